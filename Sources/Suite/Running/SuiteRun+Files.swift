import Glibc
import Scenarios

/// Which file is next, and what its worker tells of it.
extension SuiteRun {
  /// Whether there is a file that nobody was asked for.
  var hasMoreFiles: Bool {
    skipEarlierFiles()
    return next < files.count || !returned.isEmpty
  }

  private func skipEarlierFiles() {
    while next < files.count, earlierFiles.contains(next) { next += 1 }
  }

  /// Asks a worker for files: a few in advance while there are many, for it to go on at once.
  func assignFiles(to worker: WorkerProcess) {
    let left = files.count - next
    let wanted = max(1, min(8, left / (4 * max(1, workers.count))))
    worker.waitsSince = monotonicNanoseconds()
    while !isStopping, worker.assigned.count < wanted, hasMoreFiles {
      let index: Int
      if returned.isEmpty {
        index = next
        next += 1
      } else {
        index = returned.removeFirst()
      }
      worker.assigned.append(index)
      var task = FieldWriter()
      task.write(index)
      task.write(files[index])
      task.write(resumedFiles[index] == nil ? "" : Worker.resumed)
      task.write((settings.lines[files[index]] ?? []).map(String.init))
      worker.ask(Message(.file, task.fields))
    }
  }

  /// Takes what a worker tells.
  func take(_ message: Message, from worker: WorkerProcess) {
    if message.kind == .lastWords {
      worker.lastWords = message
      return
    }
    guard let index = worker.assigned.first else { return }
    switch message.kind {
    case .file:
      uselessWorkers = 0
      worker.fileBegan = monotonicNanoseconds()
      begin(index)
    case .planned:
      logs[index]?.isWhole = message.isWhole
      logs[index]?.plan = message.encoded
      for test in settings.lists ? message.tests : [] { take(.notice(test.listed), of: index) }
    case .began:
      worker.testBegan = monotonicNanoseconds()
      logs[index]?.current = message.test
    case .ended:
      worker.testBegan = nil
      take(message.result, of: index)
    case .done:
      worker.assigned.removeFirst()
      worker.fileBegan = nil
      worker.testBegan = nil
      var reader = FieldReader(message.fields)
      _ = reader.text()
      _ = reader.text()
      var end = FileSummary(file: files[index])
      end.duration = Int64(reader.text()) ?? 0
      fileDepends?(files[index], reader.list())
      noteGoldens(&end, of: index)
      if logs[index]?.isWhole == true, logs[index]?.ended.isEmpty == true, !settings.lists {
        take(.notice("\(files[index]) declares no test"), of: index)
      }
      finish(index, end)
      assignFiles(to: worker)
    case .problem:
      guard !hasLostJournal else { break }
      hasLostJournal = true
      take(.notice(message.fields.first ?? ""), of: index)
    case .suite, .lastWords, .over: break
    }
  }

  /// A file begins, unless it goes on where an earlier run was cut short.
  func begin(_ index: Int) {
    logs[index] = FileLog(ended: resumedFiles[index] ?? [])
    if resumedFiles[index] == nil { take(.fileBegan(files[index]), of: index) }
  }

  /// Notes which reference files were written, and which nobody asks for any more.
  private func noteGoldens(_ end: inout FileSummary, of index: Int) {
    guard let log = logs[index] else { return }
    end.recordedGoldens = log.goldens.filter(\.isRecorded).map(\.path)
    // Only a file that ran whole tells what is of no use.
    guard log.isWhole, !settings.lists, hasGoldens(files[index]),
      SuiteFiles.isSpec(files[index])
    else {
      return
    }
    end.obsoleteGoldens = Goldens.obsolete(
      of: files[index], asked: log.goldens, keeping: log.mayHaveMoreGoldens)
    guard settings.removesObsoleteGoldens else { return }
    end.removesObsoleteGoldens = true
    for path in end.obsoleteGoldens { unlink(path) }
  }

  /// Whether there are reference files beside a spec; asked once a folder.
  private func hasGoldens(_ file: String) -> Bool {
    let folder = file.folder
    if let known = goldenFolders[folder] { return known }
    let isThere = access(folder.joined("__traces__"), F_OK) == 0
    goldenFolders[folder] = isThere
    return isThere
  }

  /// Takes a result of a file.
  func take(_ result: TestResult, of index: Int) {
    logs[index]?.current = nil
    logs[index]?.ended.insert(result.test.hashValue)
    logs[index]?.goldens += result.goldens
    if result.verdict != .passed {
      logs[index]?.mayHaveMoreGoldens.append(result.test)
    }
    progress.tests += 1
    if case .failed = result.verdict {
      progress.failed += 1
      if settings.failsFast { isStopping = true }
    }
    take(.testEnded(result), of: index)
  }

  /// Takes the results of a run that was cut short.
  func take(_ earlier: JournalReader) {
    var results: [String: [TestResult]] = [:]
    for result in earlier.results { results[result.test.file, default: []].append(result) }
    let done = earlier.doneFiles
    for (index, file) in files.enumerated() {
      let known = results[file] ?? []
      guard !known.isEmpty || done.contains(file) else { continue }
      take(.fileBegan(file), of: index)
      for result in known { take(result, of: index) }
      if done.contains(file) {
        earlierFiles.insert(index)
        finish(index, FileSummary(file: file))
      } else {
        resumedFiles[index] = Set(known.map(\.test.hashValue))
      }
    }
  }
}

extension TestID {
  /// The test in a list of tests.
  fileprivate var listed: String {
    "\(file):\(line)  \(title)" + (cell.isEmpty ? "" : "  [\(cell)]")
      + (repetition == 0 ? "" : "  (\(repetition))")
  }
}
