import Trace
import UIKitSimulation

/// The worlds that the combinations of one stimulus with one transition are compared with.
struct PhaseOthers {
  /// What is left when the stimulus comes after everything is at rest.
  let later: PhaseResult
  /// What is left when it never comes.
  let never: PhaseResult

  private let setting: PhaseSetting
  private let transition: PhaseCombination.Transition
  private let stimulus: PhaseCombination.Stimulus
  private let profile: SystemProfile?
  private let trace: Trace
  private let duration: Int64
  private let earlier: UInt64

  /// Runs them.
  ///
  /// - Parameters:
  ///   - bare: what is left of the transition alone.
  ///   - trace: the trace that the worlds use, one after the other.
  ///   - profile: what UIKit does, if that isn't what it does on the setting's system.
  init(
    _ setting: PhaseSetting, _ transition: PhaseCombination.Transition,
    _ stimulus: PhaseCombination.Stimulus, bare: PhaseResult, trace: Trace,
    profile: SystemProfile? = nil
  ) {
    func result(_ moment: PhaseWorld.Moment) -> PhaseResult {
      PhaseWorld.run(setting, transition, stimulus, at: moment, profile: profile, trace: trace) {
        PhaseResult($0)
      }
    }
    self.setting = setting
    self.transition = transition
    self.stimulus = stimulus
    self.profile = profile
    self.trace = trace
    later = result(.settled)
    never = stimulus.needsKeyboard ? result(.never) : bare
    earlier = stimulus.mayPrecede ? result(.before).hash : never.hash
    duration = bare.duration
  }

  /// Runs a combination.
  func entry(_ instant: PhaseCombination.Instant) -> PhaseReport.Entry {
    PhaseReport.Entry(
      combination: PhaseCombination(setting, transition, stimulus, instant),
      result: PhaseWorld.run(
        setting, transition, stimulus, at: .after(instant.offset(in: duration)), profile: profile,
        trace: trace
      ) { PhaseResult($0) },
      later: later.hash, never: never.hash, earlier: earlier)
  }
}
