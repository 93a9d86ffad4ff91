package import Scenarios

/// What happens in a run of a suite, in the order of its files whatever the number of workers.
package enum SuiteEvent: Sendable {
  /// The run begins.
  case began(SuitePlan)
  /// The results of a file follow.
  case fileBegan(String)
  /// A test has ended; the cells of a matrix follow each other.
  case testEnded(TestResult)
  /// A file is done.
  case fileEnded(FileSummary)
  /// Something that is no result and that the user should know.
  case notice(String)
  /// The run is over; no event follows.
  case ended(SuiteSummary)
}

/// What a run is going to do.
package struct SuitePlan: Hashable, Sendable {
  /// How many files it runs.
  package var files = 0
  /// How many workers run them.
  package var jobs = 1
  /// What the shuffle, if there is one, and `math.random` begin with.
  package var seed: UInt64 = 0
  /// Whether files and tests are shuffled.
  package var isShuffled = false
  /// Which part of the files this is, from 1, and of how many; nil for all.
  package var shard: Shard?

  package init() {}
}

/// A part of a suite's files, so that several machines can share it.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// What there is to say of a file when all its tests have ended.
package struct FileSummary: Hashable, Sendable {
  /// The file as the command line led to it.
  package let file: String
  /// How long it took by the wall clock, in nanoseconds.
  package var duration: Int64 = 0
  /// The reference files that were written.
  package var recordedGoldens: [String] = []
  /// The reference files that no test asks for any more.
  package var obsoleteGoldens: [String] = []
  /// Whether those were removed.
  package var removesObsoleteGoldens = false

  package init(file: String) { self.file = file }
}

/// How a run ended.
package struct SuiteSummary: Hashable, Sendable {
  /// How many tests passed, failed, and aren't finished; each cell of a matrix counts.
  package var passed = 0
  package var failed = 0
  package var pending = 0
  /// How many of the failed ones ran into a limit, and how many were lost with their worker.
  package var limits = 0
  package var crashes = 0
  /// How many files were run.
  package var files = 0
  /// How long it took by the wall clock, in nanoseconds.
  package var duration: Int64 = 0
  /// Why it ended before all was run; nil if all was.
  package var interruption: String?

  package init() {}

  /// How many tests ended.
  package var tests: Int { passed + failed + pending }

  /// The exit code that stands for it, if that isn't 0: a crash is a fault of ours, limits count
  /// only if there is nothing worse.
  package var exitCode: Int32? {
    if crashes > 0 { return 70 }
    if failed > limits { return 1 }
    if limits > 0 { return 3 }
    // As a shell tells of a process that Ctrl-C ended.
    return interruption == nil ? nil : 130
  }
}
