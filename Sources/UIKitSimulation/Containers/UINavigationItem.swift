/// What a navigation bar shows for one controller.
public final class UINavigationItem: NSObject {
  /// The title in the bar; the controller's own title until it is set.
  public var title: String?

  /// The buttons at the bar's left end, from the left.
  public var leftBarButtonItems: [UIBarButtonItem] = [] {
    didSet { bar?.showButtons() }
  }
  /// The buttons at the bar's right end, from the right.
  public var rightBarButtonItems: [UIBarButtonItem] = [] {
    didSet { bar?.showButtons() }
  }
  /// The only or the leftmost button at the bar's left end.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
  /// The only or the rightmost button at the bar's right end.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The bar that the item is on.
  weak var bar: UINavigationBar?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override class var className: String { "UINavigationItem" }
}
