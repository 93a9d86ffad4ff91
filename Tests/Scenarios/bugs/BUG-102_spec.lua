-- https://github.com/SwiftKickMobile/SwiftMessages/issues/399
-- A window that passes touches on is fooled by the private views around its root's view.

local button, count, message

-- A window with a message at its top, whose root's view passes touches on, over a button. `passes`
-- says whether the window passes a hit on, too.
local function launch(model, ios, passes)
  device { model, ios = ios }
  local home = UIViewController "Home"
  root(home)
  count = 0
  button = UIButton { "Button", frame = rect(20, 300, 200, 44), action = function()
    count = count + 1
  end }
  home.view:addSubview(button)
  message = UIView { "Message", frame = rect(0, 0, 300, 80) }
  local host = UIViewController {
    "Host", loadView = function(self)
      self.view = UIView {
        "Content", hitTest = function(view, at, event)
          local hit = UIView.hitTest(view, at, event)
          if hit ~= view then return hit end
        end,
      }
      self.view:addSubview(message)
    end,
  }
  local window = UIWindow {
    "Overlay", windowLevel = 1, rootViewController = host,
    hitTest = function(self, at, event)
      local hit = UIWindow.hitTest(self, at, event)
      if hit and not passes(self, hit) then return hit end
    end,
  }
  if tonumber(ios) >= 13 then window.windowScene = home.view.window.windowScene end
  window.isHidden = false
  settle()
end

local function isItself(window, hit) return hit == window end

-- Whether the hit lies around the content, rather than in it.
local function isAround(_, hit) return hit ~= message and message:isDescendant { of = hit } end

describe("A window that passes touches beside its message on", function()
  it("[BUG-102] takes them on a system with private views, if it asks whether it was hit itself",
    function()
      launch("pad", "13.5", isItself)
      local report = tap(button)
      assert.equal(0, count)
      assert.matches("UIWindow \"Overlay\"", tostring(report.path[1]))
      assert.is_true(message:isDescendant { of = report.receiver })
      -- On a system without those it works.
      launch("pad", 12, isItself)
      assert.is_nil(tap(button).why)
      assert.equal(1, count)
    end)

  it("passes them on everywhere, if it asks whether its message was hit", function()
    for _, model in ipairs { "phone", "pad" } do
      for _, ios in ipairs { 12, "13.5", 15, 17, 26 } do
        launch(model, ios, isAround)
        assert.is_nil(tap(button).why)
        assert.equal(1, count)
        assert.equal(message, tap(message).receiver)
      end
    end
  end)
end)
