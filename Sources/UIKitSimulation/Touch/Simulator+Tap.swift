import Trace

extension Simulator {
  /// The finger that taps, which none of a script's own has the number of.
  private static let tapping = Int.min

  /// Taps at a point of the interface, in points, so many times in a row.
  package func tap(at point: CGPoint, count: Int = 1) -> HitReport {
    var report = HitReport()
    var first: Reached?
    for _ in 0..<count where failure == nil {
      if let first, isInTime(first.view) {
        report = touchInTime(first, title: nil)
        continue
      }
      let hit = lostTouch == nil ? hitTest(point) : nil
      if count > 1 { first = hit.map { Reached($0, at: point) } }
      report = touch(hit?.touchReceiver ?? application, at: point, title: nil) {
        hit == nil ? .lost("no view takes touches there") : nil
      }
    }
    return report
  }

  /// Taps what the user means, so many times in a row, at the point of it that a touch reaches and
  /// that is nearest to its centre.
  package func tap(_ target: TouchTarget, count: Int = 1) -> HitReport {
    var report = HitReport()
    var first: Reached?
    for _ in 0..<count where failure == nil {
      if let first, isInTime(first.view) {
        report = touchInTime(first, title: target.title)
        continue
      }
      guard let view = target.taker, view.window != nil else {
        report = .lost("\(target.receiver.traceNameText) is in no window")
        record(.touch, target.receiver, .tap)
        note(report)
        continue
      }
      guard lostTouch == nil else {
        report = touch(target.receiver, at: .zero, title: target.title) { nil }
        continue
      }
      (view as? UIAlertButtonView)?.scrollIntoView()
      let (point, hit, reaches) = aim(at: target)
      if count > 1, reaches { first = hit.map { Reached($0, at: point) } }
      report = touch(target.receiver, at: point, title: target.title) {
        reaches ? nil : .missed(view, at: point, hit: hit)
      }
    }
    return report
  }

  /// Taps what has a title; nil if nothing on the screen has it.
  package func tap(title: String) -> HitReport? {
    touchTarget(titled: title).map { tap($0) }
  }

  /// What the first tap of a burst has reached, and where in it, which may move away then.
  private struct Reached {
    let view: UIView
    private let place: CGPoint

    init(_ view: UIView, at point: CGPoint) {
      self.view = view
      let place = view.simulator.screenPoint(fromInterface: point)
      self.place = view.convert(view.window?.fromSuperview(place) ?? place, from: nil)
    }

    /// The point in the interface.
    var point: CGPoint {
      guard let window = view.window else { return .zero }
      return view.simulator.interfacePoint(
        fromScreen: place.applying(view.toTop.concatenating(window.toSuperview)))
    }
  }

  /// Taps what a touch of the same burst has reached before.
  private func touchInTime(_ reached: Reached, title: String?) -> HitReport {
    touches.burstView = reached.view
    defer { touches.burstView = nil }
    return touch(reached.view.touchReceiver, at: reached.point, title: title) { nil }
  }

  /// Puts a finger down and lifts it, as one event of the trace.
  ///
  /// - Parameter mistake: why what is meant doesn't get the touch; nil if it does.
  private func touch(
    _ receiver: NSObject, at point: CGPoint, title: String?, _ mistake: () -> HitReport?
  ) -> HitReport {
    let lost = touches.burstView == nil ? lostTouch ?? mistake() : nil
    let expected = lost ?? refusal(at: point)
    let seq = record(.touch, receiver, .tap)
    if seq >= 0, let title { field(.title, .text(trace.names.intern(title))) }
    if seq >= 0, let expected { note(expected) }
    return following(seq) {
      let got = touch(at: point)
      return expected ?? got
    }
  }

  /// Puts a finger down and lifts it, which the caller has in the trace as one event.
  func touch(at point: CGPoint) -> HitReport {
    let touches = touches
    touches.isTapping = true
    let down = touches.touchDown(id: Self.tapping, at: point)
    let up = touches.touchUp(id: Self.tapping)
    touches.isTapping = false
    guard down.why == nil, touches.refusedBeside != nil else { return down }
    return HitReport(path: down.path, blocker: up.blocker, why: up.why)
  }

  /// What a control says that is touched and disabled; nil if nothing refuses.
  private func refusal(at point: CGPoint) -> HitReport? {
    guard let control = (touches.burstView ?? hitTest(point)) as? UIControl, !control.isEnabled
    else { return nil }
    let receiver = control.touchReceiver
    return HitReport(
      path: control.pathFromWindow, blocker: receiver,
      why: "\(receiver.traceNameText) is disabled")
  }

  /// Adds to the event that was recorded last why nothing came of it.
  func note(_ report: HitReport) {
    guard let why = report.why else { return }
    field(.lost, .text(trace.names.intern(why)))
  }
}
