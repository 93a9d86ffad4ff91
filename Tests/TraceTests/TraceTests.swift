import Testing
import Trace

@Suite("Recording")
struct TraceTests {
  @Test("An event is 48 bytes, and so is a field")
  func sizes() {
    #expect(MemoryLayout<Event>.stride == 48)
    #expect(MemoryLayout<Field>.stride == 48)
  }

  @Test("Sequence numbers count from 0, and fields belong to the latest event")
  func recording() {
    let story = Story()
    #expect(story.tell(.callback, "Home.viewDidLoad") == 0)
    #expect(story.tell(.callback, "Form.viewWillAppear", cause: 0, ("animated", .bool(true))) == 1)
    let events = story.trace.events
    #expect(events.map(\.cause) == [-1, 0])
    #expect(story.trace.fields(of: events[0]).isEmpty)
    #expect(story.trace.fields(of: events[1]).map(\.value) == [.bool(true)])
  }

  @Test("While recording is off, an event and its fields are dropped, and the trace isn't full")
  func recordingOff() {
    let story = Story()
    story.tell(.callback, "Home.viewDidLoad")
    story.trace.isRecording = false
    #expect(story.tell(.callback, "Home.viewWillAppear", ("animated", .bool(true))) == -1)
    #expect(story.trace.events.count == 1)
    #expect(story.trace.fields.isEmpty)
    #expect(!story.trace.isFull)
  }

  @Test("At the limit an event and its fields are dropped, and the trace is full")
  func limit() {
    let story = Story(limit: 2)
    story.tell(.callback, "Home.viewDidLoad")
    story.tell(.callback, "Home.viewWillAppear")
    #expect(!story.trace.isFull)
    #expect(story.tell(.callback, "Home.viewDidAppear", ("animated", .bool(true))) == -1)
    #expect(story.trace.isFull)
    #expect(story.trace.fields.isEmpty)
  }

  @Test("A reset leaves a trace like a new one, but for its memory")
  func reset() {
    let story = Story(limit: 1)
    story.trace.header = [("device", "iPhone 8")]
    story.tell(.callback, "Home.viewDidLoad", ("animated", .bool(true)))
    story.tell(.callback, "Home.viewWillAppear")
    story.trace.isRecording = false
    story.trace.reset()
    #expect(story.trace.events.isEmpty && story.trace.fields.isEmpty)
    #expect(story.trace.header.isEmpty)
    #expect(!story.trace.isFull && story.trace.isRecording)
    #expect(story.trace.names.find("Home") == nil)
    #expect(story.trace.names.find("viewDidLoad") == Name(rawValue: 1))
  }

  @Test("Each kind's word leads back to it", arguments: Event.Kind.allCases)
  func kindWords(kind: Event.Kind) {
    #expect(Event.Kind(text: kind.text) == kind)
    #expect(kind.text == "\(kind)")
  }

  @Test("A text shows all kinds but set, layout, view, animation and decision")
  func readableKinds() {
    let left = Event.Kind.allCases.filter { !Event.Kinds.readable.contains($0) }
    #expect(left == [.set, .animation, .layout, .view, .decision])
  }
}
