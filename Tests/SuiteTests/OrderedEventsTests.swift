import Testing

@testable import Suite

@Suite("The order of a run's events")
struct OrderedEventsTests {
  /// Takes events of three files of two notices each in a given interleaving.
  private func told(_ order: [Int]) -> [String] {
    var events = OrderedEvents()
    var texts: [String] = []
    var counts = [0, 0, 0]
    let emit: (SuiteEvent) -> Void = { if case .notice(let text) = $0 { texts.append(text) } }
    for file in order {
      if counts[file] < 2 {
        events.take(.notice("\(file).\(counts[file])"), of: file, emit)
      } else {
        events.finish(file, emit)
      }
      counts[file] += 1
    }
    return texts
  }

  @Test("Whatever the workers' order, files are told one after the other, each in its order")
  func everyInterleaving() {
    var counts = [0, 0, 0]
    var order: [Int] = []
    var tried = 0
    func interleave() {
      if order.count == 9 {
        tried += 1
        #expect(told(order) == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"], "\(order)")
        return
      }
      for file in 0..<3 where counts[file] < 3 {
        counts[file] += 1
        order.append(file)
        interleave()
        order.removeLast()
        counts[file] -= 1
      }
    }
    interleave()
    #expect(tried == 1_680)
  }

  @Test("The first file's events are not held back")
  func head() {
    #expect(told([0]) == ["0.0"])
    #expect(told([1, 1, 1]) == [])
    #expect(told([1, 0, 0, 0]) == ["0.0", "0.1", "1.0"])
  }

  @Test("A run that was cut short tells what it knows")
  func flush() {
    var events = OrderedEvents()
    var texts: [String] = []
    let emit: (SuiteEvent) -> Void = { if case .notice(let text) = $0 { texts.append(text) } }
    events.take(.notice("c"), of: 2, emit)
    events.take(.notice("b"), of: 1, emit)
    events.flush(count: 3, emit)
    #expect(texts == ["b", "c"])
  }
}
