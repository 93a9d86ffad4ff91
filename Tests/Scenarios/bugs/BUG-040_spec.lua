-- https://github.com/react/react-native/issues/11036
-- A modal that allows portrait only turns an app that is in landscape.

local home, modal

local function launch(ios, mask)
  device { "phone", ios = ios, orientation = "landscapeRight" }
  home = UIViewController { "Home", supportedInterfaceOrientations = "allButUpsideDown" }
  modal = UIViewController {
    "Modal", supportedInterfaceOrientations = mask, modalPresentationStyle = "fullScreen",
  }
  root(home)
  settle()
end

local function orientation() return UIApplication.shared.statusBarOrientation end

describe("A full-screen modal for portrait in an app that is in landscape", function()
  it("[BUG-040] turns the interface as it comes, and has it turn back as it goes", function()
    for _, ios in ipairs { 9, 10 } do
      launch(ios, "portrait")
      assert.equal("landscapeRight", orientation())
      home:present(modal)
      settle()
      assert.equal("portrait", orientation())
      assert.is_true(modal.view.frameInWindow.height > modal.view.frameInWindow.width)
      home:dismiss()
      settle()
      assert.equal("landscapeRight", orientation())
      assert.equal(UIScreen.main.bounds, home.view.frameInWindow)
      assert.is_true(home.view.bounds.width > home.view.bounds.height)
    end
  end)

  it("leaves it as it is, if it allows landscape too", function()
    for _, ios in ipairs { 9, 10 } do
      launch(ios, { "portrait", "landscape" })
      local before = mark()
      home:present(modal)
      settle()
      assert.equal("landscapeRight", orientation())
      expect.never("Window.rotation.*", { since = before })
      expect.clean()
    end
  end)
end)
