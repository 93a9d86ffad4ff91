import Trace
import UIKitSimulation

extension Bench {
  /// Fingers that look for views, and the keyboard that comes and goes.
  static func touches() {
    hitTests()
    for (device, system) in [("iPad Air", 7), ("iPhone 8", 12), ("iPad Pro 11", 17)] {
      keyboard(device, system)
    }
  }

  /// A world of that device and system with a root controller, for as long as `body` runs.
  private static func world<Result>(
    _ device: String, _ system: Int, _ body: (Simulator, UIView) -> Result
  ) -> Result {
    guard let version = SystemVersion.latest(of: system),
      let model = DeviceTable.find(device, on: version)
    else { preconditionFailure("there is no \(device)") }
    let simulator = Simulator(
      device: Device(model: model, name: model.name, system: version, sdk: version),
      profile: SystemProfile(system: version, sdk: version),
      trace: Trace(vocabulary: Vocabulary.texts, limit: 10_000_000))
    defer { simulator.end() }
    return simulator.enter {
      let home = UIViewController()
      let window = UIWindow()
      window.windowScene = simulator.application.connectedScenes.first
      window.rootViewController = home
      window.makeKeyAndVisible()
      settle(simulator)
      return body(simulator, home.view)
    }
  }

  private static func settle(_ simulator: Simulator) {
    _ = simulator.runLoop.settle(limit: 60_000_000_000)
  }

  // MARK: Hit tests

  /// Looks points up all over a tree of rows and cells, and beside many views that are all asked.
  private static func hitTests() {
    let (few, many) = (perCell(10), perCell(100))
    row("hit tests a second in a tree of 10,000 views", "\(Int(1 / many))")
    // On the way to a view half of the rows are asked, and half of the cells of one of them.
    row("hit tests there: ratio per view asked to a tree of 100", ratio(many / 100, few / 10))
    let (none, all) = (perMiss(100), perMiss(10_000))
    row("hit tests a second that ask each of 10,000 views", "\(Int(1 / all))")
    row("hit tests that ask each view: time per view", "\(Int(all / 10_000 * 1e9)) ns")
    row("hit tests that ask each view: ratio per view to 100", ratio(all / 10_000, none / 100))
  }

  /// Seconds of a hit test in as many rows as each has views, itself among them.
  private static func perCell(_ side: Int) -> Double {
    world("iPad Pro 11", 17) { simulator, root in
      let size = 800 / CGFloat(side)
      for row in 0..<side {
        let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * size, width: 800, height: size))
        root.addSubview(view)
        for cell in 0..<side - 1 {
          view.addSubview(
            UIView(frame: CGRect(x: CGFloat(cell) * size, y: 0, width: size, height: size)))
        }
      }
      // A step that has no divisor in common with the number of cells comes to every one of them.
      return perTest(count: 10 * side * side) { index in
        let place = index * 7 % (side * side)
        return CGPoint(
          x: (CGFloat(place % side) + 0.5) * size, y: (CGFloat(place / side) + 0.5) * size)
      }
    }
  }

  /// Seconds of a hit test that finds none of so many views.
  private static func perMiss(_ views: Int) -> Double {
    world("iPad Pro 11", 17) { simulator, root in
      for index in 0..<views {
        root.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index % 800), width: 800, height: 1)))
      }
      return perTest(count: 10_000_000 / views) { _ in CGPoint(x: 810, y: 810) }
    }
  }

  private static func perTest(count: Int, _ point: (Int) -> CGPoint) -> Double {
    let simulator = Simulator.current
    return best(5) {
      for index in 0..<count where simulator.hitTest(point(index)) == nil {
        preconditionFailure("nothing is hit")
      }
    } / Double(count)
  }

  // MARK: The keyboard

  /// A text field takes the keyboard and gives it back, and each time all comes to rest.
  private static func keyboard(_ device: String, _ system: Int) {
    let count = 4_000
    func perCycle(_ body: @escaping (Simulator, UITextField) -> Void) -> Double {
      best(3) {
        world(device, system) { simulator, root in
          let field = UITextField()
          root.addSubview(field)
          for _ in 0..<count { body(simulator, field) }
        }
      } / Double(count)
    }
    let turns = perCycle { simulator, _ in
      for _ in 0..<2 {
        simulator.runLoop.runInput {}
        settle(simulator)
      }
    }
    let cycle = perCycle { simulator, field in
      simulator.runLoop.runInput { field.becomeFirstResponder() }
      settle(simulator)
      simulator.runLoop.runInput { field.resignFirstResponder() }
      settle(simulator)
    }
    row("iOS \(system), keyboard shown and hidden: cycles a second", "\(Int(1 / cycle))")
    row("iOS \(system), keyboard shown and hidden: ratio to empty turns", ratio(cycle, turns))
  }
}
