import Lua

/// A format that a run of a suite can be reported in, by its name on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
  case console, tap, tap13, junit, jsonl, github

  /// What it is, in a line of help.
  package var summary: String {
    switch self {
    case .console: "for a person"
    case .tap: "the Test Anything Protocol, version 14"
    case .tap13: "the same as version 13, which Perl's prove reads"
    case .junit: "JUnit's XML, for Jenkins, GitLab and their like"
    case .jsonl: "JSON Lines, an object an event"
    case .github: "workflow commands, which GitHub shows in the source"
    }
  }

  /// The format of that name.
  ///
  /// - Throws: a sentence that names the formats there are, and the one that may be meant.
  package init(named name: String) throws(ReportError) {
    guard let format = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      let near = nearestNames(to: name, among: names, limit: 1)
      throw ReportError(
        "there is no format \"\(name)\""
          + (near.isEmpty ? "" : "; did you mean \(near[0])?")
          + "; there are " + names.joined(separator: ", "))
    }
    self = format
  }

  /// Begins a report in this format.
  package func makeRecorder(_ settings: ReportSettings = ReportSettings()) -> any Recorder {
    switch self {
    case .console:
      ConsoleRecorder(
        settings.style, slowest: settings.slowest, arguments: settings.arguments)
    case .tap: TAPRecorder()
    case .tap13: TAPRecorder(version: 13)
    case .junit: JUnitRecorder(timestamp: settings.timestamp, hostName: settings.hostName)
    case .jsonl: JSONLinesRecorder()
    case .github: GitHubRecorder()
    }
  }
}

/// What reports say besides what happened; each format takes what it has a place for.
package struct ReportSettings: Sendable {
  /// How a report for a person looks.
  package var style = ConsoleStyle()
  /// How many of the slowest tests are named.
  package var slowest = 0
  /// The arguments with which a failed test is run again, besides the test and the seed.
  package var arguments: [String] = []
  /// When the run began, as `2026-11-30T12:00:00`; nil leaves it out.
  package var timestamp: String?
  /// The machine's name; nil leaves it out.
  package var hostName: String?

  package init() {}
}

/// Why a report can't be had.
package struct ReportError: Error, Hashable, CustomStringConvertible {
  /// A sentence for the person who asked for the report.
  package let description: String

  init(_ description: String) { self.description = description }
}
