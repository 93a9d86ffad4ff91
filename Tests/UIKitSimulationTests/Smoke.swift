import Testing
import Trace
@testable import UIKitSimulation

@Test func smoke() {
  guard let model = DeviceTable.find("iPhone 8") else { return }
  let device = Device(model: model, name: "iPhone 8", system: "12", sdk: "12")
  let trace = Trace(vocabulary: Word.vocabulary, limit: 100000)
  let sim = Simulator(device: device, profile: SystemProfile(system: "12", sdk: "12"), trace: trace)
  sim.enter {
    let w = UIWindow()
    w.traceName = trace.names.intern("Window")
    let home = UIViewController(); home.traceName = trace.names.intern("Home")
    let a = UIViewController(); a.traceName = trace.names.intern("A")
    w.rootViewController = home
    w.makeKeyAndVisible()
    sim.runLoop.advance(to: 0)
    home.present(a, animated: true, completion: {})
    while sim.runLoop.step() {}
    home.dismiss(animated: true, completion: {})
    home.dismiss(animated: true, completion: {})
    while sim.runLoop.step() {}
    home.present(a, animated: false)
    while sim.runLoop.step() {}
  }
  print(sim.failure as Any)
  for e in trace.events {
    var f = ""
    for i in 0..<Int(e.fieldCount) { let x = trace.fields[Int(e.firstField)+i]; f += " \(trace.names[x.key])=\(x.value)" }
    if e.kind == .view || e.kind == .decision || e.kind == .layout { continue }
    print(Double(e.time)/1e9, "+\(e.turn)", e.kind, trace.names[e.subject], trace.names[e.name], f, e.cause, trace.names[e.rule])
  }
}
