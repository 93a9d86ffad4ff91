import Testing

@testable import UIKitSimulation

@Suite("The names of styles")
struct StyleNameTests {
  @Test("are those of Swift's cases")
  func names() {
    for style in UIModalPresentationStyle.allCases { #expect(style.name == "\(style)") }
    for style in UIModalTransitionStyle.allCases { #expect(style.name == "\(style)") }
  }
}
