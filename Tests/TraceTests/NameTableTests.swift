import Testing
import Trace

@Suite("Names")
struct NameTableTests {
  @Test("The vocabulary has the names 1 to n in its order")
  func vocabularyIsNumbered() {
    let table = NameTable(vocabulary: ["present", "dismiss", "viewDidLoad"])
    #expect(table.find("present") == Name(rawValue: 1))
    #expect(table.find("viewDidLoad") == Name(rawValue: 3))
    #expect(table[Name(rawValue: 2)] == "dismiss")
  }

  @Test("A text that comes twice has one name, and another text another")
  func interning() {
    var table = NameTable(vocabulary: ["present"])
    let home = table.intern("Home")
    #expect(table.intern("Home") == home)
    #expect(table.intern("Form") != home)
    #expect(table.intern("present") == Name(rawValue: 1))
    #expect(table[home] == "Home")
  }

  @Test("The empty text is the name that stands for nothing")
  func emptyText() {
    var table = NameTable(vocabulary: [])
    #expect(table.intern("") == Name.none)
    #expect(table.find("") == Name.none)
    #expect(table[.none].isEmpty)
  }

  @Test("Looking for a text doesn't add it")
  func findingAddsNothing() {
    let table = NameTable(vocabulary: ["present"])
    #expect(table.find("Home") == nil)
    #expect(table.count == 2)
  }

  @Test("Texts that Unicode holds to be alike stay apart, as their bytes are")
  func canonicalEquivalence() {
    var table = NameTable(vocabulary: [])
    #expect(table.intern("\u{e9}") != table.intern("e\u{301}"))
  }

  @Test("A reset forgets what was added, and only that", arguments: [1, 100, 5000])
  func reset(count: Int) {
    var table = NameTable(vocabulary: (0..<50).map { "word\($0)" })
    for round in 0..<3 {
      for index in 0..<count { _ = table.intern("round \(round) name \(index)") }
      #expect(table.count == 51 + count)
      #expect(table.find("round \(round) name \(count - 1)") != nil)
      table.reset()
      #expect(table.count == 51)
      #expect(table.find("round \(round) name 0") == nil)
      for index in 0..<50 { #expect(table.find("word\(index)")?.rawValue == UInt32(index + 1)) }
    }
  }
}
