import Scenarios
import Testing

@Suite("The examples")
struct ExampleTests {
  static let paths = Project.files(in: "examples", endingIn: ".lua")

  @Test("There are examples, and each stored trace has its example")
  func stored() {
    #expect(!Self.paths.isEmpty)
    let traces = Project.files(in: "examples/__traces__", endingIn: ".trace")
    #expect(traces == Self.paths.map(tracePath))
  }

  @Test("An example names what the checks find", arguments: paths)
  func findings(_ path: String) throws {
    let recording = try Recording(of: Project.read(path), in: ScenarioRunner())
    #expect(recording.findings.isEmpty, "\(path) has to name what the checks find: expect.check")
  }

  @Test("An example prints the same bytes ten times in one process", arguments: paths)
  func repeats(_ path: String) throws {
    let script = try Project.read(path)
    let shared = try ScenarioRunner()
    let first = Recording(of: script, in: shared).text
    for run in 2...10 {
      // Every other run is in an interpreter of its own.
      let runner = run.isMultiple(of: 2) ? shared : try ScenarioRunner()
      let text = Recording(of: script, in: runner).text
      #expect(text == first, "run \(run) of \(path) differs: \(firstDifference(text, first))")
    }
  }

  private func tracePath(_ path: String) -> String {
    "examples/__traces__/" + path.dropFirst("examples/".count).dropLast(".lua".count) + ".trace"
  }

  /// The first line in which two texts differ.
  private func firstDifference(_ now: String, _ before: String) -> String {
    let (now, before) = (lines(now), lines(before))
    let index = zip(now, before).prefix { $0 == $1 }.count
    let stored = index < before.count ? before[index] : "(the end)"
    let printed = index < now.count ? now[index] : "(the end)"
    return "line \(index + 1)\n  stored: \(stored)\n  now:    \(printed)"
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
