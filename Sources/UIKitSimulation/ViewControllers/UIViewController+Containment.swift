import Trace

extension UIViewController {
  /// Makes a controller a child of this one, taking it from its old parent.
  public func addChild(_ child: UIViewController) {
    guard !isContained(in: child) else { return refuse(child) }
    guard makeRoom(for: child.height) else { return }
    if let old = child.parent {
      guard old !== self else { return }
      old.children.removeAll { $0 === child }
      child.endOnItsOwn()
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
    endOnItsOwn()
    if isOverridden {
      simulator.following(call) {
        simulator.send(.didMove, to: self, SendArguments(.object(nil))) { didMove(toParent: nil) }
      }
    }
  }

  /// Hears that its view has come into a window or left one by the app's own doing.
  ///
  /// A child whose view comes into its visible parent appears (PRES-142): the did follows the
  /// commit, or that of the parent, if the parent is on its way.
  func viewMoved(toWindow isInWindow: Bool) {
    guard let parent, appearance.isHeadingIn != isInWindow || isInTransition else { return }
    if isInWindow { appear(in: parent) } else { disappear(from: parent) }
  }

  private func appear(in parent: UIViewController) {
    guard parent.appearance.isHeadingIn, !appearance.isHeadingIn, isTold(by: parent) else { return }
    let isParentThere = parent.appearance.state == .appeared
    isMovingToParent = isParentThere
    beginAppearance(true, animated: isParentThere ? false : parent.appearanceIsAnimated)
    // A parent that has not been told yet passes it on when it is.
    if isParentThere || parent.hasSentIsAppearing {
      sendIsAppearing(animated: appearanceIsAnimated)
    }
    if isParentThere { endAfterCommit(.appearing) }
  }

  /// Whatever the parent is doing, what has left the window is not seen any more.
  private func disappear(from parent: UIViewController) {
    guard isTold(by: parent) else { return }
    if appearance.isHeadingIn {
      isMovingFromParent = true
      beginAppearance(false, animated: false)
    }
    endAfterCommit(.disappearing)
  }

  private func isTold(by parent: UIViewController) -> Bool {
    parent.forwardsAppearance
      && simulator.decide(ChildViewAppearance.self, self) == .automatic
  }

  /// Ends, without the parent that it had, what was begun with it.
  private func endOnItsOwn() {
    if isInTransition { endAfterCommit(appearance.state) }
  }

  private func endAfterCommit(_ state: AppearanceTransition.State) {
    simulator.runLoop.afterCommit { [self] in
      // Something else may have turned it round in the meantime, and ends it then.
      if appearance.state == state { endAppearance() }
      isMovingToParent = false
      isMovingFromParent = false
    }
  }
}
