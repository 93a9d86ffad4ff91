import Glibc

// Numbers as text: no locale, no exponent below 2^33, the same bytes on every machine.

let powersOfTen: [Int64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
]

/// Nanoseconds in units of the last of so many decimals of a second, halves away from zero.
func rounded(_ nanoseconds: Int64, decimals: Int) -> Int64 {
  let unit = powersOfTen[9 - decimals]
  let half = nanoseconds < 0 ? -unit / 2 : unit / 2
  return (nanoseconds + half) / unit
}

/// A number in millionths, nil if it is too large for that or not finite.
func millionths(_ number: Double) -> Int64? {
  number.magnitude < 0x1p33 ? Int64((number * 1e6).rounded()) : nil
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(decimal value: some FixedWidthInteger) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude), atLeast: 1)
  }

  /// Appends a whole number of `10^-decimals`, with no more decimals than it needs but with at
  /// least so many.
  mutating func append(_ value: Int64, decimals: Int, atLeast least: Int) {
    let unit = UInt64(powersOfTen[decimals])
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude / unit, atLeast: 1)
    var fraction = value.magnitude % unit
    var count = decimals
    while count > least, fraction % 10 == 0 {
      fraction /= 10
      count -= 1
    }
    if count == 0 { return }
    append(UInt8(ascii: "."))
    append(digits: fraction, atLeast: count)
  }

  /// Appends a number rounded to 1e-6, as short as it can be.
  mutating func append(number: Double) {
    if let millionths = millionths(number) {
      append(millionths, decimals: 6, atLeast: 0)
    } else {
      let text = number.description
      append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
    }
  }

  private mutating func append(digits value: UInt64, atLeast least: Int) {
    var value = value
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
      value /= 10
    } while value > 0 || count - start < least
    self[start...].reverse()
  }
}
