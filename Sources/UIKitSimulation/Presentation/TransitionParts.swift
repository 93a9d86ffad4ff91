/// Who takes part in a transition between two controllers, and how.
struct TransitionParts {
  /// The controller that goes.
  let from: UIViewController?
  /// The controller that comes.
  let to: UIViewController?
  /// The view that leaves the screen; nil if the one that goes stays in sight (PRES-196).
  let fromView: UIView?
  /// The view that comes onto the screen; nil if the one that comes was in sight all the time.
  let toView: UIView?
  /// The view in which everything happens.
  let container: UIView?
  /// The style of the presentation; none for a change of screens.
  let style: UIModalPresentationStyle
}

/// Which of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Sendable { case from, to }

/// Which of the two views of a transition.
public enum UITransitionContextViewKey: Sendable { case from, to }
