import Trace

extension UIPresentationController {
  /// Whether presentations in this one's style may adapt to the room (PRES-173).
  var mayAdapt: Bool { effectiveStyle.isSheet || effectiveStyle == .popover }

  /// The style that the presentation adapts to when nobody says anything; nil for its own.
  ///
  /// In a compact width sheets become full screen before iOS 13 (PRES-118), and popovers full
  /// screen before (PRES-274) and sheets from then on (PRES-275); on the widest phones in landscape
  /// a popover is a form sheet (PRES-176, PRES-177).
  package var defaultAdaptiveStyle: UIModalPresentationStyle? { defaultAdaptiveStyle(in: traits) }

  private func defaultAdaptiveStyle(in traits: Traits) -> UIModalPresentationStyle? {
    switch effectiveStyle {
    case .pageSheet, .formSheet:
      guard traits.horizontalSizeClass == .compact,
        simulator.decide(CompactWidthSheet.self, presentedViewController) == .fullScreen
      else { return nil }
      return .fullScreen
    case .popover:
      guard traits.userInterfaceIdiom == .phone else { return nil }
      guard traits.horizontalSizeClass == .compact,
        simulator.decide(CompactWidthPopover.self, presentedViewController) == .fullScreen
      else { return .formSheet }
      return .fullScreen
    case .currentContext:
      guard simulator.device.model.idiom == .phone,
        simulator.decide(CurrentContextOnPhone.self, presentedViewController) == .fullScreen
      else { return nil }
      return .fullScreen
    default:
      return nil
    }
  }

  /// The style to show instead of the presentation's own, after the delegate has been asked; nil
  /// for its own.
  func adaptiveStyle(in traits: Traits) -> UIModalPresentationStyle? {
    let usual = defaultAdaptiveStyle(in: traits)
    // Only a presentation that covers the window asks (PRES-157).
    guard let delegate, shouldPresentInFullscreen else { return usual }
    let answer: UIModalPresentationStyle?
    switch simulator.consult(AdaptationQuestion.self) {
    case .none:
      answer = nil
    case .compactWidth:
      guard mayAdapt, traits.horizontalSizeClass == .compact else { return usual }
      answer = askForCompactWidth(delegate)
    case .traits:
      answer =
        simulator.askDelegate(
          delegate, .adaptivePresentationStyleTraitCollection, of: presentedViewController
        ) {
          delegate.adaptivePresentationStyle(
            for: self, traitCollection: simulator.traitCollection(traits))
        }
        ?? askForCompactWidth(delegate)
    }
    guard mayAdapt else { return usual }
    return switch answer {
    case .some(.none): nil
    case .some(.fullScreen), .some(.overFullScreen): answer
    case .formSheet: effectiveStyle == .formSheet ? nil : .formSheet
    default: usual
    }
  }

  private func askForCompactWidth(
    _ delegate: any UIAdaptivePresentationControllerDelegate
  ) -> UIModalPresentationStyle? {
    simulator.askDelegate(delegate, .adaptivePresentationStyle, of: presentedViewController) {
      delegate.adaptivePresentationStyle(for: self)
    }
  }

  /// What really presents: this one, or another that stands in for it in this room.
  func adapted() -> UIPresentationController {
    guard let style = adaptiveStyle(in: traits) else {
      announce(.none)
      return self
    }
    var shown = presentedViewController
    if let delegate {
      let replacement = simulator.askDelegate(
        delegate, .presentationControllerViewControllerForAdaptivePresentationStyle,
        of: presentedViewController, with: (.style, .name(style.traceName))
      ) {
        delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      }
      if let replacement, let replacement { shown = replacement }
    }
    let adaptive = shown.makePresentationController(style)
    adaptive.original = self
    adaptive.delegate = delegate
    if delegate != nil, simulator.consult(AdaptivePreparation.self) == .called {
      simulator.askDelegate(delegate, .presentationControllerPrepare, of: presentedViewController) {
        delegate?.presentationController(self, prepare: adaptive)
      }
    }
    announce(style)
    return adaptive
  }

  /// Tells the delegate how the presentation is shown (PRES-171).
  func announce(_ style: UIModalPresentationStyle) {
    guard delegate != nil, simulator.consult(AdaptationQuestion.self) == .traits else { return }
    simulator.askDelegate(
      delegate, .presentationControllerWillPresentWithAdaptiveStyle, of: presentedViewController,
      with: (.style, .name(style.traceName))
    ) { delegate?.presentationController(self, willPresentWithAdaptiveStyle: style) }
  }

  /// The style that the presentation is shown in (PRES-237).
  public var adaptivePresentationStyle: UIModalPresentationStyle {
    presentedViewController.activePresentation?.effectiveStyle ?? defaultAdaptiveStyle ?? .none
  }
}
