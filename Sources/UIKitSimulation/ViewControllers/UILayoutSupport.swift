/// How far something reaches into a controller's view: what `topLayoutGuide` and
/// `bottomLayoutGuide` of iOS 7 to 10 answer.
public final class UILayoutSupport: NSObject {
  private unowned let controller: UIViewController
  private let isTop: Bool

  init(_ controller: UIViewController, isTop: Bool) {
    self.controller = controller
    self.isTop = isTop
    super.init()
  }

  public override class var className: String { "UILayoutSupport" }

  /// What is covered, in points: by the status bar up to iOS 10, and as far as the safe area later.
  public var length: CGFloat {
    guard controller.isViewLoaded, let window = controller.view.window else { return 0 }
    let insets = controller.view.insets(in: window)
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// How far bars reach into the top of the view.
  public var topLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: true) }
  /// How far bars reach into the bottom of the view.
  public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(self, isTop: false) }
}
