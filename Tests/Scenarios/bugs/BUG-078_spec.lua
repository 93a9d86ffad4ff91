-- https://github.com/huri000/SwiftEntryKit/pull/329
-- https://github.com/huri000/SwiftEntryKit/issues/346
-- https://github.com/SVProgressHUD/SVProgressHUD/pull/97
-- The key window isn't handed back before the handler of an overlay's dismissal runs.

local home, main, entry, details

-- An entry in a window of its own, which becomes key.
local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  details = UIViewController { "Details", modalPresentationStyle = "fullScreen" }
  root(home)
  main = home.view.window
  entry = UIWindow { "Entry", rootViewController = UIViewController "Host" }
  if ios >= 13 then entry.windowScene = main.windowScene end
  entry:makeKeyAndVisible()
  settle()
  assert.equal(entry, UIApplication.shared.keyWindow)
end

local function rollBack()
  entry.isHidden = true
  main:makeKey()
end

-- What the app does when the entry has been dismissed.
local function handler()
  UIApplication.shared.keyWindow.rootViewController:present(details)
end

describe("A handler that presents on the key window's root when an overlay has gone", function()
  it("[BUG-078] presents in the overlay, if it runs before the key is handed back", function()
    for _, ios in ipairs { 5, 9, 13, 14 } do
      launch(ios)
      handler()
      rollBack()
      settle()
      assert.is_nil(home.presentedViewController)
      assert.equal(entry.rootViewController, details.presentingViewController)
      assert.is_true(entry.isHidden)
      assert.equal(main, UIApplication.shared.keyWindow)
    end
  end)

  it("presents in the app's window, if it runs afterwards", function()
    for _, ios in ipairs { 5, 9, 13, 14 } do
      launch(ios)
      rollBack()
      handler()
      settle()
      assert.equal(details, home.presentedViewController)
      assert.equal(main, details.view.window)
      expect.clean()
    end
  end)
end)
