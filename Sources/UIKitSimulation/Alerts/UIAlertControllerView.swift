/// The private view of an alert or an action sheet: its texts, its fields and its buttons.
final class UIAlertControllerView: UIView {
  override class var className: String { "_UIAlertControllerView" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }

  /// Who knows what the buttons are.
  weak var owner: (any UIAlertButtonOwner)?

  private var texts: [UIAlertTextView] = []
  private var buttons: [UIAlertButtonView] = []

  /// Makes the subviews anew and gives them their places.
  func arrange(_ layout: AlertLayout, fields: [UITextField]) {
    for view in texts { view.removeFromSuperview() }
    for view in buttons { view.removeFromSuperview() }
    texts.removeAll()
    buttons.removeAll()
    for frame in [layout.title, layout.message] {
      guard let frame else { continue }
      let text = UIAlertTextView(frame: frame)
      text.isOpaque = false
      texts.append(text)
      addSubview(text)
    }
    for (field, frame) in zip(fields, layout.fields) {
      field.frame = frame
      if field.superview !== self { addSubview(field) }
    }
    for (place, frame) in layout.actions.enumerated() {
      let button = UIAlertButtonView(at: place, of: self)
      button.frame = frame
      buttons.append(button)
      addSubview(button)
    }
    bounds = CGRect(origin: bounds.origin, size: layout.size)
  }
}

/// The private view of an alert's title or message.
final class UIAlertTextView: UIView {
  override class var className: String { "_UIAlertTextView" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
}

/// The private view of a button of an alert.
final class UIAlertButtonView: UIItemView {
  private let place: Int
  private weak var alert: UIAlertControllerView?

  init(at place: Int, of alert: UIAlertControllerView) {
    self.place = place
    self.alert = alert
    super.init()
  }

  override class var className: String { "_UIAlertControllerActionView" }

  private var button: UIAlertButton? { alert?.owner?.button(at: place) }

  override var touchReceiver: NSObject { button?.receiver ?? self }
  override var touchTitle: String? { button?.title }
  override var isEnabled: Bool {
    get { button?.isEnabled ?? true }
    set {}
  }

  override func press() { button?.press() }

  /// Scrolls what is in an alert that has no room for it, as a user does who looks for the button.
  func scrollIntoView() {
    guard let alert else { return }
    let (top, bottom) = (frame.minY - alert.bounds.minY, frame.maxY - alert.bounds.maxY)
    if bottom > 0 {
      alert.bounds.origin.y += bottom
    } else if top < 0 {
      alert.bounds.origin.y += top
    }
  }
}

/// One of the buttons that an alert shows.
struct UIAlertButton {
  /// What it says.
  let title: String?
  /// What gets its touches, which the trace names.
  let receiver: NSObject
  /// Whether the user can use it.
  var isEnabled = true
  /// Does what a tap does.
  let press: () -> Void
}

/// Knows what the buttons of an alert are.
protocol UIAlertButtonOwner: AnyObject {
  /// The button at that place of those that are shown; nil if there is none, or none any more.
  func button(at place: Int) -> UIAlertButton?
}
