-- Options of animation blocks: repeats, keyframes, old-style blocks, what stacks and what doesn't.

describe("An animation block", function()
  local home, box

  -- A new world with a box of 10 x 10 at the root's origin.
  local function begin(target)
    device(target)
    home = UIViewController "Home"
    root(home)
    box = UIView "Box"
    box.frame = rect(0, 0, 10, 10)
    home.view:addSubview(box)
    settle()
  end

  -- Moves the box to the right; the result has `finished` when the animation has completed.
  local function move(x, options)
    local result = { count = 0 }
    options = options or {}
    UIView.animate { withDuration = options.duration or 1, delay = options.delay,
      options = options.options or "curveLinear",
      animations = options.animations or function() box.frame = rect(x, 0, 10, 10) end,
      completion = function(finished)
        result.finished, result.count, result.at = finished, result.count + 1, now()
      end }
    return result
  end

  local systems = { { "phone", ios = 4 }, { "phone", ios = 7 }, { "iPhone 8", ios = 12 },
    { "iPhone 15", ios = 17 } }
  local additive = { { "phone", ios = 8 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }

  it("[ANI-009] lists the bounds as origin and size, and numbers what is stacked", function()
    for _, target in ipairs(additive) do
      begin(target)
      assert.is_nil(box.layer:animationKeys())
      move(100, { animations = function()
        box.center = point(50, 50)
        box.bounds = rect(0, 0, 20, 20)
      end })
      advance(0.25)
      move(0, { animations = function() box.center = point(0, 0) end })
      assert.same({ "position", "bounds.origin", "bounds.size", "position-2" },
        box.layer:animationKeys())
      settle()
      assert.is_nil(box.layer:animationKeys())
    end
  end)

  it("[ANI-011] replaces one that repeats, which completes unfinished", function()
    for _, target in ipairs(additive) do
      begin(target)
      local first = move(100, { options = { "repeat", "autoreverse", "curveLinear" } })
      advance(2.5)
      assert.near(50, box.presentedFrame.x, 1e-6)
      local second = move(200)
      assert.is_false(first.finished)
      assert.same({ "position" }, box.layer:animationKeys())
      -- As before iOS 8 it starts from the model value.
      assert.near(100, box.presentedFrame.x, 1e-6)
      settle()
      assert.is_true(second.finished)
    end
  end)

  it("[ANI-012] that is shorter doesn't cut a longer one; copying what is seen does", function()
    for _, target in ipairs(additive) do
      begin(target)
      move(100, { duration = 4 })
      advance(1)
      move(100, { duration = 0.1, animations = function() box.center = point(35, 5) end })
      advance(1)
      -- The model is 30, and half of the way of 100 that the first one goes is still missing.
      assert.near(30 - 50, box.presentedFrame.x, 1e-6)
      settle()
      assert.equal(4, now())

      begin(target)
      local cut = move(100, { duration = 4 })
      advance(1)
      box.layer.position = box.layer:presentation().position
      box.layer:removeAllAnimations()
      assert.is_false(cut.finished)
      assert.near(25, box.frame.x, 1e-6)
      assert.near(25, box.presentedFrame.x, 1e-6)
      settle()
      assert.equal(1, now())
    end
  end)

  it("[ANI-017] of the old kind takes 0.2 s and starts with the outermost", function()
    for _, target in ipairs(systems) do
      begin(target)
      UIView.beginAnimations "outer"
      box.center = point(105, 5)
      UIView.beginAnimations "inner"
      box.alpha = 0
      UIView.commitAnimations()
      turn()
      expect.never "Box.animation.begin"
      assert.equal(1, box.presentedAlpha)
      UIView.commitAnimations()
      expect.never "Box.animation.begin"
      turn()
      expect.count("Box.animation.begin", 2)
      advance(0.05)
      -- Slow at both ends: a quarter of the time is 0.129162 of the way.
      assert.near(12.9162, box.presentedFrame.x, 1e-4)
      advance(0.05)
      assert.near(50, box.presentedFrame.x, 1e-6)
      settle()
      assert.near(0.2, now(), 1e-9)
      expect.count("Box.animation.end", 2)
    end
  end)

  it("[ANI-018] of the old kind tells its delegate of its start and its end", function()
    for _, target in ipairs(systems) do
      begin(target)
      local said = {}
      local delegate = {}
      function delegate:animationWillStart(id, context)
        said[#said + 1] = { "start", self == delegate, id, context }
      end
      function delegate:animationDidStop(id, finished, context)
        said[#said + 1] = { "stop", self == delegate, id, finished, context, now() }
      end
      UIView.beginAnimations("Move", { context = "here" })
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStartSelector "animationWillStart:context:"
      UIView.setAnimationDidStopSelector "animationDidStop:finished:context:"
      UIView.setAnimationDuration(0.5)
      box.center = point(105, 5)
      UIView.commitAnimations()
      assert.same({}, said)
      turn()
      assert.same({ { "start", true, "Move", "here" } }, said)
      settle()
      assert.same({ "stop", true, "Move", true, "here", 0.5 }, said[2])
      assert.equal(2, #said)
      expect.order { "Box.animationWillStart", "Box.animationDidStop" }
    end
  end)

  it("[GEO-151] of the old kind takes 0.2 s if nobody says how long", function()
    for _, target in ipairs(systems) do
      begin(target)
      UIView.beginAnimations()
      box.center = point(105, 5)
      UIView.commitAnimations()
      settle()
      expect.at(0.2, "Box.animation.end")
    end
  end)

  it("[ANI-021] that autoreverses goes back and then jumps to the new value", function()
    for _, target in ipairs(systems) do
      begin(target)
      local result = move(100, { options = { "autoreverse", "curveLinear" } })
      for _, seen in ipairs { 25, 50, 75, 100, 75, 50, 25 } do
        advance(0.25)
        assert.near(seen, box.presentedFrame.x, 1e-6)
      end
      advance(0.249)
      assert.near(0.1, box.presentedFrame.x, 1e-6)
      advance(0.001)
      assert.equal(100, box.presentedFrame.x)
      assert.is_true(result.finished)
      assert.equal(2, result.at)
    end
  end)

  it("[ANI-022] of the old kind autoreverses only with a repeat count, which may be a fraction",
    function()
      for _, target in ipairs(systems) do
        for _, case in ipairs { { nil, 1 }, { 1, 2 }, { 1.5, 3 }, { 0.5, 1 } } do
          local count, duration = case[1], case[2]
          begin(target)
          UIView.beginAnimations()
          UIView.setAnimationDuration(1)
          UIView.setAnimationCurve "linear"
          UIView.setAnimationRepeatAutoreverses(true)
          if count then UIView.setAnimationRepeatCount(count) end
          box.center = point(105, 5)
          UIView.commitAnimations()
          advance(0.75)
          assert.near(75, box.presentedFrame.x, 1e-6)
          if duration > 1 then
            advance(0.75)
            assert.near(50, box.presentedFrame.x, 1e-6)
          end
          settle()
          expect.at(duration, "Box.animation.end")
        end
      end
    end)

  it("[ANI-023] that repeats without end completes when it is removed, with false", function()
    for _, target in ipairs(systems) do
      begin(target)
      local result = move(100, { options = { "repeat", "curveLinear" } })
      assert.same({ "Box.animation" }, settle())
      advance(1000.25)
      assert.near(25, box.presentedFrame.x, 1e-6)
      assert.equal(0, result.count)
      box.layer:removeAllAnimations()
      assert.is_false(result.finished)
      local repeating = settle()
      assert.is_nil(repeating)
      assert.equal(1, result.count)
    end
  end)

  it("[ANI-026] isn't ended by setting its property outside", function()
    for _, target in ipairs(additive) do
      begin(target)
      local result = move(100)
      advance(0.25)
      box.frame = rect(300, 0, 10, 10)
      assert.near(300 - 75, box.presentedFrame.x, 1e-6)
      assert.equal(0, result.count)
      settle()
      assert.is_true(result.finished)
      assert.equal(300, box.presentedFrame.x)
    end
    begin { "phone", ios = 7 }
    move(100)
    advance(0.25)
    box.frame = rect(300, 0, 10, 10)
    assert.near(25, box.presentedFrame.x, 1e-6)
    settle()
    assert.equal(300, box.presentedFrame.x)
  end)

  it("[ANI-027] of keyframes gives each its share of the whole duration", function()
    for _, target in ipairs { { "phone", ios = 7 }, { "iPhone 8", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      begin(target)
      UIView.animateKeyframes { withDuration = 2, animations = function()
        UIView.addKeyframe { withRelativeStartTime = 0.5, relativeDuration = 0.5,
          animations = function() box.frame = rect(100, 0, 10, 10) end }
      end }
      advance(1)
      assert.near(0, box.presentedFrame.x, 1e-6)
      advance(0.5)
      assert.is_true(box.presentedFrame.x > 0)
      settle()
      assert.equal(2, now())
      assert.equal(100, box.presentedFrame.x)

      -- At the same speed throughout, each keyframe begins and ends at its share of the time.
      begin(target)
      UIView.animateKeyframes { withDuration = 4, options = 3 << 16, animations = function()
        UIView.addKeyframe { withRelativeStartTime = 0, relativeDuration = 0.25,
          animations = function() box.center = point(105, 5) box.alpha = 0 end }
        UIView.addKeyframe { withRelativeStartTime = 0.5, relativeDuration = 0.25,
          animations = function() box.center = point(205, 5) box.alpha = 1 end }
      end }
      for _, seen in ipairs { { 50, 0.5 }, { 100, 0 }, { 100, 0 }, { 100, 0 }, { 150, 0.5 },
        { 200, 1 }, { 200, 1 } } do
        advance(0.5)
        assert.near(seen[1], box.presentedFrame.x, 1e-6)
        assert.near(seen[2], box.presentedAlpha, 1e-6)
      end
      settle()
      expect.at(4, "Box.animation.end")
    end
  end)

  it("[ANI-028] takes its options as UIKit's bits, too", function()
    for _, target in ipairs { { "phone", ios = 7 }, { "iPhone 15", ios = 17 } } do
      -- 1 << 3 repeats, 1 << 4 autoreverses, 3 << 16 is linear.
      begin(target)
      move(100, { options = 1 << 3 | 1 << 4 | 3 << 16 })
      assert.same({ "Box.animation" }, settle())
      advance(1.25)
      assert.near(75, box.presentedFrame.x, 1e-6)

      -- 1 << 2 begins from what is seen.
      device(target)
      begin { "phone", ios = 7 }
      move(100)
      advance(0.5)
      move(200, { options = { 1 << 2, "curveLinear" } })
      assert.near(50, box.presentedFrame.x, 1e-6)

      -- 1 << 5 takes its own duration; 1 << 1 changes nothing about the time.
      begin(target)
      local inner
      move(0, { duration = 2, animations = function()
        inner = move(100, { duration = 0.5, options = 1 << 5 | 1 << 1 })
      end })
      settle()
      assert.near(0.5, inner.at, 1e-6)
    end
  end)
end)
