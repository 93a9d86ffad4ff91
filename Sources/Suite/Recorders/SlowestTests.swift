import Scenarios

/// The tests of a run that took longest.
struct SlowestTests {
  private let count: Int
  /// The longest first; of equally long ones the first that ended.
  private(set) var results: [(test: TestID, duration: Int64)] = []

  init(count: Int) { self.count = count }

  /// Keeps a result if it is one of the slowest so far.
  mutating func take(_ result: TestResult) {
    guard count > 0 else { return }
    if results.count == count {
      guard result.duration > results[count - 1].duration else { return }
      results.removeLast()
    }
    let place = results.firstIndex { $0.duration < result.duration } ?? results.count
    results.insert((result.test, result.duration), at: place)
  }
}
