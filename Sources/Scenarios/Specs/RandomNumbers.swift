/// Random numbers that are the same on every machine: SplitMix64.
package struct RandomNumbers {
  private var state: UInt64

  /// The numbers that follow from a seed.
  package init(seed: UInt64) { state = seed }

  /// Brings a list into an order by chance: Fisher and Yates's shuffle.
  package mutating func shuffle<Item>(_ items: inout [Item]) {
    for count in stride(from: items.count, to: 1, by: -1) {
      items.swapAt(count - 1, number(below: count))
    }
  }

  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    z ^= z >> 31
    return Int(z.multipliedFullWidth(by: UInt64(limit)).high)
  }
}
