/// A decimal number of seconds as somebody wrote it, which matches what rounds to it.
package struct WrittenTime: Hashable, Sendable {
  /// The number in nanoseconds.
  package let nanoseconds: Int64
  /// How many decimals were written, up to nine.
  package let decimals: Int

  /// Reads digits with at most one point and at most nine decimals.
  package init?(_ text: some StringProtocol) {
    var value: Int64 = 0
    var decimals: Int?
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 18 && decimals ?? 0 < 9:
        value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        if let count = decimals { decimals = count + 1 }
      case UInt8(ascii: ".") where decimals == nil && digits > 0: decimals = 0
      default: return nil
      }
    }
    if digits == 0 || decimals == 0 { return nil }
    self.decimals = decimals ?? 0
    let (product, overflow) = value.multipliedReportingOverflow(by: powersOfTen[9 - self.decimals])
    if overflow { return nil }
    nanoseconds = product
  }

  /// Makes the exact time.
  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
    decimals = 9
  }

  /// Whether a time, rounded to the precision written, is this one.
  package func matches(nanoseconds other: Int64) -> Bool {
    rounded(other, decimals: decimals) * powersOfTen[9 - decimals] == nanoseconds
  }
}
