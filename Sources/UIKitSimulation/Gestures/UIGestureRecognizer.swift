import Trace

/// Makes something out of touches on its view and in what is in it.
///
/// A recogniser is a state machine over touches and time. What its changes do to other recognisers
/// and to the touches in views is decided by the simulator's `GestureEnvironment`.
open class UIGestureRecognizer: NSObject {
  /// How far the recogniser is; a recognised gesture that is over in one step is `ended`.
  public enum State: Int, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture that is over in one step.
    public static let recognized = State.ended
  }

  /// How far the recogniser is; a subclass sets it in its touch methods.
  ///
  /// The action sees the state that it is sent for. A recogniser that must wait for others stays
  /// `possible` until they have failed.
  public var state: State {
    get { stateInAction ?? current }
    set { simulator.gestures.move(self, to: newValue) }
  }
  /// The view that it is attached to.
  public internal(set) unowned(unsafe) var view: UIView?
  /// Who is asked whether the recogniser may go on, and beside which others.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A delegate that nobody else holds.
  package var ownDelegate: (any UIGestureRecognizerDelegate)? {
    didSet { delegate = ownDelegate }
  }
  /// Whether it gets touches; turning it off in the middle cancels the gesture (TCH-034).
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { simulator.gestures.stop(self) } }
  }
  /// Whether a view's touches are cancelled once the gesture is recognised (TCH-033).
  open var cancelsTouchesInView = true
  /// Whether a view hears of touches only when the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether a view hears that touches were lifted only when the recogniser has failed (TCH-033).
  open var delaysTouchesEnded = true
  /// A name for the app's own use.
  public var name: String?

  /// How far the recogniser really is.
  var current = State.possible
  /// The state that the action which runs is sent for.
  var stateInAction: State?
  /// What it would become, were there no others that have to fail first.
  var delayed: State?
  /// The touches that it has had since it was last possible from scratch, lifted ones too.
  var received: [UITouch] = []
  /// The fingers of those that are down.
  var fingers: [UITouch] = []
  /// The recognisers that have to fail before this one is recognised.
  var requirements: [UIGestureRecognizer] = []
  /// How many of its actions wait for their turn.
  var pendingActions = 0

  private(set) var actions: [(UIGestureRecognizer) -> Void] = []

  /// Makes a recogniser with an action that gets the recogniser.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { actions.append(action) }
    simulator.gestures.known.append(self)
  }

  open override class var className: String { "UIGestureRecognizer" }

  /// Adds what runs at each change of the gesture, in the turn behind it (TCH-033).
  public func addTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Takes all actions away.
  public func removeTargets() { actions.removeAll() }

  /// Holds the gesture back until another recogniser has failed; if that one is recognised, this
  /// one fails.
  public func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !requirements.contains(where: { $0 === other }) else { return }
    requirements.append(other)
  }

  // MARK: Places

  /// How many fingers the gesture is made of; of one that is over, how many it was made of.
  public var numberOfTouches: Int { places.count }

  /// The middle of the fingers in a view's coordinates, or the window's; in points.
  open func location(in view: UIView?) -> CGPoint {
    let places = places
    guard !places.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in places {
      let place = touch.location(in: view)
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    let count = CGFloat(places.count)
    return turned(CGPoint(x: sum.x / count, y: sum.y / count))
  }

  /// Where one of the fingers is in a view's coordinates, or the window's; in points.
  public func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let places = places
    guard places.indices.contains(index) else { return .zero }
    return turned(places[index].location(in: view))
  }

  /// The middle of the fingers as the user sees them, in points of the interface.
  var interfaceLocation: CGPoint {
    let places = places
    guard !places.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in places {
      let place = touch.interfacePosition
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  /// A way in the touches' window as the user sees it: what is up there need not be up for the
  /// window, which stays portrait before iOS 8 (GEO-176).
  func inInterface(_ way: CGPoint) -> CGPoint {
    guard let window = received.first?.window else { return way }
    let start = simulator.interfacePoint(fromScreen: CGPoint.zero.applying(window.toSuperview))
    let end = simulator.interfacePoint(fromScreen: way.applying(window.toSuperview))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private var places: [UITouch] { fingers.isEmpty ? received : fingers }

  /// What iOS 8 made of a place in landscape, where the recogniser is the window's (TCH-021).
  private func turned(_ place: CGPoint) -> CGPoint {
    guard view is UIWindow, simulator.application.interfaceOrientation.isLandscape,
      simulator.decide(WindowGestureLocation.self, self) == .swapped
    else { return place }
    return CGPoint(x: place.y, y: place.x)
  }

  // MARK: For subclasses

  /// Fingers went down that the recogniser takes; the inherited method does nothing.
  open func touchesBegan(_ touches: [UITouch], with event: UIEvent) {}

  /// Fingers moved; the inherited method does nothing.
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent) {}

  /// Fingers were lifted; the inherited method does nothing.
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent) {}

  /// The touches don't count any more; the inherited method gives the gesture up.
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }

  /// Forgets what the recogniser noted of a gesture; it is possible again.
  open func reset() {}

  /// Leaves a touch out of the gesture.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    fingers.removeAll { $0 === touch }
    received.removeAll { $0 === touch }
  }

  /// Whether another recogniser of the same touches fails when this one is recognised.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Whether this one fails when another recogniser of the same touches is recognised.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Whether the gesture goes on after it has begun, so that it hears of touches while it waits.
  var isContinuous: Bool { true }

  /// Whether the recogniser leaves its touches to views that want them, such as a control in a
  /// scroll view.
  func shouldBegin() -> Bool { true }

  /// Runs `body` in so many nanoseconds, unless the timer is taken back.
  func schedule(after delay: Int64, _ body: @escaping () -> Void) -> TimerToken {
    simulator.runLoop.schedule(after: delay, .ending, of: traceName) { [simulator] in
      simulator.enter { simulator.gestures.settled(body) }
    }
  }

  /// Runs the actions for a state.
  func sendActions(for state: State) {
    guard !actions.isEmpty else { return }
    stateInAction = state
    defer { stateInAction = nil }
    simulator.run(.action, of: self, with: (.state, .name(state.word.traceName))) {
      for action in actions { action(self) }
    }
  }

  /// Whether the gesture has been recognised and isn't possible again.
  var isRecognized: Bool { current == .began || current == .changed || current == .ended }
}

extension UIGestureRecognizer.State {
  /// The state's name in the trace.
  var word: Word {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
