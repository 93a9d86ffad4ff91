import Testing

@Suite("A delegate's table")
struct DelegateTests {
  @Test(
    "A function that is none of the protocol's methods but looks like one is an error",
    arguments: [
      (
        "UIViewController().presentationController",
        "adaptivePresentationStyleForTraitCollection",
        #"UIPopoverPresentationControllerDelegate has no method "#
          + #""adaptivePresentationStyleForTraitCollection" that is modelled; did you mean "#
          + #""adaptivePresentationStyle" or "adaptivePresentationStyleTraitCollection"?"#
      ),
      (
        "UIAlertView()", "alertViewClickedButtonAt",
        #"UIAlertViewDelegate has no method "alertViewClickedButtonAt" that is modelled; "#
          + #"did you mean "alertViewClickedButtonAtIndex"?"#
      ),
      (
        "UIAlertView()", "didPresentAlertViews",
        #"UIAlertViewDelegate has no method "didPresentAlertViews"; "#
          + #"did you mean "didPresentAlertView"?"#
      ),
      (
        "UITabBarController()", "tabBarControllerSupportedOrientations",
        #"UITabBarControllerDelegate has no method "#
          + #""tabBarControllerSupportedOrientations" that is modelled; did you mean "#
          + #""tabBarControllerSupportedInterfaceOrientations""#
      ),
    ])
  func mistakes(_ object: String, _ key: String, _ expected: String) throws {
    let script = "local object = \(object)\nobject.delegate = { \(key) = function() end }"
    let failure = try Story.failure(script, after: "")
    #expect(failure?.contains(expected) == true, "\(failure ?? "it passed")")
  }

  @Test("A function of the app's own, or of another protocol that the table serves, is none")
  func others() throws {
    let failure = try Story.failure(
      """
      local delegate = {
        close = function() end, onDismiss = function() end,
        willPresentActionSheet = function() end, willPresentAlertView = function() end,
        actionSheetClickedButtonAtIndex = function() end,
        navigationControllerDidShow = function() end, isAlert = true,
      }
      UIAlertView().delegate = delegate
      UIActionSheet().delegate = delegate
      UINavigationController().delegate = delegate
      UITabBarController().delegate = delegate
      """, after: "")
    #expect(failure == nil, "\(failure ?? "")")
  }
}
