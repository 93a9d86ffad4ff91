import Testing
import Trace

@Suite("What differs between two traces")
struct TraceDiffTests {
  private func diff(_ old: String, _ new: String) throws -> TraceDiff {
    TraceDiff(from: try TraceText(parsing: old), to: try TraceText(parsing: new))
  }

  private func text(of letters: String) -> String {
    letters.map { "0.000    callback    \($0).viewDidLoad\n" }.joined()
  }

  @Test("A trace and its own text don't differ")
  func nothing() throws {
    let story = appearanceStory()
    var bytes: [UInt8] = []
    TextEncoder().encode(story.trace, into: &bytes)
    let golden = try TraceText(parsing: String(decoding: bytes, as: UTF8.self))
    let diff = TraceDiff(from: golden, to: TraceText(story.trace))
    #expect(diff.isEmpty)
    #expect(diff.text().isEmpty)
  }

  @Test("A neighbour that makes a time print with more decimals doesn't shift it")
  func precision() throws {
    let story = Story()
    story.tell(.callback, "A.viewDidLoad", at: 505_735_000)
    story.tell(.callback, "B.viewDidLoad", at: 506_000_000)
    let golden = try TraceText(parsing: "0.506    callback    A.viewDidLoad\n")
    #expect(
      TraceDiff(from: golden, to: TraceText(story.trace)).text() == """
          0.5057   callback    A.viewDidLoad
        + 0.506    callback    B.viewDidLoad  <- new

        """)
  }

  @Test("Missing and new events are marked, with lines around them")
  func missingAndNew() throws {
    #expect(
      try diff(text(of: "ABCDEFGHIJK"), text(of: "ABCDFGHIJKX")).text(context: 2) == """
          ...
          0.000    callback    C.viewDidLoad
          0.000    callback    D.viewDidLoad
        - 0.000    callback    E.viewDidLoad  <- now missing
          0.000    callback    F.viewDidLoad
          0.000    callback    G.viewDidLoad
          ...
          0.000    callback    J.viewDidLoad
          0.000    callback    K.viewDidLoad
        + 0.000    callback    X.viewDidLoad  <- new

        """)
  }

  @Test(
    "An event that moved says where it is now",
    arguments: [
      ("ABCD", "BCDA", ["B", "C", "D", "A: moved after D.viewDidLoad"]),
      ("ABCD", "DABC", ["D: moved before A.viewDidLoad", "A", "B", "C"]),
      ("ABCDE", "ACDBE", ["A", "C", "D", "B: moved after D.viewDidLoad", "E"]),
      ("ABCDE", "ADBCE", ["A", "D: moved before B.viewDidLoad", "B", "C", "E"]),
      ("AABB", "BBAAC", nil),
    ] as [(String, String, [String]?)])
  func moves(old: String, new: String, expected: [String]?) throws {
    let diff = try diff(text(of: old), text(of: new))
    let told = diff.entries.map { entry in
      let letter = entry.line.path.prefix(1)
      return switch entry.change {
      case .same: "\(letter)"
      case .movedAfter(let path): "\(letter): moved after \(path)"
      case .movedBefore(let path): "\(letter): moved before \(path)"
      default: "\(letter): \(entry.change)"
      }
    }
    if let expected { #expect(told == expected) }
    #expect(diff.entries.filter { $0.change != .missing }.map { $0.line.path.first! } == Array(new))
    #expect(!diff.entries.contains { $0.change == .missing })
  }

  @Test("Fields that changed are shown as they were")
  func changedFields() throws {
    let diff = try diff(
      "0.000    callback    Form.viewWillAppear animated=true\n0.000    call        A.b\n",
      "0.000    callback    Form.viewWillAppear animated=false\n0.000    call        A.b c=1\n")
    #expect(
      diff.text() == """
        ~ 0.000    callback    Form.viewWillAppear animated=false  <- was animated=true
        ~ 0.000    call        A.b c=1  <- had no fields

        """)
  }

  @Test("A shift in time is told where it begins and where it ends")
  func shifts() throws {
    let diff = try diff(
      """
      0.000    call        A.a
      0.500    callback    A.b
      0.700    callback    A.c
      0.700    callback    A.d
      1.000    callback    A.e
      """,
      """
      0.000    call        A.a
      0.600    callback    A.b
      0.800    callback    A.c
      0.800+2  callback    A.d
      1.000    callback    A.e
      """)
    #expect(
      diff.text() == """
          0.000    call        A.a
        ~ 0.600    callback    A.b  <- 0.100 s later
          0.800    callback    A.c
        ~ 0.800+2  callback    A.d  <- 0.100 s later, 2 turns later
        ~ 1.000    callback    A.e  <- on time again

        """)
  }

  @Test("Another world is told by the first lines")
  func header() throws {
    let diff = try diff(
      "# scrim trace 1  ios=12.5\n0.000    call        A.a\n",
      "# scrim trace 1  ios=13.7\n0.000    call        A.a\n")
    #expect(
      diff.text() == "- # scrim trace 1  ios=12.5\n+ # scrim trace 1  ios=13.7\n  ...\n")
  }

  @Test("A text that is no trace is refused with the line's number")
  func unreadable() {
    let error = #expect(throws: TraceTextError.self) {
      try TraceText(parsing: "# scrim trace 1\n0.000    call        A.a\nhello\n")
    }
    #expect(
      error?.description
        == "line 3, “hello”, is no line of a trace; "
        + "expected time, kind and event, as in “0.000    callback    Home.viewDidLoad”")
  }

  @Test("Random changes are told with no more lines than were changed", arguments: 0..<20)
  func randomChanges(seed: UInt64) throws {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<200).map { _ in Character(UnicodeScalar(UInt8(65 + random(8)))) }
    var new = old
    let count = 1 + random(12)
    for _ in 0..<count {
      if random(2) == 0 {
        new.remove(at: random(new.count))
      } else {
        new.insert(Character(UnicodeScalar(UInt8(65 + random(8)))), at: random(new.count))
      }
    }
    let diff = try diff(text(of: String(old)), text(of: String(new)))
    // Without the lines that are missing, the entries are the new trace; none is told twice.
    #expect(diff.entries.filter { $0.change != .missing }.map { $0.line.path.first! } == new)
    let moved = diff.entries.filter { if case .movedAfter = $0.change { true } else { false } }
    let back = diff.entries.filter { if case .movedBefore = $0.change { true } else { false } }
    let other = diff.entries.filter { $0.change == .missing || $0.change == .new }
    #expect((moved.count + back.count) * 2 + other.count <= count)
  }

  @Test("Ten thousand events with a change in every hundredth are compared at once")
  func manyEvents() {
    func story(isChanged: Bool) -> Trace {
      let story = Story()
      for index in 0..<10_000 {
        let path = isChanged && index % 100 == 50 ? "New.n\(index % 7)" : "Home.e\(index % 10)"
        story.tell(.callback, path, at: Int64(index) * 1_000_000)
      }
      return story.trace
    }
    let old = TraceText(story(isChanged: false))
    let diff = TraceDiff(from: old, to: TraceText(story(isChanged: true)))
    #expect(diff.entries.filter { $0.change == .new }.count == 100)
    #expect(diff.entries.filter { $0.change == .missing }.count == 100)
  }
}
