-- Property animators, springs and the system's own curve.

describe("A property animator", function()
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

  -- An animator that moves the box 100 to the right, and notes where it ends.
  local function mover(options)
    local ends = {}
    options[1], options.animations = "Mover", function() box.frame = rect(100, 0, 10, 10) end
    local animator = UIViewPropertyAnimator(options)
    animator:addCompletion(function(position) ends[#ends + 1] = position end)
    return animator, ends
  end

  local systems = { { "phone", ios = 10 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }

  -- When the last animation of the box ended, since the start.
  local function duration(animate)
    local start = now()
    animate()
    settle()
    return now() - start
  end

  it("[ANI-029] runs its block when it starts, begins with the turn's end, and takes 0.2 s for 0",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local animator = mover { duration = 0 }
        assert.equal(0, box.frame.x)
        animator:startAnimation()
        assert.equal(100, box.frame.x)
        assert.equal(0, box.presentedFrame.x)
        expect.never "Mover.animation.begin"
        assert.equal(0, animator.duration)
        settle()
        expect.at(0, "Mover.animation.begin")
        expect.at(0.2, "Mover.animation.end")
      end
    end)

  it("[ANI-030] is active from its start to its end, and completes then or when it is finished",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local animator, ends = mover { duration = 1, curve = "linear" }
        assert.equal("inactive", animator.state)
        animator:startAnimation()
        assert.equal("active", animator.state)
        assert.is_true(animator.isRunning)
        advance(0.5)
        assert.equal("active", animator.state)
        settle()
        assert.equal("inactive", animator.state)
        assert.is_false(animator.isRunning)
        assert.same({ "end" }, ends)

        begin(target)
        animator, ends = mover { duration = 1, pausesOnCompletion = true }
        animator:startAnimation()
        settle()
        assert.equal("active", animator.state)
        assert.is_false(animator.isRunning)
        assert.same({}, ends)
        animator:stopAnimation(false)
        assert.equal("stopped", animator.state)
        assert.same({}, ends)
        animator:finishAnimation { at = "end" }
        assert.equal("inactive", animator.state)
        assert.same({ "end" }, ends)

        begin(target)
        animator, ends = mover { duration = 1, curve = "linear" }
        animator:startAnimation()
        advance(0.25)
        animator:stopAnimation(true)
        assert.equal("inactive", animator.state)
        assert.equal(25, box.frame.x)
        assert.equal(25, box.presentedFrame.x)
        settle()
        assert.same({}, ends)
      end
    end)

  it("[GEO-174] ignores its duration with a spring of physical values, not with one of a ratio",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local physical = mover { duration = 3, timingParameters = UISpringTimingParameters {
          mass = 3, stiffness = 1000, damping = 500 } }
        assert.near(0.505735, duration(function() physical:startAnimation() end), 1e-6)
        begin(target)
        local ratio = mover { duration = 3, timingParameters = UISpringTimingParameters {
          dampingRatio = 1 } }
        assert.near(3, duration(function() ratio:startAnimation() end), 1e-9)
      end
    end)

  it("[GEO-167] has a default spring of mass 3, stiffness 1000 and damping 500", function()
    begin { "phone", ios = 10 }
    local spring = UISpringTimingParameters()
    assert.equal(3, spring.mass)
    assert.equal(1000, spring.stiffness)
    assert.equal(500, spring.damping)
    assert.near(4.5644, spring.damping / (2 * math.sqrt(spring.stiffness * spring.mass)), 1e-4)
  end)

  it("[GEO-168] moves a spring of ratio above 1 as if it were 1", function()
    for _, target in ipairs(systems) do
      begin(target)
      local animator = mover { timingParameters = UISpringTimingParameters() }
      animator:startAnimation()
      advance(0.25)
      assert.near(94.2038, box.presentedFrame.x, 1e-4)
      advance(0.25)
      assert.near(99.8901, box.presentedFrame.x, 1e-4)
    end
  end)

  it("[GEO-170] lasts until its spring has settled", function()
    for _, case in ipairs { { 5, 2.85497 }, { 10, 1.4727003 }, { 15, 1.02209 } } do
      begin { "iPhone 8", ios = 12 }
      local animator = mover { timingParameters = UISpringTimingParameters {
        mass = 1, stiffness = 100, damping = case[1] } }
      assert.near(case[2], duration(function() animator:startAnimation() end), 1e-5)
    end
  end)

  it("[GEO-162] of curve 7 aside, an animation of curve 7 takes about 0.5 s whatever is said",
    function()
      for _, target in ipairs { { "phone", ios = 7 }, { "iPhone 8", ios = 12 },
        { "iPhone 15", ios = 17 } } do
        for _, said in ipairs { 0.1, 3 } do
          begin(target)
          local took = duration(function()
            UIView.animate { withDuration = said, options = 7 << 16,
              animations = function() box.alpha = 0 end }
          end)
          assert.near(0.5, took, 0.01)
        end
      end
    end)

  it("[GEO-166] gives curve 7 as a spring of mass 3, stiffness 1000 and damping 500", function()
    begin { "iPhone 15", ios = 17 }
    local animator = mover { timingParameters = UISpringTimingParameters {
      mass = 3, stiffness = 1000, damping = 500 } }
    animator:startAnimation()
    local other = UIView { "Other", frame = rect(0, 0, 10, 10) }
    home.view:addSubview(other)
    UIView.animate { withDuration = 0.25, options = 7 << 16,
      animations = function() other.frame = rect(100, 0, 10, 10) end }
    for _ = 1, 5 do
      advance(0.1)
      assert.is_true(other.presentedFrame.x > 0)
      assert.near(box.presentedFrame.x, other.presentedFrame.x, 1e-6)
    end
  end)

  it("[GEO-164] has the named curves of Core Animation", function()
    local curves = { easeIn = { 0.42, 0, 1, 1 }, easeOut = { 0, 0, 0.58, 1 },
      easeInOut = { 0.42, 0, 0.58, 1 }, linear = { 0, 0, 1, 1 } }
    for _, name in ipairs { "easeIn", "easeOut", "easeInOut", "linear" } do
      local c = curves[name]
      begin { "iPhone 8", ios = 12 }
      mover { duration = 1, curve = name }:startAnimation()
      local other = UIView { "Other", frame = rect(0, 0, 10, 10) }
      home.view:addSubview(other)
      UIViewPropertyAnimator { duration = 1, controlPoint1 = point(c[1], c[2]),
        controlPoint2 = point(c[3], c[4]),
        animations = function() other.frame = rect(100, 0, 10, 10) end }:startAnimation()
      for _ = 1, 9 do
        advance(0.1)
        assert.is_true(other.presentedFrame.x > 0)
        assert.near(other.presentedFrame.x, box.presentedFrame.x, 1e-6)
      end
    end
  end)

  it("[GEO-165] passes the check values of the named curves", function()
    local values = {
      { "default", 0.408511, 0.802403, 0.960459 }, { "easeIn", 0.093465, 0.315357, 0.621862 },
      { "easeOut", 0.378138, 0.684643, 0.906535 },
      { "easeInEaseOut", 0.129162, 0.500000, 0.870838 },
    }
    for _, row in ipairs(values) do
      begin { "iPhone 8", ios = 12 }
      local layer = CALayer "Mark"
      box.layer:addSublayer(layer)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(row[1])
      layer.position = point(1, 0)
      for index = 2, 4 do
        advance(0.25)
        assert.near(row[index], layer:presentation().position.x, 1e-6)
      end
    end
  end)

  it("[GEO-172] has a spring of UIView's whose amplitude is a thousandth at the end", function()
    for _, row in ipairs { { 1, 9.23341 }, { 0.8, 8.99430 }, { 0.5, 12.71690 } } do
      local ratio, product = row[1], row[2]
      begin { "iPhone 15", ios = 17 }
      UIView.animate { withDuration = 2, usingSpringWithDamping = ratio,
        animations = function() box.frame = rect(100, 0, 10, 10) end }
      local w = product / 2
      for step = 1, 9 do
        advance(0.2)
        local t = step * 0.2
        local left
        if ratio == 1 then
          left = (1 + w * t) * math.exp(-w * t)
        else
          local wd = w * math.sqrt(1 - ratio * ratio)
          left = math.exp(-ratio * w * t)
            * (math.cos(wd * t) + ratio * w / wd * math.sin(wd * t))
        end
        assert.near(100 * (1 - left), box.presentedFrame.x, 1e-3)
      end
    end
  end)

  it("[GEO-175] takes the velocity in total distances a second", function()
    begin { "iPhone 15", ios = 17 }
    -- 200 points to go at 100 points a second are half a distance a second.
    UIView.animate { withDuration = 2, usingSpringWithDamping = 1, initialSpringVelocity = 0.5,
      animations = function() box.frame = rect(200, 0, 10, 10) end }
    advance(0.000001)
    local first = box.presentedFrame.x
    advance(0.000099)
    assert.near(100, (box.presentedFrame.x - first) / 0.000099, 1)
  end)
end)
