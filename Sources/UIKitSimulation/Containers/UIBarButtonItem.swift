/// A button on a bar.
public final class UIBarButtonItem: NSObject {
  /// What the button says; no part of the trace.
  public var title: String?

  /// Whether the user can touch the button.
  public var isEnabled = true
  /// What a touch of the button does; it gets the item.
  package var action: ((UIBarButtonItem) -> Void)?

  /// The view that shows the item; nil while it is on no bar.
  var view: UIView?

  /// Does what the user's touch of the button does.
  func touch() {
    guard let action else { return }
    simulator.run(.action, of: self) { action(self) }
  }

  public override class var className: String { "UIBarButtonItem" }
}

/// The private view of a button on a bar.
final class UIBarButtonView: UIItemView {
  private weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem, frame: CGRect) {
    self.item = item
    super.init()
    self.frame = frame
  }

  override class var className: String { "_UIButtonBarButton" }

  override var touchReceiver: NSObject { item ?? self }
  override var touchTitle: String? { item?.title }
  override var isEnabled: Bool {
    get { item?.isEnabled ?? true }
    set {}
  }

  override func press() { item?.touch() }
}

/// The private button that leads to the screen below.
final class UIBackButtonView: UIItemView {
  override class var className: String { "_UIBackButton" }

  private var bar: UINavigationBar? { superview as? UINavigationBar }
  private var navigationController: UINavigationController? {
    bar?.superview?.viewController as? UINavigationController
  }

  override var touchReceiver: NSObject { bar ?? self }

  /// The title of the screen that it leads to, or "Back".
  override var touchTitle: String? {
    guard let stack = navigationController?.viewControllers, stack.count > 1 else { return nil }
    let below = stack[stack.count - 2]
    return below.navigationItem.title ?? below.title ?? "Back"
  }

  override func press() { navigationController?.popViewController(animated: true) }
}
