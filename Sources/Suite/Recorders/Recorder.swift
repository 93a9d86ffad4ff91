/// Makes a report from the events of a run.
package protocol Recorder: AnyObject {
  /// Takes the next event; what it returns is appended to the report.
  func record(_ event: SuiteEvent) -> String
}
