/// Why a test failed, for the person who wrote it.
package struct TestFailure: Hashable, Sendable {
  /// What kind of failure it is.
  package enum Kind: String, CaseIterable, Sendable {
    /// An `assert` didn't hold.
    case assertion
    // The expectations on the trace, each by its name.
    case order, exactly, never, once, count, at, within, trace, golden, warning, exception, check
    /// The checks found something that the test doesn't expect.
    case finding
    /// The verdict rests on a guess, and guesses are refused.
    case guess
    /// UIKit raised an exception that the test doesn't expect.
    case uikit
    /// The script ran into a limit.
    case limit
    /// Any other error of the script.
    case script
    /// A controller, view or value of a device that has ended was used.
    case deadObject
    /// The file can't be compiled.
    case syntax
    /// The file raised an error while it declared its tests.
    case load
    /// A module that the file requires isn't there, or can't be loaded.
    case module
    /// The file can't be read.
    case file
    /// The worker process ended while it ran the test.
    case crash
    /// The test or its file took too long and was stopped.
    case hang
    /// The test was not reached, because its worker crashed, hung or was interrupted.
    case notRun
  }

  /// What kind of failure it is.
  package let kind: Kind
  /// What happened, where, what was expected and what to do; the first line stands alone.
  package let message: String
  /// The file and the line that failed, from 1; 0 if none is known.
  package let file: String
  package let line: Int
  /// The script's stack at that point; empty if there is none to show.
  package let traceback: String
  /// The last lines of the trace, oldest first, for a failure that shows none itself.
  package let lastEvents: [String]

  package init(
    kind: Kind, message: String, file: String = "", line: Int = 0, traceback: String = "",
    lastEvents: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.traceback = traceback
    self.lastEvents = lastEvents
  }
}
