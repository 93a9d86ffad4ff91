-- Turns that meet a transition, a lock or another turn.

local home

local function begin(target, members)
  device(target)
  members = members or {}
  members[1] = "Home"
  home = UIViewController(members)
  root(home)
  settle()
end

-- A controller that turns everywhere, on every system.
local function form(name)
  return UIViewController {
    name or "Form", modalPresentationStyle = "fullScreen",
    shouldAutorotateToInterfaceOrientation = function() return true end,
  }
end

local function orientation() return UIApplication.shared.statusBarOrientation end

describe("A window", function()
  local systems = { { "phone", ios = 5 }, { "phone", ios = 7 }, { "phone", ios = 12 },
    { "phone", ios = 17 } }

  it("[ROT-086] doesn't turn while it is locked, and makes up for it once when it isn't", function()
    for _, target in ipairs(systems) do
      begin(target, { shouldAutorotateToInterfaceOrientation = function() return true end })
      local window = home.view.window
      window:beginDisablingInterfaceAutorotation()
      window:beginDisablingInterfaceAutorotation()
      rotate "landscapeRight"
      rotate "landscapeLeft"
      settle()
      window:endDisablingInterfaceAutorotationAnimated(true)
      settle()
      assert.equal("portrait", orientation())
      expect.never "Window.rotation.begin"
      window:endDisablingInterfaceAutorotationAnimated(true)
      assert.equal("landscapeRight", orientation())
      settle()
      expect.once "Window.rotation.begin"
    end
  end)

  it("[ROT-087] logs an unlock without a lock, and stays as it is", function()
    for _, target in ipairs(systems) do
      begin(target, { shouldAutorotateToInterfaceOrientation = function() return true end })
      home.view.window:endDisablingInterfaceAutorotationAnimated(true)
      expect.exactly({
        'Window.rotation.unbalanced text="-[UIWindow '
          .. 'endDisablingInterfaceAutorotationAnimated:] called on '
          .. '<UIWindow: 0x1002> without matching -beginDisablingInterfaceAutorotation. Ignoring."',
      }, { kind = "warning" })
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", orientation())
    end
  end)

  it("[ROT-088] waits with a turn for the end of a transition, and takes the latest", function()
    for _, target in ipairs(systems) do
      begin(target, { shouldAutorotateToInterfaceOrientation = function() return true end })
      present(form())
      advance(0.1)
      rotate "landscapeLeft"
      advance(0.1)
      rotate "portrait"
      settle()
      expect.never "Window.rotation.begin"
      assert.equal("portrait", orientation())

      begin(target, { shouldAutorotateToInterfaceOrientation = function() return true end })
      present(form())
      advance(0.1)
      rotate "landscapeLeft"
      settle()
      expect.order { "Window.rotation.waits", "Form.viewDidAppear", "Window.rotation.begin" }
      expect.once "Window.rotation.begin to=landscapeRight"
      assert.equal("landscapeRight", orientation())
    end
  end)

  it("[ROT-090] has the app ignore touches while it turns, up to iOS 12", function()
    for _, target in ipairs { { "phone", ios = 5 }, { "phone", ios = 7 }, { "phone", ios = 12 } } do
      begin(target, { shouldAutorotateToInterfaceOrientation = function() return true end })
      local app, seen = UIApplication.shared, {}
      home.didRotate = function() seen.did = app.isIgnoringInteractionEvents end
      home.willRotate = function() seen.will = app.isIgnoringInteractionEvents end
      assert.is_false(app.isIgnoringInteractionEvents)
      rotate "landscapeLeft"
      advance(0.1)
      assert.is_true(app.isIgnoringInteractionEvents)
      settle()
      assert.is_true(seen.will)
      assert.is_false(app.isIgnoringInteractionEvents)
    end
  end)
end)
