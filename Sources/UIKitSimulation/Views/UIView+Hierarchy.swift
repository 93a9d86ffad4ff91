import Trace

extension UIView {
  /// Puts a view in front of the other subviews, taking it from where it was.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, 0 being the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    simulator.orEnd { () throws(HierarchyError) in try requestSubview(view, at: index) }
  }

  /// Puts a view at a place among the subviews, 0 being the back, or in front of them.
  ///
  /// - Throws: an explanation, if the view holds this one; nothing has changed then.
  package func requestSubview(_ view: UIView, at index: Int? = nil) throws(HierarchyError) {
    try check(subview: view)
    if let left = view.window, left.firstResponder != nil, left !== window {
      left.firstResponderLeaves(with: view)
      try check(subview: view)
    }
    guard makeRoom(for: view.height, "views in one another") else { return }
    let hadWindow = view.window
    if let above = view.superview, let place = above.subviews.firstIndex(where: { $0 === view }) {
      above.subviews.remove(at: place)
      if above !== self { above.setNeedsLayout() }
    }
    view.superview = self
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    if view.needsLayoutBelow {
      // The mark has to reach the new ancestors.
      markLayoutBelow()
    }
    setNeedsLayout()
    simulator.record(.view, view, .superview)
    simulator.field(.value, .name(traceName))
    view.moved(from: hadWindow)
  }

  /// Throws why a view can't be a subview, if it can't.
  private func check(subview view: UIView) throws(HierarchyError) {
    guard !lies(in: view) else {
      // It would be a hierarchy without an end; UIKit doesn't survive it either.
      let (inner, outer) = (traceNameText, view.traceNameText)
      throw HierarchyError(
        view === self
          ? "\(outer) can't be a subview of itself"
          : "\(outer) can't be a subview of \(inner), which lies in it")
    }
    if let controller = view.viewController { try controller.checkParent(under: self) }
  }

  /// Puts a view right behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling) ?? subviews.count)
  }

  /// Puts a view right in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Where a sibling stands once `view` has been taken out from among the subviews; nil if it is
  /// none.
  package func place(for view: UIView, besides sibling: UIView) -> Int? {
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return subviews[..<place].contains { $0 === view } ? place - 1 : place
  }

  /// Takes the view out of its superview; its animations end unfinished (ANI-013).
  public func removeFromSuperview() {
    let hadWindow = window
    // The first responder resigns while it is still there, and may do anything about it.
    hadWindow?.firstResponderLeaves(with: self)
    guard let above = superview else { return }
    if let place = above.subviews.firstIndex(where: { $0 === self }) {
      above.subviews.remove(at: place)
    }
    superview = nil
    above.setNeedsLayout()
    simulator.record(.view, self, .superview)
    simulator.field(.value, .none)
    moved(from: hadWindow)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: place), at: 0)
  }

  /// Whether the view is `view` or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  private func moved(from oldWindow: UIWindow?) {
    if hasOverride(.didMoveToSuperview) {
      simulator.send(.didMoveToSuperview, to: self, kind: .view) { didMoveToSuperview() }
    }
    let newWindow = window
    guard newWindow !== oldWindow else { return }
    oldWindow?.checkFirstResponder()
    if newWindow == nil { simulator.animations.removeAll(below: self) }
    tellWindow()
  }

  private func tellWindow() {
    if hasOverride(.didMoveToWindow) {
      simulator.send(.didMoveToWindow, to: self, kind: .view) { didMoveToWindow() }
    }
    viewController?.viewMoved(toWindow: window != nil)
    viewController?.becomeFirstIfWaiting()
    becomeFirstIfWaiting()
    for view in subviews { view.tellWindow() }
  }
}
