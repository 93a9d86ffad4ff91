package import Trace

/// A word that the engine writes into the trace: an event, a field or a fixed answer.
///
/// Words are the fixed part of the trace's vocabulary, so recording one costs no look-up. The text
/// of a word is its case name, but for those with a dot in them.
package enum Word: UInt32, CaseIterable, Sendable {
  // Calls and their parts.
  case present, dismiss, presentRefused, presentDiscouraged, dismissRefused, dismissForwarded,
    unbalanced
  case presented, animated, style, completion, from, receiver, text, name, reason
  case presentCompletion, dismissCompletion, presenter, source, duration, finished, to
  case makeKeyAndVisible, rootViewController, addChild, removeFromParent, modalStyle

  // Sent to a view controller.
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear, viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMove, didMove, supportedInterfaceOrientations
  case shouldAutomaticallyForwardAppearanceMethods

  // Sent to a view.
  case layoutSubviews, didMoveToWindow, didMoveToSuperview, willMoveToSuperview, willMoveToWindow

  // Sent to a presentation controller.
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews

  // Transitions and animations.
  case presentationBegin, presentationEnd, dismissalBegin, dismissalEnd
  case animationBegin, animationEnd

  // Windows.
  case after, async, delay
  case becomeKey, resignKey, becomeVisible, becomeHidden

  // Warnings, failures and decisions.
  case refused, dropped, raised, limit, error, value, policy, rule
  case frame, bounds, center, alpha, transform, isHidden, window, superview, view

  /// The text that the trace shows.
  package var text: String {
    switch self {
    case .presentRefused: "present.refused"
    case .presentDiscouraged: "present.discouraged"
    case .dismissRefused: "dismiss.refused"
    case .dismissForwarded: "dismiss.forwarded"
    case .presentCompletion: "present.completion"
    case .dismissCompletion: "dismiss.completion"
    case .presentationBegin: "presentation.begin"
    case .presentationEnd: "presentation.end"
    case .dismissalBegin: "dismissal.begin"
    case .dismissalEnd: "dismissal.end"
    case .animationBegin: "animation.begin"
    case .animationEnd: "animation.end"
    default: "\(self)"
    }
  }

  /// The word in the trace's table of names.
  package var traceName: Name { Name(rawValue: rawValue + 1) }
}
