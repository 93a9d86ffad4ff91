/// What a controller gets to move along with a turn, or with a change of its size (ROT-070).
///
/// UIKit's protocol of that name and its context are one object here.
public final class UIViewControllerTransitionCoordinator: NSObject {
  /// The window that turns or changes its size.
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

  init(
    window: UIWindow, room: Traits, from: UIInterfaceOrientation, to: UIInterfaceOrientation,
    isAnimated: Bool, duration: Int64
  ) {
    self.window = window
    self.room = room
    orientations = (from, to)
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? Double(duration) / 1e9 : 0
    super.init()
  }

  public override class var className: String { "UIViewControllerTransitionCoordinator" }

  /// The turn as a transform: a quarter or a half, and identity for a change of size alone
  /// (ROT-072, ROT-111).
  public var targetTransform: CGAffineTransform { orientations.from.turn(to: orientations.to) }

  /// The view in which everything happens.
  public var containerView: UIView { window }

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
      completions.append(Block(receiver: receiver, word: .alongsideCompletion, run: completion))
    }
    guard let animation else { return !hasBegun }
    guard !hasBegun else { return false }
    alongside.append(Block(receiver: receiver, word: .alongside, run: animation))
    return true
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
