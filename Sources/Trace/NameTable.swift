/// The texts of a trace, each stored once.
///
/// Names 1 to n are the vocabulary in its order, so that a program can number its words at compile
/// time; the names that a run adds follow, and `reset()` forgets just those. The hash is our own:
/// Swift's differs from process to process.
package struct NameTable {
  private var texts: [String]
  private var hashes: [UInt64]
  // Open addressing by linear probing: 0 is a free slot, the size is a power of two.
  private var slots: [UInt32]
  private let vocabularyCount: Int

  /// Makes a table whose names 1 to n are these words, which must differ and not be empty.
  package init(vocabulary: [String]) {
    texts = [""]
    hashes = [0]
    var size = 256
    while size < vocabulary.count * 4 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    vocabularyCount = vocabulary.count
    for word in vocabulary {
      let count = texts.count
      _ = intern(word)
      precondition(texts.count == count + 1, "The word \"\(word)\" is in the vocabulary twice.")
    }
  }

  /// How many names there are, `none` included.
  package var count: Int { texts.count }

  /// The name of a text, which is added if it is new; the empty text is `Name.none`.
  package mutating func intern(_ text: String) -> Name {
    if text.isEmpty { return .none }
    let hash = NameTable.hash(of: text)
    let slot = self.slot(of: text, hash: hash)
    if slots[slot] != 0 { return Name(rawValue: slots[slot]) }
    let name = Name(rawValue: UInt32(texts.count))
    texts.append(text)
    hashes.append(hash)
    slots[slot] = name.rawValue
    if texts.count * 2 > slots.count { grow() }
    return name
  }

  /// The name of a text if it has one.
  package func find(_ text: String) -> Name? {
    if text.isEmpty { return Name.none }
    let found = slots[slot(of: text, hash: NameTable.hash(of: text))]
    return found == 0 ? nil : Name(rawValue: found)
  }

  /// The text of a name that this table has handed out.
  package subscript(name: Name) -> String {
    texts[Int(name.rawValue)]
  }

  /// Forgets the names that were added to the vocabulary, and keeps the memory.
  ///
  /// Taken out last in, first out, a name is always the last of its probe sequence, so its slot
  /// can simply be freed.
  package mutating func reset() {
    while texts.count > vocabularyCount + 1 {
      let raw = UInt32(texts.count - 1)
      texts.removeLast()
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hashes.removeLast()) & mask
      while slots[slot] != raw { slot = (slot + 1) & mask }
      slots[slot] = 0
    }
  }

  /// The slot that holds a text, or the free one where it belongs.
  private func slot(of text: String, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, texts[index] == text { return slot }
      slot = (slot + 1) & mask
    }
    return slot
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

  /// FNV-1a over the UTF-8 bytes, folded so that the low bits depend on all of it.
  private static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash ^ (hash >> 32)
  }
}
