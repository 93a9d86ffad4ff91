/// A switch that the user turns on and off by a tap.
open class UISwitch: UIControl {
  /// Whether it is on; setting it sends no event.
  open var isOn = false

  /// Makes a switch that is off, 51 x 31 points.
  public override init() {
    super.init()
    layerBounds.size = CGSize(width: 51, height: 31)
    layerPosition = CGPoint(x: 25.5, y: 15.5)
  }

  open override class var className: String { "UISwitch" }
  override class var isOfTheApp: Bool { self != UISwitch.self }
  open override var primaryEvent: Event { .valueChanged }
  override var isUsedByTap: Bool { true }

  /// Turns the switch on or off; no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendPrimaryAction()
  }
}
