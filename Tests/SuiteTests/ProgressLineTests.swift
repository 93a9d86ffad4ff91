import Suite
import Testing

@Suite("The progress line")
struct ProgressLineTests {
  private let erasing = "\r\u{1B}[2K"

  private func line(width: Int, failed: Int = 0, running: [String]) -> String {
    var style = ConsoleStyle()
    style.width = width
    var line = ProgressLine(style)
    return line.update(done: 12, total: 340, failed: failed, running: running)
  }

  @Test(
    "It names as many running files as fit, and never fills the last column",
    arguments: [
      (60, 0, "12 of 340 files  a_spec.lua, b_spec.lua, c_spec.lua"),
      (61, 2, "12 of 340 files, 2 failed  a_spec.lua, b_spec.lua and 1 more"),
      (52, 0, "12 of 340 files  a_spec.lua, b_spec.lua, c_spec.lua"),
      (51, 0, "12 of 340 files  a_spec.lua, b_spec.lua and 1 more"),
      (40, 0, "12 of 340 files  a_spec.lua and 2 more"),
      (30, 0, "12 of 340 files"),
      (10, 3, "12 of 340"),
      (0, 0, "1"),
    ])
  func widths(width: Int, failed: Int, text: String) {
    let line = line(
      width: width, failed: failed,
      running: ["specs/a_spec.lua", "specs/b/b_spec.lua", "c_spec.lua"])
    #expect(line == erasing + text)
  }

  @Test("A wide character counts for two columns, and a control character is shown as an escape")
  func oddNames() {
    #expect(line(width: 22, running: ["表表"]) == erasing + "12 of 340 files  表表")
    #expect(line(width: 21, running: ["表表"]) == erasing + "12 of 340 files")
    #expect(line(width: 30, running: ["\u{1B}c"]) == erasing + #"12 of 340 files  \u{1b}c"#)
  }

  @Test("Failures are red where there are colours")
  func colour() {
    var style = ConsoleStyle()
    style.isColoured = true
    var line = ProgressLine(style)
    #expect(
      line.update(done: 1, total: 1, failed: 1, running: ["a"])
        == erasing + "1 of 1 file\u{1B}[31m, 1 failed\u{1B}[0m  a")
  }

  @Test("It is cleared once, and only if it is shown")
  func clear() {
    var line = ProgressLine(ConsoleStyle())
    #expect(line.clear() == "")
    _ = line.update(done: 1, total: 2, failed: 0, running: [])
    #expect(line.clear() == erasing)
    #expect(line.clear() == "")
  }
}
