package import Trace

/// Names a timer, so that it can be taken back.
package struct TimerToken: Hashable, Sendable {
  let sequence: Int64
  /// Where the heap looks its place up.
  let slot: Int
}

/// What a timer is for: whether everything has ended only when it has run.
package enum TimerPurpose: Sendable {
  /// The end of an animation or of a transition; `settle` waits for it.
  case ending
  /// A script's `after`; `settle` waits for it too, because it ends.
  case script
  /// A beat of something that repeats; `settle` doesn't wait for it.
  case repeating
}

/// A block that is due at an instant.
package struct ScheduledTimer {
  /// When it is due, in nanoseconds since launch.
  package let time: Int64
  /// Its place among the timers of one instant.
  package let sequence: Int64
  /// The event that it follows from, or -1.
  package let cause: Int32
  /// When it was made, in nanoseconds since launch.
  package let started: Int64
  /// The script line that it follows from.
  package let source: SourceLine
  /// What it is for.
  package let purpose: TimerPurpose
  /// Whom it is about, or `.none`.
  package let subject: Name
  /// Where the heap notes its place.
  fileprivate(set) var slot = 0
  let body: () -> Void

  /// Whether it is due at no time at all, because the time of its layer stands still.
  package var isNeverDue: Bool { time == .max }
}

/// The timers that are not due yet: a heap ordered by instant, then by age.
///
/// The place of each timer is noted in a slot, so that any can be taken out as fast as put in.
struct TimerHeap {
  private var heap: [ScheduledTimer] = []
  private var places: [Int] = []
  private var freeSlots: [Int] = []

  var count: Int { heap.count }

  /// How many of them something waits for, those that repeat not counted.
  private(set) var holdingCount = 0
  var first: ScheduledTimer? { heap.first }

  /// All of them in the order in which they are due.
  var sorted: [ScheduledTimer] { heap.sorted(by: Self.precedes) }

  private static func precedes(_ left: ScheduledTimer, _ right: ScheduledTimer) -> Bool {
    left.time != right.time ? left.time < right.time : left.sequence < right.sequence
  }

  mutating func insert(_ timer: ScheduledTimer) -> TimerToken {
    var timer = timer
    if let slot = freeSlots.popLast() {
      timer.slot = slot
    } else {
      timer.slot = places.count
      places.append(0)
    }
    places[timer.slot] = heap.count
    heap.append(timer)
    if timer.purpose != .repeating { holdingCount += 1 }
    siftUp(from: heap.count - 1)
    return TimerToken(sequence: timer.sequence, slot: timer.slot)
  }

  mutating func removeFirst() { remove(at: 0) }

  /// Takes a timer out; false if it isn't here.
  mutating func remove(_ token: TimerToken) -> Bool {
    guard places.indices.contains(token.slot) else { return false }
    let index = places[token.slot]
    guard heap.indices.contains(index), heap[index].sequence == token.sequence else {
      return false
    }
    remove(at: index)
    return true
  }

  private mutating func remove(at index: Int) {
    if heap[index].purpose != .repeating { holdingCount -= 1 }
    freeSlots.append(heap[index].slot)
    swap(index, heap.count - 1)
    heap.removeLast()
    guard index < heap.count else { return }
    siftDown(from: index)
    siftUp(from: index)
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    heap.swapAt(first, second)
    places[heap[first].slot] = first
    places[heap[second].slot] = second
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(heap[child], heap[parent]) else { return }
      swap(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from index: Int) {
    var parent = index
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < heap.count && Self.precedes(heap[child], heap[least]) {
        least = child
      }
      guard least != parent else { return }
      swap(parent, least)
      parent = least
    }
  }
}
