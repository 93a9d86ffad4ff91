import CProcess
import Glibc
import Scenarios

/// One run of a suite: gives files to workers, and tells what happens in the order of the files.
///
/// It is one loop that waits for workers, signals and deadlines. A report is the same at any number
/// of workers.
package final class SuiteRun {
  let settings: SuiteSettings
  /// The files of this shard, in the order in which they run.
  let files: [String]
  let journal: JournalWriter?
  private let report: (SuiteEvent) -> Void
  /// Becomes readable when the run may be of no more use, as when files change; -1: never.
  package var staleness: Int32 = -1
  /// Whether the run is really of no more use, when `staleness` has become readable.
  package var isStale: () -> Bool = { true }
  /// Called with a file and the modules that it required, when it is done.
  package var fileDepends: ((String, [String]) -> Void)?
  /// Called when something has changed, for a line that shows how far the run is.
  package var progressed: ((SuiteProgress) -> Void)?

  var workers: [WorkerProcess] = []
  /// The next file that nobody was asked for.
  var next = 0
  /// Files that came back from a worker that ended.
  var returned: [Int] = []
  /// What is known of the files that are not done, by index.
  var logs: [Int: FileLog] = [:]
  /// The files that are done already when the run begins, and those that are done in part.
  var earlierFiles: Set<Int> = []
  var resumedFiles: [Int: Set<Int>] = [:]
  /// Which folders have reference files, as far as that was asked.
  var goldenFolders: [String: Bool] = [:]
  private var order = OrderedEvents()
  var summary = SuiteSummary()
  var progress = SuiteProgress()
  /// Whether it was said that results are not kept any more.
  var hasLostJournal = false
  /// Whether no more files are given out.
  var isStopping = false
  /// Whether a signal has ended the run.
  package private(set) var wasEndedBySignal = false
  /// Workers that ended before they began a file, one after the other.
  var uselessWorkers = 0

  /// How long messages gather while there is much to do, in microseconds.
  private static let gatheringTime: UInt32 = 500

  /// What is known of a file that isn't done.
  struct FileLog {
    /// The plan's record: it is read only if the worker ends.
    var plan: [UInt8] = []
    /// Whether the plan has all tests that the file declares.
    var isWhole = false
    /// The test that is running.
    var current: TestID?
    /// The hashes of the tests that have ended, which take less room than the tests.
    var ended: Set<Int> = []
    /// The reference files that they asked for, and the tests that may have more.
    var goldens: [GoldenUse] = []
    var mayHaveMoreGoldens: [TestID] = []
  }

  /// A fault that ends the run.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Prepares a run that tells what happens to `report`.
  package init(_ settings: SuiteSettings, _ report: @escaping (SuiteEvent) -> Void) {
    self.settings = settings
    self.report = report
    files = settings.runFiles
    journal = settings.journal.flatMap { JournalWriter(appendingTo: $0) }
    progress.files = files.count
  }

  /// Runs everything; a descriptor of `cprocess_open_signals` can end it early.
  ///
  /// - Parameter earlier: the journal of a run that was cut short: what it has is not run again.
  package func run(signals: Int32, resuming earlier: JournalReader? = nil) throws(Fault)
    -> SuiteSummary
  {
    let start = monotonicNanoseconds()
    var plan = SuitePlan()
    plan.files = files.count
    plan.jobs = max(1, min(settings.jobs, files.count))
    plan.seed = settings.seed
    plan.isShuffled = settings.isShuffled
    plan.shard = settings.shard
    report(.began(plan))
    if let earlier { take(earlier) }
    defer { endWorkers() }
    var fault: Fault?
    while order.head < files.count, summary.interruption == nil {
      while !isStopping, workers.count < plan.jobs, hasMoreFiles { try startWorker() }
      if isStopping, workers.allSatisfy(\.assigned.isEmpty) { break }
      do throws(Fault) {
        try wait(signals: signals)
      } catch {
        // The reports come to their end, and say why it is an early one.
        summary.interruption = error.description
        fault = error
      }
    }
    if summary.interruption != nil { order.flush(count: files.count, emit) }
    summary.duration = monotonicNanoseconds() - start
    for text in leftovers(after: summary.duration) { report(.notice(text)) }
    report(.ended(summary))
    // Without this record it is a run that was cut short, which another can go on with.
    if let fault { throw fault }
    if !wasEndedBySignal { journal?.append(Message(.over, [summary.interruption ?? ""])) }
    return summary
  }

  // MARK: Events

  /// Tells an event of a file, now or when the files before it are done.
  func take(_ event: SuiteEvent, of index: Int) { order.take(event, of: index, emit) }

  /// Ends a file.
  func finish(_ index: Int, _ end: FileSummary) {
    take(.fileEnded(end), of: index)
    logs[index] = nil
    progress.doneFiles += 1
    order.finish(index, emit)
  }

  private var hasFailedFast: Bool { settings.failsFast && summary.failed > 0 }

  private func emit(_ event: SuiteEvent) {
    // The first failure is the last thing that such a run tells.
    guard !hasFailedFast else { return }
    report(event)
    switch event {
    case .testEnded(let result):
      switch result.verdict {
      case .passed: summary.passed += 1
      case .pending: summary.pending += 1
      case .failed(let failure):
        summary.failed += 1
        if failure.kind == .limit { summary.limits += 1 }
        if failure.kind == .crash { summary.crashes += 1 }
      }
      if hasFailedFast { summary.interruption = "the first failure ended it (--fail-fast)" }
    case .fileEnded: summary.files += 1
    default: break
    }
  }

  // MARK: Waiting

  /// Waits for the next thing to happen, and takes it.
  private func wait(signals: Int32) throws(Fault) {
    var descriptors = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: staleness, events: Int16(POLLIN), revents: 0),
    ]
    for worker in workers {
      descriptors.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
      descriptors.append(
        pollfd(fd: worker.isSilent ? -1 : worker.problems, events: Int16(POLLIN), revents: 0))
    }
    // While workers have files in hand, what they tell can gather for a moment: to be woken for
    // each test takes the time from them.
    if workers.allSatisfy({ $0.assigned.count > 2 }) { usleep(Self.gatheringTime) }
    let count = poll(&descriptors, nfds_t(descriptors.count), timeToNextDeadline())
    if count < 0 {
      if errno == EINTR { return }
      throw Fault("waiting for the workers: \(String(cString: strerror(errno)))")
    }
    let signal = descriptors[0].revents == 0 ? 0 : cprocess_read_signal(signals)
    if signal != 0 {
      wasEndedBySignal = true
      summary.interruption =
        signal == SIGINT ? "interrupted" : "ended by \(signalName(signal))"
      return
    }
    if descriptors[1].revents != 0, isStale() {
      summary.interruption = "files have changed"
      return
    }
    for (place, worker) in workers.enumerated() {
      if descriptors[3 + 2 * place].revents != 0 { worker.receiveProblems() }
      if descriptors[2 + 2 * place].revents != 0 { try receive(from: worker) }
    }
    endLateWorkers()
    guard let progressed else { return }
    progress.running = workers.compactMap { $0.fileBegan == nil ? nil : $0.assigned.first }
      .map { files[$0] }
    progressed(progress)
  }

  private func receive(from worker: WorkerProcess) throws(Fault) {
    guard let messages = worker.receive() else { return try takeEnd(of: worker) }
    for message in messages { take(message, from: worker) }
  }
}
