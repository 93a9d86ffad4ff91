import Phases
import UIKitSimulation

extension Bench {
  /// What the phase test does: every combination, run, read and hashed, with the worlds that it is
  /// compared with.
  static func phases() {
    var count = 0
    let time = best(3) {
      count = 0
      for setting in PhaseSetting.all { count += PhaseReport(setting).entries.count }
    }
    row("phase combinations a second (\(count))", "\(Int(Double(count) / time))")
  }
}
