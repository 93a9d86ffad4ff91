import Suite

extension TestOptions {
  /// What `scrim test --help` prints.
  static let help = Help(
    usage: "scrim test [PATH…] [options]",
    """
    Runs specs and reports what became of them. A PATH is a file, a line of a file as in
    form_spec.lua:12, or a folder: there it is all files that end in _spec.lua, and all scripts
    with a trace in __traces__ beside them. Without a PATH it is this folder.
    """, Name.self)
}

extension TestOptions.Name: OptionName {
  var help: OptionHelp? {
    switch self {
    case .filter, .exclude, .tag, .excludeTag, .failed, .failedFirst, .shard, .list: selection
    case .jobs, .shuffle, .seed, .repeat, .failFast, .testTimeout, .fileTimeout, .memory, .watch,
      .resume:
      running
    case .strict, .noGuesses, .update, .record: verdicts
    case .device, .ios, .policy, .bugs, .limit: world
    case .format, .output, .slowest, .verbose, .color, .journal, .noJournal: reporting
    // It is for the command itself.
    case .worker: nil
    }
  }

  private var selection: OptionHelp? {
    let group = "which tests run"
    return switch self {
    case .filter:
      OptionHelp(group, "TEXT", "those whose whole title has this text; may be repeated")
    case .exclude: OptionHelp(group, "TEXT", "not those whose whole title has this text")
    case .tag: OptionHelp(group, "TAG,…", "those with one of these tags, such as slow for #slow")
    case .excludeTag: OptionHelp(group, "TAG,…", "not those with one of these tags")
    case .failed: OptionHelp(group, "only what failed when it last ran")
    case .failedFirst: OptionHelp(group, "files in which something failed come first")
    case .shard:
      OptionHelp(
        group, "I/N",
        "part I of N of the files; TEST_SHARD_INDEX, from 0, and\n"
          + "TEST_TOTAL_SHARDS in the environment say the same")
    case .list: OptionHelp(group, "print what would run, and run nothing")
    default: nil
    }
  }

  private var running: OptionHelp? {
    let group = "how they run"
    return switch self {
    case .jobs: OptionHelp(group, "N", "worker processes at once (one for each processor)")
    case .shuffle: OptionHelp(group, "run files and tests in another order, by the seed")
    case .seed:
      OptionHelp(group, "N", "the seed of math.random and of --shuffle (0; shuffled: any)")
    case .repeat: OptionHelp(group, "N", "run each test N times, each time with the next seed (1)")
    case .failFast: OptionHelp(group, "end with the first failure")
    case .testTimeout: OptionHelp(group, "S", "the seconds that a test may take (30)")
    case .fileTimeout: OptionHelp(group, "S", "the seconds that a file may take (300)")
    case .memory: OptionHelp(group, "MB", "the memory that a worker may take; 0 is any (4096)")
    case .watch: OptionHelp(group, "run again what a change of a file touches, until Ctrl-C")
    case .resume: OptionHelp(group, "go on with the run that was cut short")
    default: nil
    }
  }

  private var verdicts: OptionHelp? {
    let group = "what counts as a failure"
    return switch self {
    case .strict: OptionHelp(group, "what the checks find and the test doesn't expect")
    case .noGuesses: OptionHelp(group, "a verdict that rests on a guess")
    case .update: OptionHelp(group, "accept new traces: the same as --record update")
    case .record:
      OptionHelp(
        group, "MODE",
        "what becomes of reference traces: missing writes those that\n"
          + "aren't there, update also those that differ, never none\n"
          + "(missing; never where CI is set)")
    default: nil
    }
  }

  private var world: OptionHelp? {
    let group = "the world, whatever the specs say"
    return switch self {
    case .device: .device(group)
    case .ios: .ios(group)
    case .policy: .policy(group)
    case .bugs: .bugs(group)
    case .limit: .limit(group)
    default: nil
    }
  }

  private var reporting: OptionHelp? {
    let group = "reports"
    return switch self {
    case .format:
      OptionHelp(
        group, "FORMAT",
        ReportFormat.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n")
          + "\n(console); may be repeated")
    case .output: OptionHelp(group, "FILE", "write the report of the --format before it to a file")
    case .slowest: OptionHelp(group, "N", "name the N slowest tests at the end (0)")
    case .verbose: OptionHelp(group, "name also the tests that pass")
    case .color: OptionHelp(group, "WHEN", "always, never, or auto: on a terminal (auto)")
    case .journal:
      OptionHelp(group, "FILE", "where results are kept as they arrive (.scrim/journal)")
    case .noJournal: OptionHelp(group, "keep nothing; --failed and --resume won't work")
    default: nil
    }
  }
}

extension OptionHelp {
  static func device(_ group: String) -> Self {
    Self(group, "NAME", #"the device: "iPad Air 2", phone, pad"#)
  }

  static func ios(_ group: String) -> Self { Self(group, "VERSION", "the system: 12, 12.5") }

  static func policy(_ group: String) -> Self {
    Self(group, "NAME=VALUE", "switch a policy; may be repeated")
  }

  static func bugs(_ group: String) -> Self {
    Self(group, "switch on the faults that the system itself had")
  }

  static func limit(_ group: String) -> Self {
    Self(
      group, "NAME=NUMBER",
      "change a limit: memory, instructions, objects, presentationDepth,\n"
        + "callbackDepth, nesting, pendingEvents, virtualTime, traceEvents,\noutput")
  }
}
