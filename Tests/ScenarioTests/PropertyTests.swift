import Testing

@Suite("Properties of objects")
struct PropertyTests {
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
        assert(tostring(form.presentationController):find "UIPresentationController#1")
        """, after: "") == nil)
  }
}
