-- Several windows that turn, and scenes.

local home, main

local function yes() return true end

-- A world with a second window, whose root has that mask.
local function begin(target, mask, isHidden)
  device(target)
  home = UIViewController { "Home", shouldAutorotateToInterfaceOrientation = yes }
  root(home)
  main = home.view.window
  local top = UIViewController {
    "Top", supportedInterfaceOrientations = function() return mask end,
    shouldAutorotateToInterfaceOrientation = function(_, side)
      return mask == side or mask[1] ~= nil
    end,
  }
  local overlay = UIWindow { "Overlay", rootViewController = top }
  overlay.windowLevel = 1
  if target.ios >= 13 then overlay.windowScene = main.windowScene end
  overlay.isHidden = isHidden or false
  settle()
  return overlay
end

local all = { "portrait", "landscapeLeft", "landscapeRight" }

describe("Windows", function()
  it("[ROT-091] turn together, each as its root allows, and the bar follows who turns", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, all)
      rotate "landscapeLeft"
      settle()
      expect.once "Window.rotation.begin to=landscapeRight"
      expect.once "Overlay.rotation.begin to=landscapeRight"

      begin({ "phone", ios = ios }, "portrait")
      rotate "landscapeLeft"
      settle()
      expect.once "Window.rotation.begin to=landscapeRight"
      expect.once "Overlay.rotation.refused decider=Top"
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("[ROT-098] have their roots asked though they are hidden", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin({ "phone", ios = ios }, all, true)
      local before = mark()
      rotate "landscapeLeft"
      settle()
      expect.order({ "Top.supportedInterfaceOrientations" }, { since = before })
    end
  end)

  it("[ROT-099] handle a turn by themselves, one after the other", function()
    for _, ios in ipairs { 11, 12, 13, 17 } do
      begin({ "phone", ios = ios }, all)
      rotate "landscapeLeft"
      expect.once "Window.rotation.begin"
      expect.never "Overlay.rotation.begin"
      settle()
      expect.order { "Window.rotation.begin", "Overlay.rotation.begin" }
    end
  end)
end)

describe("A scene", function()
  it("[ROT-108] has the interface's orientation, and each its own", function()
    for _, ios in ipairs { 13, 15, 17 } do
      device { "pad", ios = ios }
      home = UIViewController "Home"
      root(home)
      local scene = home.view.window.windowScene
      local other = UIWindowScene "Other"
      local window = UIWindow {
        "Overlay", rootViewController = UIViewController {
          "Top", supportedInterfaceOrientations = "portrait",
        },
      }
      window.windowScene = other
      window.isHidden = false
      settle()
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", scene.interfaceOrientation)
      assert.equal("portrait", other.interfaceOrientation)
    end
  end)

  it("[ROT-084] tells its delegate after a turn what it was like before", function()
    for _, ios in ipairs { 13, 15, 17 } do
      device { "pad", ios = ios }
      home = UIViewController "Home"
      root(home)
      settle()
      local scene, old, told = home.view.window.windowScene, UIScreen.main.bounds, nil
      scene.delegate = {
        windowSceneDidUpdate = function(_, updated, space, orientation, traits)
          told = { updated, orientation, updated.interfaceOrientation, traits ~= nil }
          assert.equal(old, space.bounds)
        end,
      }
      rotate "landscapeLeft"
      settle()
      assert.same({ scene, "portrait", "landscapeRight", true }, told)
    end
  end)
end)
