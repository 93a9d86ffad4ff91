import Glibc
import Scenarios
import Suite
import Testing

@Suite("Reports in files")
struct ReportsTests {
  /// A folder that goes at the end of a test with all that is in it.
  private final class Place {
    let path: String

    init() throws {
      var template = Array("/tmp/scrim-test-XXXXXX".utf8CString)
      try #require(mkdtemp(&template) != nil)
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { system("rm -r \(path)") }

    var names: String { (try? Tool("ls -A \(path)", files: []).output) ?? "" }

    func write(_ name: String, _ text: String) throws {
      let file = try #require(fopen("\(path)/\(name)", "w"))
      fwrite(text, 1, text.utf8.count, file)
      fclose(file)
    }

    func read(_ name: String) throws -> String { try Tool.read("\(path)/\(name)") }
  }

  private func record(_ events: [SuiteEvent], in reports: Reports) {
    for event in events { reports.record(event) }
  }

  @Test(
    "Several at once, each whole when the run is over, also if it was cut short",
    arguments: [RecordedRuns.rich, RecordedRuns.empty, RecordedRuns.interrupted])
  func several(events: [SuiteEvent]) throws {
    let place = try Place()
    try place.write("run.xml", "old")
    let reports = Reports()
    for format in ReportFormat.allCases {
      try reports.add(
        format.makeRecorder(),
        path: "\(place.path)/run.\(format == .junit ? "xml" : format.rawValue)")
    }
    record(events.dropLast(), in: reports)
    // Before the end, what was there before is all there is.
    #expect(try place.read("run.xml") == "old")
    #expect(!place.names.split(separator: "\n").contains("run.tap"))
    record([events[events.count - 1]], in: reports)
    #expect(reports.problems == [])
    #expect(place.names == "run.console\nrun.github\nrun.jsonl\nrun.tap\nrun.tap13\nrun.xml\n")
    #expect(try place.read("run.xml") == RecordedRuns.report(events, JUnitRecorder()))
    #expect(try place.read("run.tap") == RecordedRuns.report(events, TAPRecorder()))
  }

  @Test("A report that never ends leaves what was there, and no other file")
  func abandoned() throws {
    let place = try Place()
    try place.write("run.tap", "old")
    try {
      let reports = Reports()
      try reports.add(TAPRecorder(), path: "\(place.path)/run.tap")
      record(RecordedRuns.rich.dropLast(), in: reports)
    }()
    #expect(place.names == "run.tap\n")
    #expect(try place.read("run.tap") == "old")
  }

  @Test("The file that a link leads to is replaced, not the link, and keeps its mode")
  func link() throws {
    let place = try Place()
    try place.write("real.tap", "old")
    chmod("\(place.path)/real.tap", 0o640)
    symlink("real.tap", "\(place.path)/run.tap")
    let reports = Reports()
    try reports.add(TAPRecorder(), path: "\(place.path)/run.tap")
    record(RecordedRuns.empty, in: reports)
    #expect(try place.read("real.tap").hasPrefix("TAP version 14"))
    #expect(place.names == "real.tap\nrun.tap\n")
    var status = stat()
    #expect(stat("\(place.path)/real.tap", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("What is no ordinary file is written to")
  func device() throws {
    let reports = Reports()
    try reports.add(TAPRecorder(), path: "/dev/null")
    record(RecordedRuns.rich, in: reports)
    #expect(reports.problems == [])
  }

  @Test("A file that can't be begun is refused at once, with the reason")
  func refusals() throws {
    let place = try Place()
    let reports = Reports()
    func problem(_ name: String) -> String {
      do {
        try reports.add(TAPRecorder(), path: "\(place.path)/\(name)")
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      problem("no/such/run.tap")
        == "\(place.path)/no/such/run.tap can't be written: there is no folder \(place.path)/no/such; make it first"
    )
    #expect(problem("") == "\(place.path)/ is a folder; name a file in it")
    try place.write("file", "")
    #expect(
      problem("file/run.tap") == "\(place.path)/file/run.tap can't be written: Not a directory")
    #expect(problem("run.tap") == "")
    #expect(
      problem("../\(place.path.split(separator: "/").last ?? "")/run.tap")
        == "two reports go to \(place.path)/../\(place.path.dropFirst(5))/run.tap; name another file for one of them"
    )
  }

  @Test("A disk that is full ends one report, and the others go on")
  func full() throws {
    let place = try Place()
    let reports = Reports()
    try reports.add(TAPRecorder(), path: "/dev/full")
    try reports.add(TAPRecorder(), path: "\(place.path)/run.tap")
    record(RecordedRuns.rich, in: reports)
    #expect(
      reports.problems.map(\.description) == ["/dev/full can't be written: No space left on device"]
    )
    #expect(try place.read("run.tap") == RecordedRuns.report(RecordedRuns.rich, TAPRecorder()))
  }
}
