import Trace
import UIKitSimulation

// What becomes of what the user does, and of the keyboard.
extension PhaseStory {
  /// What it is to have an effect at once: before the transition begins, or afterwards.
  var effect: PhaseOutcome { hasBegun ? .runs : .precedes }

  /// Whether the transition had begun when the stimulus came.
  private var hasBegun: Bool {
    let word: Word = world.transition == .presentation ? .presentationBegin : .dismissalBegin
    return firstIndex(word, of: world.form, from: world.callEvent)
      .map { $0 < world.stimulusEvents.lowerBound } ?? false
  }

  // MARK: The keyboard

  /// Where a field becomes the first responder, or stops being it, from the stimulus on.
  func change(of field: UITextField, to isFirst: Bool) -> Int? {
    events.indices[world.stimulusEvents.lowerBound...].first { index in
      let event = events[index]
      return event.subject == field.traceName && event.name == Word.firstResponder.traceName
        && world.simulator.trace.fields(of: event).contains { $0.value == .bool(isFirst) }
    }
  }

  func outcomeOfFocus(on field: UITextField) -> PhaseOutcome {
    guard let gain = change(of: field, to: true) else {
      return field.waitsForWindow ? .waits : .refused
    }
    guard world.stimulusEvents.contains(gain) else { return .waits }
    if effect == .precedes { return .precedes }
    return field.isFirstResponder ? .runs : .undone
  }

  // MARK: Touches

  /// What becomes of a touch that nothing came of.
  var outcomeOfMiss: PhaseOutcome { world.ignoredTouches ? .lost : .missed }

  var outcomeOfFinger: PhaseOutcome { touchIsCancelled ? .cancelled : outcomeOfMiss }

  /// Whether the button under the finger was told that its touch doesn't count.
  var touchIsCancelled: Bool {
    events[world.callEvent...].contains {
      $0.subject == world.front.counter.traceName && $0.name == Word.touchCancelled.traceName
    }
  }

  /// What becomes of a touch beside what is presented, which dismisses that or does nothing.
  var outcomeOfTouchOutside: PhaseOutcome {
    let own = world.transition == .dismissal && !hasBegun ? 1 : 0
    let begins = events[world.stimulusEvents.lowerBound...].filter {
      $0.name == Word.dismissalBegin.traceName && $0.subject == world.form.traceName
    }
    guard begins.count > own, let begin = begins.last else { return outcomeOfMiss }
    return begin.time == world.stimulusTime ? effect : .queued
  }

  var outcomeOfDoubleTap: PhaseOutcome {
    guard world.presentCalls > 0 else { return outcomeOfMiss }
    guard let begin = last(.presentationBegin, of: world.second) else { return .refused }
    return begin.time == world.stimulusTime ? effect : .queued
  }

  /// The user leaves the app: the transition is at its end then, or nothing comes of it.
  var outcomeOfBackground: PhaseOutcome {
    let word: Word = world.transition == .presentation ? .presentationEnd : .dismissalEnd
    guard let end = firstIndex(word, of: world.form, from: world.stimulusEvents.lowerBound) else {
      return .ignored
    }
    return events[end].time == world.stimulusTime ? .cancels : .ignored
  }
}
