/// What a controller gets to move along with a turn or a change of its size (ROT-070), or with a
/// transition to or from another controller.
///
/// UIKit's protocol of that name and its context are one object here.
public final class UIViewControllerTransitionCoordinator: NSObject {
  /// The window in which it happens.
  unowned(unsafe) let window: UIWindow
  /// The traits that the window will have.
  let room: Traits
  /// How the window was turned before, and how it will be.
  let orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)
  /// Whether the change is animated (ROT-044).
  public let isAnimated: Bool
  /// How long it takes, in seconds.
  public let transitionDuration: Double
  /// Whom the callback is sent to that is running, to whose name what it hands over is recorded.
  var receiver: UIViewController?

  // MARK: Of a transition between controllers

  /// The two controllers and their views; nil for a turn or a change of size.
  let transition: TransitionParts?
  /// Whether it began under the user's finger.
  public let initiallyInteractive: Bool
  /// Whether the user's finger drives it now.
  public private(set) var isInteractive: Bool
  /// Whether it was taken back (PRES-203).
  public private(set) var isCancelled = false
  /// How much of the way the user's finger has gone, from 0 to 1; 1 without one.
  public private(set) var percentComplete: CGFloat
  private var alongsideAnimation: AlongsideAnimation?
  private var handlers: [Block] = []

  private struct Block {
    let receiver: UIViewController?
    /// What the trace calls it; nil for one of UIKit's own.
    let word: Word?
    let run: (UIViewControllerTransitionCoordinator) -> Void
  }
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasBegun = false
  private var hasEnded = false

  /// Makes that of a turn, or of a change of the window's size.
  init(
    window: UIWindow, room: Traits, from: UIInterfaceOrientation, to: UIInterfaceOrientation,
    isAnimated: Bool, duration: Int64
  ) {
    self.window = window
    self.room = room
    orientations = (from, to)
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? Double(duration) / 1e9 : 0
    transition = nil
    (initiallyInteractive, isInteractive, percentComplete) = (false, false, 1)
    super.init()
  }

  /// Makes that of an animated transition between two controllers, which may be on its way already.
  init(
    window: UIWindow, _ transition: TransitionParts, duration: Int64, isInteractive: Bool,
    hasBegun: Bool
  ) {
    self.window = window
    room = window.room
    orientations = (window.interfaceOrientation, window.interfaceOrientation)
    isAnimated = true
    transitionDuration = Double(duration) / 1e9
    self.transition = transition
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
    percentComplete = isInteractive ? 0 : 1
    self.hasBegun = hasBegun
    super.init()
  }

  public override class var className: String { "UIViewControllerTransitionCoordinator" }

  /// The turn as a transform: a quarter or a half, and identity for a change of size alone
  /// (ROT-072, ROT-111).
  public var targetTransform: CGAffineTransform { orientations.from.turn(to: orientations.to) }

  /// The view in which everything happens.
  public var containerView: UIView { transition?.container ?? window }

  /// The style of the presentation; none if it isn't one (PRES-193).
  public var presentationStyle: UIModalPresentationStyle { transition?.style ?? .none }

  /// The controller that goes, or the one that comes.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? transition?.from : transition?.to }

  /// The view that leaves the screen, or the one that comes onto it; nil if it stays there.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? transition?.fromView : transition?.toView
  }

  /// Whether it turns the window.
  var isTurn: Bool { orientations.from != orientations.to }

  /// Runs `animation` in the animation of the change, and `completion` at its end.
  ///
  /// False, and `animation` doesn't run, if the change has begun already.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let completion, !hasEnded {
      completions.append(
        Block(
          receiver: receiver,
          word: transition == nil ? .alongsideCompletion : .transitionCompletion, run: completion))
    }
    guard let animation else { return !hasBegun }
    guard !hasBegun else { return false }
    alongside.append(
      Block(
        receiver: receiver, word: transition == nil ? .alongside : .transitionAlongside,
        run: animation))
    return true
  }

  /// Runs `handler` when the finger lets go, or whenever one takes over or lets go again (PRES-212,
  /// PRES-213).
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinator) -> Void
  ) {
    guard !hasEnded else { return }
    handlers.append(Block(receiver: receiver, word: .interactionChange, run: handler))
  }

  /// The same for UIKit itself, whose blocks the trace doesn't show.
  func add(alongside animation: @escaping () -> Void, completion: @escaping () -> Void) {
    alongside.append(Block(receiver: receiver, word: nil) { _ in animation() })
    completions.append(Block(receiver: receiver, word: nil) { _ in completion() })
  }

  /// Runs what was handed over to run alongside; called in the animation of the change.
  func runAlongside() {
    hasBegun = true
    let blocks = alongside
    alongside.removeAll()
    for block in blocks { run(block) }
  }

  // MARK: Along with a transition between controllers

  /// Runs what was handed over to run alongside, with the motion of the transition.
  func goAlong(_ timing: TransitionTiming) {
    guard !alongside.isEmpty else {
      hasBegun = true
      return
    }
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing, overridesInherited: true,
      changes: { runAlongside() })
  }

  /// Runs what was handed over to run alongside, and has it follow the finger.
  func followFinger(_ timing: TransitionTiming) {
    guard !alongside.isEmpty else {
      hasBegun = true
      return
    }
    alongsideAnimation = AlongsideAnimation(simulator, timing) { runAlongside() }
  }

  /// Notes how far the finger is.
  func update(_ fraction: CGFloat) {
    percentComplete = fraction
    alongsideAnimation?.move(to: fraction)
  }

  /// The finger is gone: tells who wants to know.
  func interactionEnded(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    let blocks = handlers
    handlers.removeAll()
    for block in blocks { run(block) }
  }

  /// Lets what runs alongside go on by itself, or back.
  func goOn(_ timing: TransitionTiming) {
    alongsideAnimation?.goOn(timing, isCancelled: isCancelled)
    alongsideAnimation = nil
  }

  /// Runs what was handed over for the end.
  func runCompletions() {
    hasEnded = true
    let blocks = completions
    completions.removeAll()
    for block in blocks { run(block) }
  }

  private func run(_ block: Block) {
    guard simulator.failure == nil else { return }
    guard let word = block.word else { return block.run(self) }
    let outer = receiver
    receiver = block.receiver
    simulator.run(word, of: block.receiver ?? window) { block.run(self) }
    receiver = outer
  }
}
