/// The private class that manages full-screen presentations (PRES-320).
class UIFullScreenPresentationController: UIPresentationController {
  override class var className: String { "_UIFullscreenPresentationController" }
  package override class var scriptType: NSObject.Type { UIPresentationController.self }

  override var shouldRemovePresentersView: Bool {
    guard let presenter = presentingViewController else { return true }
    if presenter.modalPresentationStyle == .currentContext,
      simulator.device.model.idiom == .phone,
      simulator.consult(CurrentContextPresenter.self) == .kept
    {
      return false
    }
    return !(below is UIPopoverPresentationController)
      || simulator.consult(PresenterInPopover.self) == .removed
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return interfaceFrame(in: containerView)
  }
}

/// The private class that manages presentations over everything; its name is a guess.
final class UIOverFullScreenPresentationController: UIFullScreenPresentationController {
  override class var className: String { "_UIOverFullscreenPresentationController" }

  override var shouldRemovePresentersView: Bool { false }
}

extension UIPresentationController {
  /// What a full-screen view covers of its container: below the bar where views stay clear of it.
  func interfaceFrame(in container: UIView) -> CGRect {
    let room = container.bounds
    guard let window, ownPlacement == nil else { return room }
    let inset = room.height - window.rootPlacement.size.height
    return CGRect(
      x: room.minX, y: room.minY + inset, width: room.width, height: room.height - inset)
  }
}
