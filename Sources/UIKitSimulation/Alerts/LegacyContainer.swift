/// The private view around an older alert or popover, which keeps touches from what is behind it.
final class LegacyContainer: UIView {
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
  override class var className: String { "UIView" }

  /// What it shows; touches on that aren't beside it.
  weak var shown: UIView?
  /// The controller in what it shows, if there is one.
  weak var content: UIViewController?
  /// Does what a touch beside what it shows does, and says why nothing comes of it; nil if
  /// something does.
  let takeTouchOutside: () -> String?

  init(takeTouchOutside: @escaping () -> String?) {
    self.takeTouchOutside = takeTouchOutside
    super.init()
    isOpaque = false
  }
}
