/// The reports of a run: each takes every event, and goes to a file or to standard output.
///
/// A file is there whole or not at all, and one that was there before is replaced only by a whole
/// one. The last event finishes all reports, also that of a run that was cut short.
package final class Reports {
  /// What went wrong while reports were written; such a report ends, the others go on.
  package private(set) var problems: [ReportError] = []
  /// Called just before something is written to standard output, so that a line of progress can
  /// make way.
  package var willWriteToStandardOutput: (() -> Void)?
  private var reports: [(recorder: any Recorder, output: ReportOutput)] = []

  /// Becomes readable when the run is to end: then nothing waits for standard output's reader.
  private let interruption: Int32

  package init(interruption: Int32 = -1) { self.interruption = interruption }

  /// Adds a report that goes to standard output.
  package func add(_ recorder: any Recorder) {
    let output = ReportOutput(interruption: interruption) { [unowned self] in
      willWriteToStandardOutput?()
    }
    reports.append((recorder, output))
  }

  /// Adds a report that goes to a file; the file is begun at once, so that a run doesn't end
  /// before somebody learns that it can't be written.
  package func add(_ recorder: any Recorder, path: String) throws(ReportError) {
    let target = try ReportOutput.target(of: path)
    guard !reports.contains(where: { $0.output.target == target }) else {
      throw ReportError("two reports go to \(path); name another file for one of them")
    }
    reports.append((recorder, try ReportOutput(path: path)))
  }

  /// Reports an event.
  package func record(_ event: SuiteEvent) {
    var failed: [ObjectIdentifier] = []
    for (recorder, output) in reports {
      do throws(ReportError) {
        try output.write(recorder.record(event))
        switch event {
        case .ended: try output.finish()
        case .fileEnded, .notice: if output.path == nil { try output.flush() }
        case .began, .fileBegan, .testEnded: break
        }
      } catch {
        problems.append(error)
        failed.append(ObjectIdentifier(output))
      }
    }
    if case .ended = event {
      reports = []
    } else if !failed.isEmpty {
      reports.removeAll { failed.contains(ObjectIdentifier($0.output)) }
    }
  }
}
