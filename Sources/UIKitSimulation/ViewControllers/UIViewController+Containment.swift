import Trace

extension UIViewController {
  /// Makes a controller a child of this one, taking it from its old parent.
  public func addChild(_ child: UIViewController) {
    simulator.orEnd { () throws(HierarchyError) in try requestChild(child) }
  }

  /// Makes a controller a child of this one, taking it from its old parent.
  ///
  /// - Throws: an explanation, if the child contains this controller; nothing has changed then.
  package func requestChild(_ child: UIViewController) throws(HierarchyError) {
    try checkContainment(of: child)
    if let view = child.viewIfLoaded, view.superview != nil, view.window != nil {
      let owner = view.superview?.owner
      guard owner === self else {
        throw .exception(.hierarchyInconsistency(child, owner, "requested parent is:", self))
      }
    }
    guard child.parent !== self, makeRoom(for: child.height, Self.nestingUnit) else { return }
    let call = simulator.recordCall(.call, self, .addChild)
    if call >= 0 { simulator.field(.value, .name(child.traceName)) }
    simulator.following(call) { child.tellWillMove(to: self) }
    // What was told may have moved controllers itself.
    guard simulator.failure == nil else { return }
    try checkContainment(of: child)
    if let old = child.parent {
      old.children.removeAll { $0 === child }
      child.endOnItsOwn()
    }
    child.parent = self
    children.append(child)
  }

  /// - Throws: UIKit's exception, if the controller's view comes into a window inside the view of
  ///   another controller than its parent (PRES-093).
  func checkParent(under superview: UIView) throws(HierarchyError) {
    guard let parent, superview.window != nil else { return }
    let owner = superview.owner
    guard owner !== parent else { return }
    throw .exception(.hierarchyInconsistency(self, owner, "actual parent is:", parent))
  }

  /// What the limit of nesting counts.
  static let nestingUnit = "controllers in one another"

  /// - Throws: an explanation, if the child contains this controller, which would then have no
  ///   outermost ancestor.
  func checkContainment(of child: UIViewController) throws(HierarchyError) {
    guard lies(in: child) else { return }
    let (inner, outer) = (traceNameText, child.traceNameText)
    throw HierarchyError(
      child === self
        ? "\(outer) can't be a child of itself"
        : "\(outer) can't be a child of \(inner), which it contains")
  }

  /// Tells the controller that it gets another parent, or none.
  ///
  /// An event is recorded only where the script overrides it: hand-made containers send many.
  private func tellWillMove(to parent: UIViewController?) {
    guard hasOverride(.willMove) else { return willMove(toParent: parent) }
    simulator.send(.willMove, to: self, SendArguments(.object(parent))) {
      willMove(toParent: parent)
    }
  }

  private func tellDidMove(to parent: UIViewController?) {
    guard hasOverride(.didMove) else { return didMove(toParent: parent) }
    simulator.send(.didMove, to: self, SendArguments(.object(parent))) {
      didMove(toParent: parent)
    }
  }

  /// Takes the controller out of its parent.
  public func removeFromParent() {
    guard let old = parent else { return }
    let call = simulator.recordCall(.call, self, .removeFromParent)
    old.children.removeAll { $0 === self }
    parent = nil
    endOnItsOwn()
    overrideFromParent = nil
    simulator.following(call) { tellDidMove(to: nil) }
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
    // A presentation that brings its presenter's view back tells the presenter itself.
    let isBroughtBack =
      ownPresented?.activePresentation?.removesPresentersView ?? false
    guard parent.appearance.isHeadingIn, !appearance.isHeadingIn, !isBroughtBack,
      isTold(by: parent)
    else { return }
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
    // A container that becomes the root takes its view along, and brings it back in the same call.
    let owner = parent.outermostAncestor
    if owner.windowRootedIn != nil, !owner.appearance.isVisible { return }
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
    // What was about to be seen, and has left before it was in a window, won't be.
    if appearance.state == .appearing, viewIfLoaded?.window == nil { reverseAppearance() }
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

extension UIView {
  /// The controller in whose view this view lies, or whose view it is.
  fileprivate var owner: UIViewController? {
    var here: UIView? = self
    while let view = here {
      if let controller = view.viewController { return controller }
      here = view.superview
    }
    return nil
  }
}

extension NSException {
  /// A child and its view have different parents (PRES-093).
  fileprivate static func hierarchyInconsistency(
    _ child: UIViewController, _ expected: UIViewController?, _ what: String,
    _ parent: UIViewController
  ) -> NSException {
    NSException(
      name: .hierarchyInconsistency,
      reason: "child view controller:\(child.description) should have parent view controller:"
        + "\(expected?.description ?? "(null)") but \(what)\(parent.description)", fact: .pres093)
  }
}
