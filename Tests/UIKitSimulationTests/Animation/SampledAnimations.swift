/// Animations worked out the dumb way, to hold the engine against: every change is written down,
/// and each sample walks through all of them and counts milliseconds off.
final class SampledAnimations {
  /// One property of one view.
  struct Slot: Hashable {
    let view: Int
    let isAlpha: Bool
  }

  /// A block.
  final class Block {
    var name = ""
    var duration = 0
    var delay = 0
    var curve = "linear"
    var count = 1.0
    var autoreverses = false
    var beginsFromCurrent = false
    var begin: Int?
    var moves: [Move] = []
    var isOver = false
    var isCut = false
  }

  final class Move {
    let slot: Slot
    let block: Block
    let adds: Bool
    let from, to: Double
    var isOver = false

    init(_ slot: Slot, _ block: Block, adds: Bool, from: Double, to: Double) {
      self.slot = slot
      self.block = block
      self.adds = adds
      self.from = from
      self.to = to
    }
  }

  // Blocks and their moves hold each other.
  deinit { for block in made { block.moves.removeAll() } }

  /// Whether it is iOS 8 or later.
  let stacks: Bool
  var now = 0
  var models: [Slot: Double] = [:]
  private var moves: [Move] = []
  private var blocks: [Block] = []
  private var unborn: [Block] = []
  private var made: [Block] = []
  /// What was completed: the instant, the block and the flag.
  private(set) var completions: [String] = []

  init(stacks: Bool) { self.stacks = stacks }

  private func bezier(_ name: String, _ x: Double) -> Double {
    let (x1, x2): (Double, Double) =
      switch name {
      case "easeIn": (0.42, 1)
      case "easeOut": (0, 0.58)
      case "easeInOut": (0.42, 0.58)
      default: (0, 1)
      }
    if name == "linear" { return x }
    // All of these curves have their control points at the heights 0 and 1.
    var low = 0.0
    var high = 1.0
    while high - low > 1e-12 {
      let t = (low + high) / 2
      let here = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
      if here < x { low = t } else { high = t }
    }
    let t = low
    return 3 * (1 - t) * t * t + t * t * t
  }

  private func progress(_ block: Block) -> Double {
    guard let begin = block.begin else { return 0 }
    var left = Double(now - begin - block.delay)
    if left <= 0 { return 0 }
    var runs = block.count
    let length = Double(block.duration)
    while true {
      // There, and back if the block goes back.
      let there = min(runs * (block.autoreverses ? 2 : 1), 1) * length
      // Where a run ends another begins, if there is one.
      let isHere = left < there || left == there && (block.autoreverses || runs <= 1)
      if isHere { return bezier(block.curve, left / length) }
      left -= length
      if block.autoreverses {
        if left <= length { return bezier(block.curve, (length - left) / length) }
        left -= length
      }
      runs -= 1
      if runs <= 0 { return block.autoreverses ? 0 : 1 }
    }
  }

  private func end(of block: Block) -> Double? {
    guard let begin = block.begin, block.count < 1e6 else { return nil }
    return Double(begin + block.delay)
      + block.count * Double(block.duration) * (block.autoreverses ? 2 : 1)
  }

  func seen(_ slot: Slot) -> Double {
    var value = models[slot] ?? 0
    for move in moves where move.slot == slot && !move.isOver {
      let share = progress(move.block)
      value =
        move.adds
        ? value + (1 - share) * (move.from - move.to) : move.from + share * (move.to - move.from)
    }
    return value
  }

  /// Changes a property inside a block, or outside of all.
  func change(_ slot: Slot, to value: Double, in block: Block?) {
    let old = models[slot] ?? 0
    guard value != old else { return }
    models[slot] = value
    guard let block else { return }
    let running = moves.filter { $0.slot == slot && !$0.isOver }
    let others = running.filter { $0.block !== block }
    let adds = stacks && !slot.isAlpha && !running.contains { $0.block.count > 1e6 }
    var from = old
    if !adds {
      if let mine = running.last(where: { $0.block === block }) {
        from = mine.from
        mine.isOver = true
        block.moves.removeAll { $0 === mine }
      } else if !others.isEmpty, block.beginsFromCurrent || stacks && slot.isAlpha {
        models[slot] = old
        from = seen(slot)
        models[slot] = value
      }
      for move in others { cut(move) }
    }
    let move = Move(slot, block, adds: adds, from: from, to: value)
    moves.append(move)
    block.moves.append(move)
  }

  private func cut(_ move: Move) {
    guard !move.isOver else { return }
    move.isOver = true
    let block = move.block
    guard block.moves.allSatisfy(\.isOver) else { return }
    block.isCut = true
    if blocks.contains(where: { $0 === block }) || unborn.contains(where: { $0 === block }) {
      finish(block)
    }
  }

  func removeAll(of view: Int) {
    for move in moves where move.slot.view == view { cut(move) }
  }

  /// Notes that a block's function has been run.
  func close(_ block: Block) {
    made.append(block)
    if block.moves.contains(where: { !$0.isOver }) {
      unborn.append(block)
    } else {
      block.isOver = true
      completions.append("\(now) \(block.name) \(!block.isCut)")
    }
  }

  /// Ends the turn: what was made in it begins.
  func commit() {
    for block in unborn where !block.isOver {
      block.begin = now
      blocks.append(block)
    }
    unborn.removeAll()
  }

  private func finish(_ block: Block) {
    guard !block.isOver else { return }
    block.isOver = true
    for move in block.moves { move.isOver = true }
    completions.append("\(now) \(block.name) \(!block.isCut)")
  }

  /// Goes on by a millisecond.
  func tick() {
    now += 1
    for block in blocks where !block.isOver {
      if let end = end(of: block), Double(now) >= end { finish(block) }
    }
    moves.removeAll(where: \.isOver)
    blocks.removeAll(where: \.isOver)
  }
}
