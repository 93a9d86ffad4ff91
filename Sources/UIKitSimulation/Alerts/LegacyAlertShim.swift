import Trace

/// Shows an alert view or an action sheet as an alert controller, as systems from iOS 8 on do.
final class LegacyAlertShim: LegacyAlertPresenter {
  private let isInItsOwnWindow: Bool
  let controller: UIAlertController
  private var window: UIWindow?

  init(_ alert: any LegacyAlert, inItsOwnWindow isInItsOwnWindow: Bool) {
    self.isInItsOwnWindow = isInItsOwnWindow
    controller = UIAlertController(
      title: alert.title, message: alert.message, preferredStyle: alert.style)
    super.init(alert)
    for field in alert.fields { controller.adopt(field) }
    for index in alert.buttonTitles.indices {
      let style: UIAlertAction.Style =
        index == alert.cancelButtonIndex
        ? .cancel : index == alert.destructiveButtonIndex ? .destructive : .default
      controller.addAction(
        UIAlertAction(title: alert.buttonTitles[index], style: style))
    }
    controller.legacyAlert = alert
  }

  override var shownButtons: [Int] {
    controller.actions.indices.filter { index in
      controller.shownActions.contains { $0 === controller.actions[index] }
    }
  }

  override func show(animated: Bool) {
    let simulator = alert.simulator
    if let anchor = alert.anchor, let popover = controller.popoverPresentationController {
      popover.sourceView = anchor.view
      popover.sourceRect = anchor.rect
    }
    let presenter =
      isInItsOwnWindow ? openWindow() : simulator.application.keyWindow?.topmostViewController
    presenter?.present(controller, animated: animated) { [self] in
      if !isLeaving { alert.tell(.didPresent) }
    }
  }

  private func openWindow() -> UIViewController {
    let simulator = alert.simulator
    let window = UIWindow()
    window.traceName = simulator.trace.names.intern("\(alert.traceNameText) window")
    window.windowScene = simulator.application.scene
    window.windowLevel = simulator.application.alertLevel(usually: .alert)
    window.legacyAlert = alert
    let root = UIAlertShimPresentingViewController()
    window.rootViewController = root
    window.isHidden = false
    window.makeKey()
    self.window = window
    return root
  }

  override func hide(animated: Bool, completion: @escaping () -> Void) {
    guard controller.activePresentation != nil else {
      close()
      return completion()
    }
    controller.dismissItself(animated: animated) { [self] in
      close()
      completion()
    }
    // On its way in it can't be dismissed, as the log says, and stays.
    if let presentation = controller.activePresentation, !presentation.transition.isLeaving {
      isLeaving = false
    }
  }

  private func close() {
    guard let window else { return }
    window.isHidden = true
    window.legacyAlert = nil
    alert.simulator.application.remove(window)
    self.window = nil
  }
}

/// The private controller that presents the alert controller of an older alert view.
final class UIAlertShimPresentingViewController: UIViewController {
  override class var className: String { "_UIAlertShimPresentingViewController" }
  package override class var scriptType: NSObject.Type { UIViewController.self }

  override func loadView() {
    super.loadView()
    view.isOpaque = false
  }
}
