import Testing
import Trace

@testable import UIKitSimulation

@Suite("The heap of timers")
struct TimerHeapTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func timer(_ time: Int64, _ sequence: Int64, _ purpose: TimerPurpose) -> ScheduledTimer {
    ScheduledTimer(
      time: time, sequence: sequence, cause: -1, started: 0, source: .none, purpose: purpose,
      subject: .none, body: {})
  }

  @Test("It gives the timers back as a sorted list does, whatever is put in and taken out")
  func agreesWithAList() {
    for seed in 0..<40 as Range<UInt64> {
      var dice = Dice(state: seed)
      var heap = TimerHeap()
      var list: [(time: Int64, sequence: Int64, repeats: Bool, token: TimerToken)] = []
      var gone: [TimerToken] = []
      for sequence in 0..<400 as Range<Int64> {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0 where !list.isEmpty:
          let index = Int.random(in: 0..<list.count, using: &dice)
          gone.append(list[index].token)
          let wasThere = heap.remove(list.remove(at: index).token)
          #expect(wasThere)
        case 1 where !list.isEmpty:
          let first = list.removeFirst()
          #expect(heap.first?.sequence == first.sequence)
          heap.removeFirst()
          gone.append(first.token)
        default:
          let time = Int64.random(in: 0..<20, using: &dice)
          let repeats = Int.random(in: 0..<3, using: &dice) == 0
          let token = heap.insert(timer(time, sequence, repeats ? .repeating : .ending))
          let place = list.firstIndex { $0.time > time } ?? list.count
          list.insert((time, sequence, repeats, token), at: place)
        }
        for token in gone.suffix(3) {
          let wasThere = heap.remove(token)
          #expect(!wasThere)
        }
        #expect(heap.count == list.count)
        #expect(heap.holdingCount == list.count { !$0.repeats })
        #expect(heap.first?.sequence == list.first?.sequence)
      }
      #expect(heap.sorted.map(\.sequence) == list.map(\.sequence))
    }
  }
}
