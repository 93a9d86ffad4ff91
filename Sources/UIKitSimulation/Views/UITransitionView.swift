/// The private view that a presentation lives in (PRES-315, PRES-317).
final class UITransitionView: UIView {
  override class var className: String { "UITransitionView" }
  package override class var scriptType: NSObject.Type { UIView.self }

  /// The presentation whose container it is; nil around a root's view.
  unowned(unsafe) var presentation: UIPresentationController?

  /// Lets touches beside a popover through to the views that it names (PRES-276).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let presentation, !presentation.reachableViews.isEmpty,
      !hit.isDescendant(of: presentation.presentedView)
    else { return hit }
    for view in presentation.reachableViews where view.window === window && window != nil {
      if let hit = view.hit(view.convert(point, from: self), event) { return hit }
    }
    return hit
  }

  /// Tells a class of the app's that manages the presentation of the layout (ROT-076).
  override func layoutSubviews() {
    guard let presentation else { return }
    if presentation.answersItself(.containerViewWillLayoutSubviews) {
      simulator.send(.containerViewWillLayoutSubviews, to: presentation) {
        presentation.containerViewWillLayoutSubviews()
      }
    }
    if presentation.answersItself(.containerViewDidLayoutSubviews) {
      simulator.send(.containerViewDidLayoutSubviews, to: presentation) {
        presentation.containerViewDidLayoutSubviews()
      }
    }
  }
}

/// The private view that wraps a sheet, and from iOS 13 on the root's view too.
///
/// PRES-314, PRES-319.
final class UIDropShadowView: UIView {
  override class var className: String { "UIDropShadowView" }
  package override class var scriptType: NSObject.Type { UIView.self }
}

/// The view of glass behind a sheet (GEO-040).
final class UIVisualEffectView: UIView {
  override class var className: String { "UIVisualEffectView" }
  package override class var scriptType: NSObject.Type { UIView.self }
}

/// The private view that darkens what is behind a sheet (PRES-318).
final class UIDimmingView: UIView {
  override class var className: String { "UIDimmingView" }
  package override class var scriptType: NSObject.Type { UIView.self }
}

extension UIView {
  /// Puts a view in front that darkens everything behind it.
  @discardableResult
  func addDimmingView() -> UIDimmingView {
    let dimming = UIDimmingView()
    dimming.isOpaque = false
    dimming.fill(.filling(self))
    addSubview(dimming)
    return dimming
  }
}
