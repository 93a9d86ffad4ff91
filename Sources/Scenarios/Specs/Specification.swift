import Lua
import UIKitLua

/// The blocks and the tests of one spec file, as it declares them.
///
/// All tests of a file share its Lua state, as in busted; each has a device of its own.
final class Specification {
  /// A `describe`, an `across` with a function, or the file.
  struct Block {
    /// The blocks around it and itself, outermost first.
    let path: [Int]
    /// The titles of the blocks around it and its own.
    let titles: [String]
    /// Its lines in the file.
    let lines: ClosedRange<Int>
    /// Whether its title, or one around it, says `#focus`.
    let isFocused: Bool
    /// What it and the blocks around it say of the device; nil if they say nothing.
    let device: DeviceOptions?
    /// The dimensions of its own matrix.
    var axes: [Axis] = []
    /// What is in it, in order.
    var items: [Item] = []
    var setup: [Hook] = []
    var teardown: [Hook] = []
    var beforeEach: [Hook] = []
    var afterEach: [Hook] = []

    /// A block inside this one.
    fileprivate func inner(
      _ place: Int, _ title: String, _ lines: ClosedRange<Int>, _ own: DeviceOptions?,
      _ axes: [Axis], isFocused: Bool
    ) -> Block {
      Block(
        path: path + [place], titles: title.isEmpty ? titles : titles + [title], lines: lines,
        isFocused: self.isFocused || isFocused,
        device: own.map { device?.merged(with: $0) ?? $0 } ?? device, axes: axes)
    }
  }

  /// What a block holds: the place of a block or of a test.
  enum Item {
    case block(Int)
    case test(Int)
  }

  /// When a function runs that is no test.
  enum Moment {
    case setup, teardown, beforeEach, afterEach
  }

  /// A function that runs before or after tests.
  struct Hook {
    let body: LuaReference
    let line: Int
  }

  /// An `it`, a case of `each`, or a `pending` inside a `describe`.
  struct Test {
    let title: String
    let lines: ClosedRange<Int>
    let block: Int
    /// Whether it or a block around it is focused.
    let isFocused: Bool
    /// Nil for a test that is only announced.
    let body: LuaReference?
    /// What `each` gives it; nil for a plain test.
    let values: CaseValues?
  }

  /// Where a test is declared and what it is called.
  private struct Declaration: Hashable {
    let titles: [String]
    let line: Int
  }

  private(set) var tests: [Test] = []
  private(set) var blocks: [Block]
  /// The reference files of the tests.
  let goldens: Goldens
  private var current = 0
  private var declared: Set<Declaration> = []
  /// Whether a block has a setup or a teardown.
  private(set) var hasSetups = false
  /// The line of the first test or block that is focused; nil if none is.
  private(set) var focusedLine: Int?
  /// Whether the tests are running, so that no more can be declared.
  var isRunning = false
  /// The test that is running; nil between tests.
  var running: TestID?
  /// What the running test gave to `finally`.
  var finally: [LuaReference] = []

  init(goldens: Goldens) {
    self.goldens = goldens
    blocks = [
      Block(path: [0], titles: [], lines: 1...Int.max, isFocused: false, device: nil)
    ]
  }

  /// Whether the file's own level is being read, outside every block.
  var isAtFileLevel: Bool { current == 0 }

  /// Reads a block; one without a title adds nothing to the titles of its tests.
  func addBlock(
    _ title: String, lines: ClosedRange<Int>, device: DeviceOptions? = nil, axes: [Axis] = [],
    _ body: () throws -> Void
  ) rethrows {
    let isFocused = Tags.contain("focus", in: title)
    if isFocused, focusedLine == nil { focusedLine = lines.lowerBound }
    let place = blocks.count
    blocks.append(blocks[current].inner(place, title, lines, device, axes, isFocused: isFocused))
    blocks[current].items.append(.block(place))
    let around = current
    current = place
    defer { current = around }
    try body()
  }

  /// Declares a test of the block that is being read.
  ///
  /// - Returns: whether there was none of that title on that line.
  func add(
    _ title: String, lines: ClosedRange<Int>, _ body: LuaReference?, values: CaseValues? = nil,
    isFocused: Bool = false
  ) -> Bool {
    let titles = blocks[current].titles + [title]
    let declaration = Declaration(titles: titles, line: lines.lowerBound)
    guard declared.insert(declaration).inserted else { return false }
    let isFocused = isFocused || Tags.contain("focus", in: title)
    if isFocused, focusedLine == nil { focusedLine = lines.lowerBound }
    blocks[current].items.append(.test(tests.count))
    tests.append(
      Test(
        title: title, lines: lines, block: current,
        isFocused: isFocused || blocks[current].isFocused, body: body, values: values))
    return true
  }

  /// Adds a function that runs before or after the tests of the block that is being read.
  func add(_ hook: Hook, at moment: Moment) {
    switch moment {
    case .setup: blocks[current].setup.append(hook)
    case .teardown: blocks[current].teardown.append(hook)
    case .beforeEach: blocks[current].beforeEach.append(hook)
    case .afterEach: blocks[current].afterEach.append(hook)
    }
    hasSetups = hasSetups || moment == .setup || moment == .teardown
  }

  /// Gives the block that is being read further dimensions.
  func add(_ axes: [Axis]) { blocks[current].axes += axes }

  /// The dimensions of the block that is being read, those of blocks around it too.
  var axes: [Axis] { axes(of: current) }

  /// The dimensions of a block, those of blocks around it too.
  func axes(of block: Int) -> [Axis] { blocks[block].path.flatMap { blocks[$0].axes } }

  /// What runs before a test, outermost block first.
  func beforeEach(_ test: Test) -> [Hook] {
    blocks[test.block].path.flatMap { blocks[$0].beforeEach }
  }

  /// What runs after a test, innermost block first.
  func afterEach(_ test: Test) -> [Hook] {
    blocks[test.block].path.reversed().flatMap { blocks[$0].afterEach }
  }
}
