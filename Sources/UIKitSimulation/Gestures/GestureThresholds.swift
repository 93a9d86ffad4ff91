/// How far and how long fingers may go for what; lengths in points, times in nanoseconds.
///
/// UIKit documents only the long press's half second and ten points; the others are guesses that
/// reimplementations share. Those on which more hangs are policies: `Threshold`.
enum GestureThresholds {
  /// How long a finger may stay down in a tap.
  static let tapDuration: Int64 = 1_500_000_000
  /// How far apart two taps may lie that count as a double tap.
  static let multipleTapDistance: CGFloat = 45
  /// How long a finger is down before it is a long press.
  static let pressDuration = 0.5
  /// How far a finger may move before it is a long press.
  static let pressMovement: CGFloat = 10
  /// How far it may move to the side.
  static let swipeSideways: CGFloat = 50
  /// How long a swipe may take.
  static let swipeDuration: Int64 = 500_000_000
  /// How fast a finger is that sends the top screen away, or back; in points a second.
  static let popSpeed: CGFloat = 100
  /// How long a finger's moves count for its speed.
  static let velocitySpan: Int64 = 100_000_000
  /// How long a scroll view keeps a touch from what is in it.
  static let contentDelay: Int64 = 150_000_000
}
