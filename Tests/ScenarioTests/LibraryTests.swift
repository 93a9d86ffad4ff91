import Scenarios
import Testing
import UIKitLua

@Suite("Libraries of functions")
struct LibraryTests {
  @Test("Every name is there once, and every function's begins with its library's")
  func names() {
    for library in Registry.scenarios.libraries {
      let names = library.fieldNames
      for (index, name) in names.enumerated() {
        #expect(!names[..<index].contains(name), "\(library.name).\(name) is there twice")
      }
      for function in library.functions {
        #expect(function.name == "\(library.name).\(function.lastName)")
      }
    }
  }

  @Test("A library can't be changed or called unless it is a function too")
  func fixed() throws {
    #expect(
      try Story.failure("expect.mine = 1", after: "") == "form.lua:1: expect can't be changed")
    #expect(
      try Story.failure("expect()", after: "")?.hasPrefix(
        "form.lua:1: expect is no function; it has order, exactly,") == true)
  }
}
