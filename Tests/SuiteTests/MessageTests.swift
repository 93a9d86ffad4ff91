import Scenarios
import Suite
import Testing
import UIKitSimulation

@Suite("What workers tell and journals keep")
struct MessageTests {
  static let odd = "a\tb\nc\\d\u{1e}e é 漢 \r"

  static let told: [TestResult] = {
    let test = TestID(file: "a \t_spec.lua", titles: ["A form", odd], line: 7, cell: "ios=12")
    var rich = TestResult(
      test: test,
      verdict: .failed(
        TestFailure(
          kind: .order, message: odd, file: "a_spec.lua", line: 9, traceback: "x\ny",
          lastEvents: ["0.000 a", odd, ""])))
    rich.systems = ["12.5.7", "13.7"]
    rich.guesses = ["a=b (guess)"]
    rich.seed = .max
    rich.duration = 123_456
    return [
      TestResult(test: test, verdict: .passed), TestResult(test: test, verdict: .pending(odd)),
      rich, TestResult(test: TestID(file: "", titles: [], line: 0), verdict: .passed),
    ]
  }()

  @Test("A result arrives as it was told", arguments: told)
  func results(_ result: TestResult) throws {
    var bytes: [UInt8] = []
    Message.ended(result).encode(into: &bytes)
    let message = try #require(Message.take(from: &bytes).first)
    #expect(bytes.isEmpty)
    #expect(message.test == result.test)
    let heard = message.result
    #expect(heard.test == result.test)
    #expect(heard.verdict == result.verdict)
    #expect(heard.systems == result.systems)
    #expect(heard.guesses == result.guesses)
    #expect(heard.seed == result.seed)
    #expect(heard.duration == result.duration)
  }

  @Test("Every kind of failure has a word that is read back", arguments: TestFailure.Kind.allCases)
  func kinds(_ kind: TestFailure.Kind) throws {
    let test = TestID(file: "a", titles: ["b"], line: 1)
    let failure = TestFailure(kind: kind, message: "x")
    var bytes: [UInt8] = []
    Message.ended(TestResult(test: test, verdict: .failed(failure))).encode(into: &bytes)
    #expect(Message.take(from: &bytes).first?.result.verdict == .failed(failure))
  }

  @Test("Records are taken when they are whole, wherever the pieces end")
  func pieces() {
    let messages = (0..<4).map { Message(.planned, [String($0), Self.odd]) }
    var whole: [UInt8] = []
    for message in messages { message.encode(into: &whole) }
    for size in 1...whole.count {
      var arrived: [UInt8] = []
      var taken: [Message] = []
      var place = 0
      while place < whole.count {
        arrived += whole[place..<min(place + size, whole.count)]
        taken += Message.take(from: &arrived)
        place += size
      }
      #expect(taken == messages, "in pieces of \(size)")
    }
  }

  @Test("A record that was cut short spoils no other")
  func torn() {
    var whole: [UInt8] = []
    Message(.ended, ["first"]).encode(into: &whole)
    for length in 0..<whole.count {
      var bytes = Array(whole[..<length])
      Message(.done, ["second"]).encode(into: &bytes)
      #expect(Message.take(from: &bytes) == [Message(.done, ["second"])], "cut at \(length)")
    }
  }

  @Test("A record of another form is read as far as it goes, and no further")
  func strange() {
    for fields in [
      ["a", "999999999999"], ["a", "1", "t", "1", "", "0", "failed"], [], ["", "-3"],
    ] {
      let message = Message(.ended, fields)
      #expect(message.result.test.titles.count <= 4)
    }
  }
}
