/// A movement of a scroll view's content that goes on by itself.
struct ScrollMotion {
  /// How the content moves.
  enum Course {
    /// As it was let go.
    case free(x: ScrollAxis, y: ScrollAxis)
    /// As the app asked for it.
    case eased(from: CGPoint, to: CGPoint, duration: Double)
  }

  let course: Course
  /// When it began, in nanoseconds since launch.
  let begin: Int64
  var timer: TimerToken?

  /// How long it takes, in nanoseconds.
  var duration: Int64 {
    switch course {
    case .free(let x, let y): .nanoseconds(max(x.duration, y.duration))
    case .eased(_, _, let duration): .nanoseconds(duration)
    }
  }

  /// Where it ends.
  var target: CGPoint {
    switch course {
    case .free(let x, let y): CGPoint(x: x.target, y: y.target)
    case .eased(_, let target, _): target
    }
  }

  /// The content's offset at an instant.
  func offset(at now: Int64) -> CGPoint {
    let seconds = Double(now - begin) / 1e9
    switch course {
    case .free(let x, let y):
      return CGPoint(x: x.position(after: seconds), y: y.position(after: seconds))
    case .eased(let start, let target, let duration):
      guard seconds < duration else { return target }
      let share = CAMediaTimingFunction.easeInEaseOut.value(at: seconds / duration)
      return CGPoint(
        x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
    }
  }
}
