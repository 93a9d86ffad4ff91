/// One change of the screen of a navigation controller.
final class NavigationTransition {
  /// The controller that goes; nil if there was none.
  let from: UIViewController?
  /// The controller that comes; nil if the stack is empty.
  let to: UIViewController?
  /// Whether the incoming controller comes from below the outgoing one.
  let isPop: Bool
  let isAnimated: Bool
  let fromWrapper: UIViewControllerWrapperView?
  /// How far the transition has come.
  var phase = Phase.beginning
  /// How much of the way a finger has moved the screens, from 0 to 1.
  var progress: CGFloat = 0
  /// Whether a finger drives it, or did at first.
  var isInteractive = false
  /// The coordinator, once somebody has asked for it.
  var coordinator: UIViewControllerTransitionCoordinator?
  /// Whether the screens are on their way back.
  var isCancelled = false
  /// Whether the app has made a stack without the outgoing controller meanwhile.
  var isOutgoingDropped = false
  /// Whether the outgoing controller has left the stack.
  var hasLeft = false
  /// The running animation: when it began and how long it takes, in nanoseconds.
  var animation: (begin: Int64, duration: Int64)?

  /// The window that doesn't follow the device meanwhile (ROT-089); it holds the controller whose
  /// transition this is.
  private unowned(unsafe) var lockedWindow: UIWindow?

  /// Keeps a window from following the device.
  func lock(_ window: UIWindow?) {
    lockedWindow = window
    window?.beginDisablingInterfaceAutorotation()
  }

  /// Lets the window follow the device again, and makes up for turns that waited.
  func unlock() {
    lockedWindow?.endDisablingInterfaceAutorotation(animated: true)
    lockedWindow = nil
  }

  /// How far a transition has come.
  enum Phase {
    /// The two controllers are being told that it begins.
    case beginning
    /// Both know that it has begun.
    case moving
    /// The outgoing controller is being told that it is done.
    case ending
  }

  init(
    from: UIViewController?, to: UIViewController?, isPop: Bool, isAnimated: Bool,
    fromWrapper: UIViewControllerWrapperView?
  ) {
    self.from = from
    self.to = to
    self.isPop = isPop
    self.isAnimated = isAnimated
    self.fromWrapper = fromWrapper
  }
}
