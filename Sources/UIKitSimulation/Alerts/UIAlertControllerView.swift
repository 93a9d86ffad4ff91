/// The private view of an alert or an action sheet: its texts, its fields and its buttons.
final class UIAlertControllerView: UIView {
  override class var className: String { "_UIAlertControllerView" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }

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
    for frame in layout.actions {
      let button = UIAlertButtonView(frame: frame)
      button.isOpaque = false
      buttons.append(button)
      addSubview(button)
    }
    bounds = CGRect(origin: bounds.origin, size: layout.size)
  }

  /// The button at that place of the choices that are shown.
  func button(at place: Int) -> UIView? { buttons.indices.contains(place) ? buttons[place] : nil }
}

/// The private view of an alert's title or message.
final class UIAlertTextView: UIView {
  override class var className: String { "_UIAlertTextView" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
}

/// The private view of a button of an alert.
final class UIAlertButtonView: UIView {
  override class var className: String { "_UIAlertControllerActionView" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
}
