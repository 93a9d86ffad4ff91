-- https://github.com/lionheart/openradar-mirror/issues/5848
-- The third controller of a chain loses landscape, when the middle one doesn't cover the first.
--
-- Whether a style leaves the presenter in sight is what counts. The middle one is custom and keeps
-- its presenter's view; the uppermost one covers the screen, as one that removes it does.

local first, second, third

local function launch(style, bugs)
  device { "phone", ios = 9, bugs = bugs }
  first = UIViewController { "First", supportedInterfaceOrientations = "portrait" }
  second = UIViewController {
    "Second", supportedInterfaceOrientations = "portrait", modalPresentationStyle = style,
  }
  third = UIViewController {
    "Third", supportedInterfaceOrientations = "all", modalPresentationStyle = "fullScreen",
  }
  root(first)
end

-- First, Second and Third in a chain, and the phone turned.
local function stack(style)
  launch(style)
  first:present(second)
  settle()
  second:present(third)
  settle()
  rotate "landscapeLeft"
  settle()
end

describe("A controller for all orientations over one that leaves its presenter in sight", function()
  it("[BUG-039] stays portrait, as the one at the bottom wants it", function()
    stack "custom"
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    expect.never "Third.viewWillTransition"
  end)

  it("turns if all below it are covered, and the one below is portrait again afterwards", function()
    stack "fullScreen"
    assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    expect.once "Third.viewWillTransition"
    second:dismiss()
    settle()
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    assert.equal(UIScreen.main.bounds, second.view.frameInWindow)
    expect.clean()
  end)

  it("leaves its presenter in landscape, by a fault that the system has", function()
    for _, bugs in ipairs { true, false } do
      launch("fullScreen", bugs)
      first:present(third)
      settle()
      rotate "landscapeLeft"
      settle()
      first:dismiss()
      settle()
      assert.equal(bugs and "landscapeRight" or "portrait",
        UIApplication.shared.statusBarOrientation)
      if bugs then expect.check "orientation-unsupported" end
      expect.clean()
    end
  end)
end)
