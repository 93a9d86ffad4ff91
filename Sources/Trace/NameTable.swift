/// The texts of a trace, each stored once.
///
/// Names 1 to n are the vocabulary in its order, so that a program can number its words at compile
/// time; the names that a run adds follow, and `reset()` forgets just those. The hash is our own:
/// Swift's differs from process to process.
package struct NameTable {
  private var texts: [String] = [""]
  private var hashes: [UInt64] = [0]
  // The UTF-8 of all texts, one behind the other, and where each one ends: comparing and printing
  // a name touches no string.
  private var pool: [UInt8] = []
  private var ends: [Int] = [0]
  // Open addressing by linear probing: 0 is a free slot, the size is a power of two.
  private var slots: [UInt32]
  private let vocabularyCount: Int

  /// Makes a table whose names 1 to n are these words, which must differ and not be empty.
  package init(vocabulary: [String]) {
    var size = 256
    while size < vocabulary.count * 4 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    vocabularyCount = vocabulary.count
    for word in vocabulary {
      let count = texts.count
      _ = intern(word)
      precondition(texts.count == count + 1, "The vocabulary has \"\(word)\" twice.")
    }
  }

  /// How many names there are, `none` included.
  package var count: Int { texts.count }

  /// The name of a text, which is added if it is new; the empty text is `Name.none`.
  package mutating func intern(_ text: String) -> Name {
    var text = text
    let (slot, hash, found) = text.withUTF8 { lookUp($0) }
    return found != .none || text.isEmpty ? found : add(text, hash: hash, slot: slot)
  }

  /// The name of a text given as UTF-8, which is added if it is new.
  package mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let (slot, hash, found) = lookUp(bytes)
    if found != .none || bytes.isEmpty { return found }
    return add(String(decoding: bytes, as: UTF8.self), hash: hash, slot: slot)
  }

  /// The name of a text if it has one.
  package func find(_ text: String) -> Name? {
    var text = text
    let found = text.withUTF8 { lookUp($0).found }
    return found != .none || text.isEmpty ? found : nil
  }

  /// Whether a name was there from the beginning.
  package func isInVocabulary(_ name: Name) -> Bool { Int(name.rawValue) <= vocabularyCount }

  /// The text of a name that this table has handed out.
  package subscript(name: Name) -> String {
    texts[Int(name.rawValue)]
  }

  /// The UTF-8 of a name's text, for as long as `body` runs.
  package func withBytes<Result>(
    of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let index = Int(name.rawValue)
    let start = index == 0 ? 0 : ends[index - 1]
    return pool.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<ends[index]]))
    }
  }

  /// Forgets the names that were added to the vocabulary, and keeps the memory.
  ///
  /// Taken out last in, first out, a name is always the last of its probe sequence, so its slot
  /// can simply be freed.
  package mutating func reset() {
    while texts.count > vocabularyCount + 1 {
      let raw = UInt32(texts.count - 1)
      texts.removeLast()
      ends.removeLast()
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hashes.removeLast()) & mask
      while slots[slot] != raw { slot = (slot + 1) & mask }
      slots[slot] = 0
    }
    pool.removeLast(pool.count - ends[vocabularyCount])
  }

  /// Where a text is, or else the free slot where it belongs.
  private func lookUp(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (slot: Int, hash: UInt64, found: Name) {
    // FNV-1a, folded so that the low bits depend on all of it.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, isText(index, equalTo: bytes) {
        return (slot, hash, Name(rawValue: slots[slot]))
      }
      slot = (slot + 1) & mask
    }
    return (slot, hash, .none)
  }

  private func isText(_ index: Int, equalTo bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[index - 1]
    guard ends[index] - start == bytes.count else { return false }
    for offset in 0..<bytes.count where pool[start + offset] != bytes[offset] { return false }
    return true
  }

  private mutating func add(_ text: String, hash: UInt64, slot: Int) -> Name {
    let name = Name(rawValue: UInt32(texts.count))
    texts.append(text)
    hashes.append(hash)
    pool.append(contentsOf: text.utf8)
    ends.append(pool.count)
    slots[slot] = name.rawValue
    if texts.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for index in 1..<texts.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index)
    }
  }
}
