-- https://github.com/Jawbone/UPPlatform_iOS_SDK/pull/38
-- dismiss sent to the window's root closes two levels.

local home, a, login

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
  login = UIViewController { "Login", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
  a:present(login)
  settle()
end

describe("A login on top of a stack", function()
  it("[BUG-015] takes the level below along if it is closed by the root, and not if it closes "
    .. "itself", function()
    for _, ios in ipairs { 8, 9 } do
      launch(ios)
      home:dismiss()
      settle()
      assert.is_nil(home.presentedViewController)
      assert.is_nil(a.presentedViewController)
      assert.is_nil(a.view.window)
      expect.clean()

      launch(ios)
      login:dismiss()
      settle()
      assert.equal(a, home.presentedViewController)
      assert.is_nil(a.presentedViewController)
      expect.clean()
    end
  end)
end)
