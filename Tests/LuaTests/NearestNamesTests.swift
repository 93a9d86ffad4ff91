import Lua
import Testing

@Suite("Near names")
struct NearestNamesTests {
  @Test(
    "are found within two edits or a change of case",
    arguments: [
      ("presnt", ["present"]), ("PRESENT", ["present"]), ("dimsiss", ["dismiss"]),
      ("viewDidLaod", ["viewDidLoad"]), ("xyzzy", []), ("id", []), ("presentedly", []),
    ])
  func near(name: String, expected: [String]) {
    let names = ["dismiss", "present", "viewDidLoad", "tag", "x"]
    #expect(nearestNames(to: name, among: names) == expected)
  }
}
