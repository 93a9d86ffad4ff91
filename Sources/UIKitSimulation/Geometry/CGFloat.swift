/// A length, in points.
public typealias CGFloat = Double

extension Double {
  /// This number rounded to 1e-6, the precision to which everything is compared and printed.
  ///
  /// Zero loses its sign. A number too large to have a millionth part is returned as it is, and so
  /// are infinity and NaN.
  package var rounded6: Double {
    guard magnitude < 0x1p33 else { return self }
    return (self * 1e6).rounded() / 1e6 + 0
  }
}
