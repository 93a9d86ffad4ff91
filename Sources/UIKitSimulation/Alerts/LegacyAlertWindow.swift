import Trace

/// Shows an alert view or an action sheet in a window of its own, as systems before iOS 8 do.
final class LegacyAlertWindow: LegacyAlertPresenter {
  private var window: UIWindow?
  private var dimmingView: UIDimmingView?
  private let content = UIAlertControllerView()

  private var simulator: Simulator { alert.simulator }

  /// Whether it is an action sheet in a popover.
  private var isInPopover: Bool {
    alert.style == .actionSheet && simulator.device.model.idiom == .pad
  }

  /// In a popover a touch outside cancels, so there is no button for it.
  override var shownButtons: [Int] {
    super.shownButtons.filter { !isInPopover || $0 != alert.cancelButtonIndex }
  }

  // MARK: Showing

  override func show(animated: Bool) {
    let window = UIWindow()
    window.traceName = simulator.trace.names.intern("\(alert.traceNameText) window")
    window.windowLevel = simulator.application.alertLevel(
      usually: UIWindow.Level(rawValue: alert.style == .alert ? 1996 : 2001))
    window.legacyAlert = alert
    self.window = window
    content.owner = self
    let container = LegacyContainer { [unowned self] in touchedOutside() }
    container.fill(window.containerPlacement)
    window.addSubview(container)
    let dimming = container.addDimmingView()
    dimmingView = dimming
    place(in: container)
    // The order in which logs have the notifications (WIN-006).
    window.isHidden = false
    window.makeKey()
    alert.fields.first?.sendBecome()
    appear(animated: animated)
  }

  override func roomChanged() {
    guard let window, let container = alert.superview as? LegacyContainer else { return }
    container.fill(window.containerPlacement)
    place(in: container)
  }

  override func followKeyboard(_ motion: TransitionTiming) {
    guard let container = alert.superview as? LegacyContainer else { return }
    simulator.animations.animate(
      duration: motion.duration, timing: motion.timing, beginsFromCurrent: true,
      overridesInherited: true, changes: { place(in: container) })
  }

  /// A touch outside cancels a popover; an alert, and a sheet at the bottom, stay (PRES-329).
  private func touchedOutside() -> String? {
    guard isInPopover else {
      return "\(alert.traceNameText) stays until one of its buttons is chosen"
    }
    alert.press(alert.cancelButtonIndex)
    return nil
  }

  private func place(in container: LegacyContainer) {
    let layout = layout(in: container.bounds)
    content.arrange(layout, fields: alert.fields)
    alert.transform = .identity
    let popover = popoverPlacement(layout.size, in: container)
    alert.frame =
      popover?.frame ?? frame(of: layout.size, in: simulator.alertRoom(in: container.bounds))
    content.frame = popover?.bubble ?? alert.bounds
    alert.addSubview(content)
    container.addSubview(alert)
    container.shown = alert
  }

  private func layout(in room: CGRect) -> AlertLayout {
    let isCancel = shownButtons.map { $0 == alert.cancelButtonIndex }
    if alert.style == .alert {
      return .alert(
        width: simulator.consult(AlertWidth.self).width, title: alert.title,
        message: alert.message, fields: alert.fields.count, isCancel: isCancel)
    }
    let width =
      isInPopover
      ? simulator.consult(ActionSheetColumn.self).width
      : min(room.width, room.height) - 2 * simulator.consult(ActionSheetMargin.self).width
    return .actionSheet(
      width: width, title: alert.title, message: alert.message, isCancel: isCancel)
  }

  private func popoverPlacement(_ size: CGSize, in container: UIView) -> PopoverPlacement? {
    guard isInPopover, let anchor = alert.anchor else { return nil }
    return PopoverPlacement(
      content: size, anchor: container.convert(anchor.rect, from: anchor.view),
      room: container.bounds.insetBy(dx: 10, dy: 10), permitted: .any)
  }

  private func frame(of size: CGSize, in room: CGRect) -> CGRect {
    var size = size
    if alert.style == .alert, size.height > room.height,
      simulator.decide(TallAlert.self, alert) == .fits
    {
      size.height = room.height
    }
    let y =
      alert.style == .alert
      ? room.midY - size.height / 2
      : room.maxY - simulator.consult(ActionSheetMargin.self).width - size.height
    return CGRect(x: room.midX - size.width / 2, y: y, width: size.width, height: size.height)
  }

  private func appear(animated: Bool) {
    let darkness = simulator.consult(SheetDimming.self).alpha(
      simulator.windowTraits.userInterfaceStyle)
    guard animated else {
      dimmingView?.alpha = darkness
      return simulator.runLoop.async { [self] in arrived() }
    }
    let timing = simulator.alertTransition(of: nil)
    let scale = simulator.consult(AlertEntrance.self).scale
    dimmingView?.alpha = 0
    alert.alpha = 0
    alert.transform = CGAffineTransform(scaleX: scale, y: scale)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true
    ) {
      dimmingView?.alpha = darkness
      alert.alpha = 1
      alert.transform = .identity
    } completion: { [self] _ in
      arrived()
    }
  }

  private func arrived() {
    guard !isLeaving else { return }
    alert.tell(.didPresent)
  }

  // MARK: Hiding

  override func hide(animated: Bool, completion: @escaping () -> Void) {
    let leave = { [self] in
      close()
      completion()
    }
    guard animated else { return simulator.runLoop.async(leave) }
    let timing = simulator.alertTransition(of: nil)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true
    ) {
      dimmingView?.alpha = 0
      alert.alpha = 0
    } completion: { _ in
      leave()
    }
  }

  private func close() {
    guard let window else { return }
    window.isHidden = true
    alert.removeFromSuperview()
    alert.alpha = 1
    content.removeFromSuperview()
    window.legacyAlert = nil
    simulator.application.remove(window)
    self.window = nil
  }
}

extension LegacyAlertWindow: UIAlertButtonOwner {
  func button(at place: Int) -> UIAlertButton? { alert.button(at: place) }
}
