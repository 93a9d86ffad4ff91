package import UIKitSimulation

/// One test of a spec and how it ended.
package struct TestResult: Sendable {
  /// How a test ended.
  package enum Verdict: Hashable, Sendable {
    /// All held.
    case passed
    /// What went wrong.
    case failed(TestFailure)
    /// Why the test isn't finished.
    case pending(String)
  }

  /// Which test.
  package var test: TestID
  /// How it ended.
  package let verdict: Verdict
  /// The systems of the worlds that ran in it, in order.
  package var systems: [SystemVersion] = []
  /// The policies without good evidence that it went through, as `name=value (grade)`.
  package var guesses: [String] = []
  /// The reference files that it asked for, in order.
  package var goldens: [GoldenUse] = []
  /// What `math.random` began with; a failure prints it.
  package var seed: UInt64 = 0
  /// How long it took by the wall clock, in nanoseconds; for reports only.
  package var duration: Int64 = 0

  package init(test: TestID, verdict: Verdict, seed: UInt64 = 0) {
    self.test = test
    self.verdict = verdict
    self.seed = seed
  }
}
