import Trace

/// A rectangle on the screen with its own coordinates, in points.
///
/// What is set here are model values, which change at once; what is seen of an animation are
/// presentation values (ANI-001).
open class UIView: UIResponder {
  /// The view that holds this one.
  public internal(set) unowned(unsafe) var superview: UIView?
  /// The views in it, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package internal(set) unowned(unsafe) var viewController: UIViewController?

  /// A number of the app's own.
  public var tag = 0
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      if simulator.recordCall(.set, self, .isUserInteractionEnabled) >= 0 {
        simulator.field(.value, .bool(isUserInteractionEnabled))
      }
      simulator.checks.noteInteraction(self)
    }
  }
  /// Whether the view gets more than the first of several fingers (TCH-037).
  public var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches while this one has one (TCH-036).
  public var isExclusiveTouch = false
  /// Whether what sticks out of the view is cut off.
  public var clipsToBounds = false
  /// Whether the view hides what is behind it.
  public var isOpaque = true
  /// How the view follows its superview's size.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow the view's size.
  public var autoresizesSubviews = true
  /// The recognisers that are attached to the view, oldest first.
  var attachedRecognizers: [UIGestureRecognizer]?
  /// Whether the view's siblings are hidden from accessibility, which touches don't heed (TCH-041).
  public var accessibilityViewIsModal = false
  /// A name for tests to find the view by.
  public var accessibilityIdentifier: String?

  var layerPosition = CGPoint.zero
  var layerBounds = CGRect.zero
  var layerTransform = CGAffineTransform.identity
  var layerOpacity: CGFloat = 1
  private var layerHidden = false

  /// The view's layer, once somebody has asked for it or animated the view.
  private(set) var storedLayer: CALayer?

  /// Whether the view is light or dark whatever is around it; `unspecified` follows it.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { simulator.tellTraits() } }
  }

  /// The room that the keyboard takes of the view, once somebody has asked for it.
  var storedKeyboardGuide: UIKeyboardLayoutGuide?

  /// What the view was last told about its place, if it overrides what hears of it.
  var surroundings: Surroundings?

  /// The event that asked for the layout that the view waits for, or -1.
  private var layoutCause: Int32 = -1

  /// Whether the view itself waits for layout.
  private(set) var needsLayout = false
  /// Whether the view or something in it waits for layout.
  private(set) var needsLayoutBelow = false

  /// Makes a view of no size.
  public override init() {
    super.init()
    needsLayout = true
    needsLayoutBelow = true
    layoutCause = simulator.cause
    if !Self.takesTouchesAtFirst { isUserInteractionEnabled = false }
  }

  /// Whether touches reach a new view of the class.
  class var takesTouchesAtFirst: Bool { true }

  /// Makes a view with a frame in its future superview's coordinates.
  public convenience init(frame: CGRect) {
    self.init()
    layerBounds.size = frame.size
    layerPosition = CGPoint(x: frame.midX, y: frame.midY)
  }

  deinit {
    storedLayer?.outlive(self)
    for view in subviews { view.superview = nil }
    for recognizer in attachedRecognizers ?? [] { recognizer.view = nil }
  }

  open override class var className: String { "UIView" }

  open override var next: UIResponder? { viewController ?? superview }

  override var enclosing: UIResponder? { superview }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates: the box around its bounds after its
  /// transform.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -layerBounds.width / 2, y: -layerBounds.height / 2, width: layerBounds.width,
        height: layerBounds.height
      ).applying(layerTransform)
      return box.offsetBy(dx: layerPosition.x, dy: layerPosition.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if layerTransform.isIdentity {
        bounds = CGRect(origin: layerBounds.origin, size: newValue.size)
      } else {
        let size = CGRect(origin: .zero, size: newValue.size).applying(layerTransform.inverted())
        bounds = CGRect(origin: layerBounds.origin, size: size.size)
      }
    }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layerBounds }
    set {
      let old = layerBounds
      guard newValue != old else { return }
      layerBounds = newValue
      noteChange(.bounds, .rect(old), .rect(newValue))
      guard newValue.size != old.size else { return }
      setNeedsLayout()
      if autoresizesSubviews, !subviews.isEmpty { resizeSubviews(withOldSize: old.size) }
    }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { layerPosition }
    set {
      let old = layerPosition
      guard newValue != old else { return }
      layerPosition = newValue
      noteChange(.position, .point(old), .point(newValue))
      if simulator.hearsInsets { placeChanged() }
    }
  }

  /// How the view is turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { layerTransform }
    set {
      let old = layerTransform
      guard newValue != old else { return }
      layerTransform = newValue
      noteChange(.transform, .transform(old), .transform(newValue))
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { layerOpacity }
    set {
      let old = layerOpacity
      let value = min(max(newValue, 0), 1)
      guard value != old else { return }
      layerOpacity = value
      noteChange(.opacity, .number(old), .number(value))
    }
  }

  /// Whether the view and all that is in it can't be seen.
  open var isHidden: Bool {
    get { layerHidden }
    set {
      guard newValue != layerHidden else { return }
      layerHidden = newValue
      if simulator.record(.view, self, .isHidden) >= 0 {
        simulator.field(.value, .bool(newValue))
      }
    }
  }

  /// What animations move in the view's place, and what it is drawn as.
  public var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = simulator.enter { CALayer(of: self) }
    storedLayer = layer
    return layer
  }

  private func noteChange(_ key: AnimatableKey, _ old: AnimatableValue, _ new: AnimatableValue) {
    simulator.recordChange(of: self, key, to: new)
    let animations = simulator.animations
    if animations.isCollecting {
      animations.collect(layer, key, from: old, to: new)
    } else if let storedLayer {
      animations.changedOutside(storedLayer, key)
    }
  }

  // MARK: Gestures

  /// Whether a gesture may begin whose touches the view would lose by it; a stock control refuses a
  /// single tap around it from iOS 6 on (TCH-031).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: gestureRecognizer)
  }

  /// Whether the view is a stock control that is used by a single tap.
  var isUsedByTap: Bool { false }

  // MARK: The window

  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView = self
    while let above = view.superview { view = above }
    return view as? UIWindow
  }

  override class var isOfTheApp: Bool { self != UIView.self }

  /// What a container's bars cover of the view, in points.
  var coveredByBars: UIEdgeInsets { .zero }

  /// Called when the view has come into another window or left one.
  open func didMoveToWindow() {}

  /// Called when the view has come into another superview or left one.
  open func didMoveToSuperview() {}

  /// Called when what covers the view's edges has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the view's traits have changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: Touches

  /// The deepest view at a point of this one, in its coordinates, that takes touches there.
  ///
  /// Nil if the point lies outside (TCH-004) or the view takes none (TCH-001); subviews are tried
  /// from the last to the first (TCH-003), where their model values are (TCH-009).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, isInside(point, event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hit(view.fromSuperview(point), event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's coordinates, lies in it: inside its bounds (TCH-005).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layerBounds.contains(point)
  }

  /// What the trace and a report name when the view gets a touch: the view, or what it stands for.
  var touchReceiver: NSObject { self }

  /// The title by which a user knows the view; nil if it shows none.
  var touchTitle: String? { nil }

  // MARK: Layout

  /// Asks for layout in the next commit.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    layoutCause = simulator.cause
    markLayoutBelow()
  }

  func markLayoutBelow() {
    var view: UIView? = self
    while let here = view, !here.needsLayoutBelow {
      here.needsLayoutBelow = true
      view = here.superview
    }
  }

  /// Lays the view and everything in it out now, if it waits for layout.
  public func layoutIfNeeded() {
    guard needsLayoutBelow else { return }
    // A layout method may ask for more of it; UIKit gives up after a number of rounds as well.
    for _ in 0..<32 {
      guard needsLayoutBelow, simulator.failure == nil else { return }
      needsLayoutBelow = false
      if needsLayout {
        needsLayout = false
        sendLayout()
      }
      for view in subviews where view.needsLayoutBelow { view.layoutIfNeeded() }
    }
  }

  private func sendLayout() {
    // A layout follows from whatever asked for it, which may lie in an earlier step of the turn.
    let outer = simulator.cause
    if outer < 0 { simulator.cause = layoutCause }
    defer { simulator.cause = outer }
    noteSurroundings()
    guard let viewController else {
      simulator.send(.layoutSubviews, to: self, kind: .layout) { layoutSubviews() }
      return
    }
    viewController.sendLayout { [self] in
      simulator.send(.layoutSubviews, to: self, kind: .layout) { layoutSubviews() }
    }
  }

  /// Places the subviews; the inherited method does nothing.
  open func layoutSubviews() {}
}

extension UIView {
  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves and sizes the subviews after the view's size has changed, each by its mask.
  func resizeSubviews(withOldSize old: CGSize) {
    let new = layerBounds.size
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.resized(
        start: frame.minX, length: frame.width, old: old.width, new: new.width,
        before: mask.contains(.flexibleLeftMargin), within: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.resized(
        start: frame.minY, length: frame.height, old: old.height, new: new.height,
        before: mask.contains(.flexibleTopMargin), within: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares a change of length between the parts that give, in proportion to their lengths.
  static func resized(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, within: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, before || within || after else { return (start, length) }
    let parts = [before ? start : 0, within ? length : 0, after ? old - start - length : 0]
    let total = parts[0] + parts[1] + parts[2]
    guard total > 0 else {
      let share = change / CGFloat((before ? 1 : 0) + (within ? 1 : 0) + (after ? 1 : 0))
      return (start + (before ? share : 0), length + (within ? share : 0))
    }
    return (start + change * parts[0] / total, length + change * parts[1] / total)
  }
}
