/// A row of segments of which the user chooses one by a tap.
open class UISegmentedControl: UIControl {
  /// What stands for no segment.
  public static let noSegment = -1

  /// The chosen segment, from 0, or `noSegment`; setting it sends no event.
  open var selectedSegmentIndex = noSegment

  private var segments: [UISegment] = []

  /// Makes a control with a segment for each title.
  public convenience init(items: [String]) {
    self.init()
    for item in items { insertSegment(withTitle: item, at: numberOfSegments, animated: false) }
  }

  open override class var className: String { "UISegmentedControl" }
  override class var isOfTheApp: Bool { self != UISegmentedControl.self }
  open override var primaryEvent: Event { .valueChanged }
  override var isUsedByTap: Bool { true }

  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at a place from 0, the end if there are fewer.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let view = UISegment()
    view.title = title
    segments.insert(view, at: min(max(segment, 0), segments.count))
    addSubview(view)
    setNeedsLayout()
  }

  /// The title of a segment; nil if there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives the segments equal widths.
  open override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    for (place, view) in segments.enumerated() {
      view.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let place = Int(touch.location(in: self).x / bounds.width * CGFloat(segments.count))
    let segment = min(max(place, 0), segments.count - 1)
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    sendPrimaryAction()
  }
}

/// The private view of a segment, through which touches go to the control.
final class UISegment: UIView {
  override class var className: String { "UISegment" }
  package override class var scriptType: NSObject.Type { UIView.self }
  override class var isOfTheApp: Bool { false }
  override class var takesTouchesAtFirst: Bool { false }

  var title: String?
  override var touchTitle: String? { title }
}
