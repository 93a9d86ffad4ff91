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
