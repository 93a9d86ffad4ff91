/// A part of a text, counted in UTF-16 units.
public struct NSRange: Hashable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// Makes a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
