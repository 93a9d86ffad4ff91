import Testing

@testable import Phases
@testable import UIKitSimulation

/// What happens during transitions, with UIKit other than it is.
@Suite("What happens during a transition, with policies switched")
struct PhaseFlipTests {
  @Test(
    "With any policy switched to any answer everything settles, balances and may come later",
    arguments: Policy.allCases)
  func holds(policy: Policy) {
    for setting in Self.settings {
      for value in policy.rule.values.indices where value != setting.profile.valueIndex(policy) {
        let version = setting.device.system
        let profile = SystemProfile(
          system: version, sdk: version,
          switches: [SystemProfile.Switch(policy: policy, value: UInt8(value))])
        for transition in PhaseCombination.Transition.allCases {
          let wrong = Self.wrong(setting, transition, profile)
          guard let first = wrong.first else { continue }
          Issue.record(
            "\(policy.name)=\(policy.rule.values[value]), \(wrong.count) times, first \(first)")
        }
      }
    }
  }

  private static let settings = [
    PhaseSetting(.fullScreen, .phone, 7)!, PhaseSetting(.formSheet, .pad, 12)!,
    PhaseSetting(.currentContext, .pad, 17)!,
  ]

  /// The combinations of a transition that are wrong, with what is wrong.
  private static func wrong(
    _ setting: PhaseSetting, _ transition: PhaseCombination.Transition, _ profile: SystemProfile
  ) -> [String] {
    func result(
      _ stimulus: PhaseCombination.Stimulus?, _ moment: PhaseWorld.Moment
    ) -> PhaseResult {
      PhaseWorld.run(setting, transition, stimulus, at: moment, profile: profile) {
        PhaseResult($0)
      }
    }
    let never = result(nil, .never)
    var wrong: [String] = []
    for stimulus in PhaseCombination.Stimulus.allCases {
      let later = result(stimulus, .settled)
      for instant in [PhaseCombination.Instant.call, .half] {
        let entry = PhaseReport.Entry(
          combination: PhaseCombination(setting, transition, stimulus, instant),
          result: result(stimulus, .after(instant.offset(in: never.duration))),
          later: later.hash, never: never.hash)
        let problems = PhaseVerdict.worldProblems(entry)
        if !problems.isEmpty { wrong.append("\(entry.combination): \(problems)") }
      }
    }
    return wrong
  }
}
