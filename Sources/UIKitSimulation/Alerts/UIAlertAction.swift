/// One choice of an alert or an action sheet.
public final class UIAlertAction: NSObject {
  /// What a choice does, which decides how its button looks and where it stands.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The text of the button.
  public package(set) var title: String?
  /// What the choice does.
  public package(set) var style = Style.default
  /// Whether the user can choose it.
  public var isEnabled = true

  /// What runs once the alert has gone (PRES-281).
  package var handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  ///
  /// - Parameter handler: runs once the alert has gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Makes a choice without a title.
  package override init() { super.init() }

  public override class var className: String { "UIAlertAction" }

  /// Runs the handler, if there is one.
  func run() {
    guard let handler else { return }
    simulator.run(.handler, of: self) { handler(self) }
  }
}
