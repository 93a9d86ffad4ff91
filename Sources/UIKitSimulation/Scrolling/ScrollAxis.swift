import Glibc

/// How the content's offset moves along one axis once nobody holds it: a closed form of time.
///
/// It slides with a speed that falls by the same share each millisecond; at an edge of the content,
/// or beyond it, a critically damped spring takes it back. The forms and the spring are guesses
/// that reimplementations of UIScrollView share.
struct ScrollAxis {
  /// Where it ends, in points.
  let target: CGFloat
  /// How long it takes, in seconds.
  let duration: Double

  private let start: CGFloat
  /// How far it would slide, were there no edge.
  private let way: CGFloat
  /// The share of the rest of the way that it slides in a second.
  private let decay: Double
  /// When the spring takes over, in seconds.
  private let springTime: Double
  private let distance: CGFloat
  private let push: CGFloat

  /// How near to its end a movement counts as over, in points.
  private static let threshold: CGFloat = 0.5
  private static let stiffness = 10.0

  /// The share of its speed that a movement keeps from one millisecond to the next becomes that of
  /// a second.
  static func decay(_ rate: Double) -> Double { -1000 * log(min(max(rate, 0.5), 0.9999)) }

  /// Slides from `start` with a speed in points a second, between two edges.
  init(
    from start: CGFloat, velocity: CGFloat, rate: Double, within edges: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    let decay = Self.decay(rate)
    let free = start + velocity / decay
    let edge = min(max(free, edges.lowerBound), edges.upperBound)
    if edges.contains(start), free == edge {
      self.init(from: start, to: free, decay: decay)
    } else if edges.contains(start) {
      let time = -log(1 - (edge - start) * decay / velocity) / decay
      let speed = velocity * exp(-decay * time)
      self.init(
        from: start, way: velocity / decay, decay: decay, edge: edge, springTime: time,
        distance: 0, push: bounces ? speed : 0)
    } else {
      let back = min(max(start, edges.lowerBound), edges.upperBound)
      let distance = start - back
      self.init(
        from: start, way: 0, decay: decay, edge: back, springTime: 0, distance: distance,
        push: velocity + Self.stiffness * distance)
    }
  }

  /// Slides from `start` to a place that the app has chosen.
  init(from start: CGFloat, to target: CGFloat, rate: Double) {
    self.init(from: start, to: target, decay: Self.decay(rate))
  }

  private init(from start: CGFloat, to target: CGFloat, decay: Double) {
    self.start = start
    self.decay = decay
    way = target - start
    springTime = .infinity
    distance = 0
    push = 0
    let isFar = abs(way) > Self.threshold
    self.target = isFar ? target : start
    duration = isFar ? log(abs(way) / Self.threshold) / decay : 0
  }

  private init(
    from start: CGFloat, way: CGFloat, decay: Double, edge: CGFloat, springTime: Double,
    distance: CGFloat, push: CGFloat
  ) {
    self.start = start
    self.way = way
    self.decay = decay
    self.springTime = springTime
    self.distance = distance
    self.push = push
    target = edge
    // Each of the spring's two terms is below half the threshold from some time on.
    let first = log(max(2 * abs(distance) / Self.threshold, 1)) / Self.stiffness
    let second =
      2 / Self.stiffness * log(max(4 * abs(push) / (M_E * Self.stiffness * Self.threshold), 1))
    duration = springTime + max(first, second)
  }

  /// Where it is after so many seconds.
  func position(after seconds: Double) -> CGFloat {
    guard seconds < duration else { return target }
    guard seconds > springTime else { return start + way * (1 - exp(-decay * seconds)) }
    let time = seconds - springTime
    return target + (distance + push * time) * exp(-Self.stiffness * time)
  }
}

/// How the content gives beyond its edges.
enum RubberBand {
  /// UIKit's constant, as it was measured.
  private static let constant = 0.55

  /// How far the content goes when the finger has pulled it `distance` beyond an edge.
  static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * constant / length + 1)) * length
  }

  /// How far the finger has pulled when the content is `distance` beyond an edge.
  static func pull(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0, distance < length else { return distance }
    return (1 / (1 - distance / length) - 1) * length / constant
  }
}
