/// The events of files that are run side by side, let through in the order of the files.
struct OrderedEvents {
  /// The file whose events go through at once.
  private(set) var head = 0
  /// What the files behind it have told.
  private var held: [Int: [SuiteEvent]] = [:]
  private var done: Set<Int> = []

  /// Lets an event of a file through, or holds it back until the files before are done.
  mutating func take(_ event: SuiteEvent, of file: Int, _ emit: (SuiteEvent) -> Void) {
    if file == head { emit(event) } else { held[file, default: []].append(event) }
  }

  /// Says that a file has told everything; what waited for that goes through.
  mutating func finish(_ file: Int, _ emit: (SuiteEvent) -> Void) {
    done.insert(file)
    while done.remove(head) != nil {
      head += 1
      for event in held.removeValue(forKey: head) ?? [] { emit(event) }
    }
  }

  /// Lets everything through that is held back, file by file, as a run that was cut short does.
  mutating func flush(count: Int, _ emit: (SuiteEvent) -> Void) {
    for file in head..<max(head, count) {
      for event in held.removeValue(forKey: file) ?? [] { emit(event) }
    }
  }
}
