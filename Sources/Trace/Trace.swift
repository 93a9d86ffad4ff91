/// Everything that happened in a run, in order.
///
/// Recording appends to two arrays and allocates nothing once they have grown; `reset()` keeps
/// their capacity for the next run.
package final class Trace {
  /// The texts of the names in events, fields and sources.
  package var names: NameTable
  // Recording is the hot path of everything, and nothing that it calls comes back here: the check
  // for overlapping access would cost more than the append.
  /// What happened; an event's position is its sequence number.
  package private(set) var events: [Event] = []
  /// The events' fields, each event's in one run.
  package private(set) var fields: [Field] = []
  /// Whether `record` keeps events; a replay up to a branch runs with this off.
  package var isRecording = true
  /// The kinds of the events that were kept since the last `takeKinds()`.
  private var newKinds: Event.Kinds = []
  /// Whether an event was dropped because the limit was reached.
  package private(set) var isFull = false
  /// What the first line says of the world, in order.
  package var header: [(key: String, value: String)] = []
  /// How many events are kept at most.
  package let limit: Int
  /// Whether the latest call of `record` kept its event, so that fields belong to it.
  private var takesFields = false

  /// Makes an empty trace whose names 1 to n are the vocabulary.
  package init(vocabulary: [String], limit: Int) {
    names = NameTable(vocabulary: vocabulary)
    self.limit = limit
  }

  /// Appends an event at a time in nanoseconds.
  ///
  /// Returns its sequence number, or -1 if nothing is being recorded or the limit is reached.
  @discardableResult
  package func record(
    _ kind: Event.Kind, _ subject: Name, _ name: Name, time: Int64, turn: Int32, cause: Int32,
    rule: Name = .none, source: SourceLine = .none
  ) -> Int32 {
    guard isRecording, events.count < limit else {
      if isRecording { isFull = true }
      takesFields = false
      return -1
    }
    takesFields = true
    newKinds.insert(Event.Kinds(kind))
    let sequence = Int32(truncatingIfNeeded: events.count)
    events.append(
      Event(
        time: time, turn: turn, subject: subject, name: name,
        firstField: UInt32(truncatingIfNeeded: fields.count), cause: cause, rule: rule,
        source: source, fieldCount: 0, kind: kind))
    return sequence
  }

  /// The kinds of the events that were kept since this was asked last.
  package func takeKinds() -> Event.Kinds {
    defer { newKinds = [] }
    return newKinds
  }

  /// Gives the latest event a field; does nothing if that event was not kept.
  package func add(_ key: Name, _ value: Value) {
    guard takesFields else { return }
    fields.append(Field(key: key, value: value))
    events[events.count - 1].fieldCount += 1
  }

  /// The fields of an event of this trace.
  package func fields(of event: Event) -> ArraySlice<Field> {
    let first = Int(event.firstField)
    return fields[first..<first + Int(event.fieldCount)]
  }

  /// Forgets all events, the header and the names beyond the vocabulary; keeps the memory.
  package func reset() {
    events.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    header.removeAll(keepingCapacity: true)
    names.reset()
    isRecording = true
    isFull = false
    takesFields = false
    newKinds = []
  }
}
