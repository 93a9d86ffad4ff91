package import Trace

/// The main run loop: one clock of integer nanoseconds, and turns.
///
/// A turn is: what woke it (the script's main flow, or the timers that are due); the main-queue
/// blocks that were queued before it began; the commit, in which layout runs and the turn's
/// animations start; and what UIKit scheduled for after the commit. Any number of turns may share
/// an instant. The loop runs only when a clock verb runs it.
package final class RunLoop {
  unowned(unsafe) var simulator: Simulator!

  /// The present instant, in nanoseconds since launch.
  package private(set) var now: Int64 = 0
  /// The turn within the instant, from 0.
  package private(set) var turn: Int32 = 0
  /// Whether a turn is being run, so that the clock stands still.
  package private(set) var isRunning = false

  private var timers = TimerHeap()
  private var blocks: [Block] = []
  private var firstBlock = 0
  private var afterCommit: [Block] = []
  private var nextSequence: Int64 = 0

  /// Something to run, with the event that it follows from.
  struct Block {
    let cause: Int32
    let body: () -> Void
  }

  // MARK: Scheduling

  /// Queues a block on the main queue: it runs in the next turn, behind what is queued already.
  package func async(_ body: @escaping () -> Void) {
    guard checkPending() else { return }
    blocks.append(Block(cause: simulator.cause, body: body))
  }

  /// Runs a block after the commit of the turn that is under way.
  package func afterCommit(_ body: @escaping () -> Void) {
    afterCommit.append(Block(cause: simulator.cause, body: body))
  }

  /// Runs a block in a turn of its own at `delay` nanoseconds from now.
  ///
  /// Timers of one instant run in the order in which they were made.
  /// - Parameters:
  ///   - delay: `.max` for what never comes by itself, such as the end of what repeats.
  ///   - subject: whom it is about, for the messages that name it.
  @discardableResult
  package func schedule(
    after delay: Int64, _ purpose: TimerPurpose, of subject: Name = .none,
    _ body: @escaping () -> Void
  ) -> TimerToken {
    guard checkPending() else { return TimerToken(sequence: -1, slot: 0) }
    let sequence = nextSequence
    nextSequence += 1
    return timers.insert(
      ScheduledTimer(
        time: delay == .max ? .max : now &+ max(0, delay), sequence: sequence,
        cause: simulator.cause, started: now, source: simulator.originOfCause(),
        purpose: purpose, subject: subject, body: body))
  }

  /// Takes a timer back; false if it has run already.
  @discardableResult
  package func cancel(_ token: TimerToken) -> Bool { timers.remove(token) }

  private func checkPending() -> Bool {
    guard timers.count + blocks.count - firstBlock < simulator.limits.pendingEvents else {
      simulator.fail(
        .limit(
          "pending events", simulator.limits.pendingEvents, "timers and queued blocks",
          option: "pendingEvents"))
      return false
    }
    return true
  }

  /// Forgets everything that is scheduled.
  func removeAll() {
    timers = TimerHeap()
    blocks.removeAll()
    afterCommit.removeAll()
    firstBlock = 0
  }

  // MARK: Looking

  /// Whether a block waits on the main queue.
  package var hasQueuedBlocks: Bool { firstBlock < blocks.count }

  /// Whether nothing waits that ends: no block and no timer but those that repeat.
  package var isIdle: Bool {
    !hasQueuedBlocks && timers.holdingCount == 0 && afterCommit.isEmpty
  }

  /// Whether something waits that ends, and none of it is ever due.
  package var isStalled: Bool {
    !hasQueuedBlocks && afterCommit.isEmpty && timers.holdingCount > 0
      && timers.sorted.allSatisfy { $0.purpose == .repeating || $0.isNeverDue }
  }

  /// The instant of the earliest timer, or nil.
  package var nextTimer: Int64? {
    guard let time = timers.first?.time, time < .max else { return nil }
    return time
  }

  /// Whom those timers are about that repeat, in the order in which they were made.
  package var repeating: [Name] {
    timers.sorted.filter { $0.purpose == .repeating }.map(\.subject)
  }

  /// Whether a timer is set that something waits for, what repeats not counted.
  package var isWaiting: Bool { timers.holdingCount > 0 }

  /// The timers that something is waiting for, in the order in which they are due.
  package var waiting: [ScheduledTimer] { timers.sorted }

  // MARK: Running

  /// Ends the turn that the script's main flow is in: blocks, commit, what comes after it.
  ///
  /// Of the blocks only those run that were queued before the turn began.
  package func finishTurn() {
    isRunning = true
    runQueuedBlocks(queuedBeforeFlow)
    queuedBeforeFlow = 0
    commit()
    isRunning = false
  }

  /// Runs everything that is due at or before `time`, then stands at it.
  package func advance(to time: Int64) {
    finishTurn()
    while simulator.failure == nil {
      if hasQueuedBlocks {
        runTurn(timersDue: timers.first.map { $0.time <= now } ?? false)
      } else if let next = timers.first?.time, next <= time {
        move(to: max(now, next))
        runTurn(timersDue: true)
      } else {
        break
      }
    }
    guard simulator.failure == nil else { return }
    move(to: time)
    beginFlow()
  }

  /// Commits and runs `count` turns without moving the clock.
  ///
  /// Turns in which nothing is due are counted, not run, so that any count is quick.
  package func turn(_ count: Int) {
    finishTurn()
    var left = max(0, count)
    while left > 0, simulator.failure == nil {
      let due = timers.first.map { $0.time <= now } ?? false
      guard hasQueuedBlocks || due else {
        beginTurn()
        turn = Int32(clamping: Int(turn) + min(left - 1, Int(Int32.max)))
        break
      }
      runTurn(timersDue: due)
      left -= 1
    }
    beginFlow()
  }

  /// Runs what is due at the next instant at which something is due; false if nothing ever is.
  package func step() -> Bool {
    finishTurn()
    guard simulator.failure == nil else { return false }
    if hasQueuedBlocks {
      runDue()
    } else if let next = nextTimer {
      guard checkVirtualTime(next) else { return false }
      move(to: max(now, next))
      runDue()
    } else {
      beginFlow()
      return false
    }
    beginFlow()
    return true
  }

  /// Runs until nothing is left that ends; beats of what repeats don't hold it.
  ///
  /// Nil if it came to the end; else the timer that is due after `limit` nanoseconds from now.
  package func settle(limit: Int64) -> ScheduledTimer? {
    finishTurn()
    defer { beginFlow() }
    let last = now &+ limit
    while simulator.failure == nil {
      runDue()
      guard simulator.failure == nil, timers.holdingCount > 0, let next = timers.first else {
        simulator.checks.lookAtRest()
        return nil
      }
      guard next.time <= last else { return timers.sorted.first { $0.purpose != .repeating } }
      move(to: max(now, next.time))
    }
    return nil
  }

  /// Runs turn after turn until `isDone` answers true, which is asked after each; false if it never
  /// does and nothing is left to run.
  package func run(until isDone: () -> Bool) -> Bool {
    finishTurn()
    defer { beginFlow() }
    while simulator.failure == nil {
      if isDone() { return true }
      let due = timers.first.map { $0.time <= now } ?? false
      if hasQueuedBlocks || due {
        runTurn(timersDue: due)
      } else if let next = nextTimer {
        move(to: max(now, next))
      } else {
        return false
      }
    }
    return true
  }

  private func runDue() {
    let instant = now
    while simulator.failure == nil {
      let due = timers.first.map { $0.time <= instant } ?? false
      guard hasQueuedBlocks || due else { return }
      runTurn(timersDue: due)
    }
  }

  /// Runs an input event of the user's in a turn of its own, behind the one that the main flow is
  /// in.
  package func runInput(_ event: () -> Void) {
    finishTurn()
    guard simulator.failure == nil else { return }
    beginTurn()
    isRunning = true
    let queued = blocks.count
    event()
    runQueuedBlocks(queued)
    commit()
    isRunning = false
    beginFlow()
  }

  /// Moves the clock without running anything.
  package func busy(_ nanoseconds: Int64) {
    move(to: now &+ max(0, nanoseconds))
    // The main flow's turn goes on at the new instant and is the first one there.
    isFresh = false
  }

  private func checkVirtualTime(_ time: Int64) -> Bool {
    guard time <= simulator.limits.virtualTime else {
      simulator.fail(
        .limit(
          "virtual time", Int(simulator.limits.virtualTime / 1_000_000_000), "seconds",
          option: "virtualTime"))
      return false
    }
    return true
  }

  /// Whether the clock has moved since the last turn, so that the next one is the first.
  private var isFresh = false
  /// The end of the blocks that were queued before the main flow's turn began.
  private var queuedBeforeFlow = 0

  private func move(to time: Int64) {
    guard time > now, checkVirtualTime(time) else { return }
    now = time
    turn = 0
    isFresh = true
    if !simulator.scrolling.isEmpty { simulator.followScrolling() }
  }

  /// The main flow goes on in a turn of its own.
  private func beginFlow() {
    beginTurn()
    queuedBeforeFlow = blocks.count
  }

  private func beginTurn() {
    if isFresh {
      isFresh = false
    } else if turn < .max {
      turn += 1
    }
  }

  private func runTurn(timersDue: Bool) {
    beginTurn()
    runTurnBody(timersDue: timersDue)
  }

  private func runTurnBody(timersDue: Bool) {
    isRunning = true
    let queued = blocks.count
    if timersDue {
      // What a timer schedules for this very instant waits for the next turn.
      let horizon = nextSequence
      while let first = timers.first, first.time <= now, first.sequence < horizon,
        simulator.failure == nil
      {
        timers.removeFirst()
        run(Block(cause: first.cause, body: first.body))
      }
    }
    runQueuedBlocks(queued)
    commit()
    isRunning = false
  }

  private func runQueuedBlocks(_ end: Int) {
    while firstBlock < end, simulator.failure == nil {
      let block = blocks[firstBlock]
      firstBlock += 1
      run(block)
    }
    if firstBlock == blocks.count {
      blocks.removeAll(keepingCapacity: true)
      firstBlock = 0
    } else if firstBlock > 1_024 {
      blocks.removeFirst(firstBlock)
      firstBlock = 0
    }
  }

  private func commit() {
    guard simulator.failure == nil else { return }
    simulator.commit()
    var index = 0
    while index < afterCommit.count, simulator.failure == nil {
      run(afterCommit[index])
      index += 1
    }
    guard index > 0 else { return }
    afterCommit.removeAll(keepingCapacity: true)
    // Animations that were begun behind the commit need another one, and a turn for it.
    if simulator.animations.areWaiting, !hasQueuedBlocks { async {} }
  }

  private func run(_ block: Block) {
    let outer = simulator.cause
    simulator.cause = block.cause
    block.body()
    simulator.cause = outer
  }
}
