import Scenarios
import Testing

@Suite("Objects that nothing has named or made yet")
struct ObjectTextTests {
  @Test("An object without a name is printed by its class and number")
  func printed() throws {
    try holds(
      """
      print(UIView())
      print(UIViewController())
      expect.trace [[
      ...
      note text="UIView \\"UIView#1\\""
      note text="UIViewController \\"UIViewController#1\\""
      ]]
      """)
  }

  @Test("An object without a name is named in a message")
  func named() throws {
    let failure = try Story.failure("UIView():addSubview(UIViewController())", after: "")
    #expect(failure?.contains("UIViewController#1") == true, "\(failure ?? "it passed")")
    let idle = try Story.failure("advance { to = 0.5, of = UIViewController() }", after: "")
    #expect(
      idle?.contains("UIViewController#1 has no transition under way") == true,
      "\(idle ?? "it passed")")
  }

  @Test("The screen is there before anything has asked for it")
  func screen() throws {
    try holds(#"device { "iPhone 8", ios = 12 } assert.equal(375, UIScreen.main.bounds.width)"#)
  }

  private func holds(_ script: String) throws {
    let failure = try Story.failure(script, after: "")
    #expect(failure == nil, "\(failure ?? "")")
  }
}
