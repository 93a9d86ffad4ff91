import Trace

extension Check {
  /// A present or a dismiss that UIKit refused, and whose wish has not come true since.
  ///
  /// A later present of the same controller, by anybody, makes good a lost present; the departure
  /// of the controller that should go, a lost dismiss.
  static let requestLost = Check(
    .requestLost, "A request was refused and lost",
    pattern: "the slot is busy until the dismissal ends; calls inside a running transition",
    kinds: [Event.Kinds(.warning), Event.Kinds(.transition)], .atEnd)
}

/// A request that UIKit refused with a warning.
struct Refusal {
  let finding: Finding
  /// The warning's event.
  let warning: Int32
  /// What the request was for.
  let wish: Wish

  enum Wish {
    /// The controller of that name should be presented.
    case presented(Name)
    /// That presentation should end.
    case gone(UIPresentationController)
  }
}

extension Checks {
  /// UIKit refused to present, or dropped a presentation before it began.
  func noteRefusedPresent(_ source: NSObject, _ warning: Int32) {
    guard let call = lastPresent(from: source.traceName, before: warning),
      let presented = name(.presented, of: simulator.trace.events[Int(call)]),
      !refusals.contains(where: { $0.finding.cause == call })
    else { return }
    let event = simulator.trace.events[Int(warning)]
    let finding = make(
      .requestLost, source.traceName, cause: call, rule: Fact(traceName: event.rule),
      "\(source.traceNameText).present(\(text(presented))) was refused, and \(text(presented)) "
        + "has not been presented since")
    refusals.append(Refusal(finding: finding, warning: warning, wish: .presented(presented)))
  }

  /// UIKit refused to dismiss.
  func noteRefusedDismissal(_ receiver: NSObject, _ warning: Int32) {
    let event = simulator.trace.events[Int(warning)]
    guard let receiver = receiver as? UIViewController,
      let presentation = receiver.presentationToDismiss,
      !refusals.contains(where: { $0.finding.cause == event.cause })
    else { return }
    let finding = make(
      .requestLost, receiver.traceName, cause: event.cause, rule: Fact(traceName: event.rule),
      "\(receiver.traceNameText).dismiss was refused, and "
        + "\(presentation.presentedViewController.traceNameText) is still presented")
    refusals.append(Refusal(finding: finding, warning: warning, wish: .gone(presentation)))
  }

  /// The refused requests that nothing has made good.
  func lostRequests() -> [Finding] {
    refusals.filter { !hasComeTrue($0) }.map(\.finding)
  }

  private func hasComeTrue(_ refusal: Refusal) -> Bool {
    switch refusal.wish {
    case .gone(let presentation):
      return presentation.presentedViewController.activePresentation !== presentation
        || presentation.transition.isLeaving || presentation.isTakenAlong
    case .presented(let name):
      let begin = Word.presentationBegin.traceName
      return simulator.trace.events[Int(refusal.warning)...].contains {
        $0.kind == .transition && $0.name == begin && $0.subject == name
      }
    }
  }

  /// The latest call of `present` on a controller.
  private func lastPresent(from source: Name, before event: Int32) -> Int32? {
    let present = Word.present.traceName
    return simulator.trace.events[..<Int(event)].lastIndex {
      $0.kind == .call && $0.name == present && $0.subject == source
    }.map { Int32($0) }
  }
}
