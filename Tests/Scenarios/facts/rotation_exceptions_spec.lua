-- UIKit's exceptions and messages about orientations, word for word.

local home

local landscape = { "landscapeLeft", "landscapeRight" }
local name = "UIApplicationInvalidInterfaceOrientation"

local function begin(target, mask)
  device(target)
  home = UIViewController { "Home", supportedInterfaceOrientations = mask }
  root(home)
  settle()
end

-- An app whose delegate allows these orientations.
local function allow(mask)
  local app = UIApplication.shared
  app.delegate = { applicationSupportedInterfaceOrientationsFor = function() return mask end }
end

-- The function raises an exception about orientations for that reason.
local function expectRaised(reason, run)
  assert.equal(reason, expect.exception(name, run).reason)
end

-- A controller that wants to be presented upright and allows no such thing.
local function contradictory(style)
  return UIViewController {
    "Form", modalPresentationStyle = style or "fullScreen",
    supportedInterfaceOrientations = landscape,
    preferredInterfaceOrientationForPresentation = "portrait",
  }
end

describe("A controller without an orientation in common with the app", function()
  it("[ROT-016] raises when the device is turned", function()
    for _, ios in ipairs { 6, 7, 8.2 } do
      begin({ "phone", ios = ios }, "portrait")
      allow(landscape)
      expectRaised("Supported orientations has no common orientation with the application, and "
        .. "shouldAutorotate is returning YES", function() rotate "landscapeLeft" end)
    end
  end)

  it("[ROT-017] raises with the name of its class from iOS 8.3 on", function()
    local Login = UIViewController:subclass "Login" {
      supportedInterfaceOrientations = function() return "portrait" end,
    }
    for _, ios in ipairs { 8.3, 9, 12 } do
      device { "phone", ios = ios }
      root(Login "Home")
      settle()
      allow(landscape)
      expectRaised("Supported orientations has no common orientation with the application, and "
        .. "[Login shouldAutorotate] is returning YES", function() rotate "landscapeLeft" end)
    end
  end)

  it("[ROT-018] raises nothing from iOS 13 on", function()
    for _, ios in ipairs { 13, 15, 17 } do
      begin({ "phone", ios = ios }, "portrait")
      allow(landscape)
      local before = mark()
      rotate "landscapeLeft"
      settle()
      expect.exactly({}, { kind = "exception", since = before })
      assert.equal(home, home.view.window.rootViewController)
    end
  end)

  it("[ROT-012] raises, too, if it allows nothing at all", function()
    for _, ios in ipairs { 6, 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, {})
      assert.equal(name, expect.exception(name, function() rotate "landscapeLeft" end).name)

      begin { "phone", ios = ios }
      expect.exception(name, function()
        home:present(UIViewController {
          "Form", modalPresentationStyle = "fullScreen", supportedInterfaceOrientations = {},
        })
      end)
    end
  end)
end)

describe("A preferred orientation that isn't supported", function()
  local plain = "preferredInterfaceOrientationForPresentation must return a supported interface "
    .. "orientation!"
  local both = "preferredInterfaceOrientationForPresentation 'portrait' must match a supported "
    .. "interface orientation: 'landscapeLeft, landscapeRight'!"

  it("[ROT-019] raises up to iOS 9", function()
    for _, ios in ipairs { 6, 7, 8, 9 } do
      begin { "phone", ios = ios }
      expectRaised(plain, function() home:present(contradictory()) end)
    end
  end)

  it("[PRES-098] raises when the controller is presented full screen", function()
    for _, ios in ipairs { 6, 7, 8, 9 } do
      begin { "pad", ios = ios }
      expectRaised(plain, function() home:present(contradictory()) end)
      begin { "pad", ios = ios }
      home:present(contradictory "formSheet")
      settle()
      assert.is_not_nil(home.presentedViewController)
    end
  end)

  it("[ROT-020] raises in words that name both sides from iOS 10 on", function()
    for _, ios in ipairs { 10, 12, 13, 17 } do
      begin { "phone", ios = ios }
      expectRaised(both, function() home:present(contradictory()) end)
    end
  end)

  it("[ROT-021] raises inside present, before anything appears", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      begin { "phone", ios = ios }
      local before = mark()
      local ok, exception = pcall(home.present, home, contradictory())
      assert.is_false(ok)
      assert.equal(name, exception.name)
      expect.never("*.viewWillAppear", { since = before })
      expect.never("*.viewWillDisappear", { since = before })
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[ROT-022] raises on dismissal, too, if the presenter has it", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      device { "phone", ios = ios, orientation = "landscapeLeft" }
      home = UIViewController {
        "Home", supportedInterfaceOrientations = landscape,
        preferredInterfaceOrientationForPresentation = "portrait",
      }
      root(home)
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
      settle()
      local before = mark()
      expectRaised(ios < 10 and plain or both, function() home:dismiss() end)
      expect.never("*.viewWillAppear", { since = before })
    end
  end)
end)

describe("An alert whose presenter asks it for its mask", function()
  -- A presenter that forwards the question to what it presents, as many containers do.
  local function beginForwarding(ios)
    device { "phone", ios = ios }
    home = UIViewController {
      "Home", supportedInterfaceOrientations = function(self)
        local presented = self.presentedViewController
        return presented and presented.supportedInterfaceOrientations or "portrait"
      end,
    }
    root(home)
    settle()
  end
  local function alert() return UIAlertController { "Alert", preferredStyle = "alert" } end

  it("[ROT-105] raises on iOS 9", function()
    beginForwarding(9)
    local raised = expect.exception("NSInternalInconsistencyException", function()
      present(alert())
      settle()
      rotate "landscapeLeft"
    end)
    assert.equal("UIAlertController:supportedInterfaceOrientations was invoked recursively!",
      raised.reason)
  end)

  it("[ROT-106] is only logged from iOS 10 on", function()
    for _, ios in ipairs { 10, 12, 13, 17 } do
      beginForwarding(ios)
      present(alert())
      settle()
      rotate "landscapeLeft"
      settle()
      expect.order {
        '**.* text="ERROR: -[UIAlertController supportedInterfaceOrientations] was invoked '
          .. 'recursively! Instead of using presentingViewController = <UIViewController: 0x1001>"',
      }
      assert.is_not_nil(home.presentedViewController)
    end
  end)
end)
