-- How the device is held, and what the app hears of it.

local function begin(target)
  device(target)
  local home = UIViewController "Home"
  root(home)
  settle()
  return home
end

-- Turns the device, and returns how it and the interface are turned now.
local function turned(to)
  rotate(to)
  settle()
  return UIDevice.current.orientation, UIApplication.shared.statusBarOrientation
end

local systems = { { "iPad", ios = "4.3" }, { "pad", ios = 6 }, { "pad", ios = 12 },
  { "pad", ios = 17 } }

describe("The device", function()
  it("[ROT-049] and the interface mirror each other on their sides", function()
    for _, target in ipairs(systems) do
      device(target)
      root(UIViewController {
        "Home", shouldAutorotateToInterfaceOrientation = function() return true end,
      })
      settle()
      UIDevice.current:beginGeneratingDeviceOrientationNotifications()
      assert.same({ "landscapeLeft", "landscapeRight" }, { turned "landscapeLeft" })
      assert.same({ "landscapeRight", "landscapeLeft" }, { turned "landscapeRight" })
      assert.same({ "portrait", "portrait" }, { turned "portrait" })
    end
  end)

  it("[ROT-050] is known to UIKit by numbers", function()
    local names = { "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp",
      "faceDown" }
    for _, ios in ipairs { 6, 8, 12, 15 } do
      begin { "pad", ios = ios }
      local current = UIDevice.current
      current:beginGeneratingDeviceOrientationNotifications()
      for number, name in ipairs(names) do
        current:setValue(number, { forKey = "orientation" })
        assert.equal(name, current.orientation)
      end
      current:setValue(0, { forKey = "orientation" })
      assert.equal("unknown", current.orientation)
    end
  end)

  it("[ROT-051] leaves the interface as it is when it lies flat, and says so", function()
    for _, target in ipairs(systems) do
      device(target)
      root(UIViewController {
        "Home", shouldAutorotateToInterfaceOrientation = function() return true end,
      })
      settle()
      UIDevice.current:beginGeneratingDeviceOrientationNotifications()
      rotate "landscapeLeft"
      settle()
      for _, flat in ipairs { "faceUp", "faceDown" } do
        local before = mark()
        assert.same({ flat, "landscapeRight" }, { turned(flat) })
        expect.exactly({ "**.UIDeviceOrientationDidChangeNotification" },
          { kind = "notification", since = before })
        expect.never("**.rotation.begin", { since = before })
        expect.never("Home.**", { since = before })
      end
    end
  end)

  it("[ROT-052] is held in an unknown way while nobody asks for its turns; asking is counted",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local current = UIDevice.current
        local function expectKnown(isKnown)
          assert.equal(isKnown and "portrait" or "unknown", current.orientation)
          assert.equal(isKnown, current.isGeneratingDeviceOrientationNotifications)
        end
        expectKnown(false)
        current:beginGeneratingDeviceOrientationNotifications()
        current:beginGeneratingDeviceOrientationNotifications()
        expectKnown(true)
        current:endGeneratingDeviceOrientationNotifications()
        expectKnown(true)
        current:endGeneratingDeviceOrientationNotifications()
        expectKnown(false)
      end
    end)

  it("[ROT-053] tells three times of lying flat when it is asked first", function()
    for _, ios in ipairs { "4.3", 5 } do
      begin { "phone", ios = ios }
      rotate "faceUp"
      settle()
      local heard = {}
      NotificationCenter.default:addObserver(UIDevice.orientationDidChangeNotification, function()
        heard[#heard + 1] = UIDevice.current.orientation
      end)
      UIDevice.current:beginGeneratingDeviceOrientationNotifications()
      settle()
      assert.same({ "faceUp", "portrait", "faceUp" }, heard)
    end
  end)

  it("[ROT-092] turns nothing any more once its notifications were ended once too often", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      local home = begin { "phone", ios = ios }
      UIDevice.current:beginGeneratingDeviceOrientationNotifications()
      UIDevice.current:endGeneratingDeviceOrientationNotifications()
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", home.interfaceOrientation)
      UIDevice.current:endGeneratingDeviceOrientationNotifications()
      rotate "portrait"
      settle()
      assert.equal("landscapeRight", home.interfaceOrientation)
    end
  end)

  it("[ROT-048] can't be turned by code any more from iOS 16 on", function()
    for _, ios in ipairs { 16, 17, 26 } do
      local home = begin { "phone", ios = ios }
      UIDevice.current:setValue("landscapeLeft", { forKey = "orientation" })
      settle()
      expect.exactly({
        '**.refused text="[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is '
          .. 'not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"',
      }, { kind = "warning" })
      assert.equal("portrait", home.interfaceOrientation)
      expect.never "**.rotation.begin"
    end
  end)
end)
