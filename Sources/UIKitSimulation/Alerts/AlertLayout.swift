/// Where the parts of an alert or an action sheet go, from its top left corner, in points.
///
/// Text isn't laid out here: each line that a text is written in takes one line.
struct AlertLayout {
  private(set) var title: CGRect?
  private(set) var message: CGRect?
  private(set) var fields: [CGRect] = []
  /// The buttons, in the order of the actions.
  private(set) var actions: [CGRect] = []
  private(set) var size: CGSize

  /// The height of an alert's button (GEO-109).
  static let alertRow: CGFloat = 44
  /// The height of an action sheet's button (GEO-110).
  static let sheetRow: CGFloat = 57
  /// The gap between the other choices and that which cancels (GEO-110).
  static let cancelGap: CGFloat = 8

  private static let sidePadding: CGFloat = 16
  private static let padding: CGFloat = 20
  private static let textGap: CGFloat = 3
  /// The lines of a text of 17 points and of one of 13 points; both are guesses.
  private static let titleLine: CGFloat = 20.5
  private static let messageLine: CGFloat = 16
  /// A text field's height, a guess.
  private static let field: CGFloat = 30

  private init(width: CGFloat) { size = CGSize(width: width, height: 0) }

  /// An alert: texts and fields, and below them two buttons side by side or any other number of
  /// them on top of one another, the one that cancels first or last.
  static func alert(
    width: CGFloat, title: String?, message: String?, fields: Int, isCancel: [Bool]
  ) -> AlertLayout {
    var layout = AlertLayout(width: width)
    layout.addTexts(title, message, fields: fields)
    let order = isCancel.indices.filter { !isCancel[$0] }
    let cancel = isCancel.indices.filter { isCancel[$0] }
    layout.actions = Array(repeating: .zero, count: isCancel.count)
    if isCancel.count == 2 {
      for (place, index) in (cancel + order).enumerated() {
        layout.actions[index] = CGRect(
          x: CGFloat(place) * width / 2, y: layout.size.height, width: width / 2, height: alertRow)
      }
      layout.size.height += alertRow
    } else {
      for index in order + cancel { layout.addRow(index, height: alertRow) }
    }
    return layout
  }

  /// An action sheet: texts and buttons, and a gap before the one that cancels.
  static func actionSheet(
    width: CGFloat, title: String?, message: String?, isCancel: [Bool]
  ) -> AlertLayout {
    var layout = AlertLayout(width: width)
    layout.addTexts(title, message, fields: 0)
    layout.actions = Array(repeating: .zero, count: isCancel.count)
    for index in isCancel.indices where !isCancel[index] {
      layout.addRow(index, height: sheetRow)
    }
    for index in isCancel.indices where isCancel[index] {
      if layout.size.height > 0 { layout.size.height += cancelGap }
      layout.addRow(index, height: sheetRow)
    }
    return layout
  }

  private mutating func addRow(_ index: Int, height: CGFloat) {
    actions[index] = CGRect(x: 0, y: size.height, width: size.width, height: height)
    size.height += height
  }

  private mutating func addTexts(_ title: String?, _ message: String?, fields count: Int) {
    guard title != nil || message != nil || count > 0 else { return }
    size.height = Self.padding
    if let title { self.title = addText(title, line: Self.titleLine) }
    if let message {
      if title != nil { size.height += Self.textGap }
      self.message = addText(message, line: Self.messageLine)
    }
    for place in 0..<count {
      if place > 0 || title != nil || message != nil { size.height += Self.textGap }
      fields.append(
        CGRect(
          x: Self.sidePadding, y: size.height, width: size.width - 2 * Self.sidePadding,
          height: Self.field))
      size.height += Self.field
    }
    size.height += Self.padding
  }

  private mutating func addText(_ text: String, line: CGFloat) -> CGRect {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let rect = CGRect(
      x: Self.sidePadding, y: size.height, width: size.width - 2 * Self.sidePadding,
      height: line * CGFloat(lines))
    size.height += rect.height
    return rect
  }
}
