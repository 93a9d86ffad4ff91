extension UIViewController {
  /// What manages the presentation that this controller is part of.
  ///
  /// It answers for the nearest ancestor that is presented. From iOS 8 on, a controller that isn't
  /// presented makes one for its style when it is asked, which settles that style: a later one is
  /// ignored (PRES-103, PRES-161).
  public var presentationController: UIPresentationController? {
    if let presentation = managingPresentation { return presentation.original ?? presentation }
    return preparedPresentation ?? prepareIfPossible()
  }

  /// What manages the popover that this controller is part of; nil if the style is another one
  /// (PRES-162).
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let presentation = managingPresentation {
      return (presentation.original ?? presentation) as? UIPopoverPresentationController
    }
    if let preparedPresentation { return preparedPresentation as? UIPopoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    return prepareIfPossible() as? UIPopoverPresentationController
  }

  /// What manages the sheet that this controller is part of; nil if the style is another one
  /// (PRES-251).
  public var sheetPresentationController: UISheetPresentationController? {
    if let presentation = managingPresentation {
      return presentation as? UISheetPresentationController
    }
    if let preparedPresentation { return preparedPresentation as? UISheetPresentationController }
    guard modalPresentationStyle.isSheet else { return nil }
    return prepareIfPossible() as? UISheetPresentationController
  }

  /// What really manages the presentation, after adaptation; nil before it (PRES-165).
  public var activePresentationController: UIPresentationController? { managingPresentation }

  private func prepareIfPossible() -> UIPresentationController? {
    guard parent == nil, windowRootedIn == nil, modalPresentationStyle != .none,
      simulator.consult(PresentationControllerAccess.self) == .creates
    else { return nil }
    let presentation = makePresentationController(modalPresentationStyle)
    preparedPresentation = presentation
    simulator.application.preparedPresentations.append(presentation)
    return presentation
  }

  /// What manages the presentation that is asked for: what was prepared for it, or a new one.
  func nextPresentationController() -> UIPresentationController {
    preparedPresentation ?? makePresentationController(modalPresentationStyle)
  }

  /// Forgets what was prepared, because the presentation is there now.
  func forgetPreparedPresentation() {
    guard let prepared = preparedPresentation else { return }
    preparedPresentation = nil
    simulator.application.preparedPresentations.removeAll { $0 === prepared }
  }

  /// The style in which the controller would be presented now: what was prepared, or its own.
  var settledPresentationStyle: UIModalPresentationStyle {
    preparedPresentation?.effectiveStyle ?? modalPresentationStyle
  }
}

// MARK: - The names of iOS 4 and 5

extension UIViewController {
  /// The older name of `presentedViewController` (PRES-005).
  public var modalViewController: UIViewController? { presentedViewController }

  /// The container that holds the controller; before iOS 5 a presented controller's presenter
  /// (PRES-004).
  public var parentViewController: UIViewController? {
    if let parent { return parent }
    return simulator.consult(ParentOfPresented.self) == .presenter ? presentingViewController : nil
  }

  /// Presents a controller modally, as before iOS 5 (PRES-006).
  public func presentModalViewController(_ controller: UIViewController, animated: Bool) {
    present(controller, animated: animated)
  }

  /// Dismisses what the controller presents, or else the controller itself (PRES-006).
  public func dismissModalViewControllerAnimated(_ animated: Bool) { dismiss(animated: animated) }
}
