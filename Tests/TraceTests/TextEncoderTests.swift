import Testing
import Trace

@Suite("A trace as text")
struct TextEncoderTests {
  @Test("The first line names the world, the others are columns of events")
  func wholeTrace() {
    let story = appearanceStory()
    story.trace.header = [
      ("device", "iPad Air 2"), ("ios", "12.5"), ("sdk", "12.5"), ("orientation", "portrait"),
    ]
    var bytes: [UInt8] = []
    TextEncoder().encode(story.trace, into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        # scrim trace 1  device="iPad Air 2" ios=12.5 sdk=12.5 orientation=portrait
        0.000    call        Home.present presented=Form animated=true
        0.000    callback    Form.viewDidLoad
        0.000    callback    Form.viewWillAppear animated=true
        0.000+1  transition  Form.presentation.begin duration=0.505735
        0.506    callback    Form.viewDidAppear animated=true
        0.506+1  call        Home.present.completion

        """)
  }

  @Test(
    "A time has three decimals, and more where its neighbours would look the same",
    arguments: [
      ([0, 505_735_000], ["0.000", "0.506"]),
      ([505_735_000, 506_000_000], ["0.5057", "0.506"]),
      ([1_000_000_000, 1_000_000_001], ["1.000", "1.000000001"]),
      (
        [100_000_000, 100_100_000, 100_120_000, 200_000_000],
        ["0.100", "0.1001", "0.10012", "0.200"]
      ),
      ([61_000_000_000, 3_600_000_000_000], ["61.000", "3600.000"]),
      ([499_999_999, 500_000_000], ["0.499999999", "0.500"]),
    ] as [([Int64], [String])])
  func times(times: [Int64], expected: [String]) {
    let story = Story()
    for time in times { story.tell(.callback, "Home.viewDidLoad", at: time) }
    #expect(story.lines().map { String($0.prefix { $0 != " " }) } == expected)
  }

  @Test("Events of one instant print one time, whatever is between them")
  func timesOfOneInstant() {
    let story = Story()
    story.tell(.callback, "Home.viewDidLoad", at: 505_735_000)
    story.tell(.decision, "Home.a", at: 505_735_000)
    story.tell(.callback, "Home.viewWillAppear", at: 505_735_000, turn: 1)
    story.tell(.callback, "Home.viewDidAppear", at: 505_736_000)
    #expect(
      story.lines() == [
        "0.505735  callback    Home.viewDidLoad",
        "0.505735+1  callback    Home.viewWillAppear",
        "0.505736  callback    Home.viewDidAppear",
      ])
  }

  @Test("A line that is printed alone is the line of the whole trace")
  func lineByLine() {
    let story = Story()
    for index in 0..<20 {
      story.tell(
        .callback, "Home.viewDidLoad", at: Int64(index / 3) * 90_000, turn: Int32(index % 3))
    }
    let lines = (0..<20).map { TextEncoder().line(of: $0, in: story.trace) }
    #expect(lines == story.lines())
  }

  @Test("A quiet event is printed when its kind is asked for")
  func quietKinds() {
    let story = appearanceStory()
    #expect(!story.lines().contains { $0.contains("decision") })
    #expect(story.lines(kinds: .all).contains("0.000    decision    Home.mayPresent"))
    #expect(
      TextEncoder().line(of: 3, in: story.trace) == "0.000    decision    Home.mayPresent")
  }

  @Test(
    "A value prints in its shortest form",
    arguments: [
      (.bool(true), "true"), (.bool(false), "false"), (.none, "nil"),
      (.integer(0), "0"), (.integer(.min), "-9223372036854775808"),
      (.number(1), "1"), (.number(-0.0), "0"), (.number(-0.000_000_1), "0"),
      (.number(0.1 + 0.2), "0.3"), (.number(-2.5), "-2.5"), (.number(1.0 / 3), "0.333333"),
      (.number(2.0 / 3), "0.666667"), (.number(1e10), "10000000000"), (.number(1e20), "1e+20"),
      (.number(.infinity), "inf"), (.number(.nan), "nan"),
      (.seconds(505_735_000), "0.505735"), (.seconds(0), "0"), (.seconds(1), "0.000000001"),
      (.seconds(-1_500_000_000), "-1.5"), (.seconds(60_000_000_000), "60"),
      (.rect(242, 74, 540, 620.5), "(242,74,540,620.5)"), (.point(1, -2), "(1,-2)"),
      (.size(1024, 768), "1024x768"),
    ] as [(Value, String)])
  func values(value: Value, expected: String) {
    let story = Story()
    story.tell(.callback, "Home.viewDidLoad", ("value", value))
    #expect(story.lines() == ["0.000    callback    Home.viewDidLoad value=\(expected)"])
  }

  @Test(
    "A word or text is quoted where it would else be misread",
    arguments: [
      ("Form", "Form", "Form"), ("Form#2", "Form#2", "Form#2"), ("Größe", "Größe", "Größe"),
      ("My Form", "\"My Form\"", "\"My Form\""), ("", "\"\"", "\"\""),
      ("12.5", "12.5", "\"12.5\""), ("true", "true", "\"true\""), ("nil", "nil", "\"nil\""),
      ("a=b", "\"a=b\"", "\"a=b\""), ("say \"hi\"", #""say \"hi\"""#, #""say \"hi\"""#),
      ("a\\b", #""a\\b""#, #""a\\b""#), ("a\nb\tc\r", #""a\nb\tc\r""#, #""a\nb\tc\r""#),
      ("\u{1b}[1m", #""\u{1b}[1m""#, #""\u{1b}[1m""#),
      ("a\u{2028}b", #""a\u{2028}b""#, #""a\u{2028}b""#),
      ("a\u{a0}b", "\"a\u{a0}b\"", "\"a\u{a0}b\""), ("<x>", "\"<x>\"", "\"<x>\""),
    ])
  func quoting(text: String, asName: String, asText: String) {
    let story = Story()
    story.tell(.callback, "A.b", ("n", story.name(text)), ("t", story.text(text)))
    #expect(story.lines() == ["0.000    callback    A.b n=\(asName) t=\(asText)"])
  }

  @Test("A warning's text is quoted and comes last")
  func warning() {
    let story = Story()
    let text = "Warning: Attempt to present <Form: 0x1003> on <Home: 0x1001>"
    story.tell(
      .warning, "Home.present", ("text", story.text(text)), ("presented", story.name("Form")))
    story.tell(.note, "", ("text", story.text("here")))
    #expect(
      story.lines() == [
        "0.000    warning     Home.present presented=Form text=\"\(text)\"",
        "0.000    note        text=\"here\"",
      ])
  }

  @Test("No name can end a line or send the terminal a command")
  func pathsStayInTheirLine() {
    let story = Story()
    story.tell(.notification, "Centre.my\nname\u{1b}[2J")
    #expect(story.lines() == [#"0.000    notification  Centre.my\nname\u{1b}[2J"#])
  }

  @Test("A hundred thousand events take time in proportion to ten thousand")
  func linearTime() {
    func cost(of count: Int) -> Duration {
      let story = Story()
      for index in 0..<count {
        story.tell(
          .callback, "Form.viewWillAppear", at: Int64(index / 5) * 1000, ("animated", .bool(true)))
      }
      var bytes: [UInt8] = []
      return ContinuousClock().measure {
        TextEncoder().encode(story.trace, into: &bytes)
        JSONLinesEncoder().encode(story.trace, into: &bytes)
      }
    }
    let few = (0..<3).map { _ in cost(of: 10_000) }.min()!
    let many = (0..<2).map { _ in cost(of: 100_000) }.min()!
    #expect(many < few * 40)
  }
}
