import Trace
import UIKitSimulation

/// What the trace of a world tells of the transition and of the stimulus.
struct PhaseStory {
  private(set) var outcome: PhaseOutcome?
  private(set) var messages: [String] = []
  private(set) var leavesEvent = false
  private(set) var duration: Int64 = -1

  let world: PhaseWorld
  var events: [Event] { world.simulator.trace.events }

  init(_ world: PhaseWorld) {
    self.world = world
    let end =
      world.transition == .presentation ? Word.presentationEnd : Word.dismissalEnd
    if let event = last(end, of: world.form), event.time >= world.callTime {
      duration = event.time - world.callTime
    }
    guard let stimulus = world.stimulus, world.stimulusTime >= 0 else { return }
    readMessages()
    // Of a touch that was taken away is told when that is done.
    if stimulus == .fingerUp, touchIsCancelled { leavesEvent = true }
    outcome =
      switch stimulus {
      case .rotateLeft, .rotateRight, .upsideDown, .thereAndBack, .resize: outcomeOfTurn
      case .presentAgain, .presentAbove: outcomeOfPresent
      case .dismiss, .dismissUnanimated: outcomeOfDismiss
      case .overlayKey: world.overlay?.isKeyWindow == true ? .runs : .refused
      case .keyboardShow: outcomeOfFocus(on: world.form.fields[0])
      case .switchField: outcomeOfFocus(on: world.front.fields[1])
      case .keyboardHide: change(of: world.front.fields[0], to: false) == nil ? .ignored : effect
      case .tapPresenter: world.home.counter.tag > 0 ? effect : outcomeOfTouchOutside
      case .fingerUp: world.front.counter.tag > 0 ? effect : outcomeOfFinger
      case .tapOutside: outcomeOfTouchOutside
      case .doubleTap: outcomeOfDoubleTap
      case .background: outcomeOfBackground
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
        if event.kind == .touch, isLost(event) { leavesEvent = true }
        if Self.telling.contains(event.kind), follows(index) { leavesEvent = true }
        continue
      }
      for field in world.simulator.trace.fields(of: event) {
        if case .text(let text) = field.value { messages.append(world.simulator.trace.names[text]) }
      }
    }
    if !messages.isEmpty { leavesEvent = true }
  }

  private func isLost(_ event: Event) -> Bool {
    world.simulator.trace.fields(of: event).contains { $0.key == Word.lost.traceName }
  }

  /// The kinds of events that tell what becomes of a call or of an input.
  private static let telling: [Event.Kind] = [
    .decision, .exception, .transition, .rotation, .window, .notification, .keyboard, .callback,
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

  func last(_ word: Word, of subject: UIViewController) -> Event? {
    events.last { $0.name == word.traceName && $0.subject == subject.traceName }
  }

  func firstIndex(_ word: Word, of subject: UIViewController, from start: Int) -> Int? {
    events[start...].firstIndex {
      $0.name == word.traceName && $0.subject == subject.traceName
    }
  }
}
