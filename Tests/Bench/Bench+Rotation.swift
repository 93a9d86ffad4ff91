import Trace
import UIKitSimulation

extension Bench {
  /// The interface turns to and fro under a root whose view holds many others, ten in each.
  static func rotations() {
    for (device, system) in [("iPad Air", 7), ("iPad Pro 11", 17)] {
      let many = turns(device, system, depth: 3)
      let few = turns(device, system, depth: 2)
      let what = "iOS \(system), a turn of 1,110 views"
      row("\(what): a second", "\(Int(1 / many.turn))")
      row("\(what): time per view", "\(Int(many.turn / 1_110 * 1e9)) ns")
      row("\(what): ratio per view to 110", ratio(many.turn / 1_110, few.turn / 110))
      row("\(what): ratio to mere layout", ratio(many.turn, many.layout))
      row("\(what): ratio to that, animated", ratio(many.turn, many.animation))
    }
  }

  /// Seconds of a turn, and of a mere layout for the same change of size, animated or not.
  private static func turns(
    _ device: String, _ system: Int, depth: Int
  ) -> (turn: Double, layout: Double, animation: Double) {
    guard let version = SystemVersion.latest(of: system),
      let model = DeviceTable.find(device, on: version)
    else { preconditionFailure("there is no \(device)") }
    let profile = SystemProfile(system: version, sdk: version)
    let count = 40_000 / (depth == 3 ? 1_110 : 110)
    func run(_ body: (Simulator, UIView, Int) -> Void) -> Double {
      best(3) {
        let simulator = Simulator(
          device: Device(model: model, name: model.name, system: version, sdk: version),
          profile: profile, trace: Trace(vocabulary: Vocabulary.texts, limit: 10_000_000))
        defer { simulator.end() }
        simulator.enter {
          let home = UIViewController()
          grow(home.view, depth)
          let window = UIWindow()
          window.windowScene = simulator.application.connectedScenes.first
          window.rootViewController = home
          window.makeKeyAndVisible()
          _ = simulator.runLoop.settle(limit: 60_000_000_000)
          for index in 0..<count { body(simulator, home.view, index) }
        }
      }
    }
    let base = run { _, _, _ in }
    let turn = run { simulator, _, index in
      simulator.runLoop.runInput {
        simulator.turnDevice(to: index.isMultiple(of: 2) ? .landscapeLeft : .portrait)
      }
      _ = simulator.runLoop.settle(limit: 60_000_000_000)
    }
    let layout = run { simulator, view, _ in
      view.turnSize()
      simulator.runLoop.advance(to: simulator.runLoop.now)
    }
    let animation = run { simulator, view, _ in
      UIView.animate(withDuration: 0.4) {
        view.turnSize()
        view.layoutIfNeeded()
      }
      _ = simulator.runLoop.settle(limit: 60_000_000_000)
    }
    return (
      (turn - base) / Double(count), (layout - base) / Double(count),
      (animation - base) / Double(count)
    )
  }

  private static func grow(_ view: UIView, _ depth: Int) {
    guard depth > 0 else { return }
    for index in 0..<10 {
      let part = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 10))
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      view.addSubview(part)
      grow(part, depth - 1)
    }
  }
}

extension UIView {
  /// Changes the width for the height, as a quarter turn does.
  fileprivate func turnSize() {
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
  }
}
