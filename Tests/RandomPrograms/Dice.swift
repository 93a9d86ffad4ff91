/// A source of numbers that gives the same ones everywhere (SplitMix64).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the source of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to but not including `count`.
  package mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether one case out of `count` has come.
  package mutating func oneIn(_ count: Int) -> Bool { roll(count) == 0 }

  /// One of the items.
  package mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }
}
