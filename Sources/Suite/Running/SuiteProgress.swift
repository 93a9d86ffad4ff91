/// How far a run is, for a line that shows it while it goes on.
package struct SuiteProgress: Hashable, Sendable {
  /// How many files are done, and how many there are.
  package var doneFiles = 0
  package var files = 0
  /// How many tests have ended, and how many of them failed.
  package var tests = 0
  package var failed = 0
  /// The files that are running.
  package var running: [String] = []
}
