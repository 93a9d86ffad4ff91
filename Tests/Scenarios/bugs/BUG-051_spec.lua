-- https://github.com/lionheart/openradar-mirror/issues/16749
-- Containers hold a turn back while the finger drives a transition.

local size

-- A screen that is pushed, or a sheet, and a finger that has pulled it a part of the way.
local function launch(options)
  device(options)
  local first, second = UIViewController "First", UIViewController "Second"
  local nav = UINavigationController { "Nav", rootViewController = first }
  root(nav)
  if options.ios >= 13 then
    nav:present(second)
    settle()
    touch.down(second)
    touch.move(point(200, 600), { over = 0.2 })
  else
    nav:pushViewController(second)
    settle()
    touch.down(point(1, 300))
    touch.move(point(100, 300), { over = 0.2 })
  end
  advance(0.2)
  size = UIScreen.main.bounds.size
  return second
end

local function isInTransition()
  local presented = UIApplication.shared.keyWindow.rootViewController
  return presented.transitionCoordinator ~= nil
end

describe("A turn in the middle of a transition that the finger drives", function()
  for _, way in ipairs { "finishes", "comes to nothing" } do
    it((way == "finishes" and "[BUG-051] " or "") .. "waits until that " .. way, function()
      for _, ios in ipairs { 10, 12, 13, 15 } do
        launch { "phone", ios = ios }
        assert.is_true(isInTransition())
        rotate "landscapeLeft"
        advance(0.8)
        assert.equal(size, UIScreen.main.bounds.size)
        expect.never "**.viewWillTransition"
        if way == "finishes" then
          touch.move(ios >= 13 and point(200, 860) or point(300, 300), { over = 0.1 })
          advance(0.1)
          touch.up()
        else
          touch.cancel()
        end
        settle()
        assert.is_false(isInTransition())
        expect.order { ios >= 13 and "Second.dismissal.end" or "Nav.*.end",
          "Nav.viewWillTransition" }
        expect.once "Nav.viewWillTransition"
        assert.equal(CGSize(size.height, size.width), UIScreen.main.bounds.size)
      end
    end)
  end

  it("goes to the orientation that the device has in the end, and to none if it is back", function()
    for _, last in ipairs { "landscapeRight", "portrait" } do
      launch { "phone", ios = 10 }
      rotate "landscapeLeft"
      advance(0.2)
      rotate(last)
      advance(0.2)
      touch.cancel()
      settle()
      if last == "portrait" then
        expect.never "**.viewWillTransition"
        assert.equal(size, UIScreen.main.bounds.size)
      else
        expect.once "Nav.viewWillTransition"
        assert.equal("landscapeLeft", UIApplication.shared.statusBarOrientation)
      end
    end
  end)
end)
