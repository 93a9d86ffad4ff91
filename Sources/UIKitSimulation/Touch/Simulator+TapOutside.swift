import Trace

extension Simulator {
  /// Taps beside what a presentation shows.
  ///
  /// What lies over it gets the touch first, with its container; only a popover's may leave that to
  /// the one below.
  package func tapOutside(_ controller: UIViewController) -> TapReport {
    let seq = record(.touch, controller, .tapOutside)
    guard let presentation = controller.activePresentation else {
      return finish(TapReport(why: "\(controller.traceNameText) isn't presented"), seq)
    }
    if let popover = presentation as? UIPopoverPresentationController,
      following(seq, { popover.touchedAgain() })
    {
      return .delivered(to: controller)
    }
    if let lost = lostTouch { return finish(lost, seq) }
    let touched = presentation.takingTouchesOutside
    let receiver = touched.presentedViewController
    guard let why = following(seq, { touched.touchedOutside() }) else {
      return .delivered(to: receiver)
    }
    return finish(TapReport(blocker: receiver, why: why), seq)
  }

  /// Taps beside an older popover.
  package func tapOutside(_ popover: UIPopoverController) -> TapReport {
    if popover.contentViewController.activePresentation != nil {
      return tapOutside(popover.contentViewController)
    }
    let seq = record(.touch, popover, .tapOutside)
    guard popover.isPopoverVisible else {
      return finish(TapReport(why: "\(popover.traceNameText) isn't on the screen"), seq)
    }
    following(seq) { popover.touchedOutside() }
    return .delivered(to: popover)
  }

  /// Taps beside an older action sheet, which cancels it where it is a popover (PRES-329).
  package func tapOutside(_ sheet: UIActionSheet) -> TapReport {
    let seq = record(.touch, sheet, .tapOutside)
    guard sheet.isVisible else {
      return finish(TapReport(why: "\(sheet.traceNameText) isn't on the screen"), seq)
    }
    following(seq) { sheet.press(sheet.cancelButtonIndex) }
    return .delivered(to: sheet)
  }

  private func finish(_ report: TapReport, _ seq: Int32) -> TapReport {
    note(report, seq)
    return report
  }
}

extension UIPresentationController {
  /// The presentation that gets a touch beside this one: what is presented above lies over it, but
  /// for what a popover shows, beside which is beside the popover too (PRES-277).
  fileprivate var takingTouchesOutside: UIPresentationController {
    self is UIPopoverPresentationController ? self : above.last?.takingTouchesOutside ?? self
  }
}
