-- A progress HUD in a window of its own comes over an app that is presenting, and goes again.
--
-- What is shown: a window doesn't disturb what happens below it; making it key takes the key from
-- the app's window, in an order that the notifications tell; while it is key, code that looks for
-- a presenter in the key window finds the HUD; and who is key when the HUD is hidden again depends
-- on the system. The names in brackets are facts; Tests/Scenarios/facts/ledger.tsv says what they
-- claim.

-- A world that presents Form over Home, and a HUD above it, not shown yet.
local function world(options)
  device(options)
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  root(home)
  local spinner = UIViewController {
    "Spinner", viewDidLoad = function(self) self.view:addSubview(UIView "Wheel") end,
  }
  local hud = UIWindow { "HUD", windowLevel = "alert", rootViewController = spinner }
  if options.ios >= 13 then hud.windowScene = home.view.window.windowScene end
  return home, form, hud
end

-- 1. In the middle of the presentation the HUD is shown and made key.
do
  local home, form, hud = world { "phone", ios = 17 }
  local app = home.view.window
  present(form)
  advance { to = 0.5, of = form }
  local shown = mark()
  hud:makeKeyAndVisible()

  -- It is visible before it is key [WIN-005], and each window's own method runs before anybody is
  -- notified [WIN-007].
  expect.exactly({
    "HUD.becomeVisible", "HUD.UIWindowDidBecomeVisibleNotification", "Spinner.viewDidLoad",
    "Spinner.viewWillAppear", "Spinner.viewIsAppearing",
    "Window.resignKey", "Window.UIWindowDidResignKeyNotification",
    "HUD.becomeKey", "HUD.UIWindowDidBecomeKeyNotification",
  }, { since = shown })
  assert.is_true(hud.isKeyWindow)
  assert.same({ app, hud }, UIApplication.shared.windows)      -- back to front [WIN-015]

  -- The presentation below goes on as if nothing had happened.
  settle()
  expect.once "Form.viewDidAppear"
  expect.never "**.refused"

  -- Code that presents on the key window's root is caught by the HUD: the alert comes over the
  -- spinner, and will go with it.
  local alert = UIAlertController { "Failed", preferredStyle = "alert" }
  alert:addAction(UIAlertAction "OK")
  UIApplication.shared.keyWindow.rootViewController:present(alert)
  settle()
  assert.equal("Spinner", tostring(alert.presentingViewController):match '"(.*)"')
  tap "OK"
  settle()

  -- Hidden, the HUD hands the key to the highest visible window [WIN-009].
  local hidden = mark()
  hud.isHidden = true
  expect.exactly({
    "HUD.resignKey", "HUD.UIWindowDidResignKeyNotification",
    "Window.becomeKey", "Window.UIWindowDidBecomeKeyNotification",
    "HUD.becomeHidden", "HUD.UIWindowDidBecomeHiddenNotification",
  }, { since = hidden })
  settle()
  expect.clean()
end

-- 2. The highest visible window is not always the one that was key before: with a banner above the
-- app's window, the banner gets the key, and the app's text fields get no keyboard.
do
  local home, form, hud = world { "phone", ios = 17 }
  local banner = UIWindow { "Banner", windowLevel = 1, windowScene = home.view.window.windowScene }
  banner.isHidden = false
  present(form)
  advance { to = 0.5, of = form }
  hud:makeKeyAndVisible()
  settle()
  hud.isHidden = true
  assert.equal(banner, UIApplication.shared.keyWindow)

  -- A banner that never wants it says so, from iOS 15 on [WIN-012].
  banner.canBecomeKey = false
  hud:makeKeyAndVisible()
  hud.isHidden = true
  assert.is_true(home.view.window == nil and form.view.window.isKeyWindow)
end

-- 3. Before iOS 9 the window before it is key again [WIN-006]; iOS 9 itself had a fault: nobody
-- was, until the app did it itself [WIN-010].
do
  local home, _, hud = world { "phone", ios = 6 }
  hud:makeKeyAndVisible()
  hud.isHidden = true
  assert.is_true(home.view.window.isKeyWindow)

  home, _, hud = world { "phone", ios = 9, bugs = true }
  hud:makeKeyAndVisible()
  hud.isHidden = true
  settle()
  assert.is_nil(UIApplication.shared.keyWindow)
  expect.check "key-window-lost"
  home.view.window:makeKey()
  assert.is_true(home.view.window.isKeyWindow)
end

-- 4. From iOS 13 on a window that is given no scene is never seen [WIN-013].
do
  local home, _, hud = world { "phone", ios = 17 }
  hud.windowScene = nil
  hud.isHidden = false
  settle()
  expect.never "Spinner.viewWillAppear"
  hud.windowScene = home.view.window.windowScene
  settle()
  expect.once "Spinner.viewDidAppear"
end
