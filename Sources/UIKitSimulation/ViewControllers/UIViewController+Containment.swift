import Trace

extension UIViewController {
  /// Makes a controller a child of this one, taking it from its old parent.
  public func addChild(_ child: UIViewController) {
    guard !isContained(in: child) else { return refuse(child) }
    guard makeRoom(for: child.height) else { return }
    if let old = child.parent {
      guard old !== self else { return }
      old.children.removeAll { $0 === child }
    }
    let call = simulator.recordCall(.call, self, .addChild)
    if call >= 0 { simulator.field(.value, .name(child.traceName)) }
    if child.isOverridden {
      simulator.following(call) {
        simulator.send(.willMove, to: child, SendArguments(.object(self))) {
          child.willMove(toParent: self)
        }
      }
    }
    child.parent = self
    children.append(child)
  }

  /// Notes how deep the containment is with something of that height in this controller; false if
  /// that is deeper than the limit.
  private func makeRoom(for height: Int32) -> Bool {
    var above: Int32 = 0
    var controller: UIViewController? = self
    while let here = controller {
      above += 1
      controller = here.parent
    }
    guard Int(above + height) < simulator.limits.nesting else {
      simulator.fail(
        .limit(
          "nesting", simulator.limits.nesting, "controllers in one another", option: "nesting"))
      return false
    }
    var needed = height + 1
    controller = self
    while let here = controller, here.height < needed {
      here.height = needed
      needed += 1
      controller = here.parent
    }
    return true
  }

  private func isContained(in other: UIViewController) -> Bool {
    var here: UIViewController? = self
    while let controller = here {
      if controller === other { return true }
      here = controller.parent
    }
    return false
  }

  /// A controller that contained itself would have no outermost ancestor.
  private func refuse(_ child: UIViewController) {
    let (inner, outer) = (traceNameText, child.traceNameText)
    simulator.fail(
      .script(
        ScriptFailure(
          message: child === self
            ? "\(outer) can't be a child of itself"
            : "\(outer) can't be a child of \(inner), which it contains",
          traceback: "", isLimit: false)))
  }

  /// Takes the controller out of its parent.
  public func removeFromParent() {
    guard let old = parent else { return }
    let call = simulator.recordCall(.call, self, .removeFromParent)
    old.children.removeAll { $0 === self }
    parent = nil
    overrideFromParent = nil
    if isOverridden {
      simulator.following(call) {
        simulator.send(.didMove, to: self, SendArguments(.object(nil))) { didMove(toParent: nil) }
      }
    }
  }

  /// Hears that its view has come into a window or left one by the app's own doing.
  ///
  /// A child whose view comes into its visible parent appears (PRES-142): the did follows the
  /// commit.
  func viewMoved(toWindow isInWindow: Bool) {
    guard let parent, parent.appearance.state == .appeared,
      appearance.isVisible != isInWindow,
      simulator.decide(ChildViewAppearance.self, self) == .automatic
    else { return }
    isMovingToParent = isInWindow
    isMovingFromParent = !isInWindow
    beginAppearance(isInWindow, animated: false)
    if isInWindow { sendIsAppearing(animated: false) }
    simulator.runLoop.afterCommit { [self] in
      // Something else may have turned it round in the meantime, and ends it then.
      if appearance.state == (isInWindow ? .appearing : .disappearing) { endAppearance() }
      isMovingToParent = false
      isMovingFromParent = false
    }
  }
}
