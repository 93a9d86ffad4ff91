/// The formats of reports.
package enum ReportFormat: String, CaseIterable, Sendable {
  case console, tap
}
