/// The completions that the app gave to `present` and `dismiss`, and what became of each.
///
/// A completion can come as long as somebody keeps it: once the last holder has let go of it, it
/// can't run any more.
final class Completions {
  struct Entry {
    /// The event of the call that it was given to.
    let call: Int32
    var hasRun = false
    var isDropped = false
    /// What the check says of it once it is lost.
    var finding: Finding?
  }

  private(set) var entries: [Entry] = []

  /// A completion that notes when it runs and when it is let go of.
  func watched(_ completion: (() -> Void)?, call: Int32) -> (() -> Void)? {
    guard let completion, call >= 0 else { return completion }
    let ticket = Ticket(self, entries.count)
    entries.append(Entry(call: call))
    return {
      ticket.note()
      completion()
    }
  }

  func keep(_ finding: Finding, at index: Int) { entries[index].finding = finding }

  func removeAll() { entries.removeAll() }

  /// Lives as long as the completion does.
  private final class Ticket {
    private let completions: Completions
    private let index: Int

    init(_ completions: Completions, _ index: Int) {
      self.completions = completions
      self.index = index
    }

    func note() {
      if index < completions.entries.count { completions.entries[index].hasRun = true }
    }

    deinit {
      if index < completions.entries.count { completions.entries[index].isDropped = true }
    }
  }
}
