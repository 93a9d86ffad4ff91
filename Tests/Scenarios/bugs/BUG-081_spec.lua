-- https://github.com/Sumi-Interactive/SIAlertView/issues/42
-- https://github.com/Sumi-Interactive/SIAlertView/pull/114
-- A modal is presented under an alert window, and is frozen when the alert has gone.

local home, modal, over, sent

local function launch(ios)
  device { "phone", ios = ios }
  sent = false
  home = UIViewController "Home"
  local page = UIViewController "Page"
  page.navigationItem.rightBarButtonItem = UIBarButtonItem {
    "Send", action = function() sent = true end,
  }
  modal = UINavigationController {
    "Modal", rootViewController = page, modalPresentationStyle = "fullScreen",
  }
  root(home)
  over = UIWindow { "Over", windowLevel = "alert", rootViewController = UIViewController "Alert" }
  over:makeKeyAndVisible()
  settle()
  home:present(modal)   -- a push message came
  settle()
  expect.once "Modal.viewDidAppear"
end

describe("A modal that came while an alert window was up", function()
  it("[BUG-081] gets no touches, if only the alert's view is taken away", function()
    for _, ios in ipairs { 6, 7, 9 } do
      launch(ios)
      over.rootViewController.view:removeFromSuperview()
      local report = tap "Send"
      assert.is_false(sent)
      assert.is_not_nil(report.why)
      assert.equal(over, UIApplication.shared.keyWindow)
    end
  end)

  it("gets them, if the window is hidden and the app's window made key", function()
    for _, ios in ipairs { 6, 7, 9 } do
      launch(ios)
      over.isHidden = true
      home.presentedViewController.view.window:makeKey()
      assert.is_nil(tap("Send").why)
      assert.is_true(sent)
      assert.equal(modal.view.window, UIApplication.shared.keyWindow)
      expect.clean()
    end
  end)
end)
