import Testing
import Trace

@Suite("Events in an order")
struct OrderTests {
  private func match(_ texts: [String], since: Int = 0) throws -> OrderMatch {
    let story = appearanceStory()
    let patterns = try texts.map { try Pattern($0, names: &story.trace.names) }
    return story.trace.match(inOrder: patterns, since: since)
  }

  @Test("Anything may lie between the events")
  func found() throws {
    #expect(
      try match(["Home.present", "*.viewWillAppear", "Form.viewDidAppear"]) == .found([0, 2, 5]))
    #expect(try match([]) == .found([]))
  }

  @Test("One event can't stand for two patterns")
  func oneEventEach() throws {
    #expect(
      try match(["Form.viewDidLoad", "Form.viewDidLoad"])
        == .missing(index: 1, after: 1, earlier: 1))
  }

  @Test("A pattern that comes too early is named with where it was")
  func outOfOrder() throws {
    #expect(
      try match(["Form.viewDidAppear", "Form.viewWillAppear"])
        == .missing(index: 1, after: 5, earlier: 2))
  }

  @Test("A pattern that never comes is named with what came before it")
  func missing() throws {
    #expect(
      try match(["Home.present", "Home.viewWillDisappear"])
        == .missing(index: 1, after: 0, earlier: nil))
    #expect(try match(["Nobody.x"]) == .missing(index: 0, after: nil, earlier: nil))
  }

  @Test("Events before the start don't count")
  func since() throws {
    #expect(try match(["Home.present"], since: 1) == .missing(index: 0, after: nil, earlier: nil))
    #expect(try match(["Form.viewDidAppear"], since: 3) == .found([5]))
    #expect(try match(["**"], since: 99) == .missing(index: 0, after: nil, earlier: nil))
  }

  @Test("All matches and the first can be asked for")
  func queries() throws {
    let story = appearanceStory()
    let pattern = try Pattern("Form.view*", names: &story.trace.names)
    #expect(story.trace.all(pattern) == [1, 2, 5])
    #expect(story.trace.first(pattern, since: 3) == 5)
    #expect(story.trace.first(pattern, since: 6) == nil)
    #expect(story.trace.all(pattern, since: 99).isEmpty)
  }
}
