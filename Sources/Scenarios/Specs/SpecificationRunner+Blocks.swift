import Lua
import UIKitLua

/// What runs once before and once after the tests of a block.
extension SpecificationRunner {
  /// A block of which a test has run.
  struct OpenBlock {
    let place: Int
    /// How its setup ended, if not well: so end its tests.
    let problem: TestResult.Verdict?
  }

  /// Runs the setups of the blocks around a test that haven't run, outermost first.
  ///
  /// - Returns: how one ended that keeps the test from running; nil if all is well.
  func enterBlocks(_ path: [Int], of specification: Specification) -> TestResult.Verdict? {
    guard specification.hasSetups else { return nil }
    while openBlocks.last?.problem == nil, openBlocks.count < path.count {
      let place = path[openBlocks.count]
      openBlocks.append(
        OpenBlock(place: place, problem: setUp(specification.blocks[place])))
    }
    return openBlocks.last?.problem
  }

  private func setUp(_ block: Specification.Block) -> TestResult.Verdict? {
    if block.setup.isEmpty { return nil }
    begin(on: block.device, nil)
    var verdict = TestResult.Verdict.passed
    for hook in block.setup where verdict == .passed { verdict = ending(of: hook.body) }
    switch verdict.unlessEnded(session) {
    case .passed: return nil
    case .failed(let failure):
      return .failed(failure.adding("raised in the block's setup, so none of its tests can run"))
    case let pending: return pending
    }
  }

  /// Runs the teardowns of the open blocks that the next test is not in, innermost first.
  func leaveBlocks(
    keeping path: [Int], of specification: Specification, _ file: String,
    _ report: (SpecificationEvent) -> Void
  ) {
    while let open = openBlocks.last {
      let depth = openBlocks.count
      if depth <= path.count, path[depth - 1] == open.place { return }
      openBlocks.removeLast()
      let block = specification.blocks[open.place]
      guard open.problem == nil, let first = block.teardown.first else { continue }
      let id = TestID(file: file, titles: block.titles + ["teardown"], line: first.line)
      report(.began(id))
      begin(on: block.device, nil)
      var verdict = TestResult.Verdict.passed
      for hook in block.teardown {
        verdict = ending(verdict, followedBy: hook.body, in: "another teardown")
      }
      verdict = verdict.unlessEnded(session)
      guard case .failed = verdict else { continue }
      report(.ended(TestResult(test: id, verdict: verdict, seed: settings.seed)))
    }
  }
}
