import Trace

extension Simulator {
  /// Taps beside what a presentation shows.
  ///
  /// What lies over it gets the touch first, with its container; only a popover's may leave that to
  /// the one below.
  package func tapOutside(_ controller: UIViewController) -> HitReport {
    let seq = record(.touch, controller, .tapOutside)
    guard let presentation = controller.activePresentation else {
      return finish(HitReport(why: "\(controller.traceNameText) isn't presented"), seq)
    }
    if let popover = presentation as? UIPopoverPresentationController,
      following(seq, { popover.touchedAgain() })
    {
      return HitReport(receiver: controller)
    }
    if let lost = lostTouch { return finish(lost, seq) }
    guard presentation.containerView?.window != nil else {
      return finish(HitReport(why: "\(controller.traceNameText) isn't on the screen yet"), seq)
    }
    let touched = presentation.takingTouchesOutside
    let receiver = touched.presentedViewController
    guard let why = following(seq, { touched.touchedOutside() }) else {
      return HitReport(receiver: receiver)
    }
    return finish(HitReport(blocker: receiver, why: why), seq)
  }

  /// Taps beside an older popover.
  package func tapOutside(_ popover: UIPopoverController) -> HitReport {
    if popover.contentViewController.activePresentation != nil {
      return tapOutside(popover.contentViewController)
    }
    let seq = record(.touch, popover, .tapOutside)
    guard popover.isPopoverVisible else {
      return finish(HitReport(why: "\(popover.traceNameText) isn't on the screen"), seq)
    }
    guard let why = following(seq, { popover.touchedOutside() }) else {
      return HitReport(receiver: popover)
    }
    return finish(HitReport(blocker: popover, why: why), seq)
  }

  /// Taps beside an older action sheet, which cancels it where it is a popover (PRES-329).
  package func tapOutside(_ sheet: UIActionSheet) -> HitReport {
    let seq = record(.touch, sheet, .tapOutside)
    guard sheet.isVisible else {
      return finish(HitReport(why: "\(sheet.traceNameText) isn't on the screen"), seq)
    }
    following(seq) { sheet.press(sheet.cancelButtonIndex) }
    return HitReport(receiver: sheet)
  }

  /// Adds to the trace why nothing came of a touch: to its event, or in one of its own if something
  /// has happened since.
  private func finish(_ report: HitReport, _ seq: Int32) -> HitReport {
    guard seq >= 0, let why = report.why else { return report }
    if seq == trace.events.count - 1 {
      note(report)
    } else {
      following(seq) {
        if record(.touch, report.blocker, .lost) >= 0 {
          field(.reason, .text(trace.names.intern(why)))
        }
      }
    }
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
