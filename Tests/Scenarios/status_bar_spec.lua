-- The status bar where no fact says how it is, and what a script may get wrong.

describe("UIKit's containers", function()
  it("leave hiding to the top controller, and the style only where their bar is hidden", function()
    device { "phone", ios = 12 }
    local first = UIViewController { "First", preferredStatusBarStyle = "lightContent" }
    local second = UIViewController { "Second", prefersStatusBarHidden = true }
    local nav = UINavigationController { "Nav", viewControllers = { first } }
    root(nav)
    assert.equal(nav, statusBar.owner())
    assert.equal("default", statusBar.style())
    nav:setNavigationBarHidden(true)
    nav:setNeedsStatusBarAppearanceUpdate()
    assert.equal(first, statusBar.owner())
    assert.equal("lightContent", statusBar.style())
    nav:pushViewController(second)
    settle()
    assert.is_true(statusBar.isHidden())
    assert.equal(second, statusBar.owner())
    nav:popViewController()
    settle()
    assert.is_false(statusBar.isHidden())
  end)

  it("of tabs leave everything to the selected controller", function()
    device { "phone", ios = 12 }
    local one = UIViewController { "One", preferredStatusBarStyle = "lightContent" }
    local two = UIViewController { "Two", prefersStatusBarHidden = true }
    local tabs = UITabBarController { "Tabs", viewControllers = { one, two } }
    root(tabs)
    settle()
    assert.equal("lightContent", statusBar.style())
    tabs.selectedIndex = 1
    assert.is_true(statusBar.isHidden())
    assert.equal("default", statusBar.style())
  end)
end)

describe("An app that has the say over the status bar", function()
  it("changes it by itself before iOS 7, and the root's view gets the room", function()
    device { "phone", ios = 5 }
    local home = UIViewController { "Home", prefersStatusBarHidden = true }
    local start = mark()
    root(home)
    local application = UIApplication.shared
    local size = UIScreen.main.bounds.size
    assert.is_false(application.isStatusBarHidden)
    assert.is_nil(statusBar.owner())
    assert.equal(rect(0, 20, size.width, size.height - 20), home.view.frame)
    application:setStatusBarHidden(true, { withAnimation = "fade" })
    application.statusBarStyle = "blackOpaque"
    assert.is_true(application.isStatusBarHidden)
    assert.equal("blackOpaque", statusBar.style())
    assert.equal(rect(0, 0, size.width, size.height), home.view.frame)
    assert.equal(0, application.statusBarFrame.height)
    application.isStatusBarHidden = false
    assert.equal(rect(0, 20, size.width, size.height - 20), home.view.frame)
    expect.never("Home.prefersStatusBarHidden", { since = start })
  end)

  it("has none from iOS 7 on, where controllers are asked", function()
    for _, ios in ipairs { 7, 12, 17 } do
      device { "phone", ios = ios }
      root(UIViewController "Home")
      UIApplication.shared:setStatusBarHidden(true)
      UIApplication.shared:setStatusBarStyle("lightContent", { animated = true })
      assert.is_false(UIApplication.shared.isStatusBarHidden)
      assert.equal("default", UIApplication.shared.statusBarStyle)
    end
  end)
end)

describe("An app's Info.plist", function()
  it("can leave the status bar to the app from iOS 7 on", function()
    for _, ios in ipairs { 7, 12, 17 } do
      device { "phone", ios = ios,
        infoPlist = { UIViewControllerBasedStatusBarAppearance = false } }
      local home = UIViewController { "Home", prefersStatusBarHidden = true }
      local start = mark()
      root(home)
      local application = UIApplication.shared
      assert.is_false(statusBar.isHidden())
      application:setStatusBarStyle("lightContent")
      application:setStatusBarHidden(true, { withAnimation = "fade" })
      assert.equal("lightContent", statusBar.style())
      assert.is_true(statusBar.isHidden())
      expect.never("Home.prefersStatusBarHidden", { since = start })
    end
  end)

  it("says what the bar is like at the beginning", function()
    local plist = { UIStatusBarHidden = true, UIStatusBarStyle = "blackOpaque" }
    device { "pad", ios = 6, infoPlist = plist }
    local home = UIViewController "Home"
    root(home)
    assert.is_true(statusBar.isHidden())
    assert.equal("blackOpaque", statusBar.style())
    assert.equal(UIScreen.main.bounds, home.view.frame)
    -- Controllers are asked at launch, and show it.
    device { "pad", ios = 12, infoPlist = plist }
    assert.is_true(statusBar.isHidden())
    root(UIViewController "Home")
    assert.is_false(statusBar.isHidden())
    expect.once "UIApplication.statusBar style=default isHidden=false owner=Home"
  end)

  it("names no style that there is not", function()
    assert.has_error(function() device { "pad", infoPlist = { UIStatusBarStyle = "light" } } end)
    assert.has_error(function() device { "pad", infoPlist = { UIStatusBarHiden = true } } end,
      'infoPlist: UIKit\'s modal side reads no key "UIStatusBarHiden"; '
      .. 'did you mean "UIStatusBarHidden"?')
  end)
end)

describe("A turn", function()
  it("hides and shows the bar where a phone's landscape has none", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    rotate "landscapeLeft"
    settle()
    assert.is_true(statusBar.isHidden())
    expect.once "UIApplication.statusBar isHidden=true duration=0.3"
    assert.equal(0, home.view.safeAreaInsets.top)
    rotate "portrait"
    settle()
    assert.is_false(statusBar.isHidden())
    assert.equal(20, home.view.safeAreaInsets.top)
  end)

  it("asks the owner, which may keep the bar", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController { "Home", prefersStatusBarHidden = false }
    root(home)
    local start = mark()
    rotate "landscapeLeft"
    settle()
    expect.order({ "Window.rotation.begin", "Home.prefersStatusBarHidden value=false",
      "Window.rotation.end" }, { since = start })
    assert.equal(20, home.view.safeAreaInsets.top)
    assert.equal(rect(0, 0, 667, 20), statusBar.frame())
  end)

  it("leaves a hidden bar's room to the root's view before iOS 8", function()
    device { "iPad 2", ios = 6 }
    local home = UIViewController { "Home",
      supportedInterfaceOrientations = { "portrait", "landscapeLeft", "landscapeRight" } }
    root(home)
    UIApplication.shared:setStatusBarHidden(true)
    rotate "landscapeLeft"
    settle()
    assert.equal(size(1024, 768), home.view.bounds.size)
    UIApplication.shared:setStatusBarHidden(false)
    assert.equal(size(1024, 748), home.view.bounds.size)
  end)
end)

describe("A scene's status bar manager", function()
  it("says what the bar is, from iOS 13 on", function()
    device { "phone", ios = 17 }
    local home = UIViewController { "Home", prefersStatusBarHidden = true }
    root(home)
    local manager = home.view.window.windowScene.statusBarManager
    assert.equal(manager, home.view.window.windowScene.statusBarManager)
    assert.is_true(manager.isStatusBarHidden)
    assert.equal("default", manager.statusBarStyle)
    assert.equal(0, manager.statusBarFrame.height)
  end)
end)

describe("A hidden status bar", function()
  --- What a controller that hides the bar has covered at the top.
  local function top(options)
    device(options)
    local home = UIViewController { "Home", prefersStatusBarHidden = true }
    root(home)
    assert.is_true(statusBar.isHidden())
    assert.equal(0, statusBar.frame().height)
    return home.view.safeAreaInsets.top
  end

  it("covers nothing where there is a home button, else it leaves room", function()
    assert.equal(0, top { "iPhone 8", ios = 12 })
    assert.equal(0, top { "iPad Air 2", ios = 12 })
    assert.equal(44, top { "iPhone X", ios = 12 })
    assert.equal(59, top { "iPhone 15", ios = 17 })
  end)

  it("lets a navigation bar up, once it is hidden", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController "Home"
    local nav = UINavigationController { "Nav", viewControllers = { home } }
    root(nav)
    settle()
    assert.equal(20, nav.navigationBar.frame.y)
    home.prefersStatusBarHidden = true
    home:setNeedsStatusBarAppearanceUpdate()
    settle()
    assert.equal(0, nav.navigationBar.frame.y)
    assert.equal(44, home.view.safeAreaInsets.top)
  end)

  it("gives a full-screen view all of the screen before iOS 8", function()
    device { "phone", ios = 7 }
    root(UIViewController "Home")
    local full = UIViewController { "Full", modalPresentationStyle = "fullScreen",
      prefersStatusBarHidden = true }
    present(full)
    settle()
    assert.equal(UIScreen.main.bounds, full.view.frameInWindow)
    full.prefersStatusBarHidden = false
    full:setNeedsStatusBarAppearanceUpdate()
    assert.equal(20, full.view.frameInWindow.y)
  end)
end)

describe("Asking about the status bar", function()
  it("leaves no trace where nobody answers", function()
    device { "phone", ios = 13 }
    root(UIViewController "Home")
    present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
    settle()
    dismiss()
    settle()
    expect.never "*.prefersStatusBarHidden"
    expect.never "*.preferredStatusBarStyle"
    expect.never "UIApplication.statusBar"
  end)

  it("comes back when the window's root or the topmost window changes", function()
    device { "phone", ios = 12 }
    root(UIViewController { "One", preferredStatusBarStyle = "lightContent" })
    root(UIViewController { "Two", prefersStatusBarHidden = true })
    assert.is_true(statusBar.isHidden())
    local overlay = UIWindow { "Overlay", windowLevel = 1000 }
    overlay.rootViewController = UIViewController "Cover"
    overlay.isHidden = false
    assert.is_false(statusBar.isHidden())
    overlay.windowLevel = -1
    assert.is_true(statusBar.isHidden())
  end)

  it("doesn't begin again in an answer", function()
    device { "phone", ios = 12 }
    local home
    home = UIViewController { "Home", prefersStatusBarHidden = function()
      home:setNeedsStatusBarAppearanceUpdate()
      return true
    end }
    root(home)
    expect.once "Home.prefersStatusBarHidden value=true"
    assert.is_true(statusBar.isHidden())
  end)
end)

describe("A call", function()
  local home
  before_each(function()
    device { "iPhone 8", ios = 12 }
    home = UIViewController "Home"
    root(home)
  end)

  it("leaves the presenter where it belongs, whenever it begins and ends", function()
    local low, high = rect(0, 0, 375, 667), rect(0, 20, 375, 647)
    local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
    statusBar { height = 40 }
    present(full)
    advance(0.2)
    assert.equal(high, home.view.frameInWindow)
    settle()
    assert.equal(high, full.view.frameInWindow)
    statusBar { height = 20 }
    settle()
    assert.equal(low, full.view.frameInWindow)
    dismiss(full)
    settle()
    assert.equal(low, home.view.frameInWindow)
    present(full)
    settle()
    statusBar { height = 40 }
    settle()
    dismiss(full)
    advance(0.2)
    assert.equal(high, home.view.frameInWindow)
    settle()
    assert.equal(high, home.view.frameInWindow)
    expect.clean()
  end)

  it("moves a transition that is under way, from either side", function()
    local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
    present(full)
    advance(0.2)
    statusBar { height = 40 }
    settle()
    assert.equal(rect(0, 20, 375, 647), full.view.frameInWindow)
    dismiss(full)
    advance(0.2)
    statusBar { height = 20 }
    settle()
    assert.equal(rect(0, 0, 375, 667), home.view.frameInWindow)
    expect.clean()
  end)

  it("that begins in a transition and ends under what covers leaves nothing behind", function()
    for _, ios in ipairs { 5, 7, 8, 12 } do
      for _, style in ipairs { "fullScreen", "currentContext" } do
        for _, isTurned in ipairs { false, true } do
          device { "phone", ios = ios }
          local function yes() return true end
          home = UIViewController { "Home", shouldAutorotateToInterfaceOrientation = yes }
          root(home)
          local frame = home.view.frameInWindow
          home:present(UIViewController { "Cover", modalPresentationStyle = style,
            shouldAutorotateToInterfaceOrientation = yes })
          advance(0.1)
          statusBar { height = 40 }
          settle()
          if isTurned then
            rotate "landscapeLeft"
            settle()
            rotate "portrait"
            settle()
          end
          statusBar { height = 20 }
          settle()
          home:dismiss()
          settle()
          assert.equal(frame, home.view.frameInWindow)
          expect.clean()
        end
      end
    end
  end)

  it("shows as soon as the bar is shown that it makes high", function()
    home.prefersStatusBarHidden = true
    home:setNeedsStatusBarAppearanceUpdate()
    statusBar { height = 40 }
    assert.equal(0, statusBar.frame().height)
    assert.equal(0, home.view.frame.y)
    home.prefersStatusBarHidden = false
    home:setNeedsStatusBarAppearanceUpdate()
    assert.equal(40, statusBar.frame().height)
    assert.equal(20, home.view.frame.y)
  end)

  it("waits for the next turn in a callback", function()
    on("Form.viewDidAppear", function()
      statusBar { height = 40 }
      assert.equal(20, statusBar.frame().height)
    end)
    present(UIViewController "Form")
    settle()
    assert.equal(40, statusBar.frame().height)
  end)

  it("changes nothing on a phone without a home button, nor on a pad, and says so", function()
    for name, why in pairs {
      ["iPhone X"] = "on a device without a home button a call leaves the bar as it is",
      ["iPad Air 2"] = "a call leaves the bar of a pad as it is",
    } do
      device { name, ios = 12 }
      root(UIViewController "Home")
      local before = statusBar.frame()
      assert.equal(why, statusBar { height = 40 }.why)
      settle()
      assert.equal(before, statusBar.frame())
    end
  end)

  it("says why nothing came of it, and nothing where something did", function()
    assert.is_nil(statusBar { height = 40 }.why)
    assert.equal("a call is under way already", statusBar { height = 40 }.why)
    assert.is_nil(statusBar { height = 20 }.why)
    assert.equal("no call is under way", statusBar { height = 20 }.why)
    home.prefersStatusBarHidden = true
    home:setNeedsStatusBarAppearanceUpdate()
    assert.equal("the bar is hidden", statusBar { height = 40 }.why)

    device { "iPhone 8", ios = 13 }
    root(UIViewController "Home")
    assert.equal("on this system a call leaves the bar as it is", statusBar { height = 40 }.why)
  end)
end)

describe("A mistake about the status bar", function()
  local home
  before_each(function()
    device { "phone", ios = 12 }
    home = UIViewController "Home"
    root(home)
  end)

  it("is a style that there is not", function()
    assert.has_error(function() home.preferredStatusBarStyle = "lightContents" end,
      'UIViewController.preferredStatusBarStyle: there is no UIStatusBarStyle "lightContents"; '
      .. 'did you mean "lightContent"?')
    assert.has_error(function() home.preferredStatusBarStyle = 1 end)
    assert.has_error(function() home.childForStatusBarStyle = "Home" end)
  end)

  it("is a height that the bar never has", function()
    assert.has_error(function() statusBar { height = 30 } end,
      "statusBar: the bar is 40 points high during a call and 20 without one, got the number 30")
    assert.has_error(function() statusBar {} end)
    assert.has_error(function() statusBar(40) end)
  end)
end)
