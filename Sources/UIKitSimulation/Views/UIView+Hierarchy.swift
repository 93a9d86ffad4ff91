import Trace

extension UIView {
  /// Puts a view in front of the other subviews, taking it from where it was.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, 0 being the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return refuse(view) }
    guard makeRoom(for: view.height) else { return }
    let hadWindow = view.window
    if let above = view.superview, let place = above.subviews.firstIndex(where: { $0 === view }) {
      above.subviews.remove(at: place)
      if above !== self { above.setNeedsLayout() }
    }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    if view.needsLayoutBelow {
      // The mark has to reach the new ancestors.
      markLayoutBelow()
    }
    setNeedsLayout()
    simulator.record(.view, view, .superview)
    simulator.field(.value, .name(traceName))
    view.moved(from: hadWindow)
  }

  /// Notes how deep the hierarchy is with something of that height in it; false if too deep.
  ///
  /// Hierarchies are walked down by recursion, so their depth must have a limit.
  private func makeRoom(for height: Int32) -> Bool {
    var above: Int32 = 0
    var view: UIView? = self
    while let here = view {
      above += 1
      view = here.superview
    }
    guard Int(above + height) < simulator.limits.nesting else {
      simulator.fail(
        .limit("nesting", simulator.limits.nesting, "views in one another", option: "nesting"))
      return false
    }
    var needed = height + 1
    view = self
    while let here = view, here.height < needed {
      here.height = needed
      needed += 1
      view = here.superview
    }
    return true
  }

  /// Puts a view right behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling) ?? subviews.count)
  }

  /// Puts a view right in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: place(for: view, besides: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Where a sibling stands once `view` has been taken out from among the subviews.
  private func place(for view: UIView, besides sibling: UIView) -> Int? {
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return subviews[..<place].contains { $0 === view } ? place - 1 : place
  }

  /// A view that held itself would be a hierarchy without an end; UIKit doesn't survive it either.
  private func refuse(_ view: UIView) {
    let (inner, outer) = (traceNameText, view.traceNameText)
    simulator.fail(
      .script(
        ScriptFailure(
          message: view === self
            ? "\(outer) can't be a subview of itself"
            : "\(outer) can't be a subview of \(inner), which lies in it",
          traceback: "", isLimit: false)))
  }

  /// Takes the view out of its superview; its animations end unfinished (ANI-013).
  public func removeFromSuperview() {
    guard let above = superview else { return }
    let hadWindow = window
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
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let candidate = here {
      if candidate === view { return true }
      here = candidate.superview
    }
    return false
  }

  private func moved(from oldWindow: UIWindow?) {
    if isOverridden {
      simulator.send(.didMoveToSuperview, to: self, kind: .view) { didMoveToSuperview() }
    }
    let newWindow = window
    guard newWindow !== oldWindow else { return }
    if newWindow == nil { simulator.animations.removeAll(below: self) }
    tellWindow()
  }

  private func tellWindow() {
    if isOverridden {
      simulator.send(.didMoveToWindow, to: self, kind: .view) { didMoveToWindow() }
    }
    viewController?.viewMoved(toWindow: window != nil)
    for view in subviews { view.tellWindow() }
  }
}
