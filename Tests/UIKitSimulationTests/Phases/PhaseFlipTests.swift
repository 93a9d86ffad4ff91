import Testing

@testable import Phases
@testable import UIKitSimulation

/// What happens during transitions, with UIKit other than it is.
@Suite("What happens during a transition, with policies switched")
struct PhaseFlipTests {
  @Test(
    "With any policy switched to any answer everything settles, balances and may come later",
    arguments: switched)
  func holds(policy: Policy) {
    for (setting, consulted) in zip(Self.settings, Self.consulted)
    where consulted[policy.rawValue] {
      for value in policy.rule.values.indices where value != setting.profile.valueIndex(policy) {
        let version = setting.device.system
        let profile = SystemProfile(
          system: version, sdk: version,
          switches: [SystemProfile.Switch(policy: policy, value: UInt8(value))])
        for transition in PhaseCombination.Transition.allCases {
          let wrong = Self.wrong(setting, transition, profile)
            .filter { !$0.hasSuffix(Self.suspended[policy] ?? "-") }
          guard let first = wrong.first else { continue }
          Issue.record(
            "\(policy.name)=\(policy.rule.values[value]), \(wrong.count) times, first \(first)")
        }
      }
    }
  }

  // A window that stays portrait under the callbacks of one that doesn't is nothing of UIKit's.
  private static let switched = Policy.allCases.filter { $0 != .windowSpace }

  /// What doesn't hold with some answer to a policy, by what that answer means.
  private static let suspended: [Policy: String] = [
    // What is presented before a dismissal that has been asked for begins goes with it; one that is
    // presented before that is asked for is what is dismissed.
    .presentationStart: "it precedes, and the world is another than if it had come earlier",
    .dismissalStart: "it precedes, and the world is another than if it had come earlier",
    // A dismiss that finds nothing to dismiss runs its completion then.
    .dismissNothingCompletion: "the completion of the stimulus ran 1 times, not 0",
    // The end of a touch that isn't cancelled is lost like any other.
    .touchesUnderWay: "follows a finger at rest",
    // The way back of a turn that is under way is forgotten, that of one that waits is not.
    .turnDuringRotation: "the world is another than if it had come later",
  ]

  private static let settings = [
    PhaseSetting(.fullScreen, .phone, 7)!, PhaseSetting(.formSheet, .pad, 12)!,
    PhaseSetting(.currentContext, .pad, 17)!,
  ]

  /// The policies that the worlds of each setting go through, by index; the others can't matter.
  private static let consulted = settings.map { setting in
    var consulted = Policy.allCases.map { _ in false }
    for transition in PhaseCombination.Transition.allCases {
      for stimulus in PhaseCombination.Stimulus.allCases {
        let own = PhaseWorld.run(setting, transition, stimulus, at: .after(1)) { world in
          world.goBack()
          return world.simulator.consulted
        }
        for (index, isOne) in own.enumerated() where isOne { consulted[index] = true }
      }
    }
    return consulted
  }

  /// The combinations of a transition that are wrong, with what is wrong.
  private static func wrong(
    _ setting: PhaseSetting, _ transition: PhaseCombination.Transition, _ profile: SystemProfile
  ) -> [String] {
    let trace = PhaseWorld.newTrace()
    let bare = PhaseWorld.run(setting, transition, nil, at: .never, profile: profile, trace: trace)
    {
      PhaseResult($0)
    }
    var wrong: [String] = []
    for stimulus in PhaseCombination.Stimulus.allCases {
      let others = PhaseOthers(
        setting, transition, stimulus, bare: bare, trace: trace, profile: profile)
      for instant in [PhaseCombination.Instant.call, .half] {
        let entry = others.entry(instant)
        wrong += PhaseVerdict.worldProblems(entry).map { "\(entry.combination): \($0)" }
      }
    }
    return wrong
  }
}
