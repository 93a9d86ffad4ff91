/// What a navigation bar shows for one controller.
public final class UINavigationItem: NSObject {
  /// The title in the bar; the controller's own title until it is set.
  public var title: String?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override class var className: String { "UINavigationItem" }
}
