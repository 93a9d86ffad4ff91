/// How far an animator has come.
public enum UIViewAnimatingState: Int, CaseIterable, Sendable {
  /// Not started, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not yet finished.
  case stopped
}
