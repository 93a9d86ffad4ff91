package import Scenarios

extension TestFailure.Kind {
  /// Whether the test broke, rather than that something it expects doesn't hold.
  ///
  /// JUnit's reports tell an `error` from a `failure` by it, and TAP's name it as the severity.
  package var isError: Bool {
    switch self {
    case .assertion, .order, .exactly, .never, .once, .count, .at, .within, .trace, .golden,
      .warning, .exception, .check, .finding, .guess:
      false
    case .uikit, .limit, .script, .deadObject, .syntax, .load, .module, .file, .crash, .hang,
      .notRun:
      true
    }
  }
}
