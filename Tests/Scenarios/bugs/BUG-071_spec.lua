-- https://github.com/lionheart/openradar-mirror/issues/2215
-- https://github.com/lionheart/openradar-mirror/issues/21231
-- A hidden second window is asked about a turn, and has its way.

local home

local function launch(options)
  device(options)
  home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
  root(home)
  -- It was never shown.
  local _ = UIWindow {
    "Second",
    rootViewController = UIViewController { "Other", supportedInterfaceOrientations = "all" },
  }
  rotate "landscapeLeft"
  settle()
  expect.check "hidden-window-votes"
end

local function isUpright()
  return home.view.frameInWindow.height > home.view.frameInWindow.width
end

describe("A window for all orientations that was never shown", function()
  it("[BUG-071] turns the visible one, or the status bar, by a fault that the system has",
    function()
      launch { "phone", ios = 8, bugs = true }
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      assert.is_false(isUpright())
      expect.check "orientation-unsupported"
      launch { "phone", ios = 12, bugs = true }
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      assert.is_true(isUpright())
    end)

  it("turns nothing otherwise", function()
    for _, ios in ipairs { 8, 12 } do
      launch { "phone", ios = ios }
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
      assert.is_true(isUpright())
      expect.never "Home.viewWillTransition"
    end
  end)
end)
