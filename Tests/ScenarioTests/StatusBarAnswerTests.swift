import Testing

@Suite("A script's answer about the status bar")
struct StatusBarAnswerTests {
  @Test(
    "That isn't what UIKit asked for ends the app, and says what was expected",
    arguments: [
      (
        "prefersStatusBarHidden", #""yes""#,
        #"the answer of Home.prefersStatusBarHidden should be true or false, got the string "yes""#
      ),
      (
        "preferredStatusBarStyle", #""lightcontent""#,
        #"the answer of Home.preferredStatusBarStyle: there is no UIStatusBarStyle "lightcontent"; "#
          + #"did you mean "lightContent"?"#
      ),
      (
        "preferredStatusBarStyle", "1",
        "the answer of Home.preferredStatusBarStyle should be one of \"default\""
      ),
      (
        "childForStatusBarStyle", "UIView()",
        "the answer of Home.childForStatusBarStyle should be a UIViewController or nil"
      ),
      (
        "prefersStatusBarHidden", "advance(1)",
        "advance can't be called in a callback, where the clock stands still"
      ),
    ])
  func mistakes(_ question: String, _ answer: String, _ expected: String) throws {
    let failure = try Story.failure(
      """
      device { "iPhone 8", ios = 12 }
      local home = UIViewController "Home"
      root(home)
      function home:\(question)() return \(answer) end
      home:setNeedsStatusBarAppearanceUpdate()
      """, after: "")
    #expect(failure?.contains(expected) == true, "\(failure ?? "it passed")")
  }
}
