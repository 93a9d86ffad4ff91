import Testing

@testable import UIKitSimulation

@Suite("The responder chain")
struct ResponderChainTests {
  @Test("It goes from view to controller to superview, and from a root to window and app")
  func chain() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let (outer, inner) = (UIView(), UIView())
      world.home.view.addSubview(outer)
      outer.addSubview(inner)
      let child = UIViewController()
      world.home.addChild(child)
      inner.addSubview(child.view)
      child.didMove(toParent: world.home)
      #expect(
        chain(from: child.view) == [
          child.view, child, inner, outer, world.home.view, world.home, world.window,
          world.simulator.application,
        ])
    }
  }

  @Test("What is presented leads to its presenter", arguments: Target.someStyles)
  func presented(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target) { world in
      let modal = world.presented("Modal", style, on: world.home)
      #expect(modal.view.next === modal)
      #expect(modal.next === world.home)
      world.home.dismiss(animated: false)
      world.settle()
      #expect(modal.next !== world.home)
    }
  }

  @Test("The app leads to its delegate if that answers events and stands nowhere else in the chain")
  func delegate() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    final class Plain: UIApplicationDelegate {}
    try World.run(Target("iPhone 15", 17)) { world in
      let application = world.simulator.application
      #expect(application.next == nil)
      let (delegate, controller, plain) = (Delegate(), Controller(), Plain())
      application.delegate = delegate
      #expect(application.next === delegate)
      application.delegate = controller
      #expect(application.next == nil)
      application.delegate = plain
      #expect(application.next == nil)
    }
  }

  private func chain(from responder: UIResponder) -> [UIResponder] {
    var found: [UIResponder] = []
    var here: UIResponder? = responder
    while let next = here {
      found.append(next)
      here = next.next
    }
    return found
  }
}

extension Target {
  fileprivate static let someStyles: [(Target, UIModalPresentationStyle)] = [
    (Target("iPhone 5s", 7), .fullScreen), (Target("iPad Air", 7), .formSheet),
    (Target("iPhone 8", 12), .overFullScreen), (Target("iPad Air 2", 12), .popover),
    (Target("iPhone 15", 17), .pageSheet), (Target("iPhone 15", 17), .fullScreen),
  ]
}
