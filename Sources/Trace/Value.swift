/// What a field of an event holds.
package enum Value: Hashable, Sendable {
  /// Prints `true` or `false`.
  case bool(Bool)
  /// Prints in decimal.
  case integer(Int64)
  /// Rounded to 1e-6 when it is printed or compared.
  case number(Double)
  /// A span of time in nanoseconds; prints in seconds.
  case seconds(Int64)
  /// A word, such as an object's name or an enumeration's case; quoted only where it must be.
  case name(Name)
  /// Somebody's text, such as a warning's.
  case text(Name)
  /// A rectangle: x, y, width, height in points.
  case rect(Double, Double, Double, Double)
  /// A point: x, y in points.
  case point(Double, Double)
  /// A size: width, height in points.
  case size(Double, Double)
  /// Prints `nil`.
  case none
}

/// A named value of an event.
package struct Field: Hashable, Sendable {
  /// The word before the equals sign.
  package var key: Name
  /// What stands after it.
  package var value: Value

  /// Makes a field.
  package init(key: Name, value: Value) {
    self.key = key
    self.value = value
  }
}
