-- Animation blocks: what the model and what the screen shows, and when completions run.

describe("A view animation", function()
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

  it("[ANI-001] changes the model at once, and only what is seen travels", function()
    for _, target in ipairs(systems) do
      begin(target)
      move(100)
      assert.equal(rect(100, 0, 10, 10), box.frame)
      advance(0.5)
      assert.equal(rect(100, 0, 10, 10), box.frame)
      assert.near(50, box.presentedFrame.x, 1e-6)
    end
  end)

  it("[ANI-002] without a duration changes at once and completes in the next turn", function()
    for _, target in ipairs(systems) do
      for _, duration in ipairs { 0, -1 } do
        begin(target)
        local start = now()
        local result = move(100, { duration = duration })
        assert.equal(rect(100, 0, 10, 10), box.presentedFrame)
        assert.is_nil(result.finished)
        turn()
        assert.is_true(result.finished)
        assert.equal(start, result.at)
      end
    end
  end)

  it("[ANI-003] that changes nothing completes at once, whatever its duration", function()
    for _, target in ipairs(systems) do
      begin(target)
      local start = now()
      local result = move(0, { animations = function() end })
      turn()
      assert.is_true(result.finished)
      assert.equal(start, result.at)
    end
  end)

  it("[ANI-004] is immediate while animations are disabled, but one that runs goes on", function()
    for _, target in ipairs(systems) do
      begin(target)
      local running = move(100)
      advance(0.25)
      UIView.setAnimationsEnabled(false)
      local alpha = move(0, { animations = function() box.alpha = 0 end })
      turn()
      assert.equal(0, box.presentedAlpha)
      assert.is_true(alpha.finished)
      advance(0.25)
      assert.near(50, box.presentedFrame.x, 1e-6)
      settle()
      assert.is_true(running.finished)
    end
  end)

  it("[ANI-005] does not take what performWithoutAnimation changes inside it", function()
    for _, target in ipairs { { "phone", ios = 7 }, { "iPhone 15", ios = 17 } } do
      begin(target)
      move(0, { animations = function()
        box.alpha = 0
        UIView.performWithoutAnimation(function() box.frame = rect(100, 0, 10, 10) end)
      end })
      turn()
      assert.equal(rect(100, 0, 10, 10), box.presentedFrame)
      assert.equal(1, box.presentedAlpha)
    end
  end)

  it("[ANI-006] is finished if it reached its end, not if it was removed", function()
    for _, target in ipairs(systems) do
      begin(target)
      local whole = move(100)
      settle()
      assert.is_true(whole.finished)
      local cut = move(0)
      advance(0.5)
      box.layer:removeAllAnimations()
      settle()
      assert.is_false(cut.finished)
    end
  end)

  it("[ANI-007] up to iOS 7 replaces the one before, from the model value or from what is seen",
    function()
      for _, ios in ipairs { 4, 6, 7 } do
        for _, option in ipairs { "curveLinear", "beginFromCurrentState" } do
          begin { "phone", ios = ios }
          local first = move(100)
          advance(0.5)
          local start = now()
          local second = move(200, { options = { "curveLinear", option } })
          turn()
          assert.is_false(first.finished)
          assert.equal(start, first.at)
          assert.near(option == "curveLinear" and 100 or 50, box.presentedFrame.x, 1e-6)
          settle()
          assert.is_true(second.finished)
          assert.near(start + 1, second.at, 1e-6)
        end
      end
    end)

  it("[ANI-008] from iOS 8 adds to the one before, and both end at their own ends", function()
    for _, target in ipairs(additive) do
      begin(target)
      local start = now()
      local first = move(100)
      advance(0.5)
      local second = move(200)
      turn()
      assert.near(50, box.presentedFrame.x, 1e-6)
      advance(0.25)
      -- 200, less a quarter of the first way and three quarters of the second.
      assert.near(200 - 25 - 75, box.presentedFrame.x, 1e-6)
      settle()
      assert.is_true(first.finished)
      assert.near(start + 1, first.at, 1e-6)
      assert.is_true(second.finished)
      assert.near(start + 1.5, second.at, 1e-6)
    end
  end)

  it("[ANI-010] from iOS 8 a second change of alpha goes on from what is seen", function()
    for _, target in ipairs(additive) do
      begin(target)
      move(0, { animations = function() box.alpha = 0 end })
      advance(0.5)
      move(0, { animations = function() box.alpha = 1 end })
      turn()
      assert.near(0.5, box.presentedAlpha, 1e-6)
      advance(0.5)
      assert.near(0.75, box.presentedAlpha, 1e-6)
    end
  end)

  it("[ANI-013] ends unfinished when its view leaves the window", function()
    for _, target in ipairs(systems) do
      begin(target)
      local result = move(100)
      advance(0.5)
      box:removeFromSuperview()
      settle()
      assert.is_false(result.finished)
      assert.is_true(result.at < 1)
    end
  end)

  it("[ANI-014] of a view that is in no window completes in the next turn", function()
    for _, target in ipairs(systems) do
      begin(target)
      box:removeFromSuperview()
      local start = now()
      local result = move(100)
      assert.equal(rect(100, 0, 10, 10), box.presentedFrame)
      turn()
      assert.is_true(result.finished)
      assert.equal(start, result.at)
    end
  end)

  it("[ANI-015] takes the duration and curve of the block around it unless it overrides them",
    function()
      for _, override in ipairs { false, true } do
        for _, target in ipairs(systems) do
          begin(target)
          local inner
          local options = override and { "overrideInheritedDuration", "curveEaseIn" }
            or { "curveEaseIn" }
          move(0, { duration = 2, animations = function()
            inner = move(100, { duration = 0.5, options = options })
          end })
          advance(1)
          assert.near(override and 100 or 50, box.presentedFrame.x, 1e-6)
          assert.equal(override and true or nil, inner.finished)
          settle()
          assert.near(override and 0.5 or 2, inner.at, 1e-6)
        end
      end
    end)

  it("[ANI-016] tells its duration to what is inside it", function()
    for _, target in ipairs { { "phone", ios = 9 }, { "iPhone 15", ios = 17 } } do
      begin(target)
      assert.equal(0, UIView.inheritedAnimationDuration())
      local inside
      move(0, { duration = 0.75, animations = function()
        inside = UIView.inheritedAnimationDuration()
      end })
      assert.equal(0.75, inside)
      assert.equal(0, UIView.inheritedAnimationDuration())
    end
  end)

  it("[ANI-019] begins at the end of the turn, with all others of the turn", function()
    for _, target in ipairs(systems) do
      begin(target)
      local first = move(100)
      busy(0.25)
      local second = move(0, { animations = function() box.alpha = 0 end })
      expect.never "Box.animation.begin"
      settle()
      expect.count("Box.animation.begin", 2)
      expect.at(0.25, "Box.animation.begin")
      assert.near(1.25, first.at, 1e-6)
      assert.near(1.25, second.at, 1e-6)
    end
  end)

  it("[ANI-024] holds the old value during its delay, while the model is new", function()
    for _, target in ipairs(systems) do
      begin(target)
      local result = move(100, { delay = 0.5 })
      advance(0.4)
      assert.equal(rect(100, 0, 10, 10), box.frame)
      assert.equal(0, box.presentedFrame.x)
      advance(0.6)
      assert.near(50, box.presentedFrame.x, 1e-6)
      settle()
      assert.near(1.5, result.at, 1e-6)
    end
  end)

  it("[ANI-025] completes once, when its last change ends, with that one's flag", function()
    for _, target in ipairs(systems) do
      begin(target)
      local both = function()
        box.alpha = 0
        box.frame = rect(100, 0, 10, 10)
      end
      local group = move(0, { animations = both })
      settle()
      assert.equal(1, group.count)
      assert.is_true(group.finished)
    end
    begin { "phone", ios = 7 }
    local group = move(100, { animations = function()
      box.alpha = 0
      box.center = point(100, 5)
    end })
    advance(0.5)
    move(0, { animations = function() box.alpha = 1 end })  -- replaces one of the two changes
    turn()
    assert.equal(0, group.count)
    settle()
    assert.equal(1, group.count)
    assert.is_true(group.finished)
    assert.near(1, group.at, 1e-6)
  end)
end)
