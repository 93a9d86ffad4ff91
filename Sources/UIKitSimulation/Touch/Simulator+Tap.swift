import Trace

extension Simulator {
  /// What the user sees by its title, topmost first, each with what covers it.
  package var tapTargets: [(target: TapTarget, cover: NSObject?)] {
    var found: [(TapTarget, NSObject?)] = []
    var cover: NSObject?
    for window in application.windowsFrontToBack where !window.isHidden {
      if let alert = window.legacyAlert {
        found += alert.tapTargets.map { ($0, cover) }
        cover = cover ?? alert
        continue
      }
      for popover in window.legacyPopovers.reversed() {
        found += popover.content.tapTargetsBelow.map { ($0, cover) }
        cover = cover ?? popover.content
      }
      for presentation in window.presentations.reversed() {
        let presented = presentation.presentedViewController
        found += presented.tapTargetsBelow.map { ($0, cover) }
        cover = cover ?? presented
      }
      guard let root = window.rootViewController else { continue }
      found += root.tapTargetsBelow.map { ($0, cover) }
    }
    return found
  }

  /// Taps what has a title; nil if nothing on the screen has it.
  ///
  /// The topmost thing of that title gets the tap, unless something lies over it, it is disabled,
  /// or a transition is under way, during which touches are lost (TCH-012, TCH-013, TCH-014).
  package func tap(title: String) -> TapReport? {
    let named = tapTargets.filter { $0.target.title == title }
    guard let (target, cover) = named.first(where: { $0.cover == nil }) ?? named.first else {
      return nil
    }
    let seq = record(.touch, target.receiver, .tap)
    if seq >= 0 { field(.title, .text(trace.names.intern(title))) }
    var report = TapReport.delivered(to: target.receiver)
    if let transition = transitionUnderWay {
      report = lost(in: transition)
    } else if let cover {
      report = TapReport(blocker: cover, why: "\(cover.traceNameText) covers it")
    } else if !target.isEnabled {
      report = TapReport(why: "it is disabled")
    }
    finish(report, seq)
    guard report.why == nil else { return report }
    following(seq) { target.press() }
    return report
  }

  /// Taps beside what a presentation shows, where a popover catches touches to go away.
  ///
  /// - Throws: that it isn't modelled, where something else catches the touch.
  package func tapOutside(
    _ controller: UIViewController
  ) throws(PresentationError) -> TapReport {
    let seq = record(.touch, controller, .tapOutside)
    var report = TapReport.delivered(to: controller)
    let presentation = controller.activePresentation
    if presentation == nil {
      report = TapReport(why: "\(controller.traceNameText) isn't presented")
    } else if let transition = transitionUnderWay {
      report = lost(in: transition)
    } else if let alert = controller as? UIAlertController, alert.preferredStyle == .alert {
      report = TapReport(why: "an alert stays until one of its actions is chosen")
    }
    finish(report, seq)
    guard report.why == nil, let presentation else { return report }
    try following(seq) { () throws(PresentationError) in try presentation.touchOutside() }
    return report
  }

  /// Taps beside an older popover.
  ///
  /// - Throws: as for what it presents, where it does.
  package func tapOutside(
    _ popover: UIPopoverController
  ) throws(PresentationError) -> TapReport {
    if popover.contentViewController.activePresentation != nil {
      return try tapOutside(popover.contentViewController)
    }
    let seq = record(.touch, popover, .tapOutside)
    let report =
      popover.isPopoverVisible
      ? TapReport.delivered(to: popover)
      : TapReport(why: "\(popover.traceNameText) isn't on the screen")
    finish(report, seq)
    guard report.why == nil else { return report }
    following(seq) { popover.touchedOutside() }
    return report
  }

  /// Taps beside an older action sheet, which cancels it where it is a popover (PRES-329).
  package func tapOutside(_ sheet: UIActionSheet) -> TapReport {
    let seq = record(.touch, sheet, .tapOutside)
    let report =
      sheet.isVisible
      ? TapReport.delivered(to: sheet)
      : TapReport(why: "\(sheet.traceNameText) isn't on the screen")
    finish(report, seq)
    guard report.why == nil else { return report }
    following(seq) { sheet.press(sheet.cancelButtonIndex) }
    return report
  }

  private func finish(_ report: TapReport, _ seq: Int32) {
    guard seq >= 0, let why = report.why else { return }
    field(.lost, .text(trace.names.intern(why)))
  }

  private func lost(in transition: UIPresentationController) -> TapReport {
    let moving = transition.presentedViewController
    return TapReport(
      blocker: moving,
      why: "touches are lost while \(moving.traceNameText)'s transition is under way")
  }

  private var transitionUnderWay: UIPresentationController? {
    for window in application.windows {
      if let running = window.transitions.first(where: { $0.transition.isUnderWay }) {
        return running
      }
    }
    return nil
  }
}

extension UIApplication {
  /// The windows in the order in which they are asked for a touch: the highest level first, and
  /// within a level the one that came last (TCH-007).
  var windowsFrontToBack: [UIWindow] {
    windows.enumerated().sorted { left, right in
      left.element.windowLevel == right.element.windowLevel
        ? left.offset > right.offset : left.element.windowLevel > right.element.windowLevel
    }.map(\.element)
  }
}

extension UIViewController {
  /// What the user sees of this controller and of those in it.
  fileprivate var tapTargetsBelow: [TapTarget] {
    guard viewIfLoaded?.window != nil else { return [] }
    return tapTargets + children.flatMap(\.tapTargetsBelow)
  }
}
