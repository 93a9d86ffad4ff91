import Glibc
import Lua
import Scenarios
import Suite
import UIKitLua
import UIKitSimulation

/// The options of `scrim test`.
struct TestOptions {
  enum Name: String, CaseIterable {
    // Which tests.
    case filter, exclude, tag
    case excludeTag = "exclude-tag"
    case failed
    case failedFirst = "failed-first"
    case shard, list
    // How they run.
    case jobs, shuffle, seed
    case `repeat`
    case failFast = "fail-fast"
    case testTimeout = "test-timeout"
    case fileTimeout = "file-timeout"
    case memory, watch, resume
    // What counts as a failure.
    case strict
    case noGuesses = "no-guesses"
    case update, record
    // What the world is.
    case device, ios, policy, bugs, limit
    // What is reported.
    case format, output, slowest, verbose, color, journal
    case noJournal = "no-journal"
    /// Makes the process a worker; for the command itself.
    case worker

    /// Whether a failed test needs it to fail again.
    var concernsFailures: Bool {
      switch self {
      case .testTimeout, .fileTimeout, .memory, .strict, .noGuesses, .device, .ios, .policy, .bugs,
        .limit:
        true
      default: false
      }
    }

    /// Whether results depend on it.
    var concernsResults: Bool {
      switch self {
      case .jobs, .testTimeout, .fileTimeout, .memory, .watch, .resume, .format, .output, .slowest,
        .verbose, .color, .journal, .noJournal, .worker, .list:
        false
      default: true
      }
    }

    /// Whether a worker has to know it.
    var concernsWorkers: Bool {
      switch self {
      case .filter, .exclude, .tag, .excludeTag, .list, .shuffle, .seed, .repeat, .memory, .strict,
        .noGuesses, .update, .record, .device, .ios, .policy, .bugs, .limit, .journal, .noJournal:
        true
      default: false
      }
    }
  }

  /// What is run and how.
  var suite = SuiteSettings()
  /// How each file is run.
  var specs = SpecificationSettings()
  var reports: [(format: ReportFormat, path: String?)] = []
  var slowest = 0
  var isVerbose = false
  /// Whether the console has colours; nil: a terminal has.
  var isColoured: Bool?
  var onlyFailed = false
  var failedFirst = false
  var watches = false
  var resumes = false
  var isWorker = false
  /// The paths as they were given.
  var paths: [String] = []
  /// The options that workers get, and those with which a failed test is run again.
  private(set) var workerOptions: [String] = []
  private(set) var rerunOptions: [String] = []
  /// What a run has to have in common with one that it goes on with.
  private(set) var signature: [String] = []
  /// Whether the seed was given, and not drawn.
  private(set) var hasSeed = false

  /// Reads the options, which may stand before and behind the paths, and the environment.
  init(_ arguments: [String], environment: (String) -> String?) throws(OptionProblem) {
    suite.jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    suite.journal = ".scrim/journal"
    let ci = environment("CI") ?? ""
    specs.recordMode = ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
    specs.refusesFocus = specs.recordMode == .never
    try readShard(environment)
    let words = try CommandLineWords<Name>(arguments, command: "test")
    for (name, value) in words.options {
      try take(name, value)
      let option = "--\(name.rawValue)" + (name.takesValue ? "=\(value)" : "")
      if name.concernsWorkers { workerOptions.append(option) }
      if name.concernsFailures { rerunOptions.append(option) }
      if name.concernsResults { signature.append(option) }
    }
    paths = words.operands
    signature += paths
    if suite.isShuffled, !hasSeed {
      suite.seed = UInt64.random(in: 0...999_999)
      workerOptions.append("--seed=\(suite.seed)")
    }
    if specs.refusesFocus, specs.recordMode != .never {
      throw OptionProblem(
        "reference files are not written where CI is set: accept traces on a machine where "
          + "somebody reads them, or unset CI")
    }
    suite.removesObsoleteGoldens = specs.recordMode == .update
    specs.seed = suite.seed
    specs.isShuffled = suite.isShuffled
    try refuseCombinations()
    if reports.isEmpty { reports = [(.console, nil)] }
    guard reports.filter({ $0.path == nil }).count <= 1 else {
      throw OptionProblem(
        "two reports can't both go to standard output: give one a file, with --output FILE behind "
          + "its --format")
    }
  }

  /// What a change concerns runs whole, and again and again.
  private func refuseCombinations() throws(OptionProblem) {
    guard watches else { return }
    if suite.lists {
      throw OptionProblem("--list runs nothing that --watch could run again; leave one of them out")
    }
    if resumes {
      throw OptionProblem(
        "--resume goes on with one run, and --watch begins many; resume it first, then watch")
    }
    if onlyFailed {
      throw OptionProblem(
        "--failed finds tests by their lines, which a change moves, so --watch can't run them "
          + "again; take --failed-first")
    }
  }

  /// Whether every test of the files is to run.
  var choosesNothing: Bool { specs.selection == TestSelection() && suite.shard == nil }

  /// The protocol of build systems that spread tests over machines.
  private mutating func readShard(_ environment: (String) -> String?) throws(OptionProblem) {
    guard let total = environment("TEST_TOTAL_SHARDS"), let index = environment("TEST_SHARD_INDEX")
    else { return }
    guard let count = Int(total), let place = Int(index), count > 0, (0..<count).contains(place)
    else {
      throw OptionProblem(
        "TEST_TOTAL_SHARDS and TEST_SHARD_INDEX should be a count and an index from 0 below it, "
          + "got \"\(total)\" and \"\(index)\"")
    }
    suite.shard = Shard(index: place + 1, count: count)
  }

  private mutating func take(_ name: Name, _ value: String) throws(OptionProblem) {
    switch name {
    case .filter: specs.selection.filters.append(value)
    case .exclude: specs.selection.excludedFilters.append(value)
    case .tag: specs.selection.tags += tags(value)
    case .excludeTag: specs.selection.excludedTags += tags(value)
    case .failed: onlyFailed = true
    case .failedFirst: failedFirst = true
    case .shard: suite.shard = try shard(value)
    case .list:
      suite.lists = true
      specs.plansOnly = true
    case .jobs: suite.jobs = try count(name, value, 1...256)
    case .shuffle: suite.isShuffled = true
    case .seed:
      guard let seed = UInt64(value) else {
        throw OptionProblem("--seed takes a whole number from 0, got \"\(value)\"")
      }
      suite.seed = seed
      hasSeed = true
    case .repeat: specs.repetitions = try count(name, value, 1...1_000_000)
    case .failFast: suite.failsFast = true
    case .testTimeout: suite.testTimeout = try seconds(name, value)
    case .fileTimeout: suite.fileTimeout = try seconds(name, value)
    case .memory: suite.memory = try count(name, value, 0...1_048_576)
    case .watch: watches = true
    case .resume: resumes = true
    case .strict: specs.isStrict = true
    case .noGuesses: specs.refusesGuesses = true
    case .update: specs.recordMode = .update
    case .record:
      guard let mode = RecordMode(rawValue: value) else {
        throw OptionProblem("--record is missing, update or never, not \"\(value)\"")
      }
      specs.recordMode = mode
    case .device: specs.overriding.model = value
    case .ios: specs.overriding.ios = value
    case .policy: specs.overriding.policies.append(try PolicyOption(option: value))
    case .bugs: specs.overriding.bugs = true
    case .limit: try LimitOption(value).apply(to: &specs.limits, &specs.luaLimits)
    case .format: reports.append((try format(value), nil))
    case .output: try takeOutput(value)
    case .slowest: slowest = try count(name, value, 0...1_000)
    case .verbose: isVerbose = true
    case .color:
      guard ["always", "never", "auto"].contains(value) else {
        throw OptionProblem("--color is always, never or auto, not \"\(value)\"")
      }
      isColoured = value == "auto" ? nil : value == "always"
    case .journal: suite.journal = value
    case .noJournal: suite.journal = nil
    case .worker: isWorker = true
    }
  }

  private func tags(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0.first == "#" ? $0.dropFirst() : $0) }
  }

  private func count(_ name: Name, _ value: String, _ range: ClosedRange<Int>)
    throws(OptionProblem) -> Int
  {
    guard let number = Int(value), range.contains(number) else {
      throw OptionProblem(
        "--\(name.rawValue) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "got \"\(value)\"")
    }
    return number
  }

  private func seconds(_ name: Name, _ value: String) throws(OptionProblem) -> Double {
    guard let number = Double(value), number > 0, number <= 1e6 else {
      throw OptionProblem("--\(name.rawValue) takes seconds, such as 30 or 0.5, got \"\(value)\"")
    }
    return number
  }

  private func shard(_ value: String) throws(OptionProblem) -> Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (1...count).contains(index)
    else {
      throw OptionProblem(
        "--shard takes I/N, the part from 1 and the count, such as 2/3; got \"\(value)\"")
    }
    return Shard(index: index, count: count)
  }

  private func format(_ value: String) throws(OptionProblem) -> ReportFormat {
    do throws(ReportError) {
      return try ReportFormat(named: value)
    } catch {
      throw OptionProblem("--format: \(error)")
    }
  }

  private mutating func takeOutput(_ path: String) throws(OptionProblem) {
    guard let last = reports.indices.last, reports[last].path == nil else {
      throw OptionProblem(
        "--output \(path): which report goes there? Write --format F --output FILE, once for each")
    }
    guard !path.hasSuffix(".lua") else {
      throw OptionProblem(
        "--output \(path): a report would overwrite a script; name it report.xml, for example")
    }
    reports[last].path = path
  }
}
