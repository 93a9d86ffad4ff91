/// A popover on the screen of a system before iOS 8: a bubble in the window, beside the stack of
/// presentations, so that it outlives the screen that it was shown from.
final class LegacyPopoverBubble {
  private unowned(unsafe) let controller: UIPopoverController
  let content: UIViewController
  private let anchor: LegacyAlertAnchor
  private let permitted: UIPopoverArrowDirection
  private(set) lazy var container = LegacyContainer { [unowned self] in touchedOutside() }
  private let popover = UIPopoverView()
  private var dimming: UIDimmingView?
  private var window: UIWindow?
  /// The side to which the arrow points.
  private(set) var arrow = UIPopoverArrowDirection.unknown
  /// Whether it is on its way out.
  private(set) var isLeaving = false

  private var simulator: Simulator { content.simulator }

  init(
    _ controller: UIPopoverController, anchor: LegacyAlertAnchor,
    permitted: UIPopoverArrowDirection
  ) {
    self.controller = controller
    content = controller.contentViewController
    self.anchor = anchor
    self.permitted = permitted
  }

  // MARK: Showing

  func show(in window: UIWindow, animated: Bool) {
    self.window = window
    window.legacyPopovers.append(self)
    container.shown = popover
    container.content = content
    container.fill(window.containerPlacement)
    let dimming = container.addDimmingView()
    self.dimming = dimming
    container.addSubview(popover)
    window.addSubview(container)
    content.loadViewIfNeeded()
    place()
    content.beginAppearance(true, animated: animated)
    popover.addSubview(content.view)
    content.sendIsAppearing(animated: animated)
    let darkness = simulator.consult(LegacyPopoverDimming.self).alpha
    guard animated else {
      dimming.alpha = darkness
      return simulator.runLoop.async { [self] in arrived() }
    }
    popover.alpha = 0
    dimming.alpha = 0
    animate {
      popover.alpha = 1
      dimming.alpha = darkness
    } completion: { [self] in
      arrived()
    }
  }

  private func arrived() {
    guard !isLeaving, content.isInTransition else { return }
    content.endAppearance()
  }

  /// Whether the popover is out of sight because the interface turns (ROT-100).
  var isHiddenByTurn = false {
    didSet { container.isHidden = isHiddenByTurn }
  }

  /// Fits the popover to the interface after a turn: it points at its bar button item, or at the
  /// rectangle that it had, until the app presents it again (ROT-100).
  func roomChanged() {
    guard let window else { return }
    container.fill(window.containerPlacement)
    place()
  }

  private func place() {
    let margins = controller.popoverLayoutMargins
    let placement = PopoverPlacement(
      content: controller.popoverContentSize,
      anchor: container.convert(anchor.rect, from: anchor.view),
      room: simulator.popoverRoom(in: container.bounds).inset(by: margins), permitted: permitted)
    popover.frame = placement.frame
    content.view.frame = placement.bubble
    arrow = placement.arrow
  }

  /// Takes the size that the popover has been given.
  func resize(animated: Bool) {
    guard animated else { return place() }
    animate {
      place()
    } completion: {
    }
  }

  /// Makes room for the keyboard, or takes it back (KBD-041).
  func followKeyboard(_ motion: TransitionTiming) {
    guard window != nil else { return }
    simulator.animations.animate(
      duration: motion.duration, timing: motion.timing, beginsFromCurrent: true,
      overridesInherited: true, changes: { place() })
  }

  private func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    simulator.animations.animate(
      duration: .nanoseconds(0.25), timing: .cubic(.easeInEaseOut), overridesInherited: true,
      changes: changes, completion: { _ in completion() })
  }

  // MARK: Hiding

  func hide(animated: Bool, completion: @escaping () -> Void) {
    guard !isLeaving else { return }
    isLeaving = true
    content.beginAppearance(false, animated: animated)
    let leave = { [self] in
      close()
      completion()
    }
    guard animated else { return leave() }
    animate {
      popover.alpha = 0
      dimming?.alpha = 0
    } completion: {
      leave()
    }
  }

  /// Whether the popover is in the window.
  var isOpen: Bool { window != nil }

  /// Lets go of the window, as at the end of a scenario.
  func forget() { window = nil }

  /// Does what a touch outside does.
  private func touchedOutside() -> String? { controller.touchedOutside() }

  /// Takes everything out of the window at once.
  func close() {
    guard let window else { return }
    self.window = nil
    window.legacyPopovers.removeAll { $0 === self }
    container.removeFromSuperview()
    content.view.removeFromSuperview()
    if content.isInTransition { content.endAppearance() }
  }
}
