/// What a window knows about its turns.
struct RotationState {
  /// How often turns were locked out and not let in again (ROT-086).
  var locks = 0
  /// Whether the device was turned while the window couldn't follow; only that is remembered, so
  /// that the latest turn wins (ROT-088).
  var isWaiting = false
  /// Whether the window is to have another size once nothing is in the way.
  var isSizeWaiting = false
  /// Whether those are being told who hear of a turn before it begins.
  var isBeginning = false
  /// Whether the app asked for a new look at what is allowed while something was in the way.
  var isMaskWaiting = false
  /// What the app asked for while something was in the way (ROT-046); the latest request wins.
  var request: (() -> Void)?
  /// The turn or the change of size that is under way.
  var running: WindowRotation?
  /// The turn that an app makes as it begins, if it hasn't made it yet.
  var launch: LaunchTurn?

  /// Whether there is anything to make up for.
  var hasSomethingWaiting: Bool {
    isWaiting || isMaskWaiting || isSizeWaiting || request != nil
  }
}

/// When an app that begins upright turns to how the device is held.
enum LaunchTurn {
  case beforeAppearing, afterAppearing
}

/// A turn of a window, or a change of its size, while it is under way.
final class WindowRotation {
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  /// In nanoseconds; 0 for one that isn't animated.
  let duration: Int64
  /// Who is told of it under the older callbacks (ROT-061).
  let receivers: [UIViewController]
  /// What the newer callbacks get (ROT-070).
  let coordinator: UIViewControllerTransitionCoordinator?
  /// The event of its begin, or -1.
  let event: Int32

  init(
    from: UIInterfaceOrientation, to: UIInterfaceOrientation, duration: Int64,
    receivers: [UIViewController], coordinator: UIViewControllerTransitionCoordinator?,
    event: Int32
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.receivers = receivers
    self.coordinator = coordinator
    self.event = event
  }

  /// Whether it turns the window rather than only giving it another size.
  var isTurn: Bool { from != to }
}

extension Simulator {
  /// How long a turn takes: 0.3 s on a phone and 0.4 s on a pad, and twice that for a half turn
  /// (ROT-063, ROT-064, GEO-160).
  func rotationDuration(
    from: UIInterfaceOrientation, to: UIInterfaceOrientation
  ) -> Int64 {
    from.quarterTurns(to: to) == 2 ? 2 * quarterTurnDuration : quarterTurnDuration
  }

  /// How long a quarter turn takes, in nanoseconds.
  var quarterTurnDuration: Int64 { .nanoseconds(device.model.idiom == .pad ? 0.4 : 0.3) }
}
