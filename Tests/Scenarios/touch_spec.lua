-- Fingers, controls and the verbs that move them: what a report says, and which mistakes it names.

local home, box

local function launch(options)
  device(options or { "phone", ios = 17 })
  home = UIViewController "Home"
  root(home)
  box = UIView { "Box", frame = rect(100, 100, 100, 100) }
  home.view:addSubview(box)
  settle()
end

before_each(function() launch() end)

-- A control in Home's view that writes down what happens to it.
local function listening(control)
  local heard = {}
  home.view:addSubview(control)
  for _, event in ipairs {
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
  } do
    control:addAction(function(sender)
      assert.equal(control, sender)
      heard[#heard + 1] = event
    end, { for_ = event })
  end
  return heard
end

describe("A tap", function()
  it("goes to a view, a controller, a title, an accessibility identifier or a point", function()
    local button = UIButton {
      "OK", frame = rect(0, 300, 80, 44), accessibilityIdentifier = "confirm",
    }
    home.view:addSubview(button)
    assert.equal("OK", button.currentTitle)
    for _, target in ipairs { button, "OK", "confirm", point(40, 322) } do
      local report = tap(target)
      assert.equal(button, report.receiver)
      assert.is_nil(report.why)
      assert.is_nil(report.blocker)
      assert.equal(button, report.path[#report.path])
      assert.equal(home.view.window, report.path[1])
    end
    assert.equal(button, tap { x = 40, y = 322 }.receiver)
    assert.equal(home.view, tap(home).receiver)
    expect.count("OK.tap", 5)
    expect.count('OK.tap title=OK', 1)
  end)

  it("aims at the point of its target that is nearest to the centre and can be reached", function()
    local cover = UIView { "Cover", frame = rect(100, 100, 60, 100) }
    home.view:addSubview(cover)
    assert.equal(box, tap(box).receiver)
    cover.frame = rect(90, 90, 120, 120)
    local report = tap(box)
    assert.equal(cover, report.receiver)
    assert.equal(cover, report.blocker)
    assert.equal("Cover lies over it", report.why)
    expect.order { "Box.tap", 'Box.tap lost="Cover lies over it"' }
  end)

  it("says why what it was meant for got nothing", function()
    local function why(change)
      launch()
      local target = change() or box
      local report = tap(target)
      assert.is_true(report.why ~= nil)
      return report.why
    end
    assert.equal("Box is hidden", why(function() box.isHidden = true end))
    assert.equal("interaction is off for Box",
      why(function() box.isUserInteractionEnabled = false end))
    assert.equal("the alpha of Box is 0.005", why(function() box.alpha = 0.005 end))
    assert.equal("Inner's superview Box doesn't let touches out of its bounds: "
      .. "the point (220, 220) lies outside", why(function()
        local inner = UIView { "Inner", frame = rect(210, 210, 20, 20) }
        box:addSubview(inner)
        return inner
      end))
    assert.equal("Box, which holds Inner, is hidden", why(function()
      local inner = UIView { "Inner", frame = rect(0, 0, 20, 20) }
      box:addSubview(inner)
      box.isHidden = true
      return inner
    end))
    assert.equal("Loose is in no window", why(function() return UIView "Loose" end))
    assert.equal("Other is in no window", why(function() return UIViewController "Other" end))
    assert.equal("pointInside of Box answers no for the point (50, 50)", why(function()
      box.pointInside = function() return false end
    end))
    assert.equal("hitTest of Box passes it by", why(function()
      box.hitTest = function() return nil end
    end))
    assert.equal("Window, which holds Box, is hidden",
      why(function() home.view.window.isHidden = true end))
    assert.equal("Form covers it", why(function()
      home:present(UIViewController { "Form", modalPresentationStyle = "overFullScreen" })
      settle()
    end))
  end)

  it("loses every touch in the background, while the interface turns and in a transition",
    function()
      launch { "phone", ios = 12 }
      background()
      assert.equal("the app is in the background", tap(box).why)
      foreground()
      rotate "landscapeLeft"
      advance(0.1)
      assert.equal("touches are lost while the interface turns", tap(box).why)
      settle()
      assert.is_nil(tap(box).why)
      local navigation = UINavigationController { "Nav", rootViewController = UIViewController "A" }
      root(navigation)
      settle()
      navigation:pushViewController(UIViewController "B")
      advance(0.1)
      assert.equal("touches are lost while Nav's transition is under way",
        touch.down(point(50, 200)).why)
      settle()
      assert.equal("the touch was lost when the finger went down", touch.up().why)
      expect.order {
        'UIApplication.touch.began lost="touches are lost while Nav\'s transition is under way"',
      }
    end)

  it("blocks the whole app while a block animates, before iOS 5", function()
    launch { "phone", ios = 4 }
    local other = UIView { "Other", frame = rect(0, 300, 50, 50) }
    home.view:addSubview(other)
    UIView.animate { withDuration = 1, animations = function() box.alpha = 0.5 end }
    advance(0.5)
    assert.equal("touches are lost while a block animates without allowUserInteraction",
      tap(other).why)
    settle()
    assert.equal(other, tap(other).receiver)
  end)

  it("comes twice in a row, and counts", function()
    local counts = {}
    box.touchesEnded = function(_, touches) counts[#counts + 1] = touches[1].tapCount end
    tap(box, { count = 3 })
    advance(0.3)
    tap(box)
    advance(0.5)
    tap(box)
    tap { x = 120, y = 120, count = 1 }
    tap { x = 199, y = 199 }
    assert.same({ 1, 2, 3, 4, 1, 2, 1 }, counts)
  end)

  it("of what is disabled does nothing, and says so", function()
    local button = UIButton { "Send", frame = rect(0, 300, 80, 44), isEnabled = false }
    local heard = listening(button)
    local report = tap "Send"
    assert.equal("Send is disabled", report.why)
    assert.equal(button, report.blocker)
    assert.is_nil(report.receiver)
    assert.same({}, heard)
  end)

  it("on a button waits for the next turn in a callback", function()
    local button = UIButton { "OK", frame = rect(0, 300, 80, 44) }
    home.view:addSubview(button)
    local report
    after(0.1, function() report = tap(button) end)
    settle()
    assert.is_true(report.isQueued)
    expect.once "OK.tap"
  end)

  it("follows an interface that is turned, on every system", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      for _, orientation in ipairs { "landscapeLeft", "landscapeRight", "portraitUpsideDown" } do
        device { "pad", ios = ios, orientation = orientation }
        home = UIViewController { "Home", supportedInterfaceOrientations = "all" }
        home.shouldAutorotateToInterfaceOrientation = function() return true end
        root(home)
        local corner = UIView { "Corner", frame = rect(0, 0, 60, 60) }
        home.view:addSubview(corner)
        settle()
        assert.equal(corner, tap(corner).receiver)
        -- The points are those that the user sees, whatever the system's own are.
        assert.equal(corner, tap { x = 30, y = 40 }.receiver)
        assert.equal(home.view, tap { x = 30, y = 300 }.receiver)
        tap(corner)
        local place
        corner.touchesBegan = function(self, touches) place = touches[1]:location { in_ = self } end
        tap(corner)
        assert.equal(point(30, 30), place)
      end
    end
  end)
end)

describe("A finger", function()
  it("tells its view of each step, and the next responder unless the view keeps it", function()
    local heard = {}
    local function note(who)
      return function(_, touches, event)
        assert.equal(touches[1], event.allTouches[1])
        assert.equal(box, touches[1].view)
        heard[#heard + 1] = ("%s %s %g"):format(who, touches[1].phase, touches[1]:location().x)
      end
    end
    box.touchesBegan = note "box"
    home.touchesMoved = note "home"
    box.touchesEnded = function(self, touches, event)
      UIView.touchesEnded(self, touches, event)
      heard[#heard + 1] = "box ended"
    end
    home.touchesEnded = note "home"
    assert.equal(box, touch.down(point(150, 150)).receiver)
    touch.move(point(20, 20))
    touch.move(point(20, 20))
    assert.equal(box, touch.up().receiver)
    assert.same({ "box began 150", "home moved 20", "home ended 20", "box ended" }, heard)
    expect.order { "Box.touch.began", "Box.touchesBegan", "Box.touch.ended" }
    expect.exactly({ "Box.touch.began", "Box.touch.ended" }, { kind = "touch" })
  end)

  it("moves in time, a sixtieth of a second at a time, until it is lifted", function()
    local xs = {}
    box.touchesMoved = function(_, touches)
      xs[#xs + 1] = touches[1]:location { in_ = home.view }.x - 150
    end
    touch.down(point(150, 150))
    touch.move(point(210, 150), { over = 0.1 })
    assert.same({}, xs)
    advance(0.05)
    assert.same({ 10, 20, 30 }, xs)
    touch.up()
    settle()
    assert.equal(3, #xs)
  end)

  it("drags a way, holds or flings, and comes back at once", function()
    local heard = {}
    box.touchesMoved = function() heard[#heard + 1] = "moved" end
    box.touchesEnded = function(_, touches)
      heard[#heard + 1] = ("ended at %.3f"):format(touches[1].timestamp)
    end
    local since = now()
    local report = drag { from = box, by = point(0, 60), duration = 0.05 }
    assert.equal(box, report.receiver)
    assert.equal(since, now())
    settle()
    assert.same({ "moved", "moved", "moved", ("ended at %.3f"):format(since + 0.05) }, heard)
    heard, since = {}, now()
    drag { from = box, to = point(150, 400), duration = 0.4, press = 0.2 }
    advance(0.2)
    assert.same({}, heard)
    settle()
    assert.equal(("ended at %.3f"):format(since + 0.7), heard[#heard])
    heard, since = {}, now()
    drag { from = box, by = size(10, 0), duration = 0.4, release = "fling" }
    settle()
    assert.equal(("ended at %.3f"):format(since + 0.4), heard[#heard])
  end)

  it("swipes as far as there is room, and says how far and how fast", function()
    local ended
    box.touchesEnded = function(_, touches) ended = touches[1]:location() end
    local report = swipe(box, "down")
    assert.equal(box, report.receiver)
    assert.near(report.length / 0.15, report.speed, 0.01)
    settle()
    assert.equal(point(150, 150 + report.length), ended)
    assert.equal(149, swipe(box, "left").length)
    settle()
    assert.equal(point(1, 150), ended)
    assert.equal(20, swipe(box, "up", { length = 20 }).length)
    settle()
    assert.equal(point(150, 130), ended)
  end)

  it("goes beside others by its number", function()
    local other = UIView { "Other", frame = rect(0, 300, 50, 50) }
    home.view:addSubview(other)
    local touches
    other.touchesBegan = function(_, _, event) touches = #event.allTouches end
    touch.down(box)
    assert.equal(other, touch.down(other, { id = 2 }).receiver)
    assert.equal(2, touches)
    assert.equal(other, touch.up({ id = 2 }).receiver)
    assert.equal(box, touch.up().receiver)
  end)

  it("is no longer its view's when a transition begins", function()
    local button = UIButton {
      "Down", frame = rect(0, 300, 80, 44),
    }
    local heard = listening(button)
    after(0.1, function() home:present(UIViewController "Form") end)
    touch.down(button)
    assert.is_true(button.isHighlighted)
    advance(0.2)
    assert.is_false(button.isHighlighted)
    assert.equal("the touch was cancelled before", touch.up().why)
    assert.same({ "touchDown", "touchCancel" }, heard)
    expect.order { "Down.touch.began", "Form.presentation.begin", "Down.touch.cancelled" }
  end)
end)

describe("A control", function()
  local function button() return UIButton { "OK", frame = rect(100, 300, 100, 44) } end

  it("tells of a finger inside, outside and near", function()
    local control = button()
    local heard = listening(control)
    touch.down(control)
    assert.is_true(control.isTracking and control.isTouchInside and control.isHighlighted)
    touch.move(point(120, 310))
    touch.move(point(100, 400))
    assert.is_true(control.isTouchInside)
    touch.move(point(100, 420))
    assert.is_false(control.isTouchInside or control.isHighlighted)
    touch.move(point(100, 430))
    touch.move(point(110, 320))
    touch.move(point(100, 600))
    touch.up()
    assert.is_false(control.isTracking)
    assert.same({
      "touchDown", "touchDragInside", "touchDragInside", "touchDragOutside", "touchDragExit",
      "touchDragOutside", "touchDragInside", "touchDragEnter", "touchDragOutside", "touchDragExit",
      "touchUpOutside",
    }, heard)
  end)

  it("runs its action with a touch that ends inside, and names it in the trace", function()
    local sender
    local control = UIButton {
      "OK", frame = rect(100, 300, 100, 44), action = function(from) sender = from end,
    }
    home.view:addSubview(control)
    tap(control)
    assert.equal(control, sender)
    expect.order { "OK.tap", "OK.action event=touchUpInside" }
    sender = nil
    control.action = nil
    tap(control)
    assert.is_nil(sender)
    control:sendActions { for_ = "touchUpInside" }
    control.action = function(from) sender = from end
    control:sendActions { for_ = { "touchUpInside", "touchDown" } }
    assert.equal(control, sender)
  end)

  it("tells of a second tap soon after the first", function()
    local control = button()
    local heard = listening(control)
    tap(control, { count = 2 })
    assert.same({
      "touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside",
    }, heard)
  end)

  it("that is a switch turns, and one of segments chooses by title", function()
    local wifi = UISwitch { "Wifi", center = point(50, 300) }
    local heard = listening(wifi)
    assert.equal(size(51, 31), wifi.bounds.size)
    tap(wifi)
    assert.is_true(wifi.isOn)
    wifi:setOn(false)
    assert.same({ "touchDown", "valueChanged", "touchUpInside" }, heard)
    local kinds = UISegmentedControl {
      "Kinds", frame = rect(0, 400, 300, 40), items = { "Small", "Large", "Huge" },
    }
    local chosen = {}
    kinds.action = function(control) chosen[#chosen + 1] = control.selectedSegmentIndex end
    home.view:addSubview(kinds)
    settle()
    assert.equal(-1, kinds.selectedSegmentIndex)
    assert.equal(kinds, tap("Large").receiver)
    tap "Large"
    tap "Huge"
    assert.same({ 1, 2 }, chosen)
    assert.equal("Small", kinds:titleForSegment { at = 0 })
  end)

  it("has a title for each state, and a label through which touches go", function()
    local control = button()
    home.view:addSubview(control)
    control:setTitle("Wait", { for_ = "disabled" })
    assert.equal("OK", control:title())
    assert.equal("OK", control.titleLabel.text)
    assert.equal(control, tap("OK").receiver)
    control.isEnabled = false
    assert.equal("Wait", control.currentTitle)
    assert.equal("Wait is disabled" and control, tap("Wait").blocker)
    local label = UILabel { "Hint", text = "Read me", frame = rect(0, 0, 100, 20) }
    box:addSubview(label)
    assert.equal(box, tap("Read me").receiver)
    assert.is_false(label.isUserInteractionEnabled or UIImageView("Photo").isUserInteractionEnabled)
    expect.clean()
  end)
end)

describe("A mistake with fingers", function()
  local function fails(fn, text)
    local isFine, message = pcall(fn)
    assert.is_false(isFine)
    assert(tostring(message):find(text, 1, true), message)
  end

  it("names what was expected", function()
    fails(function() tap() end, "tap: there is nothing to tap: give a view, a controller")
    fails(function() tap(7) end, "tap: argument 1 (target) should be a view, a controller, a "
      .. "button of a bar, an alert's action, a title, an accessibility identifier or a point, "
      .. "got the number 7")
    fails(function() tap(NotificationCenter.default) end, "should be a view, a controller")
    fails(function() tap { x = 3 } end, "tap: a point has both an x and a y")
    fails(function() tap(box, { x = 1, y = 2 }) end, "tap: give a target or a point, not both")
    fails(function() tap(box, { count = 0 }) end, 'tap: option "count" should be from 1 to 100')
    fails(function() tap { x = 1, y = 2, cuont = 2 } end, 'did you mean "count"?')
    home.view:addSubview(UIButton { "Cancel", frame = rect(0, 300, 80, 44) })
    fails(function() tap "Cancl" end,
      'tap: nothing on the screen is titled "Cancl"; did you mean "Cancel"?')
    fails(function() return _G.touch.dwon end, 'touch has no function "dwon"; did you mean "down"?')
  end)

  it("names a finger that is or isn't down, and a way that is missing", function()
    fails(function() touch.up() end,
      "touch.up: finger 1 isn't down; put it down with touch.down(p)")
    fails(function() touch.move(point(1, 2), { id = 3 }) end,
      "touch.move: finger 3 isn't down; put it down with touch.down(p, { id = 3 })")
    touch.down(box)
    fails(function() touch.down(box) end, "touch.down: finger 1 is down already")
    fails(function() drag { from = box, by = point(1, 1) } end, "drag: finger 1 is down already")
    touch.up()
    fails(function() touch.down(box, { id = 0 }) end, "should be a finger's number, from 1")
    fails(function() touch.down(UIView "Loose") end,
      "touch.down: the target is in no window, so there is no point to aim at")
    fails(function() drag { from = box } end, "drag: say where it goes")
    fails(function() drag { by = point(1, 1) } end, 'drag: option "from" is missing')
    fails(function() drag { from = box, by = point(1, 1), duration = -1 } end,
      'drag: option "duration" should be seconds from 0 to 3600')
    fails(function() drag { from = box, by = point(1, 1), release = "throw" } end,
      'there is no release "throw"; there are "hold", "fling"')
    fails(function() swipe(box, "dwn") end, 'there is no direction "dwn"; did you mean "down"?')
    fails(function() swipe(box, "down", { length = -3 }) end, 'option "length" should be points')
    fails(function() box:hitTest() end, "hitTest: argument 1 (point) is missing")
    fails(function()
      UIButton "B":addAction(function() end, { for_ = "touchUpInsied" })
    end, 'did you mean "touchUpInside"?')
  end)
end)

describe("A burst of taps", function()
  local function burst(ios, policies)
    device { "phone", ios = ios, force = true, policies = policies }
    local base, count = UIViewController "Home", 0
    root(base)
    settle()
    local button = UIButton {
      "Show", frame = rect(0, 300, 100, 44),
      action = function()
        count = count + 1
        base:present(UIViewController("Sheet " .. count))
      end,
    }
    base.view:addSubview(button)
    local report = tap(button, { count = 3 })
    settle()
    return count, report
  end

  it("reaches its button in a whole, though the first begins a transition in its call", function()
    for _, ios in ipairs { 5, 6, 7, 8, 12, 17 } do
      local count, report = burst(ios)
      assert.equal(3, count)
      assert.is_nil(report.why)
    end
  end)

  it("ends with the first tap where the others come after the transition's begin", function()
    for _, ios in ipairs { 5, 6, 7 } do
      local count, report = burst(ios, { ["touch.burst"] = "lost" })
      assert.equal(1, count)
      assert.equal("touches are lost while Sheet 1's transition is under way", report.why)
    end
  end)

  it("is lost from the app's own call to ignore touches on", function()
    for _, ios in ipairs { 5, 8, 17 } do
      device { "phone", ios = ios, force = true }
      local base, count = UIViewController "Home", 0
      root(base)
      settle()
      local button = UIButton {
        "Stop", frame = rect(0, 300, 100, 44),
        action = function()
          count = count + 1
          UIApplication.shared:beginIgnoringInteractionEvents()
        end,
      }
      base.view:addSubview(button)
      tap(button, { count = 2 })
      assert.equal(1, count)
      UIApplication.shared:endIgnoringInteractionEvents()
    end
  end)
end)
