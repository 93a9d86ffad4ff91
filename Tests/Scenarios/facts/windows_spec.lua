-- Windows: their levels and their order, who is the key window, and what a scene shows.

local home, main, hasScenes

-- A world with Home in the app's window.
local function launch(options)
  device(options)
  hasScenes = options.ios >= 13
  home = UIViewController "Home"
  root(home)
  main = home.view.window
end

-- A window with a root of its own, in the app's scene where there are scenes; not shown yet.
local function window(name, options)
  options = options or {}
  local made = UIWindow { name, rootViewController = UIViewController(name .. " root") }
  made.windowLevel = options.level or 0
  if hasScenes then made.windowScene = options.scene or main.windowScene end
  return made
end

-- What the app's windows are called, back to front.
local function order()
  local names = {}
  for _, one in ipairs(UIApplication.shared.windows) do
    names[#names + 1] = tostring(one):match '"(.*)"'
  end
  return table.concat(names, " < ")
end

-- The notifications of windows since a mark, such as "Window DidBecomeKey".
local function posted(expected, since)
  local patterns = {}
  for _, line in ipairs(expected) do
    local name, event = line:match "^(.*) (%a+)$"
    patterns[#patterns + 1] = ("%s.UIWindow%sNotification"):format(name, event)
  end
  expect.exactly(patterns, { kind = "notification", since = since })
end

local systems = { 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 17, 26 }

describe("A window's level", function()
  it("[WIN-001] is 0, or 1000 as the status bar's, or 2000 as an alert's", function()
    for _, ios in ipairs { 5, 8, 13, 17 } do
      launch { "phone", ios = ios }
      assert.equal(0, main.windowLevel)
      local other = UIWindow { "Other", windowLevel = "statusBar" }
      assert.equal(1000, other.windowLevel)
      other.windowLevel = "alert"
      assert.equal(2000, other.windowLevel)
      other.windowLevel = "normal"
      assert.equal(0, other.windowLevel)
    end
  end)

  it("[WIN-002] is 1996 for an alert view and 2001 for an action sheet", function()
    for _, ios in ipairs { 5, 6, 7 } do
      launch { "phone", ios = ios }
      UIAlertView { "Old", cancelButtonTitle = "OK" }:show()
      settle()
      assert.equal(1996, UIApplication.shared.keyWindow.windowLevel)
      tap "OK"
      settle()
      UIActionSheet { "Sheet", cancelButtonTitle = "Keep" }:showInView(home.view)
      settle()
      assert.equal(2001, UIApplication.shared.keyWindow.windowLevel)
    end
  end)

  it("[WIN-003] of a system alert is one above an alert level that is there", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      launch { "phone", ios = ios }
      window("Loud", { level = 2010 }).isHidden = false
      UIAlertView { "Old", cancelButtonTitle = "OK" }:show()
      settle()
      assert.equal("Window < Loud < Old window", order())
      assert.equal(2011, UIApplication.shared.windows[3].windowLevel)
    end
  end)
end)

describe("Windows", function()
  it("[WIN-004] of a level lie as they were shown or levelled last", function()
    for _, ios in ipairs(systems) do
      launch { "phone", ios = ios }
      local a, b, high = window "A", window "B", window("High", { level = 1 })
      for _, one in ipairs { a, b, high } do one.isHidden = false end
      assert.equal("Window < A < B < High", order())
      a:makeKeyAndVisible()
      assert.equal("Window < B < A < High", order())
      main:makeKeyAndVisible()
      assert.equal("B < A < Window < High", order())
      b.windowLevel = 1
      assert.equal("A < Window < High < B", order())
      b.windowLevel = 0
      assert.equal("A < Window < B < High", order())
    end
  end)

  it("[WIN-015] lie by their levels, and those of one level stay in their order", function()
    launch { "phone", ios = 12 }
    for _, level in ipairs { 5, -1, 5, 0 } do
      window("At " .. level, { level = level }).isHidden = false
    end
    assert.equal("At -1 < Window < At 0 < At 5 < At 5#2", (order():gsub("At %-1", "At -1")))
    local last
    for _, one in ipairs(UIApplication.shared.windows) do
      assert.is_true(last == nil or last <= one.windowLevel)
      last = one.windowLevel
    end
  end)

  it("[WIN-017] that are hidden get no touches", function()
    for _, ios in ipairs { 5, 8, 12, 13, 17 } do
      launch { "phone", ios = ios }
      local over, button = window "Over", UIBarButtonItem "Done"
      local bar = UINavigationController { "Bar", viewControllers = { UIViewController "Shown" } }
      bar.topViewController.navigationItem.rightBarButtonItem = button
      over.rootViewController = bar
      over.isHidden = false
      settle()
      assert.equal(button, tap("Done").receiver)
      over.isHidden = true
      assert.has_error(function() tap "Done" end,
        'tap: nothing on the screen is titled "Done"; nothing with a title is there')
    end
  end)

  it("[WIN-020] that are hidden and allow other orientations than the app's are found", function()
    launch { "phone", ios = 12 }
    local spare = window "Spare"
    spare.rootViewController = UIViewController {
      "Stubborn", supportedInterfaceOrientations = "portrait",
    }
    settle()
    expect.check "hidden-window-votes"
  end)
end)

describe("The key window", function()
  it("[WIN-005] is the app's at launch, which has become visible before", function()
    for _, ios in ipairs(systems) do
      launch { "phone", ios = ios }
      posted { "Window DidBecomeVisible", "Window DidBecomeKey" }
      assert.is_true(main.isKeyWindow)
    end
  end)

  it("[WIN-006] is an alert view's while it is there, and then the one before", function()
    for _, ios in ipairs { 5, 6, 7 } do
      launch { "phone", ios = ios }
      local opened = mark()
      UIAlertView { "Old", cancelButtonTitle = "OK" }:show()
      settle()
      posted({ "Old window DidBecomeVisible", "Window DidResignKey", "Old window DidBecomeKey" },
        opened)
      local closed = mark()
      tap "OK"
      settle()
      posted({ "Old window DidResignKey", "Window DidBecomeKey", "Old window DidBecomeHidden" },
        closed)
      assert.is_true(main.isKeyWindow)

      -- And so is any window that is made key over the app's.
      local over = window "Over"
      local shown = mark()
      over:makeKeyAndVisible()
      posted({ "Over DidBecomeVisible", "Window DidResignKey", "Over DidBecomeKey" }, shown)
      local hidden = mark()
      over.isHidden = true
      posted({ "Over DidResignKey", "Window DidBecomeKey", "Over DidBecomeHidden" }, hidden)
    end
  end)

  it("[WIN-007] hears of it by its methods before anybody is notified", function()
    for _, ios in ipairs(systems) do
      launch { "phone", ios = ios }
      local over, heard = window "Over", {}
      local function note(word) return function() heard[#heard + 1] = word end end
      over.becomeKey, over.resignKey = note "becomeKey", note "resignKey"
      local centre = NotificationCenter.default
      centre:addObserver(UIWindow.didBecomeKeyNotification, note "did become", { object = over })
      centre:addObserver(UIWindow.didResignKeyNotification, note "did resign", { object = over })
      over:makeKeyAndVisible()
      main:makeKey()
      assert.same({ "becomeKey", "did become", "resignKey", "did resign" }, heard)
    end
  end)

  it("[WIN-008] stays the app's when an alert controller is presented", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      launch { "phone", ios = ios }
      local since = mark()
      local alert = UIAlertController { "Alert", preferredStyle = "alert" }
      alert:addAction(UIAlertAction "OK")
      home:present(alert)
      settle()
      assert.is_true(main.isKeyWindow)
      tap "OK"
      settle()
      posted({}, since)
      expect.exactly({}, { kind = "window", since = since })
    end
  end)

  it("[WIN-009] that goes is followed by the highest visible one, not by the one before",
    function()
      for _, ios in ipairs { 9, 10, 12, 13, 14, 15, 17, 26 } do
        launch { "phone", ios = ios }
        local high, unseen = window("High", { level = 5 }), window("Unseen", { level = 9 })
        high.isHidden = false
        unseen.isHidden = false
        unseen.isHidden = true
        local over = window("Over", { level = 1 })
        over:makeKeyAndVisible()
        over.isHidden = true
        assert.equal(high, UIApplication.shared.keyWindow)
      end
    end)

  it("[WIN-010] is none after an alert view on a system with the fault", function()
    launch { "phone", ios = 9, bugs = true }
    UIAlertView { "Old", cancelButtonTitle = "OK" }:show()
    settle()
    tap "OK"
    settle()
    assert.is_nil(UIApplication.shared.keyWindow)
    expect.check "key-window-lost"
    main:makeKey()
    assert.is_true(main.isKeyWindow)
  end)

  it("[WIN-011] may be none after it was hidden", function()
    for _, ios in ipairs { 5, 12, 17 } do
      launch { "phone", ios = ios, policies = { ["window.key-hand-over"] = "nobody" } }
      local over = window "Over"
      over:makeKeyAndVisible()
      local since = mark()
      over.isHidden = true
      assert.is_nil(UIApplication.shared.keyWindow)
      assert.is_false(over.isKeyWindow)
      posted({ "Over DidResignKey", "Over DidBecomeHidden" }, since)
    end
  end)

  it("[WIN-012] is one of each scene's, and a window may refuse", function()
    for _, ios in ipairs { 15, 16, 17, 26 } do
      launch { "pad", ios = ios }
      local scene = UIWindowScene "Second"
      local there = window("There", { scene = scene })
      there:makeKeyAndVisible()
      assert.is_true(main.isKeyWindow and there.isKeyWindow)
      assert.equal(main, main.windowScene.keyWindow)
      assert.equal(there, scene.keyWindow)
      expect.never "Window.resignKey"

      local shy = window("Shy", { scene = scene })
      shy.canBecomeKey = false
      shy:makeKeyAndVisible()
      assert.is_false(shy.isKeyWindow)
      assert.equal(there, scene.keyWindow)
      expect.once "Shy.makeKey.refused"
    end
  end)

  it("[WIN-019] is lost to another scene's window", function()
    launch { "pad", ios = 14 }
    local there = window("There", { scene = UIWindowScene "Second" })
    local since = mark()
    there:makeKeyAndVisible()
    assert.is_false(main.isKeyWindow)
    posted({ "There DidBecomeVisible", "Window DidResignKey", "There DidBecomeKey" }, since)
  end)
end)

describe("A window without a scene", function()
  it("[WIN-013] is on no screen, nor is what is presented in it, until it gets one", function()
    for _, ios in ipairs { 13, 14, 15, 17, 26 } do
      launch { "phone", ios = ios }
      local host, form = UIViewController "Host", UIViewController "Form"
      local over = UIWindow { "Over", rootViewController = host }
      over.isHidden = false
      host:present(form)
      settle()
      expect.never "Over.UIWindowDidBecomeVisibleNotification"
      expect.never "Host.viewWillAppear"
      expect.never "Form.viewWillAppear"
      expect.warning "whose view is not in the window hierarchy"
      expect.once "Over.withoutScene"

      over.windowScene = main.windowScene
      settle()
      expect.once "Over.UIWindowDidBecomeVisibleNotification"
      expect.once "Host.viewDidAppear"
    end
  end)
end)
