import Testing

@Suite("Properties of a script's objects")
struct PropertyTests {
  @Test(
    "What makes objects when it is read can be read before the app is launched",
    arguments: [
      "local home = UIViewController \"Home\" assert.is_not_nil(home.view)",
      "local home = UIViewController \"Home\" home.view.frame = rect(0, 0, 10, 20)",
      "device { \"iPhone 8\", ios = 12 } assert.equal(375, UIScreen.main.bounds.width)",
      "assert.equal(3, UIScreen.main.scale)",
    ])
  func beforeLaunch(_ script: String) throws {
    #expect(try Story.failure(script, after: "") == nil)
  }

  @Test("An object that nobody named is described by its number")
  func unnamed() throws {
    let script = """
      local home = UIViewController "Home"
      assert.equal('UIView "UIView#1"', tostring(home.view))
      """
    #expect(try Story.failure(script, after: "") == nil)
  }

  private static let home = "local home = UIViewController \"Home\" "
  private static let name = "shouldAutomaticallyForwardAppearanceMethods"

  @Test(
    "A question of UIKit's is answered by a value or a function",
    arguments: [
      (home, "true"),
      ("local home = UIViewController { \"Home\", \(name) = false }", "false"),
      (home + "home.\(name) = false", "false"),
      (home + "home.\(name) = function(self) return self.title ~= nil end", "false"),
      (home + "home.\(name) = false home.\(name) = nil", "true"),
      (
        "local Plain = UIViewController:subclass \"Plain\" { \(name) = false } "
          + "local home = Plain \"Home\"", "false"
      ),
    ])
  func question(_ script: String, _ answer: String) throws {
    let check = "\nassert.equal(\(answer), home.\(Self.name))"
    #expect(try Story.failure(script + check, after: "") == nil)
  }

  @Test("A question takes no other kind of value")
  func wrongAnswer() throws {
    #expect(
      try Story.failure(Self.home + "home.\(Self.name) = 1", after: "")
        == "form.lua:1: UIViewController.\(Self.name) should be true, false or a function "
        + "that returns one, got the number 1")
  }

  @Test("A function that asks itself ends in an error")
  func asksItself() throws {
    let script = "home.\(Self.name) = function(self) return self.\(Self.name) end\n"
    let failure = try Story.failure(Self.home + script + "note(home.\(Self.name))", after: "")
    #expect(failure?.contains("callbackDepth") == true, "\(failure ?? "it passes")")
  }

  @Test("Asking for a view loads it, before the app has launched too")
  func loading() throws {
    #expect(
      try Story.failure(
        """
        local form = UIViewController "Unseen"
        form.view.alpha = 0.5
        assert(form.isViewLoaded and form.view.alpha == 0.5)
        expect.once "Unseen.viewDidLoad"
        """, after: "") == nil)
  }

  @Test("An error in the callbacks of that loading is raised where the property is read")
  func failing() throws {
    let message = try Story.failure(
      """
      local form = UIViewController { "Unseen", viewDidLoad = function() error "broken" end }
      local view = form.view
      error "not reached"
      """, after: "")
    #expect(message?.contains("broken") == true)
    #expect(message?.contains("not reached") == false)
  }

  @Test("An object that UIKit made and nobody has named yet can be printed")
  func printing() throws {
    #expect(
      try Story.failure(
        """
        local home, form = UIViewController "Under", UIViewController "Over"
        root(home)
        home:present(form)
        assert(tostring(form.presentationController):find "PresentationController#1")
        """, after: "") == nil)
  }
}
