package import UIKitSimulation

/// How a script ended.
package enum Outcome: Sendable {
  /// It ran to its end and all held.
  case passed
  /// It said that it isn't finished, and why.
  case pending(String)
  /// Something didn't hold, or the script has an error.
  case failed(Report)
  /// It ran into a limit.
  case limitReached(Report)

  /// What went wrong, for the person who wrote the script.
  package struct Report: Sendable {
    /// What happened and where.
    package let message: String
    /// The script's stack at that point; empty if there is none to show.
    package let traceback: String
  }

  /// The exit code that stands for it.
  package var exitCode: Int32 {
    switch self {
    case .passed, .pending: 0
    case .failed: 1
    case .limitReached: 3
    }
  }
}

/// A policy without good evidence that a scenario went through.
package struct Guess: Sendable {
  /// The policy.
  package let policy: Policy
  /// What it answered.
  package let value: String
  /// How weak the evidence is.
  package let grade: Grade
}

/// Thrown by a script that says it isn't finished.
package struct PendingScript: Error, CustomStringConvertible {
  /// Why it isn't finished.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { "pending: \(reason)" }
}
