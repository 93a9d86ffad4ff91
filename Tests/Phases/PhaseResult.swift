import RandomPrograms
import Trace
import UIKitSimulation

/// What is left of a world at its end, and what became of the stimulus.
package struct PhaseResult: Sendable {
  /// What became of the stimulus; nil if there was none.
  package var outcome: PhaseOutcome?
  /// What UIKit logged because of the stimulus, or raised.
  package var messages: [String]
  /// Whether an event beyond the record of the stimulus itself tells what became of it.
  package var leavesEvent: Bool
  /// Whatever must not be, a sentence each.
  package var problems: [String]
  /// The hash of the world at its end, and once all that is presented has been dismissed.
  package var hash: UInt64
  /// How long the transition took, from the call to its end, in nanoseconds.
  package var duration: Int64

  /// Looks at a world at its end.
  package init(_ world: PhaseWorld) {
    let story = PhaseStory(world)
    outcome = story.outcome
    messages = story.messages
    leavesEvent = story.leavesEvent
    duration = story.duration
    problems = world.problems(story)
    let atRest = WorldHash(world.simulator).value
    // What the presenter's view has missed under a cover shows when the cover has gone.
    world.goBack()
    if problems.isEmpty { problems = world.problemsAtRest() }
    hash = WorldHash(world.simulator, startingWith: atRest).value
  }
}

/// What the trace of a world tells of the transition and of the stimulus.
struct PhaseStory {
  private(set) var outcome: PhaseOutcome?
  private(set) var messages: [String] = []
  private(set) var leavesEvent = false
  private(set) var duration: Int64 = -1

  private let world: PhaseWorld
  private var events: [Event] { world.simulator.trace.events }

  init(_ world: PhaseWorld) {
    self.world = world
    let end =
      world.transition == .presentation ? Word.presentationEnd : Word.dismissalEnd
    if let event = last(end, of: world.form), event.time >= world.callTime {
      duration = event.time - world.callTime
    }
    guard let stimulus = world.stimulus, world.stimulusTime >= 0 else { return }
    readMessages()
    outcome =
      switch stimulus {
      case .rotateLeft, .rotateRight, .upsideDown, .thereAndBack, .resize: outcomeOfTurn
      case .presentAgain, .presentAbove: outcomeOfPresent
      case .dismiss, .dismissUnanimated: outcomeOfDismiss
      case .overlayKey: world.overlay?.isKeyWindow == true ? .runs : .refused
      }
  }

  // MARK: What follows from the stimulus

  /// Collects what UIKit says from the stimulus on, and whether anything tells of it.
  ///
  /// Nothing else in these worlds makes UIKit say anything.
  private mutating func readMessages() {
    if let raised = world.raised { messages.append(raised.reason) }
    let events = events
    for index in world.stimulusEvents.lowerBound..<events.count {
      let event = events[index]
      guard event.kind == .warning else {
        if Self.telling.contains(event.kind), follows(index) { leavesEvent = true }
        continue
      }
      for field in world.simulator.trace.fields(of: event) {
        if case .text(let text) = field.value { messages.append(world.simulator.trace.names[text]) }
      }
    }
    if !messages.isEmpty { leavesEvent = true }
  }

  /// The kinds of events that tell what becomes of a call or of an input.
  private static let telling: [Event.Kind] = [
    .decision, .exception, .transition, .rotation, .window, .notification,
  ]

  /// Whether an event is the stimulus's doing: it follows from its record and isn't that itself, or
  /// comes with it from nothing else, as a window's becoming key does.
  private func follows(_ index: Int) -> Bool {
    var root = index
    while events[root].cause >= 0 { root = Int(events[root].cause) }
    guard world.stimulusEvents.contains(root) else { return false }
    let isRecord = events[root].kind == .call || events[root].name == Word.turn.traceName
    return isRecord ? root != index : events[root].kind != .decision
  }

  // MARK: Outcomes

  private var outcomeOfPresent: PhaseOutcome {
    if world.raised != nil { return .raises }
    guard messages.isEmpty else { return .refused }
    guard let begin = last(.presentationBegin, of: world.second) else { return .ignored }
    return begin.time == world.stimulusTime ? .runs : .queued
  }

  private var outcomeOfDismiss: PhaseOutcome {
    guard messages.isEmpty else { return .refused }
    let begins = events.filter {
      $0.kind == .transition && $0.name == Word.dismissalBegin.traceName
    }
    guard let begin = begins.last, begins.count > (world.transition == .dismissal ? 1 : 0) else {
      return .ignored
    }
    guard begin.time == world.stimulusTime else { return .queued }
    let hadArrived =
      firstIndex(.presentationEnd, of: world.form, from: 0)
      .map { $0 < world.stimulusEvents.lowerBound } ?? false
    return hadArrived ? .runs : .cancels
  }

  /// A turn, or another size: the first answer of the app's window counts.
  private var outcomeOfTurn: PhaseOutcome {
    var isWaiting = false
    for event in events[world.stimulusEvents.lowerBound...]
    where event.subject == world.window.traceName {
      switch event.name {
      case Word.rotationBegin.traceName, Word.resize.traceName: return isWaiting ? .waits : .runs
      case Word.rotationWaits.traceName, Word.resizeWaits.traceName: isWaiting = true
      case Word.rotationRefused.traceName: return isWaiting ? .waits : .refused
      default: break
      }
    }
    // What was remembered and isn't made up for was taken back.
    return isWaiting ? .cancels : .refused
  }

  /// Says so if what waited doesn't begin at the transition's last instant, when the controllers
  /// have heard of its end (ROT-088).
  func checkWaiting(_ problems: inout [String]) {
    guard outcome == .waits else { return }
    let did: Word = world.transition == .presentation ? .viewDidAppear : .viewDidDisappear
    guard let begin = events.firstIndex(where: isBegin),
      let end = firstIndex(did, of: world.form, from: world.stimulusEvents.lowerBound)
    else { return }
    if begin < end || events[begin].time != events[end].time {
      problems.append("what waited doesn't come at the end of the transition")
    }
  }

  private func isBegin(_ event: Event) -> Bool {
    event.subject == world.window.traceName
      && (event.name == Word.rotationBegin.traceName || event.name == Word.resize.traceName)
  }

  private func last(_ word: Word, of subject: UIViewController) -> Event? {
    events.last { $0.name == word.traceName && $0.subject == subject.traceName }
  }

  private func firstIndex(_ word: Word, of subject: UIViewController, from start: Int) -> Int? {
    events[start...].firstIndex {
      $0.name == word.traceName && $0.subject == subject.traceName
    }
  }
}

// MARK: - What must not be

extension PhaseWorld {
  /// What is wrong at the end of a world.
  func problems(_ story: PhaseStory) -> [String] {
    var problems = problemsAtRest()
    checkCompletions(story, &problems)
    story.checkWaiting(&problems)
    return problems
  }

  /// What is wrong in a world at rest, whatever has happened before.
  func problemsAtRest() -> [String] {
    var problems: [String] = []
    if let failure = simulator.failure { problems.append("the app ended: \(failure)") }
    if !isSettled { problems.append("it doesn't settle") }
    checkAppearance(&problems)
    checkTurns(&problems)
    for finding in simulator.checks.findings where Self.faults.contains(finding.check.word) {
      problems.append(finding.text)
    }
    return problems
  }

  /// What a check of the product's finds only if UIKit itself goes wrong here: the app does nothing
  /// that would lead to it.
  private static let faults: [Word] = [
    .frameAtRest, .unbalancedAppearance, .transitionOpen, .leftBehind,
  ]

  /// Each controller's callbacks are in order and come in pairs, and it has appeared if and only if
  /// its view is in the window.
  private func checkAppearance(_ problems: inout [String]) {
    let names = controllers.map(\.traceName)
    var histories = controllers.map { _ in AppearanceHistory() }
    for event in simulator.trace.events {
      if event.kind == .warning, event.name == Word.unbalanced.traceName {
        problems.append("UIKit calls the callbacks unbalanced")
      }
      guard event.kind == .callback, let index = names.firstIndex(of: event.subject) else {
        continue
      }
      histories[index].take(event.name)
    }
    for (controller, history) in zip(controllers, histories) {
      let name = controller.traceNameText
      if let wrong = history.firstWrong { problems.append("\(name).\(wrong.text) is out of order") }
      let isSeen = controller.viewIfLoaded?.window != nil
      switch history.state {
      case .appearing, .disappearing: problems.append("\(name) is left \(history.state)")
      case .appeared: if !isSeen { problems.append("\(name) has appeared and isn't seen") }
      case .disappeared: if isSeen { problems.append("\(name) is seen and hasn't appeared") }
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        problems.append("\(name) is on its way at rest")
      }
    }
  }

  /// Each turn and change of size that a window or a controller is told of begins and ends.
  private func checkTurns(_ problems: inout [String]) {
    let subjects = [window.traceName] + controllers.map(\.traceName)
    var areOpen = subjects.map { _ in false }
    for event in simulator.trace.events {
      let begins: Bool
      switch event.name {
      case Word.rotationBegin.traceName, Word.resize.traceName, Word.willRotate.traceName:
        begins = true
      case Word.rotationEnd.traceName, Word.resizeEnd.traceName, Word.didRotate.traceName:
        begins = false
      default: continue
      }
      guard let index = subjects.firstIndex(of: event.subject) else { continue }
      if begins == areOpen[index] {
        let names = simulator.trace.names
        problems.append("\(names[event.subject]).\(names[event.name]) is out of order")
      }
      areOpen[index] = begins
    }
    for (subject, isOpen) in zip(subjects, areOpen) where isOpen {
      problems.append("a turn of \(simulator.trace.names[subject]) is left open")
    }
    for controller in controllers where controller.openSizeTransitions != 0 {
      problems.append("a change of \(controller.traceNameText)'s size is left open")
    }
  }

  private var controllers: [PhaseController] { [home, form, second, overlayRoot] }

  /// The transition's completion has run once, and the stimulus's own if it had an effect.
  private func checkCompletions(_ story: PhaseStory, _ problems: inout [String]) {
    let own = transition == .presentation ? runs.present : runs.dismiss
    if own != 1 { problems.append("the completion of the \(transition) ran \(own) times") }
    let takesCompletion =
      switch stimulus {
      case .presentAgain, .presentAbove, .dismiss, .dismissUnanimated: true
      default: false
      }
    guard takesCompletion, let outcome = story.outcome else { return }
    let expected = outcome.hasEffect ? 1 : 0
    if runs.stimulus != expected {
      problems.append("the completion of the stimulus ran \(runs.stimulus) times, not \(expected)")
    }
  }
}
