/// Something that lies over what is behind it and keeps touches from it.
package struct TapCover {
  /// What it is.
  package let object: NSObject
  /// The part of the window that it covers; nil for all of it.
  private let region: CGRect?
  /// The views behind it that touches reach all the same.
  private let passthrough: [UIView]
  /// What a touch that it keeps does; nil if nothing.
  let touched: (() -> Void)?

  init(
    _ object: NSObject, region: CGRect? = nil, passthrough: [UIView] = [],
    touched: (() -> Void)? = nil
  ) {
    self.object = object
    self.region = region
    self.passthrough = passthrough
    self.touched = touched
  }

  /// Whether a tap on the target ends up here.
  func covers(_ target: TapTarget) -> Bool {
    guard let view = target.view else { return true }
    if passthrough.contains(where: { view.isDescendant(of: $0) }) { return false }
    guard let region, let frame = view.frameInWindow else { return true }
    return region.contains(CGPoint(x: frame.midX, y: frame.midY))
  }
}

extension UIPresentationController {
  /// What the presentation keeps from what is behind it; a popover and an action sheet take it as a
  /// touch outside.
  var cover: TapCover {
    let presented = presentedViewController
    let region = shouldPresentInFullscreen ? nil : containerView?.frameInWindow
    if let popover = self as? UIPopoverPresentationController {
      return TapCover(presented, passthrough: popover.passthroughViews) { [self] in
        _ = touchedOutside()
      }
    }
    if let alert = presented as? UIAlertController, alert.preferredStyle == .actionSheet {
      return TapCover(presented) { [self] in _ = touchedOutside() }
    }
    return TapCover(presented, region: region)
  }
}
