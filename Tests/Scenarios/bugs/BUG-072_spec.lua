-- https://github.com/apache/cordova-plugin-inappbrowser/pull/672
-- https://github.com/apache/cordova-plugin-inappbrowser/issues/623
-- https://github.com/AssistoLab/KVNProgress/issues/102
-- The status bar turns after an overlay window was closed, but kept.

local home

-- The app's delegate allows every orientation; what keeps the app portrait is its root.
local function launch(bugs, letsGo)
  device { "phone", ios = 13, bugs = bugs }
  home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
  root(home)
  local host = UIViewController { "Host", supportedInterfaceOrientations = "all" }
  local browser = UIViewController { "Browser", modalPresentationStyle = "fullScreen" }
  local overlay = UIWindow {
    "Overlay", windowScene = home.view.window.windowScene, rootViewController = host,
  }
  overlay:makeKeyAndVisible()
  host:present(browser)
  settle()
  host:dismiss {
    completion = function()
      overlay.isHidden = true
      if letsGo then overlay.rootViewController = nil end
      home.view.window:makeKey()
    end,
  }
  settle()
end

local function turn()
  rotate "landscapeLeft"
  settle()
end

describe("An overlay window that was hidden and not released", function()
  it("[BUG-072] has the status bar turn over an app that stays portrait", function()
    launch(true)
    turn()
    assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    assert.is_true(home.view.frameInWindow.height > home.view.frameInWindow.width)
    expect.check "hidden-window-votes"
    expect.never "Home.viewWillTransition"
  end)

  it("is found where the system leaves the bar alone, too", function()
    launch(false)
    turn()
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    expect.check "hidden-window-votes"
  end)

  it("leaves the bar alone if its root, at least, is let go", function()
    launch(true, true)
    turn()
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    expect.clean()
  end)
end)
