import Suite
import Testing

@Suite("A summary")
struct SuiteSummaryTests {
  @Test("Every test counts once, however it ended")
  func tests() {
    var summary = SuiteSummary()
    summary.passed = 3
    summary.failed = 2
    summary.pending = 1
    #expect(summary.tests == 6)
  }
}
