/// The private view of something that the user touches and that is no view itself: a button of a
/// bar, an alert's choice, a tab.
class UIItemView: UIControl {
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }

  override init() {
    super.init()
    isOpaque = false
  }

  /// Does what a tap does.
  func press() {}

  override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.touchUpInside) { press() }
  }
}
