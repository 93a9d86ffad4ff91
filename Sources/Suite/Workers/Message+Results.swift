package import Scenarios
import UIKitSimulation

extension Message {
  /// The record of a plan.
  static func planned(_ tests: [TestID], isWhole: Bool) -> Message {
    var writer = FieldWriter()
    writer.write(isWhole ? 1 : 0)
    writer.write(tests.count)
    for test in tests { writer.write(test) }
    return Message(.planned, writer.fields)
  }

  /// The record of a test that begins.
  static func began(_ test: TestID) -> Message {
    var writer = FieldWriter()
    writer.write(test)
    return Message(.began, writer.fields)
  }

  /// The record of a result.
  package static func ended(_ result: TestResult) -> Message {
    var writer = FieldWriter()
    writer.write(result.test)
    writer.write(result.verdict)
    writer.write(result.systems.map(\.description))
    writer.write(result.guesses)
    writer.write(result.goldens.count)
    for golden in result.goldens {
      writer.write(golden.path)
      writer.write(golden.isRecorded ? 1 : 0)
    }
    writer.write(String(result.seed))
    writer.write(String(result.duration))
    return Message(.ended, writer.fields)
  }

  /// The tests of a plan.
  var tests: [TestID] {
    var reader = FieldReader(Array(fields.dropFirst()))
    return (0..<reader.count()).map { _ in reader.test() }
  }

  /// Whether a plan has all tests that the file declares.
  var isWhole: Bool { fields.first == "1" }

  /// The test that began or ended.
  package var test: TestID {
    var reader = FieldReader(fields)
    return reader.test()
  }

  /// The file that is done, and whether all its tests were to run.
  var doneFile: (name: String, isWhole: Bool) {
    var reader = FieldReader(Array(fields.dropFirst()))
    let name = reader.text()
    _ = reader.text()
    _ = reader.list()
    return (name, reader.integer() == 1)
  }

  /// Whether the test that ended has failed.
  var hasFailed: Bool {
    var reader = FieldReader(fields)
    _ = reader.test()
    return reader.text() == "failed"
  }

  /// The result of a test that ended.
  package var result: TestResult {
    var reader = FieldReader(fields)
    var result = TestResult(test: reader.test(), verdict: reader.verdict())
    result.systems = reader.list().compactMap { SystemVersion(parsing: $0) }
    result.guesses = reader.list()
    result.goldens = (0..<reader.count()).map { _ in
      GoldenUse(path: reader.text(), isRecorded: reader.integer() == 1)
    }
    result.seed = UInt64(reader.text()) ?? 0
    result.duration = Int64(reader.text()) ?? 0
    return result
  }
}

/// Writes values as fields.
struct FieldWriter {
  private(set) var fields: [String] = []

  mutating func write(_ text: String) { fields.append(text) }

  mutating func write(_ number: Int) { fields.append(String(number)) }

  mutating func write(_ list: [String]) {
    write(list.count)
    fields += list
  }

  mutating func write(_ test: TestID) {
    write(test.file)
    write(test.titles)
    write(test.line)
    write(test.cell)
    write(test.repetition)
  }

  mutating func write(_ verdict: TestResult.Verdict) {
    switch verdict {
    case .passed: write("passed")
    case .pending(let reason):
      write("pending")
      write(reason)
    case .failed(let failure):
      write("failed")
      write(failure.kind.rawValue)
      write(failure.message)
      write(failure.file)
      write(failure.line)
      write(failure.traceback)
      write(failure.lastEvents)
    }
  }
}

/// Reads values from fields; what is missing reads as empty.
struct FieldReader {
  private var rest: ArraySlice<String>

  init(_ fields: [String]) { rest = fields[...] }

  mutating func text() -> String { rest.popFirst() ?? "" }

  mutating func integer() -> Int { Int(text()) ?? 0 }

  /// How many things follow: no more than there are fields, whatever an odd journal says.
  mutating func count() -> Int { min(max(0, integer()), rest.count) }

  mutating func list() -> [String] { (0..<count()).map { _ in text() } }

  mutating func test() -> TestID {
    let file = text()
    let titles = list()
    let line = integer()
    let cell = text()
    return TestID(file: file, titles: titles, line: line, cell: cell, repetition: integer())
  }

  mutating func verdict() -> TestResult.Verdict {
    switch text() {
    case "passed": return .passed
    case "pending": return .pending(text())
    default:
      let kind = TestFailure.Kind(rawValue: text()) ?? .script
      let message = text()
      let file = text()
      let line = integer()
      let traceback = text()
      return .failed(
        TestFailure(
          kind: kind, message: message, file: file, line: line, traceback: traceback,
          lastEvents: list()))
    }
  }
}
