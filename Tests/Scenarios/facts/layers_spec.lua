-- Layers of their own, transactions, and clocks that go at other speeds.

describe("A layer", function()
  local home, box

  local function begin(target)
    device(target)
    home = UIViewController "Home"
    root(home)
    box = UIView "Box"
    box.frame = rect(0, 0, 10, 10)
    home.view:addSubview(box)
    settle()
  end

  local systems = { { "phone", ios = 4 }, { "phone", ios = 7 }, { "iPhone 8", ios = 12 },
    { "iPhone 15", ios = 17 } }

  it("[GEO-152] that belongs to no view takes 0.25 s by itself", function()
    for _, target in ipairs(systems) do
      begin(target)
      assert.equal(0.25, CATransaction.animationDuration())
      local layer = CALayer "Mark"
      box.layer:addSublayer(layer)
      layer.position = point(100, 0)
      assert.same({ "position" }, layer:animationKeys())
      advance(0.125)
      -- Half of the time on Core Animation's default curve.
      assert.near(80.2403, layer:presentation().position.x, 1e-3)
      settle()
      expect.at(0.25, "Mark.animation.end")
      -- The layer of a view is not animated outside of blocks.
      box.layer.position = point(50, 50)
      assert.is_nil(box.layer:animationKeys())
    end
  end)

  it("[ANI-031] whose window's time is slowed slows everything in it, transitions included",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local ended
        local function slide()
          ended = nil
          UIView.animate { withDuration = 1, options = "curveLinear",
            animations = function() box.center = point(box.center.x + 100, 5) end,
            completion = function() ended = now() end }
        end
        home.view.window.layer.speed = 0.25
        slide()
        advance(2)
        assert.near(50, box.presentedFrame.x, 1e-6)
        settle()
        assert.near(4, ended, 1e-6)

        -- A transition takes the window's time as well.
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        local duration
        home.view.window.layer.speed = 1
        present(form)
        settle()
        local start = now()
        dismiss(form)
        settle()
        duration = now() - start
        home.view.window.layer.speed = 0.25
        start = now()
        present(form)
        settle()
        assert.near(4 * duration, now() - start, 1e-3)
        dismiss(form, { animated = false })
        settle()

        -- Where time stands still nothing ever completes.
        home.view.window.layer.speed = 0
        slide()
        assert.error_matches(function() settle() end, "speed of its layer is 0")
        home.view.window.layer.speed = -1
        assert.error_matches(function() settle() end, "speed of its layer is %-1")
        advance(100)
        assert.is_nil(ended)
      end
    end)

  it("[ANI-020] calls a transaction's completion when all that was added since has ended",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local said = {}
        local function say(what) return function() said[#said + 1] = what end end
        CATransaction.begin()
        CATransaction.setCompletionBlock(say "empty")
        CATransaction.commit()
        assert.same({ "empty" }, said)

        said = {}
        CATransaction.begin()
        UIView.animate { withDuration = 3, animations = function() box.alpha = 0 end,
          completion = say "before" }
        CATransaction.setCompletionBlock(say "transaction")
        UIView.animate { withDuration = 1, animations = function() box.center = point(0, 0) end,
          completion = say "animation" }
        CATransaction.commit()
        assert.same({}, said)
        advance(0.999)
        assert.same({}, said)
        advance(0.001)
        assert.same({ "animation", "transaction" }, said)
        settle()
        assert.same({ "animation", "transaction", "before" }, said)

        said = {}
        CATransaction.begin()
        CATransaction.setCompletionBlock(say "removed")
        UIView.animate { withDuration = 1, animations = function() box.alpha = 1 end }
        CATransaction.commit()
        advance(0.5)
        box.layer:removeAllAnimations()
        assert.same({ "removed" }, said)
      end
    end)
end)
