/// UIKit's warnings and exceptions around presentations, word for word.
enum PresentationMessages {
  /// A present from a controller whose view is in no window (PRES-066, PRES-067).
  static func notInWindow(
    _ wording: WarningWording, _ presented: UIViewController, on presenter: UIViewController,
    from source: UIViewController
  ) -> String {
    switch wording {
    case .exclaiming:
      "Warning: Attempt to present \(presented.description) on \(source.description) "
        + "whose view is not in the window hierarchy!"
    case .categorised:
      "[Presentation] Attempt to present \(presented.description) on \(presenter.description) "
        + "(from \(source.description)) whose view is not in the window hierarchy."
    }
  }

  /// A present from a controller that presents already (PRES-068, with its two spaces; PRES-070);
  /// the other one may be forgotten already (PRES-069).
  static func alreadyPresenting(
    _ wording: WarningWording, _ presented: UIViewController, on presenter: UIViewController,
    from source: UIViewController, other: UIViewController?
  ) -> String {
    let other = other?.description ?? "(null)"
    return switch wording {
    case .exclaiming:
      "Warning: Attempt to present \(presented.description)  on \(source.description) "
        + "which is already presenting \(other)"
    case .categorised:
      "[Presentation] Attempt to present \(presented.description) on \(presenter.description) "
        + "(from \(source.description)) which is already presenting \(other)."
    }
  }

  /// A present while another transition is under way (PRES-071, PRES-072).
  static func presentInProgress(
    _ wording: WarningWording, _ presented: UIViewController, on presenter: UIViewController,
    from source: UIViewController
  ) -> String {
    switch wording {
    case .exclaiming:
      "Warning: Attempt to present \(presented.description) on \(source.description) "
        + "while a presentation is in progress!"
    case .categorised:
      "Attempt to present \(presented.description) on \(presenter.description) "
        + "(from \(source.description)) while a presentation is in progress."
    }
  }

  /// A present by a controller that is no root, child or presented controller (PRES-090).
  static func detached(_ presenter: UIViewController) -> String {
    "Presenting view controllers on detached view controllers is discouraged "
      + "\(presenter.description)."
  }

  /// A dismiss while a transition is under way (PRES-073).
  static func dismissInProgress(_ presenter: UIViewController) -> String {
    "Warning: Attempt to dismiss from view controller \(presenter.description) "
      + "while a presentation or dismiss is in progress!"
  }

  /// What newer systems log besides (PRES-074).
  static func dismissAssertion(_ presentation: UIPresentationController) -> String {
    "Trying to dismiss the presentation controller while transitioning already. "
      + "(\(presentation.description))"
  }

  static func nilController(on target: UIViewController) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present a nil modal view controller on target "
        + "\(target.description).", fact: .pres081)
  }

  static func itself(_ controller: UIViewController) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present modal view controller on itself. "
        + "Presenting controller is \(controller.description).", fact: .pres082)
  }

  static func active(_ controller: UIViewController) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present modally an active controller "
        + "\(controller.description).", fact: .pres078)
  }

  static func alreadyPresented(
    _ controller: UIViewController, by presenter: UIViewController
  ) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present modally a view controller "
        + "\(controller.description) that is already being presented by "
        + "\(presenter.description).", fact: .pres079)
  }

  static func hasParent(
    _ controller: UIViewController, _ parent: UIViewController
  ) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present modally a view controller "
        + "\(controller.description) that has a parent view controller "
        + "\(parent.description).", fact: .pres080)
  }

  /// Partial curl with anything but full screen (PRES-084).
  static func partialCurl(_ controller: UIViewController) -> NSException {
    NSException(
      name: .invalidArgument,
      reason: "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(controller.description).", fact: .pres084)
  }

  /// A second modal controller on a system that raised (PRES-102).
  static func previouslyActive(
    _ controller: UIViewController, other: UIViewController
  ) -> NSException {
    NSException(
      name: .internalInconsistency,
      reason: "Presenting modal view controller (\(controller.description)) with other modal "
        + "(\(other.description)) previously active", fact: .pres102)
  }

  /// A popover that points at nothing (PRES-086).
  static func popoverWithoutAnchor(_ popover: UIPopoverPresentationController) -> NSException {
    NSException(
      name: .generic,
      reason: "UIPopoverPresentationController (\(popover.description)) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.", fact: .pres086)
  }

  static let styleNone = NSException(
    name: .internalInconsistency,
    reason: "The specified modal presentation style doesn't have a corresponding "
      + "presentation controller.", fact: .pres085)

  static func transitionInProgress(
    from presenter: UIViewController, to presented: UIViewController
  ) -> NSException {
    NSException(
      name: .internalInconsistency,
      reason: "Attempting to begin a modal transition from \(presenter.description) to "
        + "\(presented.description) while a transition is already in progress. "
        + "Wait for viewDidAppear/viewDidDisappear to know the current transition has completed",
      fact: .pres083)
  }
}
