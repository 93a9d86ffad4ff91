-- https://github.com/jdg/MBProgressHUD/issues/226
-- https://github.com/jdg/MBProgressHUD/issues/284
-- A HUD in the last window of the list lands in the keyboard's.

local home

-- A world in landscape whose keyboard has come and gone.
local function launch(ios)
  device { "pad", ios = ios, orientation = "landscapeLeft" }
  local field = UITextField "Field"
  home = UIViewController "Home"
  home.shouldAutorotateToInterfaceOrientation = function() return true end
  home.view:addSubview(field)
  root(home)
  keyboard.show(field)
  settle()
  keyboard.hide()
  settle()
  assert.is_false(keyboard.visible)
end

-- Whether a label in a view's own upright coordinates is upright for the user, too.
local function isUpright(hud)
  return hud.frameInWindow.size == home.view:convert(rect(0, 0, 200, 50),
    { to = home.view.window }).size
end

describe("A HUD that is put over everything", function()
  it("[BUG-074] is sideways in the last window, which is the keyboard's and stays in the list",
    function()
      launch(7)
      local windows = UIApplication.shared.windows
      local last = windows[#windows]
      assert.is_true(last ~= UIApplication.shared.keyWindow)
      local hud = UIView { "HUD", frame = rect(0, 0, 200, 50) }
      last:addSubview(hud)
      settle()
      assert.is_false(isUpright(hud))
    end)

  it("is upright in a controller's view", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      launch(ios)
      local hud = UIView { "HUD", frame = rect(0, 0, 200, 50) }
      home.view:addSubview(hud)
      settle()
      assert.is_true(isUpright(hud))
    end
  end)

  it("is never in the key window, if it goes to the last one, once the keyboard has been up",
    function()
      for _, ios in ipairs { 5, 7, 8, 9, 12, 15 } do
        launch(ios)
        local windows = UIApplication.shared.windows
        assert.is_true(windows[#windows] ~= UIApplication.shared.keyWindow)
        assert.equal(home.view.window, UIApplication.shared.keyWindow)
      end
    end)
end)
