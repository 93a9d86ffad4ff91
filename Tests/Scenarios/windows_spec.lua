-- Windows and scenes: what scripts may do with them, and what a mistake says.

local home, main

local function launch(options)
  device(options)
  home = UIViewController "Home"
  root(home)
  main = home.view.window
end

describe("A scene", function()
  it("is there from the beginning, and has the window that `root` makes", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      launch { "phone", ios = ios }
      local scenes = UIApplication.shared.connectedScenes
      assert.equal(1, #scenes)
      assert.equal(scenes[1], main.windowScene)
      assert.same({ main }, scenes[1].windows)
      assert.equal(UIScreen.main, scenes[1].screen)
      assert.equal("foregroundActive", scenes[1].activationState)
    end
  end)

  it("has its own windows, back to front", function()
    launch { "pad", ios = 17 }
    local second = UIWindowScene "Second"
    local a = UIWindow { "A", windowScene = second, windowLevel = 2 }
    local b = UIWindow { "B", windowScene = second }
    assert.same({ b, a }, second.windows)
    assert.same({ main }, main.windowScene.windows)
    assert.equal(2, #UIApplication.shared.connectedScenes)
    assert.same({ main, b, a }, UIApplication.shared.windows)
  end)

  it("gives the key on within itself when its key window leaves for another", function()
    launch { "pad", ios = 17 }
    local first, second = main.windowScene, UIWindowScene "Second"
    local a, b = UIWindow { "A", windowScene = first }, UIWindow { "B", windowScene = second }
    b:makeKeyAndVisible()
    a:makeKeyAndVisible()
    a.windowScene = second
    assert.equal(main, first.keyWindow)
    assert.equal(b, second.keyWindow)
    assert.is_false(a.isKeyWindow)
  end)

  it("takes a window that loses it off the screen", function()
    launch { "phone", ios = 17 }
    local over = UIWindow {
      "Over", windowScene = main.windowScene, rootViewController = UIViewController "Host",
    }
    over:makeKeyAndVisible()
    settle()
    over.windowScene = nil
    expect.once "Over.UIWindowDidBecomeHiddenNotification"
    assert.is_true(main.isKeyWindow)
    assert.is_false(over.isHidden)
  end)

  it("is not there before iOS 13, which the errors say", function()
    launch { "phone", ios = 12 }
    assert.has_error(function() UIWindowScene "Second" end,
      "UIWindowScene came with iOS 13, and this device runs iOS 12.5; before that there was "
        .. "the application alone")
    assert.has_error(function() return main.windowScene end,
      "UIWindow.windowScene came with iOS 13, and this device runs iOS 12.5; before that there "
        .. "was no scene: a window needed none to be shown")
    assert.has_error(function() main.windowScene = nil end,
      "UIWindow.windowScene came with iOS 13, and this device runs iOS 12.5; before that there "
        .. "was no scene: a window needed none to be shown")
    assert.has_error(function() return UIApplication.shared.connectedScenes end,
      "UIApplication.connectedScenes came with iOS 13, and this device runs iOS 12.5; before "
        .. "that there was UIApplication.windows")
    launch { "phone", ios = 14 }
    assert.has_error(function() return main.windowScene.keyWindow end,
      "UIWindowScene.keyWindow came with iOS 15, and this device runs iOS 14.8; before that "
        .. "there was UIApplication.keyWindow")
  end)
end)

describe("A window", function()
  before_each(function() launch { "phone", ios = 12 } end)

  it("shows the root that it is given while it is visible", function()
    local over = UIWindow "Over"
    over:makeKeyAndVisible()
    expect.never "Host.viewWillAppear"
    over.rootViewController = UIViewController "Host"
    settle()
    expect.once "Host.viewDidAppear"
  end)

  it("that is hidden keeps its root as it is, and shows it again without a word", function()
    local over = UIWindow { "Over", rootViewController = UIViewController "Host" }
    over.isHidden = false
    settle()
    local since = mark()
    over.isHidden = true
    over.isHidden = false
    settle()
    expect.exactly({}, { kind = "callback", since = since })
    expect.clean()
  end)

  it("says which levels have names", function()
    assert.has_error(function() main.windowLevel = "alerts" end,
      'UIWindow.windowLevel: there is no UIWindow.Level "alerts"; did you mean "alert"?')
    assert.has_error(function() main.windowLevel = "top" end,
      'UIWindow.windowLevel: there is no UIWindow.Level "top"; there are "normal", "statusBar", '
        .. '"alert"')
    assert.has_error(function() main.windowLevel = true end,
      "UIWindow.windowLevel should be a number, got true")
  end)

  it("doesn't become key where its predecessor's method makes another one key", function()
    local second, third = UIWindow "Second", UIWindow "Third"
    main.resignKey = function() third:makeKey() end
    second:makeKeyAndVisible()
    assert.is_true(third.isKeyWindow)
    assert.is_false(second.isKeyWindow)
    expect.never "Second.becomeKey"
  end)

  it("that is key is no news when it is made key again", function()
    local since = mark()
    main:makeKeyAndVisible()
    main:makeKey()
    expect.exactly({}, { since = since })
  end)

  it("may override a method and call the inherited one", function()
    local count = 0
    local over = UIWindow {
      "Over", becomeKey = function(self)
        UIWindow.becomeKey(self)
        count = count + 1
      end,
    }
    over:makeKeyAndVisible()
    assert.equal(1, count)
  end)
end)
