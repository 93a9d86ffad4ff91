import Scenarios
import Trace

/// Reports in JSON Lines: an object a line, whose `event` says what it is.
///
/// | `event` | keys |
/// |---|---|
/// | `began` | `files` how many, `jobs`, `seed`, `shuffled`, `shard` (`[index, count]` or null) |
/// | `fileBegan` | `file` |
/// | `test` | `file`, `line` (0 for the file itself), `titles` outermost first, `cell` or null, |
/// | | `verdict` (`passed`, `failed`, `pending`), `seed`, `duration`, `systems`, `guesses`, |
/// | | `reason` of a pending test or null, `failure` or null |
/// | `fileEnded` | `file`, `duration`, `recorded` and `obsolete` reference files |
/// | `notice` | `text` |
/// | `ended` | `passed`, `failed`, `pending`, `tests`, `files`, `duration`, |
/// | | `interruption` or null |
///
/// A `failure` has `kind`, `isError` (the test broke), `message`, `file` or null, `line` or null,
/// `traceback` or null, and `lastEvents`. Every key is there in every object. A `duration` is in
/// seconds of the wall clock. Seeds can be larger than 2^53.
package final class JSONLinesRecorder: Recorder {
  package init() {}

  package func record(_ event: SuiteEvent) -> String {
    switch event {
    case .began(let plan):
      line("began") { object in
        object.add("files", plan.files)
        object.add("jobs", plan.jobs)
        object.add("seed", plan.seed)
        object.add("shuffled", plan.isShuffled)
        object.add("shard", raw: plan.shard.map { "[\($0.index),\($0.count)]" })
      }
    case .fileBegan(let file): line("fileBegan") { $0.add("file", file) }
    case .testEnded(let result): line("test") { Self.add(result, to: &$0) }
    case .fileEnded(let summary):
      line("fileEnded") { object in
        object.add("file", summary.file)
        object.add("duration", raw: seconds(summary.duration, decimals: 6))
        object.add("recorded", summary.recordedGoldens)
        object.add("obsolete", summary.obsoleteGoldens)
      }
    case .notice(let text): line("notice") { $0.add("text", text) }
    case .ended(let summary):
      line("ended") { object in
        object.add("passed", summary.passed)
        object.add("failed", summary.failed)
        object.add("pending", summary.pending)
        object.add("tests", summary.tests)
        object.add("files", summary.files)
        object.add("duration", raw: seconds(summary.duration, decimals: 6))
        object.add("interruption", summary.interruption)
      }
    }
  }

  private static func add(_ result: TestResult, to object: inout JSONObject) {
    let test = result.test
    object.add("file", test.file)
    object.add("line", test.line)
    object.add("titles", test.titles)
    object.add("cell", test.cell.isEmpty ? nil : test.cell)
    var reason: String?
    var failure: TestFailure?
    switch result.verdict {
    case .passed: object.add("verdict", "passed")
    case .failed(let what):
      object.add("verdict", "failed")
      failure = what
    case .pending(let why):
      object.add("verdict", "pending")
      reason = why
    }
    object.add("seed", result.seed)
    object.add("duration", raw: seconds(result.duration, decimals: 6))
    object.add("systems", result.systems.map { "\($0)" })
    object.add("guesses", result.guesses)
    object.add("reason", reason)
    object.add("failure", raw: failure.map(text))
  }

  private static func text(of failure: TestFailure) -> String {
    var object = JSONObject()
    object.add("kind", failure.kind.rawValue)
    object.add("isError", failure.kind.isError)
    object.add("message", failure.message)
    object.add("file", failure.file.isEmpty ? nil : failure.file)
    object.add("line", raw: failure.line > 0 ? "\(failure.line)" : nil)
    object.add("traceback", failure.traceback.isEmpty ? nil : failure.traceback)
    object.add("lastEvents", failure.lastEvents)
    return object.text
  }

  private func line(_ event: String, _ add: (inout JSONObject) -> Void) -> String {
    var object = JSONObject()
    object.add("event", event)
    add(&object)
    return object.text + "\n"
  }
}

/// An object in the making.
private struct JSONObject {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) + "}" }

  /// Adds what is JSON already; nil becomes null.
  mutating func add(_ key: String, raw value: String?) {
    begin(key)
    bytes += (value ?? "null").utf8
  }

  mutating func add(_ key: String, _ number: some BinaryInteger) { add(key, raw: "\(number)") }

  mutating func add(_ key: String, _ bool: Bool) { add(key, raw: "\(bool)") }

  mutating func add(_ key: String, _ text: String?) {
    begin(key)
    if let text { bytes.append(json: text) } else { bytes += "null".utf8 }
  }

  mutating func add(_ key: String, _ list: [String]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(json: text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func begin(_ key: String) {
    bytes.append(bytes.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
    bytes.append(json: key)
    bytes.append(UInt8(ascii: ":"))
  }
}
