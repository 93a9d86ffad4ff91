import Scenarios

/// A result in the words that tests compare.
extension TestResult {
  /// How a test ended, with the text of a failure.
  enum Ending: Hashable {
    case passed
    case failed(String)
    case pending(String)
  }

  /// How the test ended.
  var ending: Ending {
    switch verdict {
    case .passed: .passed
    case .failed(let failure): .failed(failure.message)
    case .pending(let reason): .pending(reason)
    }
  }

  /// What the test is called.
  var title: String { test.title }

  /// The line of the test.
  var line: Int { test.line }
}
