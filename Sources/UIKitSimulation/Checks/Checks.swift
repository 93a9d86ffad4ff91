import Trace

/// The checks of one world: what they wait for, and what they have found.
///
/// The engine tells them of the few things that they can't read in the trace; the rest they look
/// up when the world is at rest, and only if an event of their kinds has been recorded since.
package final class Checks {
  unowned(unsafe) var simulator: Simulator!

  /// What is recorded as a finding, in order.
  package private(set) var findings: [Finding] = []
  /// Requests that were refused, and may yet come true.
  var refusals: [Refusal] = []
  /// What is found about transitions that may yet go on.
  var stalled: [Finding] = []
  /// The completions that the app gave to its calls.
  let completions = Completions()

  /// How many controllers are between a will and its did.
  var openAppearances = 0
  /// The controllers whose appearance the app has begun or ended by hand.
  var movedByHand: [UIViewController] = []
  /// The views that the app closed to touches.
  var closedViews: [UIView] = []
  /// The event of the latest touch that was lost, or -1.
  var lostTouch: Int32 = -1
  /// What was changed in sheets as the keyboard was told to come.
  var earlyRooms: [EarlyRoom] = []

  private var hasConcluded = false

  // MARK: What the engine tells

  /// A controller was asked to present another one, whose arguments UIKit accepts.
  func willPresent(_ presented: UIViewController, on presenter: UIViewController, call: Int32) {
    lookForLeavingPresenter(presenter, presented, call)
    lookForDetachedPresenter(presenter, presented, call)
  }

  /// UIKit has logged a message.
  func warned(_ subject: NSObject, _ event: Word, _ seq: Int32) {
    switch event {
    case .presentRefused: noteRefusedPresent(subject, seq)
    case .dismissRefused: noteRefusedDismissal(subject, seq)
    case .unbalanced: lookForUnbalancedCalls(subject, seq)
    default: break
    }
  }

  // MARK: Moments

  /// The world is at rest: the checks that wait for that look at it.
  package func lookAtRest() {
    guard simulator.failure == nil, simulator.trace.isRecording, simulator.isAtRest else { return }
    let kinds = simulator.trace.takeKinds()
    guard kinds.rawValue != 0 else { return }
    for check in Check.looksAtRest where check.kinds.overlaps(kinds) { check.look(self) }
  }

  /// The findings of this moment: the recorded ones, and those that stand unless something still
  /// happens.
  package func standing() -> [Finding] {
    lookAtRest()
    return findings + lost()
  }

  /// The world ends: what was lost is lost for good.
  package func conclude() {
    guard !hasConcluded else { return }
    hasConcluded = true
    guard simulator.failure == nil, simulator.trace.isRecording else { return }
    lookAtRest()
    for finding in lost() { record(finding) }
  }

  /// What is lost unless something still happens.
  private func lost() -> [Finding] {
    let open = simulator.isStalled ? openTransitions() + endlessLosses() : []
    return refusals.isEmpty && completions.entries.isEmpty
      ? open : open + lostRequests() + lostCompletions()
  }

  /// Lets go of what is waited for.
  func removeAll() {
    refusals.removeAll()
    stalled.removeAll()
    movedByHand.removeAll()
    closedViews.removeAll()
    earlyRooms.removeAll()
    completions.removeAll()
  }

  // MARK: Finding

  /// Makes a finding and records it.
  func find(
    _ check: Check, _ subject: Name, cause: Int32, rule: Fact? = nil, _ text: String
  ) {
    record(make(check, subject, cause: cause, rule: rule, text))
  }

  /// Makes a finding that is not recorded yet.
  func make(
    _ check: Check, _ subject: Name, cause: Int32, rule: Fact? = nil, _ text: String
  ) -> Finding {
    Finding(
      check, subject, cause: cause, source: simulator.origin(of: cause), rule: rule, text: text)
  }

  /// What is found now and may still turn out to be none: the same again is the same finding, which
  /// the script may have said that it expects.
  func provisional(_ finding: Finding) -> Finding {
    let known = stalled.first {
      $0.check.word == finding.check.word && $0.subject == finding.subject
        && $0.cause == finding.cause
    }
    if known == nil { stalled.append(finding) }
    return known ?? finding
  }

  /// Records a finding.
  func record(_ finding: Finding) {
    let loop = simulator.runLoop
    let seq = simulator.trace.record(
      .check, finding.subject, finding.check.word.traceName, time: loop.now, turn: loop.turn,
      cause: finding.cause, rule: finding.rule?.traceName ?? .none, source: finding.source)
    guard seq >= 0 else { return }
    simulator.field(.text, .text(simulator.trace.names.intern(finding.text)))
    finding.event = seq
    findings.append(finding)
  }

  /// Whether such a finding about that object is made already; each is made once.
  func hasFound(_ check: Check, _ subject: Name) -> Bool {
    findings.contains { $0.check.word == check.word && $0.subject == subject }
  }

  /// The last event of that name about an object, or -1.
  func lastEvent(_ word: Word, of subject: Name) -> Int32 {
    let name = word.traceName
    return simulator.trace.events.lastIndex { $0.subject == subject && $0.name == name }
      .map { Int32($0) } ?? -1
  }

  /// A name of the trace as text.
  func text(_ name: Name) -> String { simulator.trace.names[name] }

  /// The name in a field of an event; nil if the event has no such field.
  func name(_ key: Word, of event: Event) -> Name? {
    for field in simulator.trace.fields(of: event) where field.key == key.traceName {
      if case .name(let name) = field.value { return name }
    }
    return nil
  }
}

extension Simulator {
  /// Whether nothing is under way that ends: no turn, no block, no timer, no animation.
  package var isAtRest: Bool {
    !isInCallback && !runLoop.isRunning && runLoop.isIdle && !animations.areWaiting
  }

  /// Whether something is under way that never ends, because the time of its layer stands still.
  package var isStalled: Bool {
    !isInCallback && !runLoop.isRunning && !animations.areWaiting && runLoop.isStalled
  }
}
