-- Which orientations are allowed: what the controller, the app, the device and the system say.

local all = { "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight" }

local home

-- A world whose root has what is given.
local function begin(target, members)
  device(target)
  members = members or {}
  members[1] = "Home"
  home = UIViewController(members)
  root(home)
  settle()
end

-- The interface's orientation once the device has been turned.
local function turned(to)
  rotate(to)
  settle()
  return UIApplication.shared.statusBarOrientation
end

-- An app whose delegate allows these orientations.
local function allow(mask)
  local app = UIApplication.shared
  app.delegate = {
    applicationSupportedInterfaceOrientationsFor = function() return mask end,
  }
end

describe("The orientations that are allowed", function()
  it("[ROT-005] are the app's alone in a window without a root, where no controller hears of it",
    function()
      for _, ios in ipairs { 6, 7, 12, 17 } do
        device { "phone", ios = ios }
        local window = UIWindow "Bare"
        if ios >= 13 then window.windowScene = UIApplication.shared.connectedScenes[1] end
        home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
        window:addSubview(home.view)
        window:makeKeyAndVisible()
        allow { "portrait", "landscapeRight" }
        settle()
        assert.equal("landscapeRight", turned "landscapeLeft")
        expect.once "Bare.rotation.begin"
        expect.never "Home.willRotate"
        expect.never "Home.viewWillTransition"
        expect.never "Home.willTransition"
        assert.equal("landscapeRight", turned "landscapeRight")
      end
    end)

  it("[ROT-008] are those of both the controller and the app; others lead to nothing", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      begin({ "pad", ios = ios }, {
        supportedInterfaceOrientations = { "portrait", "portraitUpsideDown" },
      })
      allow { "portrait", "landscapeLeft", "landscapeRight" }
      assert.equal("portrait", turned "portraitUpsideDown")
      assert.equal("portrait", turned "landscapeLeft")
      expect.never "Window.rotation.begin"
    end
  end)

  it("[ROT-009] aren't asked for while shouldAutorotate says no", function()
    for _, ios in ipairs { 6, 7, 12, 13, 15 } do
      begin({ "phone", ios = ios }, {
        shouldAutorotate = function() return false end,
        supportedInterfaceOrientations = function() return all end,
      })
      local before = mark()
      assert.equal("portrait", turned "landscapeLeft")
      expect.once("Home.shouldAutorotate", { since = before })
      expect.never("Home.supportedInterfaceOrientations", { since = before })
    end
  end)

  it("[ROT-043] are asked for whatever shouldAutorotate says, from iOS 16 on", function()
    for _, ios in ipairs { 16, 17, 26 } do
      begin({ "phone", ios = ios }, { shouldAutorotate = function() return false end })
      local before = mark()
      assert.equal("landscapeRight", turned "landscapeLeft")
      expect.never("Home.shouldAutorotate", { since = before })

      local mask = "portrait"
      begin({ "phone", ios = ios }, {
        supportedInterfaceOrientations = function() return mask end,
      })
      assert.equal("portrait", turned "landscapeLeft")
      mask = all
      settle()
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
      home:setNeedsUpdateOfSupportedInterfaceOrientations()
      settle()
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("[ROT-010] are all four on a pad by themselves, and not upside down on a phone", function()
    for _, phone in ipairs { { "iPhone 5", ios = 6 }, { "iPhone 5s", ios = 7 },
      { "iPhone 8", ios = 12 }, { "iPhone SE (3rd generation)", ios = 16 } } do
      begin(phone)
      assert.equal("portrait", turned "portraitUpsideDown")
      assert.equal("landscapeLeft", turned "landscapeRight")
      begin { "pad", ios = phone.ios }
      assert.equal("portraitUpsideDown", turned "portraitUpsideDown")
      assert.equal("landscapeLeft", turned "landscapeRight")
    end
  end)

  it("[ROT-011] of the app are its delegate's, else the Info.plist's, else the device's", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      local plist = { UISupportedInterfaceOrientations = { "portrait", "landscapeLeft" } }
      begin { "phone", ios = ios }
      assert.equal("landscapeRight", turned "landscapeLeft")

      begin { "phone", ios = ios, infoPlist = plist }
      assert.equal("portrait", turned "landscapeLeft")
      assert.equal("landscapeLeft", turned "landscapeRight")

      begin { "phone", ios = ios, infoPlist = plist }
      allow { "portrait", "landscapeRight" }
      assert.equal("portrait", turned "landscapeRight")
      assert.equal("landscapeRight", turned "landscapeLeft")
    end
  end)

  it("[ROT-015] are asked for at least once before each turn", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      begin({ "phone", ios = ios }, { supportedInterfaceOrientations = function() return all end })
      for _, side in ipairs { "landscapeLeft", "portrait" } do
        local before = mark()
        rotate(side)
        expect.order({ "Home.supportedInterfaceOrientations", "Home.viewWillTransition" },
          { since = before })
        settle()
      end
    end
  end)

  it("[ROT-040] are all four in an iPad's app that shares the screen", function()
    for _, ios in ipairs { 9, 12, 17 } do
      local members = { shouldAutorotate = false, supportedInterfaceOrientations = "portrait" }
      local plist = { UISupportedInterfaceOrientations = all }
      begin({ "pad", ios = ios, infoPlist = plist }, members)
      for device, interface in pairs {
        landscapeLeft = "landscapeRight", landscapeRight = "landscapeLeft",
        portraitUpsideDown = "portraitUpsideDown", portrait = "portrait",
      } do assert.equal(interface, turned(device)) end

      plist.UIRequiresFullScreen = true
      begin({ "pad", ios = ios, infoPlist = plist }, members)
      assert.equal("portrait", turned "landscapeLeft")
    end
  end)
end)
