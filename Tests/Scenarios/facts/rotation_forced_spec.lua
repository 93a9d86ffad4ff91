-- Orientations that the app or a presentation forces on the interface, and the way back.

local home

local all = { "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight" }
local landscape = { "landscapeLeft", "landscapeRight" }

local function begin(target, mask)
  device(target)
  home = UIViewController {
    "Home", supportedInterfaceOrientations = function()
      return type(mask) == "function" and mask() or mask
    end,
  }
  root(home)
  settle()
end

-- A controller with that mask and preference; nil is the stock answer.
local function form(style, mask, preferred)
  local members = { "Form", modalPresentationStyle = style }
  if mask then members.supportedInterfaceOrientations = function() return mask end end
  if preferred then
    function members.preferredInterfaceOrientationForPresentation() return preferred end
  end
  return UIViewController(members)
end

local function orientation() return UIApplication.shared.statusBarOrientation end

-- Presents a controller from Home, or dismisses it, to the end.
local function show(controller)
  local before = mark()
  home:present(controller)
  settle()
  return before
end
local function hide()
  home:dismiss()
  settle()
end

local asks = "Form.preferredInterfaceOrientationForPresentation"

describe("A presentation", function()
  it("[ROT-024] is asked for its preference if it is full screen, and for none in other styles",
    function()
      for _, ios in ipairs { 8, 12, 13, 17 } do
        begin({ "pad", ios = ios }, all)
        local before = show(form("fullScreen", all, "landscapeLeft"))
        expect.order({ asks }, { since = before })
        assert.equal("landscapeLeft", orientation())
        -- It may still turn to anything else that it supports.
        rotate "landscapeLeft"
        settle()
        assert.equal("landscapeRight", orientation())
        for _, style in ipairs { "pageSheet", "formSheet", "custom" } do
          begin({ "pad", ios = ios }, all)
          before = show(form(style, all, "landscapeLeft"))
          expect.never(asks .. " value=*", { since = before })
          assert.equal("portrait", orientation())
        end
      end
    end)

  it("[ROT-025] over the full screen turns to what it supports, and isn't asked what it prefers",
    function()
      for _, ios in ipairs { 13, 15, 17 } do
        begin({ "phone", ios = ios }, all)
        local before = show(form("overFullScreen", landscape, "landscapeLeft"))
        expect.never(asks .. " value=*", { since = before })
        assert.is_true(orientation() == "landscapeLeft" or orientation() == "landscapeRight")
      end
    end)

  it("[ROT-026] prefers the orientation that there is, unless it says otherwise", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      for _, side in ipairs { "landscapeLeft", "landscapeRight" } do
        begin({ "phone", ios = ios, orientation = side }, all)
        show(form("fullScreen", all))
        assert.equal(side, orientation())
        expect.never "Window.rotation.forced"
      end
    end
  end)

  it("[ROT-107] has its mask read as its view comes into the container, before it moves", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      begin({ "phone", ios = ios }, all)
      local controller = form("fullScreen", all)
      local contained = {}
      function controller.supportedInterfaceOrientations(self)
        contained[#contained + 1] = self.isViewLoaded and self.view.superview ~= nil
        return all
      end
      show(controller)
      expect.order {
        "Form.presentation.begin", "Form.supportedInterfaceOrientations value=*",
        "Form.viewWillLayoutSubviews", "Form.presentation.end",
      }
      assert.is_true(contained[#contained])
    end
  end)

  it("[PRES-291] that turns the interface is told its size, and laid out, as it comes", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, "portrait")
      local before = show(form("fullScreen", landscape))
      local screen = UIScreen.main.bounds
      assert.is_true(screen.width > screen.height)
      expect.order({
        string.format("Form.viewWillTransition size=%gx%g", screen.width, screen.height),
        "Form.viewDidLayoutSubviews", "Form.viewDidAppear",
      }, { since = before })
    end
  end)

  it("[ROT-079] that turns the interface tells the presenter nothing of that on iOS 9", function()
    begin({ "phone", ios = 9 }, "portrait")
    local before = show(form("fullScreen", landscape, "landscapeRight"))
    assert.equal("landscapeRight", orientation())
    expect.never("Home.viewWillTransition", { since = before })
  end)

  it("[ROT-039] that forbids turns and wants one leaves the window upright on iOS 10, by a fault",
    function()
      for _, bugs in ipairs { false, true } do
        begin({ "iPhone 7", ios = 10, bugs = bugs }, "portrait")
        local shown = form("fullScreen", landscape, "landscapeRight")
        shown.shouldAutorotate = false
        show(shown)
        local window, bounds = home.presentedViewController.view.window.bounds, shown.view.bounds
        assert.equal("landscapeRight", orientation())
        assert.is_true(bounds.width > bounds.height)
        assert.equal(bugs, window.width < window.height)
        hide()
        assert.equal("portrait", orientation())
      end
    end)

  it("[ROT-038] turns the interface though the user has locked it, and back again", function()
    begin({ "iPhone 6", ios = 9, orientationLock = true }, "portrait")
    rotate "landscapeRight"
    settle()
    assert.equal("portrait", orientation())
    show(form("fullScreen", landscape, "landscapeRight"))
    assert.equal("landscapeRight", orientation())
    hide()
    assert.equal("portrait", orientation())
  end)
end)

describe("The way back from a turned presentation", function()
  it("[ROT-037] leads to where the interface was, unless the screen was locked and faults are on",
    function()
      for _, locks in ipairs { false, true } do
        for _, bugs in ipairs { false, true } do
          begin({ "phone", ios = 9, bugs = bugs }, "portrait")
          rotate "faceUp"
          settle()
          show(form("fullScreen", all, "landscapeRight"))
          assert.equal("landscapeRight", orientation())
          if locks then
            background()
            settle()
            foreground()
            settle()
          end
          hide()
          assert.equal(locks and bugs and "landscapeRight" or "portrait", orientation())
        end
      end
    end)

  it("[ROT-036] leads the presenter to where it may be, unless iOS 8's own fault is on", function()
    for _, bugs in ipairs { false, true } do
      begin({ "phone", ios = 8, bugs = bugs }, "portrait")
      show(form("fullScreen", all))
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", orientation())
      hide()
      assert.equal(bugs and "landscapeRight" or "portrait", orientation())
    end
  end)

  it("[ROT-030] leaves the presenter of a custom style lying on iOS 9, if its faults are on",
    function()
      for _, bugs in ipairs { false, true } do
        begin({ "phone", ios = 9, bugs = bugs }, "portrait")
        local custom = form("custom", all)
        custom.presentationController.shouldRemovePresentersView = true
        show(custom)
        rotate "landscapeLeft"
        settle()
        assert.equal("landscapeRight", orientation())
        hide()
        assert.equal(bugs and "landscapeRight" or "portrait", orientation())
      end
    end)

  it("[ROT-078] tells the presenter its size, as every turn of what covers it does", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, "portrait")
      show(form("fullScreen", all))
      local turned = mark()
      rotate "landscapeLeft"
      settle()
      expect.once("Home.viewWillTransition", { since = turned })
      local left = mark()
      hide()
      expect.once("Home.viewWillTransition", { since = left })
      assert.equal("portrait", orientation())
    end
  end)

  it("[ROT-080] leaves the presenter as it was until the end of the dismissal", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, "portrait")
      show(form("fullScreen", all))
      rotate "landscapeLeft"
      settle()
      local landscapeBounds = UIScreen.main.bounds
      home:dismiss()
      advance { to = 0, of = home.presentedViewController }
      assert.equal("landscapeRight", orientation())
      assert.equal(landscapeBounds, home.view.bounds)
      advance { to = 0.9, of = home.presentedViewController }
      assert.equal(landscapeBounds, home.view.bounds)
      settle()
      assert.equal("portrait", orientation())
      assert.equal(UIScreen.main.bounds, home.view.bounds)
    end
  end)
end)

describe("Asking for a turn", function()
  local mask

  it("[ROT-041] has every window look at once at how the device is held, up to iOS 15", function()
    for _, ios in ipairs { 6, 8, 12, 15 } do
      mask = "portrait"
      begin({ "phone", ios = ios }, function() return mask end)
      rotate "landscapeLeft"
      settle()
      local before = mark()
      UIViewController.attemptRotationToDeviceOrientation()
      settle()
      expect.never("Window.rotation.begin", { since = before })
      mask = all
      UIViewController.attemptRotationToDeviceOrientation()
      expect.once("Window.rotation.begin to=landscapeRight", { since = before })
      settle()
      expect.once(ios < 8 and "Home.didRotate" or "Home.viewWillTransition", { since = before })
      assert.equal("landscapeRight", orientation())
    end
  end)

  it("[ROT-042] never turns the interface to where the device isn't, up to iOS 15", function()
    for _, ios in ipairs { 6, 8, 12, 15 } do
      mask = all
      begin({ "phone", ios = ios, orientation = "landscapeLeft" }, function() return mask end)
      mask = "portrait"
      UIViewController.attemptRotationToDeviceOrientation()
      settle()
      assert.equal("landscapeLeft", orientation())
      expect.never "Window.rotation.begin"
    end
  end)

  it("[ROT-045] turns the interface away from the device from iOS 16 on, if it has to", function()
    for _, ios in ipairs { 16, 17, 26 } do
      mask = all
      begin({ "phone", ios = ios, orientation = "landscapeLeft" }, function() return mask end)
      mask = "portrait"
      home:setNeedsUpdateOfSupportedInterfaceOrientations()
      settle()
      assert.equal("portrait", orientation())
      expect.once "Window.rotation.begin to=portrait"
    end
  end)

  it("[ROT-044] is animated, unless it is asked for without animation", function()
    for _, ios in ipairs { 16, 17, 26 } do
      local seen = {}
      mask = "portrait"
      begin({ "phone", ios = ios }, function() return mask end)
      function home.viewWillTransition(_, _, coordinator)
        seen[#seen + 1] = coordinator.isAnimated
        seen[#seen + 1] = coordinator.transitionDuration > 0
      end
      mask = "landscapeLeft"
      home:setNeedsUpdateOfSupportedInterfaceOrientations()
      settle()
      mask = "portrait"
      local start = now()
      UIView.performWithoutAnimation(function()
        home:setNeedsUpdateOfSupportedInterfaceOrientations()
      end)
      settle()
      assert.same({ true, true, false, false }, seen)
      assert.equal(start, now())
      assert.equal("portrait", orientation())
    end
  end)

  it("[ROT-046] of the scene is answered with an error for what the controller doesn't allow",
    function()
      for _, ios in ipairs { 16, 17, 26 } do
        begin({ "phone", ios = ios }, "landscapeRight")
        assert.equal("landscapeRight", orientation())
        local errors, before = {}, mark()
        home.view.window.windowScene:requestGeometryUpdate {
          interfaceOrientations = "portrait",
          errorHandler = function(error) errors[#errors + 1] = error end,
        }
        assert.same({}, errors)
        settle()
        assert.equal(1, #errors)
        assert.equal("UISceneErrorDomain", errors[1].domain)
        assert.equal(101, errors[1].code)
        assert.equal("None of the requested orientations are supported by the view controller. "
          .. "Requested: portrait; Supported: landscapeRight", errors[1].localizedDescription)
        expect.never("Window.rotation.*", { since = before })
        assert.equal("landscapeRight", orientation())
      end
    end)

  it("[ROT-103] of the status bar alone works only while the controller allows nothing", function()
    for _, ios in ipairs { 6, 7, 9, 12 } do
      mask = all
      begin({ "phone", ios = ios }, function() return mask end)
      UIApplication.shared:setStatusBarOrientation("landscapeLeft", { animated = false })
      assert.equal("portrait", orientation())
      mask = {}
      UIApplication.shared:setStatusBarOrientation("landscapeLeft", { animated = false })
      assert.equal("landscapeLeft", orientation())
    end
  end)
end)
