import CProcess
import Glibc
import Lua
package import Scenarios
import UIKitLua

/// The part of a worker process: runs file after file, and tells what happens.
///
/// Tasks arrive on standard input, one record each; what happens goes to standard output. A result
/// is in the journal before it is told, so that it outlives both processes.
package final class Worker {
  /// What a task says when some of the file's tests have ended in an earlier run.
  static let resumed = "resumed"

  private let journal: JournalWriter?
  private let runner: SpecificationRunner
  /// Whether all tests that the file declares were to run.
  private var isWhole = false
  private var output: [UInt8] = []

  /// Prepares the interpreter.
  package init(_ settings: SpecificationSettings, journal: JournalWriter?) throws {
    self.journal = journal
    runner = try SpecificationRunner(settings)
  }

  /// Runs what is asked for until there is nothing more.
  package func run() {
    lastWords = LastWords(runner.session)
    cprocess_set_last_words { lastWords?.say($0) }
    var input: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      input.append(contentsOf: buffer[..<count])
      for task in Message.take(from: &input) { run(task) }
    }
  }

  private func run(_ task: Message) {
    var reader = FieldReader(task.fields)
    let index = reader.integer()
    let file = reader.text()
    let isResumed = reader.text() == Self.resumed
    let lines = reader.list().compactMap { Int($0) }
    runner.settings.selection.lines = lines.isEmpty ? [:] : [file: lines]
    let start = monotonicNanoseconds()
    isWhole = false
    tell(Message(.file, [String(index), file]))
    // Also what reads a file can crash or hang, and then has to be known.
    flush()
    do {
      let script = try ScriptFile(reading: file)
      run(script, skipping: isResumed ? finished(in: file) : [])
    } catch {
      finish(
        TestResult(
          test: TestID(file: file, titles: [], line: 0),
          verdict: .failed(TestFailure(kind: .file, message: "\(error)", file: file)),
          seed: runner.settings.seed))
    }
    var writer = FieldWriter()
    writer.write(index)
    writer.write(file)
    writer.write(String(monotonicNanoseconds() - start))
    writer.write(runner.session.lua.requiredFiles)
    writer.write(isWhole ? 1 : 0)
    let done = Message(.done, writer.fields)
    keep(done)
    tell(done)
    flush()
  }

  /// The tests of a file that the journal has results of.
  private func finished(in file: String) -> Set<TestID> {
    guard let path = journal?.path, let read = JournalReader(path) else { return [] }
    return Set(read.results(of: file).map(\.test))
  }

  private func run(_ script: ScriptFile, skipping skipped: Set<TestID>) {
    var start = monotonicNanoseconds()
    let report: (SpecificationEvent) -> Void = { [self] event in
      switch event {
      case .planned(let tests, let isWhole):
        self.isWhole = isWhole
        tell(.planned(tests, isWhole: isWhole))
      case .began(let test):
        tell(.began(test))
        flush()
        start = monotonicNanoseconds()
      case .ended(var result):
        result.duration = monotonicNanoseconds() - start
        finish(result)
      }
    }
    if SuiteFiles.isSpec(script.name) {
      runner.run(script, skipping: skipped, report)
    } else if skipped.isEmpty {
      runner.run(asTest: script, report)
    }
  }

  private func finish(_ result: TestResult) {
    let message = Message.ended(result)
    keep(message)
    tell(message)
  }

  /// Writes into the journal; if that fails for the first time, the coordinator learns why.
  private func keep(_ message: Message) {
    guard let journal, journal.problem == nil else { return }
    journal.append(message)
    if let problem = journal.problem { tell(Message(.problem, [problem])) }
  }

  private func tell(_ message: Message) { message.encode(into: &output) }

  private func flush() {
    // Nobody to tell means nothing more to do.
    guard writeAll(output, to: STDOUT_FILENO) else { exit(0) }
    output.removeAll(keepingCapacity: true)
  }
}

/// What a dying worker says; a signal's handler can find it only in a global.
nonisolated(unsafe) private var lastWords: LastWords?
