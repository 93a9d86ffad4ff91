import Trace

extension Simulator {
  /// Taps beside what a presentation shows: at a point of its container that is no part of that.
  ///
  /// What lies over it gets the touch, as it would get the user's.
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
    guard let container = presentation.containerView, container.window != nil else {
      return finish(HitReport(why: "\(controller.traceNameText) isn't on the screen yet"), seq)
    }
    return touchBeside(presentation.presentedView, in: container, of: controller, seq) {
      presentation.nothingBeside
    }
  }

  /// Taps beside an older popover.
  package func tapOutside(_ popover: UIPopoverController) -> HitReport {
    if popover.contentViewController.activePresentation != nil {
      return tapOutside(popover.contentViewController)
    }
    let seq = record(.touch, popover, .tapOutside)
    guard popover.isPopoverVisible, let container = popover.container, let shown = container.shown
    else {
      return finish(HitReport(why: "\(popover.traceNameText) isn't on the screen"), seq)
    }
    return touchBeside(shown, in: container, of: popover, seq) {
      (shown.nothingBeside, popover)
    }
  }

  /// Taps beside an older action sheet, which cancels it where it is a popover (PRES-329).
  package func tapOutside(_ sheet: UIActionSheet) -> HitReport {
    if let controller = sheet.shim, controller.activePresentation != nil {
      var report = tapOutside(controller)
      if report.receiver === controller { report.receiver = sheet }
      return report
    }
    let seq = record(.touch, sheet, .tapOutside)
    guard sheet.isVisible, let container = sheet.superview else {
      return finish(HitReport(why: "\(sheet.traceNameText) isn't on the screen"), seq)
    }
    return touchBeside(sheet, in: container, of: sheet, seq) { (sheet.nothingBeside, sheet) }
  }

  /// Puts a finger down beside what a container shows, and lifts it.
  ///
  /// - Parameters:
  ///   - owner: what is reported as touched where something comes of it.
  ///   - nothing: why there is nothing beside what is shown, and who is in the way.
  private func touchBeside(
    _ shown: UIView, in container: UIView, of owner: NSObject, _ seq: Int32,
    nothing: () -> (why: String, blocker: NSObject)
  ) -> HitReport {
    if let lost = lostTouch { return finish(lost, seq) }
    guard let (point, hit) = pointBeside(shown, in: container) else {
      let (why, blocker) = nothing()
      return finish(HitReport(blocker: blocker, why: why), seq)
    }
    let place = hit?.placeBeside(in: container)
    let receiver = place?.container === container ? owner : place?.taker.object
    let missed = place == nil ? HitReport.missed(container, at: point, hit: hit) : nil
    var report = following(seq) { touch(at: point) }
    if let missed, touches.refusedBeside == nil {
      report = missed
    } else if report.why == nil {
      report.receiver = receiver
    }
    return finish(report, seq)
  }

  /// A point of the interface in a container and beside what that shows, one at which a touch gets
  /// to the container if there is one, and what a touch there hits; nil if there is no such point.
  private func pointBeside(
    _ shown: UIView, in container: UIView
  ) -> (point: CGPoint, hit: UIView?)? {
    guard let window = container.window else { return nil }
    let frame =
      shown.superview === container
      ? shown.layerBounds.applying(shown.toSuperview) : container.convert(shown.bounds, from: shown)
    let room = container.bounds
    let map = container.toTop.concatenating(window.toSuperview)
    var first: (point: CGPoint, hit: UIView?)?
    for (x, y) in [
      (frame.midX, (room.minY + frame.minY) / 2), ((room.minX + frame.minX) / 2, frame.midY),
      ((room.maxX + frame.maxX) / 2, frame.midY), (frame.midX, (room.maxY + frame.maxY) / 2),
      (room.minX + 1, room.minY + 1), (room.maxX - 1, room.minY + 1),
      (room.minX + 1, room.maxY - 1), (room.maxX - 1, room.maxY - 1),
    ] {
      let place = CGPoint(x: x, y: y)
      guard room.contains(place), !frame.contains(place) else { continue }
      let point = interfacePoint(fromScreen: place.applying(map))
      guard screen.interfaceBounds.contains(point) else { continue }
      let hit = hitTest(point)
      if hit?.placeBeside(in: container) != nil { return (point, hit) }
      // The keyboard is nothing that lies beside.
      if first == nil, hit?.window.map({ application.windows.contains($0) }) ?? true {
        first = (point, hit)
      }
    }
    return first
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

extension UIView {
  /// What takes a touch on the view as one beside what a container shows; nil if it is no such
  /// place.
  fileprivate func placeBeside(
    in container: UIView
  ) -> (container: UIView?, taker: TouchCover)? {
    guard let place = placeBeside else { return nil }
    return place.container === container || isDescendant(of: container) ? place : nil
  }

  /// What a tap beside a view says that leaves no room for one.
  fileprivate var nothingBeside: String {
    "\(traceNameText) fills the screen, so that there is nothing beside it"
  }
}
