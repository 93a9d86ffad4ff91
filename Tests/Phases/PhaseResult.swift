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
  /// The hash of the world at its end.
  package var hash: UInt64
  /// How long the transition took, from the call to its end, in nanoseconds.
  package var duration: Int64

  /// Looks at a world at its end.
  package init(_ world: PhaseWorld) {
    let story = PhaseStory(world)
    outcome = story.outcome
    messages = story.messages
    leavesEvent = story.leavesEvent
    problems = world.problems(story)
    hash = WorldHash(world.simulator).value
    duration = story.duration
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
      case .rotateLeft, .rotateRight, .upsideDown, .thereAndBack, .resize: nil
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

  /// Whether an event is the stimulus's doing, and not its own record.
  private func follows(_ index: Int) -> Bool {
    var root = index
    while events[root].cause >= 0 { root = Int(events[root].cause) }
    return world.stimulusEvents.contains(root)
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
      firstIndex(.presentationEnd, of: world.form).map { $0 < world.stimulusEvents.lowerBound }
    return hadArrived == true ? .runs : .cancels
  }

  private func last(_ word: Word, of subject: UIViewController) -> Event? {
    events.last { $0.name == word.traceName && $0.subject == subject.traceName }
  }

  private func firstIndex(_ word: Word, of subject: UIViewController) -> Int? {
    events.firstIndex { $0.name == word.traceName && $0.subject == subject.traceName }
  }
}

// MARK: - What must not be

extension PhaseWorld {
  /// What is wrong at the end of a world.
  func problems(_ story: PhaseStory) -> [String] {
    var problems: [String] = []
    if let failure = simulator.failure { problems.append("the app ended: \(failure)") }
    if !isSettled { problems.append("it doesn't settle") }
    checkAppearance(&problems)
    checkCompletions(story, &problems)
    return problems
  }

  /// Each controller's callbacks are in order and come in pairs, and it has appeared if and only if
  /// its view is in the window.
  private func checkAppearance(_ problems: inout [String]) {
    var controllers = [home, form, second]
    if let root = overlay?.rootViewController { controllers.append(root) }
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
