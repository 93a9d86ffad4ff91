import Glibc
import Scenarios

/// The lives of workers: their beginning, their deadlines and their end.
extension SuiteRun {
  /// How long a worker that was told to end may take to say its last words, in nanoseconds.
  private static let graceTime: Int64 = 1_000_000_000

  func startWorker() throws(Fault) {
    do {
      let worker = try WorkerProcess(settings.worker)
      workers.append(worker)
      assignFiles(to: worker)
    } catch {
      throw Fault("a worker can't be started: \(error)")
    }
  }

  /// Ends all workers at once.
  func endWorkers() {
    for worker in workers {
      worker.signal(SIGKILL)
      _ = worker.waitForEnd()
    }
    workers = []
  }

  // MARK: Deadlines

  /// The time to the next deadline in milliseconds, as `poll` takes it; -1 if there is none.
  func timeToNextDeadline() -> Int32 {
    var earliest = Int64.max
    for worker in workers { earliest = min(earliest, deadline(of: worker)?.time ?? .max) }
    guard earliest < .max else { return -1 }
    let left = max(0, earliest - monotonicNanoseconds())
    return Int32(min(left / 1_000_000 + 1, 1 << 20))
  }

  private func deadline(of worker: WorkerProcess) -> (time: Int64, reason: String)? {
    if let since = worker.wasToldToEnd { return (since + Self.graceTime, "") }
    var deadlines: [(time: Int64, reason: String)] = []
    if let began = worker.testBegan {
      deadlines.append(
        (
          began + nanoseconds(settings.testTimeout),
          "the test took longer than \(text(settings.testTimeout)) s (--test-timeout)"
        ))
    }
    if worker.fileBegan == nil, !worker.assigned.isEmpty {
      deadlines.append(
        (
          worker.waitsSince + nanoseconds(settings.fileTimeout),
          "the worker did not begin the file within \(text(settings.fileTimeout)) s "
            + "(--file-timeout)"
        ))
    }
    if let began = worker.fileBegan {
      deadlines.append(
        (
          began + nanoseconds(settings.fileTimeout),
          "the file took longer than \(text(settings.fileTimeout)) s (--file-timeout)"
        ))
    }
    return deadlines.min { $0.time < $1.time }
  }

  /// Tells workers that are late to end, and ends those that don't.
  func endLateWorkers() {
    let now = monotonicNanoseconds()
    for worker in workers {
      guard let deadline = deadline(of: worker), deadline.time <= now else { continue }
      if worker.wasToldToEnd == nil {
        worker.reasonToEnd = deadline.reason
        worker.wasToldToEnd = now
        // It says where it is, which a killed one can't.
        worker.signal(SIGTERM)
      } else {
        worker.wasToldToEnd = .max - Self.graceTime
        worker.signal(SIGKILL)
      }
    }
  }

  private func nanoseconds(_ seconds: Double) -> Int64 { Int64(min(seconds, 1e9) * 1e9) }

  private func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  // MARK: The end

  /// Takes the end of a worker: the file that it was at is lost, the others come back.
  func takeEnd(of worker: WorkerProcess) throws(Fault) {
    workers.removeAll { $0 === worker }
    while worker.receiveProblems() {}
    let ending = worker.waitForEnd()
    var lost = worker.assigned
    let known = lost.first.flatMap { journaled($0) }
    guard let index = lost.first, worker.fileBegan != nil || known?.results.isEmpty == false else {
      return try giveBack(lost, worker, ending)
    }
    lost.removeFirst()
    returned = lost + returned
    if worker.fileBegan == nil { begin(index) }
    // What a worker has written into the journal it may not have lived to tell.
    for result in known?.results ?? []
    where logs[index]?.ended.contains(result.test.hashValue) == false {
      take(result, of: index)
    }
    if known?.isDone != true {
      takeLoss(of: index, failure(of: worker, ending))
      journal?.append(Message(.done, [String(index), files[index], "0", "0"]))
    }
    finish(index, FileSummary(file: files[index]))
  }

  /// Gives back the files of a worker that ended before it began one.
  private func giveBack(
    _ files: [Int], _ worker: WorkerProcess, _ ending: WorkerProcess.Ending
  ) throws(Fault) {
    returned = files + returned
    guard !files.isEmpty else { return }
    uselessWorkers += 1
    guard uselessWorkers < 3 else {
      throw Fault(
        "three workers ended before they began a file; the last one \(describe(ending))"
          + (worker.printedText.isEmpty ? "" : ":\n" + worker.printedText))
    }
  }

  /// What the journal has of a file in this run; nil if it can't tell.
  private func journaled(_ index: Int) -> (results: [TestResult], isDone: Bool)? {
    guard let path = settings.journal, let reader = JournalReader(path) else { return nil }
    let results = reader.results(of: files[index]).filter {
      resumedFiles[index]?.contains($0.test.hashValue) != true
    }
    return (results, reader.doneFiles.contains(files[index]))
  }

  /// Takes the failure that ended a worker as that of the test it was at; the tests behind it are
  /// not run.
  private func takeLoss(of index: Int, _ failure: TestFailure) {
    let log = logs[index] ?? FileLog()
    let broken = log.current ?? TestID(file: files[index], titles: [], line: 0)
    takeAndKeep(TestResult(test: broken, verdict: .failed(failure)), of: index)
    let what = failure.kind == .hang ? "took too long" : "ended its worker"
    var plan = log.plan
    for test in Message.take(from: &plan).first?.tests ?? []
    where logs[index]?.ended.contains(test.hashValue) == false {
      takeAndKeep(
        TestResult(
          test: test,
          verdict: .failed(
            TestFailure(
              kind: .notRun, message: "not run: \(broken.title) \(what) before it came to this",
              file: test.file, line: test.line))), of: index)
    }
  }

  /// Takes a result that no worker could write into the journal.
  private func takeAndKeep(_ result: TestResult, of index: Int) {
    var result = result
    result.seed = settings.seed &+ UInt64(max(0, result.test.repetition - 1))
    journal?.append(.ended(result))
    take(result, of: index)
  }

  private func failure(of worker: WorkerProcess, _ ending: WorkerProcess.Ending) -> TestFailure {
    let file = worker.assigned.first.map { files[$0] } ?? ""
    let test = worker.assigned.first.flatMap { logs[$0]?.current }
    let lastEvents = worker.lastWords.map { Array($0.fields.dropFirst()) } ?? []
    if let reason = worker.reasonToEnd {
      return TestFailure(
        kind: .hang,
        message: reason + "; it was stopped. Give it less to do, or more time if it needs it.",
        file: file, line: test?.line ?? 0, lastEvents: lastEvents)
    }
    // Swift's own words.
    if case .signalled(SIGABRT) = ending, worker.printedText.contains("failed to allocate") {
      return TestFailure(
        kind: .limit,
        message: "memory: the worker process wanted more than the \(settings.memory) MB that "
          + "--memory allows it. Make less in one test, or raise the limit.",
        file: file, line: test?.line ?? 0, lastEvents: lastEvents)
    }
    var message = "the worker process \(describe(ending))"
    message += test == nil ? " while it was at this file" : " while it ran this test"
    if case .signalled(SIGKILL) = ending {
      message += "; somebody, or the system for want of memory, has killed it"
    } else {
      message += "; that is a fault of Scrim's own, please report it with the spec"
    }
    if !worker.printedText.isEmpty {
      message += "\n  it printed:"
      for line in worker.printedText.split(separator: "\n").suffix(8) { message += "\n    \(line)" }
    }
    return TestFailure(
      kind: .crash, message: message, file: file, line: test?.line ?? 0, lastEvents: lastEvents)
  }

  private func describe(_ ending: WorkerProcess.Ending) -> String {
    switch ending {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let signal): "was ended by \(signalName(signal))"
    }
  }
}

/// The name of a signal, such as `SIGSEGV (Segmentation fault)`.
func signalName(_ signal: Int32) -> String {
  let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
  ]
  let what = strsignal(signal).map { String(cString: $0) } ?? ""
  return (names[signal] ?? "signal \(signal)") + (what.isEmpty ? "" : " (\(what))")
}
