-- https://github.com/SwiftKickMobile/SwiftMessages/issues/368
-- https://github.com/react/react-native/issues/3446
-- A banner in a window at the status bar's level is under the status bar.

local home, host, over

local function launch(level)
  device { "iPhone 8", ios = 13 }
  home = UIViewController "Home"
  root(home)
  local banner = UIView "Banner"
  host = UIViewController {
    "Host", viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      banner.frame = rect(0, 0, self.view.bounds.width, 60)
      self.view:addSubview(banner)
    end,
  }
  over = UIWindow {
    "Over", windowScene = home.view.window.windowScene, windowLevel = level,
    rootViewController = host,
  }
  over.isHidden = false
  settle()
  return banner
end

describe("A banner at the upper edge in a window of its own", function()
  it("[BUG-086] shares its place with the status bar, however high the window is", function()
    for _, level in ipairs { "statusBar", "alert" } do
      local banner = launch(level)
      assert.is_false(statusBar.isHidden())
      assert.is_true(banner.frameInWindow:contains(statusBar.frame()))
    end
  end)

  it("has its place for itself, if its own controller hides the bar", function()
    launch "statusBar"
    host.prefersStatusBarHidden = true
    host:setNeedsStatusBarAppearanceUpdate()
    assert.equal(host, statusBar.owner())
    assert.is_true(statusBar.isHidden())
    over.isHidden = true
    settle()
    assert.is_false(statusBar.isHidden())
    expect.clean()
  end)
end)
