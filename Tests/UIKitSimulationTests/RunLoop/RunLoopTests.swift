import Testing
import Trace

@testable import UIKitSimulation

@Suite("The run loop")
struct RunLoopTests {
  private static let phone = Target("iPhone 8", 12)

  /// Runs a test with a list that blocks write into, with their instant and turn.
  private func inWorld(
    limits: Limits = Limits(), _ body: (World, Log) throws -> Void
  ) throws {
    try World.run(Self.phone, limits: limits) { world in try body(world, Log(world.loop)) }
  }

  final class Log {
    private(set) var lines: [String] = []
    private let loop: RunLoop
    private let start: (time: Int64, turn: Int32)

    init(_ loop: RunLoop) {
      self.loop = loop
      start = (loop.now, loop.turn)
    }

    /// Notes a word with the milliseconds and the turns since the test began.
    func note(_ word: String) {
      let turn = loop.now == start.time ? loop.turn - start.turn : loop.turn
      lines.append("\(word) \((loop.now - start.time) / 1_000_000)+\(turn)")
    }
  }

  @Test("A block that is queued runs in a later turn, never at once")
  func queues() throws {
    try inWorld { world, log in
      world.loop.async { log.note("block") }
      log.note("flow")
      world.runDue()
      #expect(log.lines == ["flow 0+0", "block 0+1"])
    }
  }

  @Test("Blocks run first in, first out, and what a block queues waits for the next turn")
  func keepsOrder() throws {
    try inWorld { world, log in
      world.loop.async {
        log.note("a")
        world.loop.async { log.note("c") }
      }
      world.loop.async { log.note("b") }
      world.runDue()
      #expect(log.lines == ["a 0+1", "b 0+1", "c 0+2"])
    }
  }

  @Test("Blocks that a turn left behind run in the main flow's turn, before its commit")
  func runsEarlierBlocksInTheFlowsTurn() throws {
    try inWorld { world, log in
      world.loop.async { world.loop.async { log.note("left behind") } }
      world.loop.turn(1)
      log.note("flow")
      world.loop.async { log.note("new") }
      world.loop.afterCommit { log.note("after commit") }
      world.runDue()
      #expect(log.lines == ["flow 0+2", "left behind 0+2", "after commit 0+2", "new 0+3"])
    }
  }

  @Test("A turn is: timers, blocks that were queued, layout, animations, what comes after")
  func hasSteps() throws {
    try inWorld { world, log in
      let view = LoggingView()
      view.log = log
      world.window.addSubview(view)
      world.runDue()
      world.loop.schedule(after: 0, .script) {
        log.note("timer")
        view.isLogging = true
        view.setNeedsLayout()
        world.loop.afterCommit { log.note("after") }
      }
      world.loop.async { log.note("block") }
      world.runDue()
      #expect(
        log.lines.map { $0.split(separator: " ")[0] } == ["timer", "block", "layout", "after"])
      #expect(Set(log.lines.map { $0.split(separator: "+")[1] }).count == 1)
    }
  }

  final class LoggingView: UIView {
    var log: Log?
    var isLogging = false
    override func layoutSubviews() { if isLogging { log?.note("layout") } }
  }

  @Test("Timers of one instant run in the order in which they were made, in one turn")
  func runsTimersInOrder() throws {
    try inWorld { world, log in
      for delay in [30, 10, 20, 10, 30, 10] as [Int64] {
        world.loop.schedule(after: delay * 1_000_000, .script) { log.note("t\(delay)") }
      }
      world.loop.schedule(after: 10_000_000, .script) { log.note("last") }
      world.advance(0.1)
      #expect(
        log.lines == [
          "t10 10+0", "t10 10+0", "t10 10+0", "last 10+0", "t20 20+0", "t30 30+0", "t30 30+0",
        ])
    }
  }

  @Test("What a timer schedules for this very instant waits for the next turn")
  func defersTimersOfThisInstant() throws {
    try inWorld { world, log in
      world.loop.schedule(after: 5_000_000, .script) {
        log.note("first")
        world.loop.schedule(after: 0, .script) { log.note("third") }
      }
      world.loop.schedule(after: 5_000_000, .script) { log.note("second") }
      world.advance(0.005)
      #expect(log.lines == ["first 5+0", "second 5+0", "third 5+1"])
    }
  }

  @Test("A delay of nothing, or less, is a later turn of the same instant", arguments: [0, -7])
  func neverRunsAtOnce(delay: Int64) throws {
    try inWorld { world, log in
      world.loop.schedule(after: delay, .script) { log.note("timer") }
      log.note("flow")
      world.runDue()
      #expect(log.lines == ["flow 0+0", "timer 0+1"])
    }
  }

  @Test("A timer that is taken back doesn't run, and can't be taken back twice")
  func takesTimersBack() throws {
    try inWorld { world, log in
      var tokens: [TimerToken] = []
      for number in 0..<20 {
        tokens.append(
          world.loop.schedule(after: Int64(number % 7), .script) { log.note("\(number)") })
      }
      for number in 0..<20 where number != 13 {
        #expect(world.loop.cancel(tokens[number]))
        #expect(!world.loop.cancel(tokens[number]))
      }
      world.advance(1)
      #expect(log.lines == ["13 0+0"])
      #expect(!world.loop.cancel(tokens[13]))
    }
  }

  @Test("Advancing runs what is due at or before the new time, and stands at it")
  func advances() throws {
    try inWorld { world, log in
      let start = world.loop.now
      world.loop.schedule(after: 10, .script) { log.note("before") }
      world.loop.schedule(after: 20, .script) { log.note("at") }
      world.loop.schedule(after: 21, .script) { log.note("past") }
      world.loop.advance(to: start + 20)
      #expect(log.lines == ["before 0+0", "at 0+0"])
      #expect(world.loop.now == start + 20)
      #expect(world.loop.nextTimer == start + 21)
    }
  }

  @Test("A turn commits and runs without moving the clock")
  func turns() throws {
    try inWorld { world, log in
      let now = world.loop.now
      func again(_ depth: Int) {
        guard depth < 5 else { return }
        world.loop.async {
          log.note("\(depth)")
          again(depth + 1)
        }
      }
      again(0)
      world.loop.turn(2)
      #expect(log.lines == ["0 0+1", "1 0+2"])
      #expect(world.loop.now == now)
    }
  }

  @Test("Turns in which nothing happens are counted, however many they are")
  func countsIdleTurns() throws {
    try inWorld { world, log in
      world.loop.turn(5)
      log.note("flow")
      world.loop.turn(0)
      log.note("flow")
      world.loop.turn(.max)
      #expect(log.lines == ["flow 0+6", "flow 0+7"])
      #expect(world.loop.turn == .max)
      world.advance(1)
      #expect(world.loop.turn == 0)
    }
  }

  @Test("A step goes to the next instant at which something is due, and says when nothing is")
  func steps() throws {
    try inWorld { world, log in
      let start = world.loop.now
      world.loop.async { log.note("now") }
      world.loop.schedule(after: 1_000_000_000, .script) { log.note("later") }
      #expect(world.loop.step())
      #expect(world.loop.now == start)
      #expect(world.loop.step())
      #expect(world.loop.now == start + 1_000_000_000)
      #expect(!world.loop.step())
      #expect(log.lines == ["now 0+1", "later 1000+0"])
    }
  }

  @Test("Being busy moves the clock without running anything; what became due runs afterwards")
  func isBusy() throws {
    try inWorld { world, log in
      world.loop.schedule(after: 10_000_000, .script) { log.note("early") }
      world.loop.schedule(after: 30_000_000, .script) { log.note("late") }
      world.loop.busy(50_000_000)
      log.note("flow")
      #expect(log.lines == ["flow 50+0"])
      world.runDue()
      #expect(log.lines == ["flow 50+0", "early 50+1", "late 50+1"])
    }
  }

  @Test("Settling ends when only what repeats is left")
  func settlesOverBeats() throws {
    try inWorld { world, log in
      func beat() {
        world.loop.schedule(after: 400_000_000, .repeating) {
          log.note("beat")
          beat()
        }
      }
      beat()
      world.loop.schedule(after: 1_000_000_000, .ending) { log.note("end") }
      #expect(world.loop.settle(limit: 60_000_000_000) == nil)
      #expect(log.lines == ["beat 400+0", "beat 800+0", "end 1000+0"])
      #expect(world.loop.waiting.map(\.purpose) == [.repeating])
    }
  }

  @Test("Settling that can't end names the timer that holds it, not a beat")
  func namesWhatHoldsIt() throws {
    try inWorld { world, _ in
      func beat() { world.loop.schedule(after: 300_000_000, .repeating, beat) }
      beat()
      let start = world.loop.now
      world.advance(0.5)
      world.loop.schedule(after: 5_000_000_000, .script) {}
      let holding = try #require(world.loop.settle(limit: 2_000_000_000))
      #expect(holding.purpose == .script)
      #expect(holding.time == start + 5_500_000_000)
      #expect(holding.started == start + 500_000_000)
      #expect(world.loop.now <= start + 2_500_000_000)
    }
  }

  @Test("Settling reaches a chain of things that start one another")
  func settlesChains() throws {
    try inWorld { world, log in
      world.loop.schedule(after: 1, .script) {
        world.loop.async {
          world.loop.schedule(after: 1, .ending) { log.note("end") }
        }
      }
      #expect(world.loop.settle(limit: 1_000) == nil)
      #expect(log.lines == ["end 0+0"])
    }
  }

  @Test("Turns are counted from 0 in every instant")
  func countsTurns() throws {
    try inWorld { world, log in
      world.advance(1)
      #expect(world.loop.turn == 0)
      world.runDue()
      #expect(world.loop.turn == 1)
      world.advance(1)
      #expect(world.loop.turn == 0)
    }
  }

  @Test("The clock knows when it is inside a turn")
  func knowsThatItRuns() throws {
    try inWorld { world, _ in
      var inside: [Bool] = []
      world.loop.async { inside.append(world.loop.isRunning) }
      #expect(!world.loop.isRunning)
      world.runDue()
      #expect(inside == [true])
      #expect(!world.loop.isRunning)
    }
  }

  @Test("What runs later follows from the event that it was scheduled in")
  func keepsTheCause() throws {
    try inWorld { world, _ in
      let seq = world.simulator.record(.note, world.home, .text)
      var causes: [Int32] = []
      world.simulator.following(seq) {
        world.loop.async { causes.append(world.simulator.cause) }
        world.loop.afterCommit { causes.append(world.simulator.cause) }
        world.loop.schedule(after: 1, .script) { causes.append(world.simulator.cause) }
      }
      world.advance(1)
      #expect(causes == [seq, seq, seq])
      #expect(world.simulator.cause == -1)
    }
  }

  @Test("The clock stops at the limit of virtual time with a failure that names it")
  func limitsTime() throws {
    var limits = Limits()
    limits.virtualTime = 2_000_000_000
    try inWorld(limits: limits) { world, log in
      world.loop.schedule(after: 3_000_000_000, .script) { log.note("never") }
      world.advance(10)
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit was not reached.")
        return
      }
      #expect(limit.resource == "virtual time")
      #expect(limit.limit == 2)
      #expect(limit.unit == "seconds")
      #expect(limit.option == "virtualTime")
      #expect(log.lines == [])
      #expect(world.loop.now <= 2_000_000_000)
    }
  }

  @Test("Too many pending timers and blocks are a failure that names the limit")
  func limitsWhatIsPending() throws {
    var limits = Limits()
    limits.pendingEvents = 10
    try inWorld(limits: limits) { world, _ in
      for number in 0..<10 {
        if number.isMultiple(of: 2) {
          world.loop.async {}
        } else {
          world.loop.schedule(after: 1, .script) {}
        }
      }
      #expect(world.simulator.failure == nil)
      world.loop.async {}
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit was not reached.")
        return
      }
      #expect(limit.resource == "pending events")
      #expect(limit.limit == 10)
    }
  }
}
