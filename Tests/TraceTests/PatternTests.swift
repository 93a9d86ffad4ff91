import Testing
import Trace

@Suite("Patterns")
struct PatternTests {
  private func matches(_ pattern: String, _ story: Story) throws -> Bool {
    let pattern = try Pattern(pattern, names: &story.trace.names)
    return pattern.matches(story.trace.events[0], in: story.trace)
  }

  @Test(
    "A path matches whole events, part by part",
    arguments: [
      ("Home.viewDidAppear", "Home.viewDidAppear", true),
      ("Home.viewDidAppear", "Form.viewDidAppear", false),
      ("Home.viewDidAppear", "Home.viewDidAppear.more", false),
      ("My Form#2.viewDidLoad", "My Form#2.viewDidLoad", true),
      ("Form.presentation.begin", "Form.presentation.begin", true),
      ("*.viewDidAppear", "Form.viewDidAppear", true),
      ("*.viewDidAppear", "Form.viewWillAppear", false),
      ("*.viewDidAppear", "viewDidAppear", false),
      ("*.presentation.begin", "Form.presentation.begin", true),
      ("Form.*", "Form.viewDidLoad", true),
      ("Form.*", "Form.presentation.begin", false),
      ("Form.view*Appear", "Form.viewWillAppear", true),
      ("Form.view*Appear", "Form.viewDidLoad", false),
      ("Form.view*l*Appear", "Form.viewWillAppear", true),
      ("F*m.viewDidLoad", "Form.viewDidLoad", true),
      ("Form.presentation.*", "Form.presentation.begin", true),
      ("Form.*.begin", "Form.presentation.begin", true),
      ("*", "note", true), ("*", "Home.note", false),
      ("**", "Home.viewDidLoad", true), ("**", "note", true),
      ("Form.**", "Form.presentation.begin", true), ("Form.**", "Home.viewDidLoad", false),
      ("**.begin", "Form.presentation.begin", true), ("**.begin", "begin", true),
      ("**.begin", "Form.begin.end", false),
      ("**.presentation.**", "Form.presentation.begin", true),
      ("Form.**.begin", "Form.begin", true), ("Form.**.begin", "Form.a.b.c.begin", true),
      ("keyboard.show", "keyboard.show", true), ("note", "note", true),
    ])
  func paths(pattern: String, path: String, expected: Bool) throws {
    let story = Story()
    story.tell(.callback, path)
    #expect(try matches(pattern, story) == expected)
  }

  @Test(
    "A plain path is read without making a pattern, and nothing else is",
    arguments: [
      ("Home.viewDidAppear", true), ("Form#2.presentation.begin", true), ("viewDidAppear", false),
      ("*.viewDidAppear", false), ("Form.view*", false), ("Home.present presented=Form", false),
      ("My Form.viewDidLoad", false), (".x", false), ("x.", false), ("a..b", false), ("", false),
    ])
  func plainPaths(text: String, expected: Bool) throws {
    var names = NameTable(vocabulary: [])
    var text = text
    let plain = text.withUTF8 { Pattern.plainPath($0, names: &names) }
    #expect((plain != nil) == expected)
    guard let plain else { return }
    let exact = try #require(Pattern(text, names: &names).exactPath)
    #expect(plain == exact)
  }

  @Test("A dotted event of nobody matches its own name")
  func eventOfNobody() throws {
    let story = Story()
    let name = story.trace.names.intern("keyboard.show")
    story.trace.record(.keyboard, .none, name, time: 0, turn: 0, cause: -1)
    for text in ["keyboard.show", "keyboard.*", "**.show"] {
      #expect(try matches(text, story), "\(text)")
    }
    #expect(try !matches("*.show", story))
  }

  @Test("A pattern that was compiled before its names occurred matches them when they do")
  func compiledEarly() throws {
    let story = Story()
    let pattern = try Pattern("Later.viewDidLoad", names: &story.trace.names)
    story.tell(.callback, "Later.viewDidLoad")
    #expect(pattern.matches(story.trace.events[0], in: story.trace))
    #expect(pattern.exactPath?.subject == story.trace.events[0].subject)
  }

  @Test(
    "Conditions compare fields",
    arguments: [
      ("A.b presented=Form", true), ("A.b presented=Home", false), ("A.b missing=Form", false),
      ("A.b animated=true", true), ("A.b animated=false", false), ("A.b animated=\"true\"", false),
      ("A.b presented=Form animated=true", true), ("A.b presented=Form animated=false", false),
      ("A.b presented=F*", true), ("A.b presented=G*", false), ("A.b animated=*", true),
      ("A.b other=*", false), ("A.b alpha=0.5", true), ("A.b alpha=0.50", true),
      ("A.b alpha=0.51", false), ("A.b alpha=1", false), ("A.b count=3", true),
      ("A.b count=4", false), ("A.b duration=0.505735", true), ("A.b duration=0.506", true),
      ("A.b duration=0.505", false), ("A.b frame=(0,0,320,480)", true),
      ("A.b frame=(0,0,320,481)", false), ("A.b size=1024x768", true), ("A.b none=nil", true),
      ("A.b text=\"a \\\"b\\\" c\"", true), ("A.b text=\"a*c\"", true), ("A.b text=\"a b\"", false),
      ("** presented=Form", true),
    ])
  func conditions(pattern: String, expected: Bool) throws {
    let story = Story()
    story.tell(
      .callback, "A.b", ("presented", story.name("Form")), ("animated", .bool(true)),
      ("alpha", .number(0.5)),
      ("count", .integer(3)), ("duration", .seconds(505_735_000)), ("frame", .rect(0, 0, 320, 480)),
      ("size", .size(1024, 768)), ("none", .none), ("text", story.text("a \"b\" c")))
    #expect(try matches(pattern, story) == expected)
  }

  @Test("A subject may have spaces, also before conditions")
  func spaces() throws {
    let story = Story()
    story.tell(.callback, "My Form.viewDidLoad", ("animated", .bool(true)))
    #expect(try matches("My Form.viewDidLoad animated=true", story))
    #expect(try matches("My *.viewDidLoad animated=true", story))
    #expect(try !matches("Form.viewDidLoad animated=true", story))
  }

  @Test(
    "A text that is no pattern says why",
    arguments: [
      ("", "the pattern is empty; write a path such as Home.viewDidAppear, or ** for any event"),
      (
        "Home..viewDidLoad",
        "“Home..viewDidLoad” has nothing before, behind or between its dots; "
          + "write * for any one part"
      ),
      (
        "Home.view**",
        "“view**” mixes ** with other characters; ** stands alone between dots, "
          + "* matches within a part"
      ),
      (
        "animated=true",
        "the pattern begins with the condition “animated=true”; put a path before it, "
          + "or ** for any event"
      ),
      (
        "Home.present a=b c",
        "“c” is no condition; write key=value, with quotes around a value that has spaces"
      ),
      (
        "Home.present a=",
        "“a=” needs a key before and a value behind “=”; an empty text is \"\""
      ),
      ("Home.present a=\"b c", "a quotation mark in “a=\"b c” is not closed"),
    ])
  func errors(text: String, expected: String) {
    var names = NameTable(vocabulary: [])
    let error = #expect(throws: PatternError.self) { try Pattern(text, names: &names) }
    #expect(error?.description == expected)
  }

  @Test("What a line prints as a field is a condition that matches it")
  func roundTrip() throws {
    let story = Story()
    for text in ["a\nb", "\u{1b}x", "q\"q", "b\\b", "true", "a=b", "a\u{2028}b"] {
      story.trace.reset()
      story.tell(.callback, "A.b", ("value", story.text(text)))
      let line = story.lines()[0]
      #expect(try matches(String(line.dropFirst(21)), story), "\(line)")
    }
  }
}
