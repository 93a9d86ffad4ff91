-- https://github.com/jdg/MBProgressHUD/issues/363
-- A HUD that comes while the keyboard leaves flies in from the corner.

local hud

-- A HUD that lays its label out in the middle, put on the view when the keyboard is told to go.
local function launch(ios, isStill)
  device { "phone", ios = ios }
  local home, field = UIViewController "Home", UITextField "Field"
  home.view:addSubview(field)
  root(home)
  keyboard.show(field)
  settle()
  hud = UIView "Box"
  local function show()
    home.view:addSubview(hud)
    local room = home.view.bounds
    hud.frame = rect((room.width - 100) / 2, (room.height - 100) / 2, 100, 100)
  end
  NotificationCenter.default:addObserver("UIKeyboardWillHideNotification", function()
    if isStill then UIView.performWithoutAnimation(show) else show() end
  end)
  keyboard.hide()
  advance(0)
  assert.equal(hud.frame.midX, home.view.bounds.midX)
end

describe("A HUD that is added while the keyboard is told to go", function()
  it("[BUG-075] comes from the corner, in the keyboard's own animation", function()
    for _, ios in ipairs { 7, 9, 12, 17 } do
      launch(ios, false)
      assert.equal(point(0, 0), hud.presentedFrame.origin)
      advance(0.1)
      local seen = hud.presentedFrame.origin
      assert.is_true(seen.x > 0 and seen.x < hud.frame.minX)
      settle()
      assert.equal(hud.frame, hud.presentedFrame)
    end
  end)

  it("is in the middle from the first frame on without animation", function()
    for _, ios in ipairs { 7, 9, 12, 17 } do
      launch(ios, true)
      assert.equal(hud.frame, hud.presentedFrame)
      advance(0.1)
      assert.equal(hud.frame, hud.presentedFrame)
    end
  end)
end)
