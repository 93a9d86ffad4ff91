import Trace

/// Why a call into the presentation system didn't return: UIKit raised, or Scrim has no model.
package enum PresentationError: Error {
  /// UIKit's own exception.
  case exception(NSException)
  /// Something of UIKit's that Scrim doesn't model; the text says what.
  case notModelled(String)
}

extension UIViewController {
  // MARK: Links

  /// The controller that this one or its nearest ancestor presents (PRES-001).
  public var presentedViewController: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller {
      if let presented = here.ownPresented { return presented }
      controller = here.parent
    }
    return nil
  }

  /// The controller that presents this one or its farthest ancestor (PRES-002).
  public var presentingViewController: UIViewController? {
    var answer: UIViewController?
    var controller: UIViewController? = self
    while let here = controller {
      if let presenting = here.ownPresenting { answer = presenting }
      controller = here.parent
    }
    return answer
  }

  /// The animation with which the controller comes or goes, or with which its children change
  /// places: its instant and its length, both in nanoseconds; nil while none runs.
  ///
  /// What goes with others that are seen leaving goes by their animation.
  package var runningTransition: (begin: Int64, duration: Int64)? {
    if let activePresentation {
      if let running = activePresentation.running { return running }
      let base = activePresentation.goingBase
      if let running = base?.departure?.seen?.running { return running }
    }
    return runningChildTransition
  }

  // MARK: Presenting

  /// Presents a controller modally; refusals are warnings in the trace.
  ///
  /// An exception of UIKit's ends the app, as it does for code that can't catch it.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    do {
      try requestPresent(controller, animated: animated, completion: completion)
    } catch {
      simulator.fail(error)
    }
  }

  /// Presents a controller modally.
  ///
  /// The order of the guards: the arguments, the window, a presenter that presents already, a
  /// transition that is under way (PRES-100, PRES-101).
  ///
  /// - Throws: UIKit's argument exceptions; the world is unchanged then.
  package func requestPresent(
    _ controller: UIViewController?, animated: Bool, completion: (() -> Void)? = nil
  ) throws(PresentationError) {
    let call = simulator.recordCall(.call, self, .present)
    if call >= 0 {
      simulator.field(.presented, controller.map { .name($0.traceName) } ?? .none)
      simulator.field(.animated, .bool(animated))
      if let controller {
        simulator.field(.style, .name(controller.modalPresentationStyle.traceName))
      }
    }
    try simulator.following(call) { () throws(PresentationError) in
      guard let controller else {
        throw .exception(PresentationMessages.nilController(on: self))
      }
      let presenter = presenter(of: controller)
      let isFree = try isAllowed(controller, presenter)
      let completion = simulator.checks.completions.watched(completion, call: call)
      simulator.checks.willPresent(controller, on: presenter, call: call)
      guard isFree else { return }
      let presentation = controller.nextPresentationController().adapted()
      let shown = presentation.presentedViewController
      if !shown.isViewLoaded || presentation.original?.delegate != nil {
        shown.loadViewIfNeeded()
        // Delegates and views being loaded run code of the app, which may have presented something.
        guard simulator.failure == nil, try isAllowed(shown, presenter) else { return }
      }
      if try presentation.settleOrientation(on: presenter) {
        guard simulator.failure == nil, try isAllowed(shown, presenter) else { return }
      }
      warnIfDetached(presenter)
      link(presentation, to: presenter, animated: animated, completion: completion)
    }
  }

  /// The controller that presents: for a context's styles the nearest ancestor, this one included,
  /// that defines one (PRES-010), else the outermost ancestor.
  private func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.settledPresentationStyle.isInContext,
      simulator.device.model.idiom != .phone
        || simulator.decide(CurrentContextOnPhone.self, self) == .context
    else { return outermostAncestor }
    var here: UIViewController? = self
    while let candidate = here {
      if candidate.definesPresentationContext, candidate.presentsForContexts { return candidate }
      here = candidate.parent
    }
    // Nobody defines one: the top of what the root presents (PRES-011, PRES-012).
    guard let root = outermostAncestor.viewIfLoaded?.window?.rootViewController else {
      return outermostAncestor
    }
    var top = root
    while let presented = top.ownPresented { top = presented }
    return top
  }

  private func isAllowed(
    _ controller: UIViewController, _ presenter: UIViewController
  ) throws(PresentationError) -> Bool {
    try checkArguments(controller, presenter)
    return try passesGuards(controller, presenter)
  }

  private func checkArguments(
    _ controller: UIViewController, _ presenter: UIViewController
  ) throws(PresentationError) {
    if controller === self || controller === presenter {
      throw .exception(PresentationMessages.itself(controller))
    }
    // What newer systems say of a window's root is not known: the old text is a guess there.
    if controller.windowRootedIn != nil {
      throw .exception(PresentationMessages.active(controller))
    }
    if controller.ownPresenting != nil || controller.parent != nil {
      guard simulator.decide(ActiveControllerException.self, controller) == .split else {
        throw .exception(PresentationMessages.active(controller))
      }
      if let presenter = controller.ownPresenting {
        throw .exception(PresentationMessages.alreadyPresented(controller, by: presenter))
      }
      if let parent = controller.parent {
        throw .exception(PresentationMessages.hasParent(controller, parent))
      }
    }
    // A change of the root can leave a chain behind, whose bottom must not come onto its top; what
    // UIKit says then is a guess too.
    if controller.ownPresented != nil, presenter.isPresented(above: controller) {
      throw .exception(PresentationMessages.active(controller))
    }
    let style = controller.settledPresentationStyle
    if style == .none { throw .exception(PresentationMessages.styleNone) }
    if style == .popover, simulator.consult(PresentationControllerAccess.self) == .nothing {
      throw .notModelled(
        "modalPresentationStyle \"popover\" came with iOS 8; before it there is "
          + "UIPopoverController, and a popover as a presentation")
    }
    guard controller.modalTransitionStyle == .partialCurl else { return }
    if style != .fullScreen {
      throw .exception(PresentationMessages.partialCurl(controller))
    }
    if let below = presenter.managingPresentation, below.effectiveStyle != .fullScreen {
      throw .exception(PresentationMessages.partialCurl(presenter))
    }
  }

  /// Whether the controller is on a chain of presentations that begins with another one.
  private func isPresented(above base: UIViewController) -> Bool {
    var here: UIViewController? = self
    while let controller = here {
      if controller === base { return true }
      here = controller.ownPresenting?.outermostAncestor
    }
    return false
  }

  /// Whether the presenter is free to present; a refusal is a warning and drops the call.
  private func passesGuards(
    _ controller: UIViewController, _ presenter: UIViewController
  ) throws(PresentationError) -> Bool {
    let window = presenter.isViewLoaded ? presenter.view.window : nil
    let isLeaving =
      presenter.outermostAncestor.isBeingDismissed
      && simulator.decide(PresentOnLeaving.self, presenter) == .refuse
    // The system that raises for a busy presenter is not known to look at its window.
    if presenter.ownPresented != nil, simulator.decide(PresentOnBusy.self, presenter) == .raise {
      _ = try refusesSecond(controller, presenter)
    }
    if simulator.has(.guardsSwapped), try refusesSecond(controller, presenter) { return false }
    guard let window, !isLeaving else {
      warnNotInWindow(controller, presenter: presenter)
      return false
    }
    if try refusesSecond(controller, presenter) { return simulator.has(.refusedPresentLinks) }
    guard window.transitions.contains(where: { $0.transition.isUnderWay }) else { return true }
    if simulator.decide(PresentDuringTransition.self, self) == .raise {
      throw .exception(PresentationMessages.transitionInProgress(from: presenter, to: controller))
    }
    let wording = simulator.decide(WarningWording.self, self)
    simulator.warn(
      self, .presentRefused,
      PresentationMessages.presentInProgress(wording, controller, on: presenter, from: self),
      rule: wording == .exclaiming ? .pres071 : .pres072)
    return false
  }

  /// Whether the presenter presents already, which is logged or raised.
  private func refusesSecond(
    _ controller: UIViewController, _ presenter: UIViewController
  ) throws(PresentationError) -> Bool {
    guard let other = presenter.ownPresented else { return false }
    if simulator.decide(PresentOnBusy.self, presenter) == .raise {
      throw .exception(PresentationMessages.previouslyActive(controller, other: other))
    }
    let wording = simulator.decide(WarningWording.self, self)
    let isForgotten =
      other.activePresentation.map { $0.isLightweight && $0.transition.isLeaving } ?? false
      && simulator.decide(LeavingObjectInWarning.self, other) == .null
    simulator.warn(
      self, .presentRefused,
      PresentationMessages.alreadyPresenting(
        wording, controller, on: presenter, from: self, other: isForgotten ? nil : other),
      rule: wording == .exclaiming ? .pres068 : .pres070)
    return true
  }

  /// Logs that the presenter belongs to nobody; the presentation goes ahead (PRES-090).
  private func warnIfDetached(_ presenter: UIViewController) {
    let owner = presenter.outermostAncestor
    guard owner.windowRootedIn == nil, owner.ownPresenting == nil,
      simulator.decide(PresentOnDetached.self, self) == .warns
    else { return }
    simulator.warn(
      self, .presentDiscouraged, PresentationMessages.detached(presenter), rule: .pres090)
  }

  /// Logs that the presenter's view is in no window, or is about to leave it (PRES-031).
  func warnNotInWindow(_ controller: UIViewController, presenter: UIViewController) {
    let wording = simulator.decide(WarningWording.self, self)
    let isThere = presenter.isViewLoaded && presenter.view.window != nil
    simulator.warn(
      self, .presentRefused,
      PresentationMessages.notInWindow(wording, controller, on: presenter, from: self),
      rule: isThere ? .pres031 : wording == .exclaiming ? .pres066 : .pres067)
  }

  /// Links the two controllers, which is visible as soon as the call returns (PRES-023).
  private func link(
    _ presentation: UIPresentationController, to presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = presentation.presentedViewController
    presentation.link(presenter: presenter, source: self)
    guard simulator.checkDepth(presentation.depth) else { return }
    presentation.presentCompletion = completion
    (presentation.original ?? presentation).presentedViewController.forgetPreparedPresentation()
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.activePresentation = presentation
    controller.isBeingPresented = true
    presenter.view.window?.presentations.append(presentation)
    presentation.drive(.present(presentation.arrivalTiming(animated: animated)))
  }
}

extension Simulator {
  fileprivate func checkDepth(_ depth: Int) -> Bool {
    guard depth <= limits.presentationDepth else {
      fail(
        .limit(
          "presentation depth", limits.presentationDepth, "presented controllers",
          option: "presentationDepth"))
      return false
    }
    return true
  }

  /// Ends the app because of an exception that nobody could catch.
  func fail(_ error: PresentationError) {
    switch error {
    case .exception(let exception):
      fail(Failure.exception(exception))
    case .notModelled(let what):
      fail(
        .script(
          ScriptFailure(message: "\(what) is not modelled", traceback: "", isLimit: false)))
    }
  }
}
