import Trace

extension Check {
  /// Something was presented on a controller that is no window's root, no child and not presented.
  ///
  /// It is in no hierarchy, or not any more, wherever its view may be. A presenter that is merely
  /// covered belongs to its window all the same.
  static let presentedOnDetached = Check(
    .presentedOnDetached, "Something was presented on a controller that belongs to no hierarchy",
    pattern: "'top-most' is a moving target", kinds: [Event.Kinds(.call)], .atOnce)
}

extension Checks {
  func lookForDetachedPresenter(
    _ presenter: UIViewController, _ presented: UIViewController, _ call: Int32
  ) {
    let owner = presenter.outermostAncestor
    guard owner.windowRootedIn == nil, owner.ownPresenting == nil else { return }
    let isSeen = presenter.isViewLoaded && presenter.view.window != nil
    find(
      .presentedOnDetached, presenter.traceName, cause: call, rule: isSeen ? .pres090 : .pres066,
      "\(presented.traceNameText) was presented on \(presenter.traceNameText), which is "
        + "in no hierarchy: no window's root, no child of one, not presented")
  }
}
