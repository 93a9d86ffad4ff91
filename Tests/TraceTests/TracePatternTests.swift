import Testing
import Trace

@Suite("A trace that somebody wrote")
struct TracePatternTests {
  private func mismatch(_ text: String, since: Int = 0) throws -> TracePattern.Mismatch? {
    let story = appearanceStory()
    return try TracePattern(text, names: &story.trace.names)
      .mismatch(with: story.trace, since: since)
  }

  @Test("The text of a trace matches it, quiet kinds or not")
  func itself() throws {
    let story = appearanceStory()
    for kinds in [Event.Kinds.readable, .all] {
      var bytes: [UInt8] = []
      TextEncoder(kinds: kinds).encode(story.trace, into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let pattern = try TracePattern(text, names: &story.trace.names)
      #expect(pattern.lines.count == (kinds == .all ? 7 : 6))
      #expect(pattern.mismatch(with: story.trace) == nil)
    }
  }

  @Test(
    "A line may leave out time, kind and fields",
    arguments: [
      "0.000 call Home.present presented=Form\n...", "call Home.present\n...", "Home.present\n...",
      "0.000 Home.present\n...", "  Home.present animated=true  \n\n  ...  ", "call\n...",
      "...\n0.506+1 Home.present.completion", "...\n0.5 Form.viewDidAppear\n...",
      "...\nForm.viewWillAppear\nForm.presentation.begin\n...",
      "...\nForm.viewWillAppear\ndecision\nForm.presentation.begin\n...",
      "Home.present\n...\nForm.viewDidAppear\n...\n**.completion", "...", "...\n...",
      "# what follows\nHome.present\n...", "...\n*.view*\n*.view*\n...\n*.view*\n...",
    ])
  func lenience(text: String) throws {
    #expect(try mismatch(text) == nil)
  }

  @Test(
    "A text that doesn't match says which line failed, on which event",
    arguments: [
      ("Form.viewDidLoad\n...", 0, 0, nil), ("Home.present\nForm.viewWillAppear\n...", 1, 1, 0),
      ("Home.present", nil, 1, 0), ("", nil, 0, nil), ("...\nForm.viewDidAppear", nil, 6, 5),
      ("...\nForm.viewDidAppear\nHome.x", 1, 6, 5),
      ("...\nForm.viewDidAppear\n**.completion\nHome.x", 2, nil, 6),
      ("0.001 Home.present\n...", 0, 0, nil), ("0.000+1 Home.present\n...", 0, 0, nil),
      ("...\n0.506 Home.present.completion", 0, 0, nil),
      ("callback Home.present\n...", 0, 0, nil), ("Home.present animated=false\n...", 0, 0, nil),
      ("Home.present\n...\nForm.viewDidAppear\n...\nForm.viewDidLoad\n...", 2, 6, 5),
    ] as [(String, Int?, Int?, Int?)])
  func mismatches(text: String, line: Int?, event: Int?, last: Int?) throws {
    let found = try #require(try mismatch(text))
    #expect(found.line == line)
    #expect(found.lastMatched == last)
    #expect(found.event == event)
  }

  @Test("Events before the start don't count")
  func since() throws {
    #expect(try mismatch("Form.viewDidAppear\nHome.present.completion", since: 5) == nil)
    #expect(try mismatch("...", since: 99) == nil)
    #expect(try mismatch("Home.present", since: 99)?.line == 0)
  }

  @Test("A line that can't be read is named by its number")
  func errors() {
    var names = NameTable(vocabulary: [])
    let error = #expect(throws: TracePatternError.self) {
      try TracePattern("\n  Home.present\n  0.000 call Home..x\n", names: &names)
    }
    #expect(
      error?.description
        == "line 3 of the trace, “0.000 call Home..x”: “Home..x” has nothing before, behind or "
        + "between its dots; write * for any one part")
  }
}
