import Scenarios

/// What the command line says about a run of a suite.
package struct SuiteSettings: Sendable {
  /// The files, in the order in which they run unless they are shuffled.
  package var files: [String] = []
  /// The lines that choose tests, by file.
  package var lines: [String: [Int]] = [:]
  /// How many worker processes run at once.
  package var jobs = 1
  /// The part of the files that is run; nil: all.
  package var shard: Shard?
  /// Whether the run ends with the first failure.
  package var failsFast = false
  /// What files and tests are shuffled by; it is in each failure.
  package var seed: UInt64 = 0
  /// Whether files and tests are shuffled.
  package var isShuffled = false
  /// Whether the tests are named and not run.
  package var lists = false
  /// The folders whose specs all run whole, so that references of others are of no use; none if
  /// anything was left out.
  package var searchedFolders: [String] = []
  /// Whether reference files of no use are removed.
  package var removesObsoleteGoldens = false
  /// The longest that a test may take by the wall clock, in seconds.
  package var testTimeout = 30.0
  /// The longest that a file may take by the wall clock, in seconds.
  package var fileTimeout = 300.0
  /// The most memory that a worker may take for what it runs, in MB; 0: any.
  package var memory = 4_096
  /// The program and the arguments that make a worker.
  package var worker: [String] = []
  /// Where results go as they arrive; nil: nowhere.
  package var journal: String?

  package init() {}

  /// The files of this shard, in the order in which they run.
  package var runFiles: [String] {
    var files = files
    if let shard {
      // Every part gets files from everywhere, for neighbours take about as long.
      files = files.indices.filter { $0 % shard.count == shard.index - 1 }.map { files[$0] }
    }
    if isShuffled {
      var numbers = RandomNumbers(seed: seed)
      numbers.shuffle(&files)
    }
    return files
  }
}
