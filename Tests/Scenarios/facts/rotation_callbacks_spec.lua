-- What controllers and the app hear of a turn up to iOS 7, and how long it takes.

local home

local function yes() return true end

-- A world whose root turns everywhere; members are added to it.
local function begin(target, members)
  device(target)
  members = members or {}
  members[1], members.shouldAutorotateToInterfaceOrientation = "Home", yes
  home = UIViewController(members)
  root(home)
  settle()
  return mark()
end

local eras = { { "iPad", ios = "4.3" }, { "phone", ios = 5 }, { "pad", ios = 6 },
  { "phone", ios = 7 } }

describe("A turn before iOS 8", function()
  it("[ROT-057] is told, laid out, told again in its animation, and told once done", function()
    for _, target in ipairs(eras) do
      local before = begin(target)
      rotate "landscapeLeft"
      settle()
      local patterns = { "Home.willRotate to=landscapeRight" }
      for _, hook in ipairs { "viewWillLayoutSubviews", "viewDidLayoutSubviews" } do
        patterns[#patterns + 1] = target.ios ~= "4.3" and "Home." .. hook or nil
      end
      patterns[#patterns + 1] = "Home.willAnimateRotation to=landscapeRight"
      patterns[#patterns + 1] = "Home.didRotate from=portrait"
      expect.order(patterns, { since = before })
      for _, pattern in ipairs(patterns) do expect.once(pattern, { since = before }) end
    end
  end)

  it("[ROT-059] shows the old orientation and bounds first, then the new in motion", function()
    for _, target in ipairs(eras) do
      local seen, box, duration = {}
      local function note(self)
        local bounds = self.view.bounds
        seen[#seen + 1] = self.interfaceOrientation
        seen[#seen + 1] = bounds.width < bounds.height and "tall" or "wide"
      end
      begin(target, {
        willRotate = note,
        willAnimateRotation = function(self, _, seconds)
          note(self)
          duration = seconds
          box.alpha = 0
        end,
      })
      box = UIView "Box"
      home.view:addSubview(box)
      settle()
      rotate "landscapeLeft"
      assert.same({ "portrait", "tall", "landscapeRight", "wide" }, seen)
      -- What changes there moves along with the turn.
      advance(duration / 2)
      assert.near(0.5, box.presentedAlpha, 0.01)
    end
  end)

  it("[ROT-061] passes by the presenter of what is full screen, from iOS 6 on", function()
    for _, target in ipairs { { "phone", ios = 6 }, { "pad", ios = 7 } } do
      begin(target)
      local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
      present(form, { animated = false })
      settle()
      rotate "landscapeLeft"
      settle()
      for _, hook in ipairs { "willRotate", "willAnimateRotation", "didRotate" } do
        expect.once("Form." .. hook)
        expect.never("Home." .. hook)
      end
    end
  end)

  it("[ROT-062] is the device's news first, then the app's, then the controllers' animation",
    function()
      for _, target in ipairs { { "phone", ios = 5 }, { "pad", ios = 6 }, { "phone", ios = 7 } } do
        begin(target)
        local app = UIApplication.shared
        app.delegate = {
          applicationWillChangeStatusBarOrientation = function() end,
        }
        UIDevice.current:beginGeneratingDeviceOrientationNotifications()
        rotate "landscapeLeft"
        settle()
        expect.order {
          "UIDevice.UIDeviceOrientationDidChangeNotification",
          "**.applicationWillChangeStatusBarOrientation",
          "UIApplication.UIApplicationWillChangeStatusBarOrientationNotification",
          "Home.willAnimateRotation",
        }
      end
    end)

  it("[ROT-066] leaves screen and window upright, and turns the view that fills them", function()
    for _, ios in ipairs { 5, 6, 7 } do
      begin { "pad", ios = ios }
      rotate "landscapeRight"
      settle()
      assert.equal(rect(0, 0, 768, 1024), UIScreen.main.bounds)
      assert.equal(rect(0, 0, 768, 1024), home.view.window.bounds)
      assert.equal(rect(20, 0, 748, 1024), home.view.frame)
      assert.equal(rect(0, 0, 1024, 748), home.view.bounds)
      assert.equal(CGAffineTransform(0, -1, 1, 0, 0, 0), home.view.transform)
    end
  end)
end)

describe("The status bar's orientation", function()
  -- What the delegate is told that a turn takes, for each place that the device is turned to.
  local function durations(target, ...)
    begin(target)
    local told = {}
    local app = UIApplication.shared
    app.delegate = {
      applicationWillChangeStatusBarOrientation = function(_, _, _, duration)
        told[#told + 1] = duration
      end,
    }
    for _, side in ipairs { ... } do
      rotate(side)
      settle()
    end
    return told
  end

  it("[ROT-063] takes twice as long for a half turn", function()
    for _, ios in ipairs { 5, 7, 8, 12 } do
      local told = durations({ "pad", ios = ios }, "portraitUpsideDown", "landscapeLeft")
      assert.same({ 0.8, 0.4 }, told)
      told = durations({ "phone", ios = ios }, "landscapeLeft", "landscapeRight")
      assert.same({ 0.3, 0.6 }, told)
    end
  end)

  it("[GEO-159] has a duration for a quarter turn, which is doubled for a half", function()
    for _, target in ipairs { { "phone", ios = 5 }, { "pad", ios = 7 }, { "phone", ios = 12 },
      { "pad", ios = 12 } } do
      local told = durations(target, "landscapeLeft", "landscapeRight", "portrait")
      assert.near(2 * told[1], told[2], 1e-9)
      assert.equal(told[1], told[3])
    end
  end)

  it("[ROT-065] is announced to the delegate before the notification, which says the other one",
    function()
      for _, target in ipairs { { "phone", ios = 5 }, { "pad", ios = 7 }, { "phone", ios = 12 } } do
        begin(target)
        local function ignore() end
        local app = UIApplication.shared
        app.delegate = {
          applicationWillChangeStatusBarOrientation = ignore,
          applicationDidChangeStatusBarOrientation = ignore,
        }
        rotate "landscapeLeft"
        settle()
        expect.order {
          "**.applicationWillChangeStatusBarOrientation to=landscapeRight",
          "**.UIApplicationWillChangeStatusBarOrientationNotification orientation=landscapeRight",
          "**.applicationDidChangeStatusBarOrientation from=portrait",
          "**.UIApplicationDidChangeStatusBarOrientationNotification orientation=portrait",
        }
      end
    end)
end)

describe("A quarter turn", function()
  -- How long the turns of the window take.
  local function lasts(target, ...)
    begin(target)
    local found = {}
    for _, side in ipairs { ... } do
      local start = now()
      rotate(side)
      settle()
      found[#found + 1] = now() - start
    end
    return found
  end

  it("[ROT-064] takes 0.3 s on a phone and 0.4 s on a pad", function()
    for _, ios in ipairs { 5, 7, 8, 12 } do
      for model, duration in pairs { phone = 0.3, pad = 0.4 } do
        local told
        begin({ model, ios = ios }, { willRotate = function(_, _, seconds) told = seconds end })
        rotate "landscapeLeft"
        settle()
        assert.equal(duration, told)
      end
    end
  end)

  it("[GEO-160] takes 0.3 s on a phone and 0.4 s on a pad, and a half turn 0.6 s or 0.8 s",
    function()
      for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
        for model, quarter in pairs { phone = 0.3, pad = 0.4 } do
          local found = lasts({ model, ios = ios }, "landscapeLeft", "landscapeRight")
          assert.near(quarter, found[1], 1e-9)
          assert.near(2 * quarter, found[2], 1e-9)
        end
      end
    end)
end)
