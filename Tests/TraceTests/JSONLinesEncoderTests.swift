import Testing
import Trace

@Suite("A trace as JSON Lines")
struct JSONLinesEncoderTests {
  private func json(_ trace: Trace) -> [String] {
    var bytes: [UInt8] = []
    JSONLinesEncoder().encode(trace, into: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("Each event is an object with every key, after one for the world")
  func wholeTrace() {
    let story = Story()
    story.trace.header = [("device", "iPad Air 2"), ("ios", "12.5")]
    story.tell(
      .call, "Home.present", source: ("a.lua", 9), ("presented", story.name("Form")),
      ("animated", .bool(true)))
    story.tell(
      .decision, "begin", at: 505_735_000, turn: 2, cause: 0, rule: "PRES-001",
      ("duration", .seconds(505_735_000)))
    #expect(
      json(story.trace) == [
        #"{"trace":1,"device":"iPad Air 2","ios":"12.5"}"#,
        #"{"seq":0,"t":0,"turn":0,"kind":"call","subject":"Home","event":"present","#
          + #""fields":{"presented":"Form","animated":true},"#
          + #""cause":null,"rule":null,"source":"a.lua:9"}"#,
        #"{"seq":1,"t":505735000,"turn":2,"kind":"decision","subject":null,"event":"begin","#
          + #""fields":{"duration":0.505735},"cause":0,"rule":"PRES-001","source":null}"#,
      ])
  }

  @Test(
    "A value is what JSON has for it",
    arguments: [
      (.bool(false), "false"), (.none, "null"), (.integer(-3), "-3"), (.number(0.1), "0.1"),
      (.number(.nan), "null"), (.number(-.infinity), "null"), (.number(1e20), "1e+20"),
      (.seconds(300_000_000), "0.3"), (.rect(0, 0, 320.5, 480), "[0,0,320.5,480]"),
      (.point(1, 2), "[1,2]"), (.size(3, 4), "[3,4]"), (.text(.none), #""""#),
    ] as [(Value, String)])
  func values(value: Value, expected: String) {
    let story = Story()
    story.tell(.callback, "A.b", ("value", value))
    #expect(json(story.trace)[1].contains(#""fields":{"value":\#(expected)},"#))
  }

  @Test(
    "A text is escaped as JSON demands",
    arguments: [
      ("say \"hi\"", #"say \"hi\""#), ("a\\b", #"a\\b"#), ("a\n\r\tb", #"a\n\r\tb"#),
      ("\u{0}\u{1b}\u{1f}", #"\u0000\u001b\u001f"#), ("Größe 🎭", "Größe 🎭"), ("a/b", "a/b"),
    ])
  func escaping(text: String, expected: String) {
    let story = Story()
    story.trace.header = [("device", text)]
    story.tell(.callback, "A.b", ("value", story.text(text)))
    #expect(json(story.trace)[0] == #"{"trace":1,"device":"\#(expected)"}"#)
    #expect(json(story.trace)[1].contains(#""fields":{"value":"\#(expected)"},"#))
  }
}
