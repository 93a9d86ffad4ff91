-- https://github.com/divadretlaw/WindowKit/pull/11
-- https://github.com/kiethuynh0904/react-native-nitro-toast/issues/2
-- https://github.com/nathantannar4/Transmission/issues/100
-- Windows that pass touches on break when the system asks them more often. The right outcome: that
-- newer systems ask in another way is not known well enough to be one of the engine's rules.

local main, toast, counts, asked

-- A toast with a button in a window over a button.
local function launch(ios)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  root(home)
  counts, asked = { Main = 0, Toast = 0 }, 0
  local function button(name, frame)
    return UIButton { name, frame = frame, action = function() counts[name] = counts[name] + 1 end }
  end
  main = button("Main", rect(20, 400, 200, 44))
  home.view:addSubview(main)
  local panel = UIView { "Panel", frame = rect(20, 0, 300, 120) }
  toast = button("Toast", rect(20, 60, 200, 44))
  panel:addSubview(toast)
  local host = UIViewController "Host"
  host.view:addSubview(panel)
  local window = UIWindow {
    "Overlay", windowLevel = 1, rootViewController = host,
    windowScene = home.view.window.windowScene,
    hitTest = function(self, at, event)
      asked = asked + 1
      local hit = UIWindow.hitTest(self, at, event)
      if hit and hit:isDescendant { of = panel } then return hit end
    end,
  }
  window.isHidden = false
  settle()
end

describe("A window that passes touches beside its toast on", function()
  it("[BUG-103] has touches beside it reach the app, and those in it the toast, however often it "
    .. "is asked for one touch", function()
      for _, ios in ipairs { 15, 17, 18, 26 } do
        launch(ios)
        assert.is_nil(tap(main).why)
        assert.same({ Main = 1, Toast = 0 }, counts)
        assert.is_true(asked > 1)
        assert.is_nil(tap(toast).why)
        assert.same({ Main = 1, Toast = 1 }, counts)
        -- At the very top of the screen, too.
        assert.equal(toast.superview, tap { x = 25, y = 5 }.receiver)
        expect.clean()
      end
    end)
end)
