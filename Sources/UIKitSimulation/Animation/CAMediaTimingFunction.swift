/// The name of one of Core Animation's pacing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the curve.
  public let rawValue: String

  /// Makes a name from Core Animation's string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed from beginning to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What Core Animation uses when nothing is said: quick start, long end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points.
///
/// The curve is solved by a fixed number of halvings, so that a value is the same on every platform
/// (Newton's method would make it depend on when one stops).
public struct CAMediaTimingFunction: Hashable, Sendable {
  /// The polynomial of one coordinate: ((cubic t + square) t + line) t.
  private struct Coordinate: Hashable, Sendable {
    let cubic, square, line: Double

    init(_ first: Double, _ second: Double) {
      line = 3 * first
      square = 3 * (second - first) - line
      cubic = 1 - line - square
    }

    func value(at parameter: Double) -> Double {
      ((cubic * parameter + square) * parameter + line) * parameter
    }
  }

  private let x, y: Coordinate

  /// Makes the curve of that name; an unknown name gives the default curve.
  ///
  /// The control points are those of GEO-164.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: self.init(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: self.init(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: self.init(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    default: self.init(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    }
  }

  /// Makes a curve from two control points; the horizontal coordinates are held to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// Makes a curve from two control points in full precision.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    x = Coordinate(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Coordinate(y1, y2)
  }

  /// How much of the change is done (0 to 1, beyond if the curve overshoots) after that fraction of
  /// the duration.
  ///
  /// A fraction outside of 0...1 counts as the nearer end.
  package func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if x == y { return fraction }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if x.value(at: middle) < fraction { low = middle } else { high = middle }
    }
    return y.value(at: (low + high) / 2)
  }
}

extension CAMediaTimingFunction {
  /// The curve of `CAMediaTimingFunctionName.linear`.
  package static let linear = CAMediaTimingFunction(name: .linear)
  /// The curve of `CAMediaTimingFunctionName.easeIn`.
  package static let easeIn = CAMediaTimingFunction(name: .easeIn)
  /// The curve of `CAMediaTimingFunctionName.easeOut`.
  package static let easeOut = CAMediaTimingFunction(name: .easeOut)
  /// The curve of `CAMediaTimingFunctionName.easeInEaseOut`, which UIKit calls easeInOut.
  package static let easeInEaseOut = CAMediaTimingFunction(name: .easeInEaseOut)
  /// The curve of `CAMediaTimingFunctionName.default`.
  package static let `default` = CAMediaTimingFunction(name: .default)
}
