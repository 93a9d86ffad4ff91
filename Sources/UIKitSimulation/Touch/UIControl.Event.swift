import Trace

extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch doesn't count any more.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for has happened, whatever that is for its kind.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The text isn't edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Every event that comes from a finger.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// Every event that comes from editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl.Event {
  /// The names of the single events as Swift spells them, with their words in the trace.
  package static let named: [(event: UIControl.Event, word: Word)] = [
    (.touchDown, .touchDown), (.touchDownRepeat, .touchDownRepeat),
    (.touchDragInside, .touchDragInside), (.touchDragOutside, .touchDragOutside),
    (.touchDragEnter, .touchDragEnter), (.touchDragExit, .touchDragExit),
    (.touchUpInside, .touchUpInside), (.touchUpOutside, .touchUpOutside),
    (.touchCancel, .touchCancel), (.valueChanged, .valueChanged),
    (.primaryActionTriggered, .primaryActionTriggered),
    (.editingDidBegin, .editingDidBegin), (.editingChanged, .editingChanged),
    (.editingDidEnd, .editingDidEnd), (.editingDidEndOnExit, .editingDidEndOnExit),
  ]

  /// The word of the first event of the set.
  var word: Word {
    Self.named.first { contains($0.event) }?.word ?? .unknown
  }
}
