-- Corners of animations that no fact tells of: errors, transitions of views, calls out of place.

describe("Animations", function()
  local home, box, other

  local function begin(target)
    device(target or { "iPhone 15", ios = 17 })
    home = UIViewController "Home"
    root(home)
    box = UIView { "Box", frame = rect(0, 0, 10, 10) }
    other = UIView { "Other", frame = rect(0, 0, 10, 10) }
    home.view:addSubview(box)
    settle()
  end

  before_each(function() begin() end)

  it("show a change of a view by a transition, at once inside the view", function()
    local said
    UIView.transition { with = home.view, duration = 0.5, options = "transitionFlipFromLeft",
      animations = function() box.frame = rect(50, 0, 10, 10) end,
      completion = function(finished) said = finished end }
    assert.equal(50, box.presentedFrame.x)
    assert.same({ "transition" }, home.view.layer:animationKeys())
    advance(0.499)
    assert.is_nil(said)
    advance(0.001)
    assert.is_true(said)
    expect.trace [[
      ...
      animation UIView#1.animation.begin duration=0.5 transition=flipFromLeft
      ...
      animation UIView#1.animation.end finished=true
      ...
    ]]
  end)

  it("animate what a transition's block changes if they are told to", function()
    UIView.transition { with = home.view, duration = 1,
      options = { "transitionCrossDissolve", "allowAnimatedContent", "curveLinear" },
      animations = function() box.frame = rect(100, 0, 10, 10) end }
    advance(0.5)
    assert.near(50, box.presentedFrame.x, 1e-6)
  end)

  it("put a view in another's place, or show it there", function()
    UIView.transition { from = box, to = other, duration = 0.4, options = "transitionCurlUp" }
    assert.is_nil(box.superview)
    assert.equal(home.view, other.superview)
    settle()
    home.view:addSubview(box)
    box.isHidden = true
    UIView.transition { from = other, to = box, duration = 0.4,
      options = { "transitionCurlDown", "showHideTransitionViews" } }
    assert.equal(home.view, other.superview)
    assert.is_true(other.isHidden)
    assert.is_false(box.isHidden)
    settle()
  end)

  it("take an old-style transition of a view for what it is", function()
    UIView.beginAnimations "Curl"
    UIView.setAnimationTransition("curlUp", { forView = home.view, cache = true })
    UIView.commitAnimations()
    settle()
    expect.order { "beginAnimations name=Curl", "UIView#1.animation.begin transition=curlUp",
      "UIView#1.animation.end" }
    expect.at(0.2, "UIView#1.animation.end")
  end)

  it("lay out what is in a view together with it if they are told to", function()
    local inner = UIView "Inner"
    box.layoutSubviews = function() inner.frame = rect(0, 0, box.bounds.width, 10) end
    box:addSubview(inner)
    settle()
    UIView.animate { withDuration = 1, options = { "layoutSubviews", "curveLinear" },
      animations = function() box.bounds = rect(0, 0, 30, 10) end }
    advance(0.5)
    assert.near(20, inner.presentedFrame.width, 1e-6)
  end)

  it("repeat a part of a block so many times", function()
    local said
    UIView.animate { withDuration = 1, options = "curveLinear", animations = function()
      box.alpha = 0
      UIView.modifyAnimations { withRepeatCount = 3, autoreverses = true,
        animations = function() box.frame = rect(100, 0, 10, 10) end }
    end, completion = function() said = now() end }
    advance(4.5)
    assert.near(50, box.presentedFrame.x, 1e-6)
    settle()
    assert.equal(1, said)
    expect.at(6, "Box.animation.end")
  end)

  it("run a layer of its own as its transaction says", function()
    local layer = CALayer "Mark"
    box.layer:addSublayer(layer)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction "linear"
    layer.position = point(100, 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    UIView.animate { withDuration = 1, animations = function() box.alpha = 0 end }
    CATransaction.commit()
    layer.zPosition = 4
    CATransaction.commit()
    assert.same({ "position", "zPosition" }, layer:animationKeys())
    assert.is_nil(box.layer:animationKeys())
    assert.equal(0, box.presentedAlpha)
    advance(1)
    assert.near(50, layer:presentation().position.x, 1e-6)
    assert.near(2, layer:presentation().zPosition, 1e-6)
    assert.equal(0, layer:presentation().opacity)
    settle()
    expect.at(2, "Mark.animation.end")
  end)

  it("wait with a transaction for those of the transactions inside it", function()
    local said = {}
    local function say(what) return function() said[#said + 1] = what end end
    CATransaction.begin()
    CATransaction.setCompletionBlock(say "outer")
    CATransaction.begin()
    CATransaction.setCompletionBlock(say "inner")
    UIView.animate { withDuration = 1, animations = function() box.alpha = 0 end }
    CATransaction.commit()
    CATransaction.commit()
    assert.same({}, said)
    settle()
    assert.same({ "inner", "outer" }, said)
  end)

  it("stop and go on with the time of their layer", function()
    UIView.animate { withDuration = 1, options = "curveLinear",
      animations = function() box.frame = rect(100, 0, 10, 10) end }
    advance(0.25)
    local layer = box.layer
    layer.timeOffset = layer:convertTime(now())
    layer.speed = 0
    advance(10)
    assert.near(25, box.presentedFrame.x, 1e-6)
    local paused = layer.timeOffset
    layer.speed, layer.timeOffset, layer.beginTime = 1, 0, 0
    layer.beginTime = layer:convertTime(now()) - paused
    assert.near(25, box.presentedFrame.x, 1e-6)
    advance(0.5)
    assert.near(75, box.presentedFrame.x, 1e-6)
    settle()
    assert.near(11, now(), 1e-6)
  end)

  it("let a transition be gone half way through in slowed time, too", function()
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    home.view.window.layer.speed = 0.5
    home:present(form, { animated = true })
    advance { to = 0.5, of = form }
    local half = now()
    settle()
    assert.near(2 * half, now(), 1e-6)
    assert.is_true(now() > 1)
  end)

  it("of a flip take their window's time, and none where animations are disabled", function()
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen",
      modalTransitionStyle = "flipHorizontal" }
    home:present(form, { animated = true })
    settle()
    local usual = now()
    assert.is_true(usual > 0)
    form.view.window.layer.speed = 0.5
    home:dismiss { animated = true }
    settle()
    assert.near(3 * usual, now(), 1e-6)
    UIView.setAnimationsEnabled(false)
    home:present(form, { animated = true })
    settle()
    assert.near(3 * usual, now(), 1e-6)
    expect.once "*.animation.begin transition=flipFromRight"
    expect.once "*.animation.begin transition=flipFromLeft"
  end)

  it("pace a keyframe animation as a whole by its curve", function()
    -- After half of the time an animation that is slow at first has gone 0.315357 of the way.
    UIView.animateKeyframes { withDuration = 2, options = 1 << 16, animations = function()
      UIView.addKeyframe { withRelativeStartTime = 0, relativeDuration = 0.5,
        animations = function() box.frame = rect(100, 0, 10, 10) end }
    end }
    advance(1)
    assert.near(2 * 31.5357, box.presentedFrame.x, 1e-3)
  end)

  it("name what repeats when the world settles", function()
    UIView.animate { withDuration = 1, options = "repeat",
      animations = function() box.alpha = 0 end }
    UIView.animate { withDuration = 2, animations = function() home.view.alpha = 0 end }
    assert.same({ "Box.animation" }, settle())
    assert.equal(2, now())
    assert.equal(2, step())
    assert.error_matches(function() advance { till = "Box.animation.end" } end,
      "nothing is left to run")
  end)

  it("show in the trace what a transform changes", function()
    box.transform = CGAffineTransform(2, 0, 0, 1, 0, 5)
    expect.order { "Box.transform a=2 ty=5" }
    box.transform = CGAffineTransform(1, 0, 0, 1, 0, 0)
    expect.order { "Box.transform value=identity" }
  end)

  it("forget an old-style block that is begun in a block and never committed", function()
    UIView.animate { withDuration = 1, animations = function() UIView.beginAnimations() end }
    box.center = point(50, 50)
    assert.is_nil(box.layer:animationKeys())
  end)

  it("don't take what a completion changes into the block that cut the other off", function()
    begin { "phone", ios = 7 }
    home.view:addSubview(other)
    UIView.animate { withDuration = 1, animations = function() box.alpha = 0 end,
      completion = function() other.alpha = 0 end }
    advance(0.5)
    UIView.animate { withDuration = 1, animations = function() box.alpha = 1 end }
    assert.equal(0, other.presentedAlpha)
    assert.is_nil(other.layer:animationKeys())
  end)

  it("without a name for curve 7 take it as easeInOut before iOS 7", function()
    begin { "phone", ios = 6 }
    UIView.animate { withDuration = 2, options = 7 << 16,
      animations = function() box.frame = rect(100, 0, 10, 10) end }
    advance(1)
    assert.near(50, box.presentedFrame.x, 1e-6)
    settle()
    assert.equal(2, now())
  end)

  it("say what is wrong with a call", function()
    local function wrong(text, call) assert.error_matches(call, text) end
    wrong('there is no animation option "curveEasIn"; did you mean "curveEaseIn"', function()
      UIView.animate { withDuration = 1, options = "curveEasIn", animations = function() end }
    end)
    wrong('only "calculationModeLinear" is modelled', function()
      UIView.animateKeyframes { withDuration = 1, options = 1 << 10, animations = function() end }
    end)
    wrong("shares of the whole duration, from 0 to 1", function()
      UIView.addKeyframe { withRelativeStartTime = 1.5, relativeDuration = 1,
        animations = function() end }
    end)
    wrong("takes { with = view, animations = … } or { from = view, to = view }", function()
      UIView.transition { duration = 1 }
    end)
    wrong("from has to be in a superview", function()
      UIView.transition { from = other, to = box, duration = 1 }
    end)
    wrong("belongs between UIView.beginAnimations and UIView.commitAnimations", function()
      UIView.setAnimationDidStopSelector "stopped"
    end)
    wrong("takes a table with the methods that the selectors name, got the number 3", function()
      UIView.beginAnimations()
      UIView.setAnimationDelegate(3)
    end)
    wrong('there is no timing function "easeInEaseOt"; did you mean "easeInEaseOut"', function()
      CATransaction.setAnimationTimingFunction "easeInEaseOt"
    end)
    wrong("this is the layer of a view; move the view with addSubview", function()
      home.view.layer:addSublayer(box.layer)
    end)
    wrong("use the view's removeFromSuperview", function() box.layer:removeFromSuperlayer() end)
    wrong("a layer can't be put into itself", function()
      local layer = CALayer()
      layer:addSublayer(layer)
    end)
    wrong("UICubicTimingParameters or a UISpringTimingParameters, got the number 3", function()
      UIViewPropertyAnimator { timingParameters = 3 }
    end)
    wrong("should be above 0", function()
      UISpringTimingParameters { dampingRatio = -1 }
    end)
    wrong("an animator that repeats, autoreverses or is a transition is not modelled", function()
      UIViewPropertyAnimator.runningPropertyAnimator { withDuration = 1, options = "repeat",
        animations = function() end }
    end)
    wrong("different speeds in two directions are not modelled", function()
      UISpringTimingParameters { initialVelocity = point(1, 2) }
    end)
  end)

  it("refuse what an animator can't do in its state", function()
    local animator = UIViewPropertyAnimator { duration = 1, curve = "linear",
      animations = function() box.alpha = 0 end }
    assert.error_matches(function() animator:finishAnimation { at = "end" } end,
      "should only be called on a stopped animator")
    animator:startAnimation()
    assert.error_matches(function() animator.duration = 3 end,
      "is given when the animator is made")
    animator:stopAnimation(false)
    assert.error_matches(function() animator:startAnimation() end, "the animator is stopped")
  end)
end)
