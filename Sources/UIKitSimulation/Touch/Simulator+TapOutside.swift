import Trace

extension Simulator {
  /// Taps beside what a presentation shows, where a popover catches touches to go away.
  ///
  /// - Throws: that it isn't modelled, where something else catches the touch.
  package func tapOutside(
    _ controller: UIViewController
  ) throws(PresentationError) -> HitReport {
    let seq = record(.touch, controller, .tapOutside)
    var report = HitReport(receiver: controller)
    let presentation = controller.activePresentation
    if presentation == nil {
      report = HitReport(why: "\(controller.traceNameText) isn't presented")
    } else if let lost = lostTouch {
      report = lost
    } else if let alert = controller as? UIAlertController, alert.preferredStyle == .alert {
      report = HitReport(why: "an alert stays until one of its actions is chosen")
    }
    if seq >= 0 { note(report) }
    guard report.why == nil, let presentation else { return report }
    guard presentation.takesTouchesOutside else {
      throw .notModelled(
        "what a touch outside \(controller.traceNameText) does, which is no popover and no action "
          + "sheet,")
    }
    following(seq) { presentation.takeTouchOutside() }
    return report
  }

  /// Taps beside an older popover.
  ///
  /// - Throws: as for what it presents, where it does.
  package func tapOutside(
    _ popover: UIPopoverController
  ) throws(PresentationError) -> HitReport {
    if popover.contentViewController.activePresentation != nil {
      return try tapOutside(popover.contentViewController)
    }
    let seq = record(.touch, popover, .tapOutside)
    let report =
      popover.isPopoverVisible
      ? HitReport(receiver: popover)
      : HitReport(why: "\(popover.traceNameText) isn't on the screen")
    if seq >= 0 { note(report) }
    guard report.why == nil else { return report }
    following(seq) { popover.touchedOutside() }
    return report
  }

  /// Taps beside an older action sheet, which cancels it where it is a popover (PRES-329).
  package func tapOutside(_ sheet: UIActionSheet) -> HitReport {
    let seq = record(.touch, sheet, .tapOutside)
    let report =
      sheet.isVisible
      ? HitReport(receiver: sheet)
      : HitReport(why: "\(sheet.traceNameText) isn't on the screen")
    if seq >= 0 { note(report) }
    guard report.why == nil else { return report }
    following(seq) { sheet.press(sheet.cancelButtonIndex) }
    return report
  }
}
