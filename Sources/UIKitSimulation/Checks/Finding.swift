package import Trace

/// A breach of a check's rule, found in one world.
package final class Finding {
  /// The check that found it.
  package let check: Check
  /// Whom it is about.
  package let subject: Name
  /// What happened, with names, in one sentence without a full stop.
  package let text: String
  /// The event that it is about, or -1.
  package let cause: Int32
  /// The script line that led to it, or `.none`.
  package let source: SourceLine
  /// The fact that says so, if one does.
  package let rule: Fact?
  /// Whether the script said that it knows of it, so that it fails nothing.
  package var isExpected = false
  /// Its event in the trace; -1 while it may still turn out to be none.
  package internal(set) var event: Int32 = -1

  init(
    _ check: Check, _ subject: Name, cause: Int32, source: SourceLine, rule: Fact?, text: String
  ) {
    self.check = check
    self.subject = subject
    self.text = text
    self.cause = cause
    self.source = source
    self.rule = rule
  }

  /// The event from which on a mark has to lie to leave the finding out.
  package var position: Int { Int(max(cause, event)) }
}
