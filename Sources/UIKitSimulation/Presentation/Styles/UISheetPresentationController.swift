/// Manages page and form sheets.
///
/// Detents are not modelled: a sheet is as large as its style makes it.
public class UISheetPresentationController: UIPresentationController {
  private var dimmingView: UIDimmingView?
  private var shadowView: UIDropShadowView?

  public override class var className: String { "UISheetPresentationController" }

  /// The controller as UIKit's messages print it, by its private class (ROT-095, PRES-320); that of
  /// page sheets is a guess.
  public override var description: String {
    let name =
      effectiveStyle == .formSheet
      ? "_UIFormSheetPresentationController" : "_UIPageSheetPresentationController"
    return "<\(name): 0x\(String(0x1000 + Int(creationNumber), radix: 16))>"
  }

  public override var presentedView: UIView { shadowView ?? presentedViewController.view }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return simulator.sheetFrame(effectiveStyle, of: presentedViewController, in: containerView)
  }

  override func installChrome(in container: UIView) {
    let dimming = UIDimmingView()
    dimming.isOpaque = false
    dimming.fill(.filling(container))
    container.addSubview(dimming)
    dimmingView = dimming
    let shadow = UIDropShadowView()
    shadow.frame = frameOfPresentedViewInContainerView
    shadowView = shadow
    container.addSubview(shadow)
  }

  override func installPresentedView() {
    shadowView?.addSubview(presentedViewController.view)
  }

  override func showChrome(_ isShown: Bool) {
    dimmingView?.alpha = isShown ? simulator.consult(SheetDimming.self).alpha : 0
  }

  override func removeChrome() {
    if simulator.has(.dimmingLeft), let dimmingView { window?.addSubview(dimmingView) }
    dimmingView = nil
    shadowView = nil
  }
}
