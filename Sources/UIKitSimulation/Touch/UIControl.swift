import Trace

/// A view that turns touches into events that the app asks for.
open class UIControl: UIView {
  /// Whether the control answers touches.
  open var isEnabled = true {
    didSet {
      guard isTracking, !isEnabled, simulator.decide(DisabledTracking.self, self) == .cancelled
      else { return }
      stopTracking(with: nil)
    }
  }
  /// Whether it is drawn as touched.
  open var isHighlighted = false
  /// Whether it is drawn as chosen, which the app sets.
  open var isSelected = false

  /// Whether the control follows a finger.
  public private(set) var isTracking = false
  /// Whether that finger is inside, or near enough.
  public private(set) var isTouchInside = false
  /// The finger that it follows; others leave it alone.
  private weak var tracked: UITouch?

  /// What the app asked for, in the order in which it did.
  private var actions: [(event: Event, action: UIAction)] = []

  open override class var className: String { "UIControl" }
  override class var isOfTheApp: Bool { self != UIControl.self }

  // MARK: Actions

  /// Runs an action when one of the events happens, behind those that are there.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Forgets an action for the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    for place in actions.indices where actions[place].action === action {
      actions[place].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// The event that stands for the control's use where the app names none.
  open var primaryEvent: Event { .touchUpInside }

  /// Whether a touch that ends inside is the control's use.
  var isUsedByTouchUp: Bool { false }

  /// The action that the app gave the control for its use; setting another one takes its place.
  package var primaryAction: UIAction? {
    didSet {
      if let oldValue { removeAction(oldValue, for: .allEvents) }
      if let primaryAction { addAction(primaryAction, for: primaryEvent) }
    }
  }

  /// Runs the actions that the app has for any of the events.
  public func sendActions(for controlEvents: Event) {
    // An action may add others, which wait for the next event.
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      let word = event.intersection(controlEvents).word
      action.sender = self
      simulator.run(.action, of: self, with: (.event, .name(word.traceName))) {
        action.handler(action)
      }
      action.sender = nil
    }
  }

  /// Whether the app has an action for any of the events.
  func hasActions(for controlEvents: Event) -> Bool {
    actions.contains { !$0.event.isDisjoint(with: controlEvents) }
  }

  // MARK: Tracking

  /// Whether the control follows a finger that has come down in it; the inherited answer is yes.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control goes on following a finger that has moved; the inherited answer is yes.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that the control follows is lifted; the inherited method does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch doesn't count any more; the inherited method does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = asks(.beginTracking, touch, event) { beginTracking(touch, with: event) }
    guard isTracking else { return }
    tracked = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(where: { $0 === touch }) else {
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    isTracking = asks(.continueTracking, touch, event) {
      continueTracking(touch, with: event)
    }
    guard isTracking else {
      isHighlighted = false
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.formUnion(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(where: { $0 === touch }) else {
      return
    }
    isTouchInside = isNear(touch)
    isTracking = false
    isHighlighted = false
    tells(.endTracking, SendArguments(.object(touch), .object(event))) {
      endTracking(touch, with: event)
    }
    guard isTouchInside else { return sendActions(for: .touchUpOutside) }
    sendActions(for: .touchUpInside)
    if isUsedByTouchUp { sendPrimaryAction() }
  }

  /// Tells that the control was used, where the system has an event for that.
  func sendPrimaryAction() {
    guard hasActions(for: .primaryActionTriggered),
      simulator.decide(PrimaryActionEvent.self, self) == .sent
    else { return }
    sendActions(for: .primaryActionTriggered)
  }

  open override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, touches.contains(where: { $0 === tracked }) else { return }
    stopTracking(with: event)
  }

  private func stopTracking(with event: UIEvent?) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    tells(.cancelTracking, SendArguments(.object(event))) { cancelTracking(with: event) }
    sendActions(for: .touchCancel)
  }

  private func asks(
    _ hook: Word, _ touch: UITouch, _ event: UIEvent?, _ inherited: () -> Bool
  ) -> Bool {
    guard isOverridden else { return inherited() }
    return simulator.askQuietly(
      hook, of: self, with: SendArguments(.object(touch), .object(event)), \.bool, inherited)
  }

  private func tells(_ hook: Word, _ arguments: SendArguments, _ inherited: () -> Void) {
    guard hasOverride(hook) else { return inherited() }
    simulator.send(hook, to: self, arguments, inherited)
  }

  /// Whether a finger counts as inside: a finger that came down in the control may stray a little.
  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if isInside(point, nil) { return true }
    let slack = simulator.consult(ControlSlack.self).points
    return layerBounds.insetBy(dx: -slack, dy: -slack).contains(point)
  }
}
