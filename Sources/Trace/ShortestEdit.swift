/// The longest common subsequence of two sequences, by Myers' O(ND) algorithm in linear space.
struct ShortestEdit {
  private let old: [UInt32]
  private let new: [UInt32]
  // The furthest old index reached on each diagonal (old minus new index), from both ends.
  private var forward: [Int]
  private var backward: [Int]
  private let origin: Int
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The pairs of indices of equal elements, ascending on both sides.
  static func pairs(_ old: [UInt32], _ new: [UInt32]) -> [(old: Int, new: Int)] {
    // What only one side has can't be in common; without it the search is short, even when the
    // sequences have little to do with each other.
    let inOld = Members(old)
    let inNew = Members(new)
    let olds = old.indices.filter { inNew.contains(old[$0]) }
    let news = new.indices.filter { inOld.contains(new[$0]) }
    var edit = ShortestEdit(old: olds.map { old[$0] }, new: news.map { new[$0] })
    edit.compare(0..<olds.count, 0..<news.count)
    return edit.pairs.map { (olds[$0.old], news[$0.new]) }
  }

  private init(old: [UInt32], new: [UInt32]) {
    self.old = old
    self.new = new
    origin = new.count + 1
    forward = [Int](repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  private mutating func compare(_ olds: Range<Int>, _ news: Range<Int>) {
    var (x, y) = (olds.lowerBound, news.lowerBound)
    var (xEnd, yEnd) = (olds.upperBound, news.upperBound)
    while x < xEnd, y < yEnd, old[x] == new[y] {
      pairs.append((x, y))
      x += 1
      y += 1
    }
    while x < xEnd, y < yEnd, old[xEnd - 1] == new[yEnd - 1] {
      xEnd -= 1
      yEnd -= 1
    }
    if x < xEnd, y < yEnd {
      let middle = middle(x..<xEnd, y..<yEnd)
      compare(x..<middle.x, y..<middle.y)
      compare(middle.x..<xEnd, middle.y..<yEnd)
    }
    while xEnd < olds.upperBound {
      pairs.append((xEnd, yEnd))
      xEnd += 1
      yEnd += 1
    }
  }

  /// A point that a shortest path goes through: where searches from both corners meet.
  private mutating func middle(_ olds: Range<Int>, _ news: Range<Int>) -> (x: Int, y: Int) {
    let least = olds.lowerBound - news.upperBound
    let most = olds.upperBound - news.lowerBound
    let start = olds.lowerBound - news.lowerBound
    let end = olds.upperBound - news.upperBound
    let isOdd = (start - end) & 1 != 0
    var (forwardLow, forwardHigh) = (start, start)
    var (backwardLow, backwardHigh) = (end, end)
    forward[origin + start] = olds.lowerBound
    backward[origin + end] = olds.upperBound
    while true {
      ShortestEdit.widen(&forwardLow, &forwardHigh, within: least...most, &forward, origin, -1)
      for diagonal in stride(from: forwardHigh, through: forwardLow, by: -2) {
        let below = forward[origin + diagonal - 1]
        let above = forward[origin + diagonal + 1]
        var x = below < above ? above : below + 1
        while x < olds.upperBound, x - diagonal < news.upperBound, old[x] == new[x - diagonal] {
          x += 1
        }
        forward[origin + diagonal] = x
        if isOdd, backwardLow <= diagonal, diagonal <= backwardHigh,
          backward[origin + diagonal] <= x
        {
          return (x, x - diagonal)
        }
      }
      ShortestEdit.widen(&backwardLow, &backwardHigh, within: least...most, &backward, origin, .max)
      for diagonal in stride(from: backwardHigh, through: backwardLow, by: -2) {
        let below = backward[origin + diagonal - 1]
        let above = backward[origin + diagonal + 1]
        var x = below < above ? below : above - 1
        while x > olds.lowerBound, x - diagonal > news.lowerBound,
          old[x - 1] == new[x - diagonal - 1]
        {
          x -= 1
        }
        backward[origin + diagonal] = x
        if !isOdd, forwardLow <= diagonal, diagonal <= forwardHigh,
          x <= forward[origin + diagonal]
        {
          return (x, x - diagonal)
        }
      }
    }
  }

  /// Adds a diagonal at each side, or takes one away where the edge of the area is reached.
  private static func widen(
    _ low: inout Int, _ high: inout Int, within bounds: ClosedRange<Int>, _ reached: inout [Int],
    _ origin: Int, _ unreached: Int
  ) {
    if low > bounds.lowerBound {
      low -= 1
      reached[origin + low - 1] = unreached
    } else {
      low += 1
    }
    if high < bounds.upperBound {
      high += 1
      reached[origin + high + 1] = unreached
    } else {
      high -= 1
    }
  }
}

/// The elements that a sequence has.
private struct Members {
  private var has: [Bool]

  init(_ elements: [UInt32]) {
    has = [Bool](repeating: false, count: Int(elements.max() ?? 0) + 1)
    for element in elements { has[Int(element)] = true }
  }

  func contains(_ element: UInt32) -> Bool {
    element < has.count && has[Int(element)]
  }
}
