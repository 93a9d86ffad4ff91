-- https://github.com/huri000/SwiftEntryKit/issues/297
-- An overlay window is swiped away, and still absorbs touches.

local home, entry, saved

-- An entry at the lower edge in a window that fills the screen and absorbs touches.
local function launch()
  device { "phone", ios = "13.6" }
  saved = false
  home = UIViewController "Home"
  home.navigationItem.rightBarButtonItem = UIBarButtonItem {
    "Save", action = function() saved = true end,
  }
  root(UINavigationController { "Nav", rootViewController = home })
  local panel = UIView "Panel"
  entry = UIWindow {
    "Entry", windowScene = home.view.window.windowScene,
    rootViewController = UIViewController {
      "Host", viewDidLoad = function(self)
        UIViewController.viewDidLoad(self)
        panel.frame = rect(0, self.view.bounds.height - 100, self.view.bounds.width, 100)
        self.view:addSubview(panel)
      end,
    },
  }
  entry:makeKeyAndVisible()
  settle()
  return panel
end

-- What the library does when a finger has moved the panel out of sight.
local function swipeAway(panel)
  UIView.animate {
    withDuration = 0.3, animations = function() panel.frame = panel.frame:offsetBy { dy = 100 } end,
  }
  settle()
  panel:removeFromSuperview()
end

describe("An entry that is swiped out of its window", function()
  it("[BUG-079] leaves its window in front, which takes every tap", function()
    swipeAway(launch())
    local report = tap "Save"
    assert.is_false(saved)
    assert.equal(entry.rootViewController, report.blocker)
    expect.check "touch-eater"
    expect.clean()
  end)

  it("leaves the app's buttons alive, if its window goes with it", function()
    swipeAway(launch())
    entry.isHidden = true
    assert.is_nil(tap("Save").why)
    assert.is_true(saved)
    assert.equal(home.view.window, UIApplication.shared.keyWindow)
    expect.clean()
  end)
end)
