/// What a control does, as a block of the app's.
public final class UIAction: NSObject {
  /// What it is called; no part of the trace.
  public let title: String
  /// The control that runs it, while it runs.
  public internal(set) var sender: UIControl?
  let handler: (UIAction) -> Void

  /// Makes an action of a block, which gets the action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  public override class var className: String { "UIAction" }
}
