import Lua

/// The tests of one spec file, as it declares them.
///
/// All tests of a file share its Lua state, as in busted; each has a device of its own.
final class Specification {
  /// A `describe`, or the file.
  struct Block {
    let title: String
    let parent: Int?
    var beforeEach: [LuaReference] = []
    var afterEach: [LuaReference] = []
  }

  /// An `it`, or a `pending` inside a `describe`.
  struct Test {
    let titles: [String]
    let line: Int
    let block: Int
    /// Nil for a test that is only announced.
    let body: LuaReference?
  }

  private(set) var tests: [Test] = []
  private var blocks = [Block(title: "", parent: nil)]
  private var current = 0
  /// Whether the tests are running, so that no more can be declared.
  var isRunning = false

  /// Whether the file's own level is being read, outside every `describe`.
  var isAtFileLevel: Bool { current == 0 }

  /// Reads a block.
  func describe(_ title: String, _ body: () throws -> Void) rethrows {
    blocks.append(Block(title: title, parent: current))
    let outer = current
    current = blocks.count - 1
    defer { current = outer }
    try body()
  }

  /// Declares a test of the block that is being read.
  func add(_ title: String, line: Int, _ body: LuaReference?) {
    let titles = path(to: current).map { blocks[$0].title } + [title]
    tests.append(
      Test(
        titles: titles.filter { !$0.isEmpty }, line: line, block: current, body: body))
  }

  func addBeforeEach(_ body: LuaReference) { blocks[current].beforeEach.append(body) }

  func addAfterEach(_ body: LuaReference) { blocks[current].afterEach.append(body) }

  /// What runs before a test, outermost block first.
  func beforeEach(_ test: Test) -> [LuaReference] {
    path(to: test.block).flatMap { blocks[$0].beforeEach }
  }

  /// What runs after a test, innermost block first.
  func afterEach(_ test: Test) -> [LuaReference] {
    path(to: test.block).reversed().flatMap { blocks[$0].afterEach }
  }

  /// The blocks around a block and itself, outermost first.
  private func path(to block: Int) -> [Int] {
    var path = [block]
    while let parent = blocks[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }
}
