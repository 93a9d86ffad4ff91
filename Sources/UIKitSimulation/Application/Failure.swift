package import Trace

/// What ended the app.
package enum Failure: Error {
  /// UIKit raised an exception that nobody could catch.
  case exception(NSException)
  /// A callback of the script failed.
  case script(ScriptFailure)
  /// A limit of the scenario was reached.
  case limit(LimitFailure)

  /// A limit that was reached, ready to be thrown.
  package static func limit(
    _ resource: String, _ limit: Int, _ unit: String, option: String, waiting: String? = nil
  ) -> Failure {
    .limit(
      LimitFailure(resource: resource, limit: limit, unit: unit, option: option, waiting: waiting))
  }
}

/// An error of the script inside a callback, where nothing can catch it.
package struct ScriptFailure {
  /// The error's text, with the position where it was raised.
  package let message: String
  /// The stack of the script at that point.
  package let traceback: String
  /// Whether the script ran into one of its own limits.
  package let isLimit: Bool
  /// The error as the interpreter has it; nil if the failure is the engine's own.
  package let error: (any Error)?
  /// The script line that led to the callback.
  package private(set) var cause: SourceLine = .none

  /// Makes a failure from the script's error.
  package init(message: String, traceback: String, isLimit: Bool, error: (any Error)? = nil) {
    self.message = message
    self.traceback = traceback
    self.isLimit = isLimit
    self.error = error
  }

  func from(_ line: SourceLine) -> ScriptFailure {
    var copy = self
    copy.cause = line
    return copy
  }
}

/// A limit that a scenario ran into.
package struct LimitFailure {
  /// What ran out: `callback depth`.
  package let resource: String
  /// How much there was of it.
  package let limit: Int
  /// What it is counted in.
  package let unit: String
  /// The name of the option that raises the limit.
  package let option: String
  /// What the scenario was doing.
  package private(set) var waiting: String?

  /// The same, while the scenario waited for a timer.
  func waiting(for timer: ScheduledTimer) -> LimitFailure {
    var copy = self
    let milliseconds = (Double(timer.time) / 1e6).rounded()
    let what = timer.purpose == .ending ? "the end of an animation" : "a function given to after"
    let due = timer.isNeverDue ? "which never comes" : "due at \(milliseconds / 1_000) s"
    copy.waiting = "while \(what) was waited for, \(due)"
    return copy
  }
}

/// How much of everything a scenario may use.
package struct Limits: Sendable {
  /// How many controllers may be presented on one another.
  package var presentationDepth = 64
  /// How deep views may lie in one another, and controllers in their containers.
  package var nesting = 1_000
  /// How deep callbacks may nest.
  package var callbackDepth = 150
  /// How many timers and queued blocks may wait.
  package var pendingEvents = 100_000
  /// How far the clock may go, in nanoseconds.
  package var virtualTime: Int64 = 3_600_000_000_000
  /// How many objects a script may make.
  package var objects = 200_000
  /// How many bytes of text a script may write into its traces.
  package var output = 8 << 20
  /// How many events a trace may have.
  package var traceEvents = 1_000_000

  /// The limits that hold unless an option says otherwise.
  package init() {}
}
