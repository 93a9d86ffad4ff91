import Trace

extension UINavigationController {
  /// Puts a controller on top of the stack.
  ///
  /// A controller that is in the stack already, or that contains the stack, ends the app.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    simulator.orEnd { () throws(HierarchyError) in
      try requestPush(controller, animated: animated)
    }
  }

  /// Puts a controller on top of the stack.
  ///
  /// - Throws: an explanation, if the controller can't be there; nothing has changed then.
  package func requestPush(
    _ controller: UIViewController, animated: Bool
  ) throws(HierarchyError) {
    try check(controller)
    guard !viewControllers.contains(where: { $0 === controller }) else {
      throw HierarchyError(
        "\(controller.traceNameText) is in the stack of \(traceNameText) already; "
          + "pop to it with popToViewController, or push another controller")
    }
    let call = record(.pushViewController, .value, controller, animated: animated)
    simulator.following(call) { change(to: viewControllers + [controller], animated: animated) }
  }

  /// Makes other controllers the stack, the root first.
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    simulator.orEnd { () throws(HierarchyError) in
      try requestStack(controllers, animated: animated)
    }
  }

  /// Makes other controllers the stack, the root first.
  ///
  /// - Throws: an explanation, if one of them can't be there; nothing has changed then.
  package func requestStack(
    _ controllers: [UIViewController], animated: Bool
  ) throws(HierarchyError) {
    for (place, controller) in controllers.enumerated() {
      try check(controller)
      guard !controllers[..<place].contains(where: { $0 === controller }) else {
        throw HierarchyError(
          "\(controller.traceNameText) can't be in the stack of \(traceNameText) twice")
      }
    }
    let call = record(.setViewControllers, .value, controllers.last, animated: animated)
    simulator.following(call) { change(to: controllers, animated: animated, isWhole: true) }
  }

  /// Takes the top controller off the stack and returns it; the root stays.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    let stack = viewControllers
    let call = record(.popViewController, .value, stack.last, animated: animated)
    guard stack.count > 1 else { return nil }
    simulator.following(call) { change(to: Array(stack.dropLast()), animated: animated) }
    return stack.last
  }

  /// Takes the controllers above one off the stack and returns them.
  ///
  /// A controller that isn't in the stack ends the app.
  @discardableResult
  public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController]?
    simulator.orEnd { () throws(HierarchyError) in
      popped = try requestPop(to: controller, animated: animated)
    }
    return popped
  }

  /// Takes the controllers above one off the stack and returns them.
  ///
  /// - Throws: an explanation, if the controller isn't in the stack; nothing has changed then.
  package func requestPop(
    to controller: UIViewController, animated: Bool
  ) throws(HierarchyError) -> [UIViewController] {
    let stack = viewControllers
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      let names = stack.map(\.traceNameText).joined(separator: ", ")
      throw HierarchyError(
        "\(controller.traceNameText) is not in the stack of \(traceNameText), which has \(names)")
    }
    let call = record(.popToViewController, .value, controller, animated: animated)
    simulator.following(call) { change(to: Array(stack[...place]), animated: animated) }
    return Array(stack[(place + 1)...])
  }

  /// Takes all but the root off the stack and returns them.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let stack = viewControllers
    let call = record(.popToRootViewController, .value, stack.first, animated: animated)
    guard let root = stack.first, stack.count > 1 else { return nil }
    simulator.following(call) { change(to: [root], animated: animated) }
    return Array(stack.dropFirst())
  }

  private func record(
    _ event: Word, _ key: Word, _ controller: UIViewController?, animated: Bool
  ) -> Int32 {
    let call = simulator.recordCall(.call, self, event)
    if call >= 0 {
      simulator.field(key, controller.map { .name($0.traceName) } ?? .none)
      simulator.field(.animated, .bool(animated))
    }
    return call
  }

  private func check(_ controller: UIViewController) throws(HierarchyError) {
    try checkContainment(of: controller)
    guard !(controller is UINavigationController) else {
      throw HierarchyError(
        "\(controller.traceNameText) is a navigation controller and can't be in the stack of "
          + "another (\(traceNameText)); present it, or push the controllers that are in it")
    }
  }

  /// Makes the stack what it shall be, tells who comes and goes, and has the screen follow.
  ///
  /// - Parameter isWhole: Whether the app has named all that is in it.
  private func change(to stack: [UIViewController], animated: Bool, isWhole: Bool = false) {
    let old = viewControllers
    let coming = stack.filter { controller in !old.contains { $0 === controller } }
    let going = old.filter { controller in !stack.contains { $0 === controller } }
    for controller in coming where !makeRoom(for: controller.height, Self.nestingUnit) {
      return
    }
    let outgoing = running?.phase == .ending ? nil : running?.from
    // Whoever lay on what goes goes with it, though the pop that brought that up be taken back.
    if let running, isWhole || going.contains(where: { $0 === running.to || $0 === running.from }) {
      running.isOutgoingDropped = true
    }
    let seen = going.filter { $0 === shown || $0 === outgoing }
    // Those that are still seen stay children until they have gone. All of this is done before
    // anybody is told, because whoever is told may change the stack again.
    leaving.removeAll { controller in stack.contains { $0 === controller } }
    leaving += seen
    arriving.removeAll { controller in going.contains { $0 === controller } }
    arriving += coming
    for controller in coming where controller.parent !== self {
      controller.parent?.children.removeAll { $0 === controller }
      controller.parent = self
    }
    children = leaving + stack
    navigationBar.items = stack.map(\.navigationItem)
    for controller in coming { controller.sendWillMove(to: self) }
    for controller in going { controller.sendWillMove(to: nil) }
    guard simulator.failure == nil else { return }
    for controller in going where !children.contains(where: { $0 === controller }) {
      if controller.parent === self { controller.parent = nil }
      controller.sendDidMove(to: nil)
    }
    // Those that others cover have come; the top has come when it is seen.
    for controller in arriving where controller !== topViewController && controller !== shown {
      tellArrived(controller)
    }
    follow(animated: animated)
  }

  /// Tells a controller, once, that it has come into the stack.
  func tellArrived(_ controller: UIViewController) {
    guard let place = arriving.firstIndex(where: { $0 === controller }) else { return }
    arriving.remove(at: place)
    controller.sendDidMove(to: self)
  }

  /// Lets a controller go that is no longer seen, if it is out of the stack; false if it isn't.
  func release(_ controller: UIViewController) -> Bool {
    guard let place = leaving.firstIndex(where: { $0 === controller }) else { return false }
    leaving.remove(at: place)
    children.removeAll { $0 === controller }
    controller.parent = nil
    return true
  }
}

extension UIViewController {
  /// Tells the controller that a container of UIKit's takes it, or lets it go.
  func sendWillMove(to parent: UIViewController?) {
    simulator.send(.willMove, to: self, SendArguments(.object(parent))) {
      willMove(toParent: parent)
    }
  }

  /// Tells the controller that a container of UIKit's has taken it, or has let it go.
  func sendDidMove(to parent: UIViewController?) {
    simulator.send(.didMove, to: self, SendArguments(.object(parent))) {
      didMove(toParent: parent)
    }
  }
}
