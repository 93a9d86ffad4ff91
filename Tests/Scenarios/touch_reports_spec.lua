-- What the verbs say of a touch that didn't get where it was meant to go.

local home, box

local function launch(options)
  device(options or { "phone", ios = 17 })
  home = UIViewController "Home"
  root(home)
  box = UIView { "Box", frame = rect(100, 100, 100, 100) }
  home.view:addSubview(box)
  settle()
end

describe("A finger that is meant for something", function()
  before_each(function() launch() end)

  it("says in every verb that it missed, and why", function()
    local cover = UIView { "Cover", frame = rect(90, 90, 120, 120) }
    home.view:addSubview(cover)
    for verb, call in pairs {
      down = function() return touch.down(box) end,
      drag = function() return drag { from = box, by = point(0, 30) } end,
      swipe = function() return swipe(box, "up") end,
    } do
      local report = call()
      assert.equal("Cover lies over it", report.why, verb)
      assert.equal(cover, report.blocker, verb)
      assert.equal(cover, report.receiver, verb)
      settle()
      if verb == "down" then touch.up() end
    end
    cover:removeFromSuperview()
    assert.is_nil(swipe(box, "up").why)
    settle()
  end)

  it("swipes far enough for a recogniser from wherever it starts", function()
    local swiped = {}
    for _, direction in ipairs { "up", "down", "left", "right" } do
      home.view:addGestureRecognizer(UISwipeGestureRecognizer {
        direction = direction, action = function() swiped[#swiped + 1] = direction end,
      })
    end
    local room = home.view.bounds
    for direction, start in pairs {
      up = point(200, 10), down = point(200, room.height - 10), left = point(10, 400),
      right = point(room.width - 10, 400),
    } do
      swiped = {}
      assert.equal(100, swipe(start, direction).length)
      settle()
      assert.same({ direction }, swiped)
    end
  end)

  it("moves at once where it says no time, or none", function()
    local places = {}
    box.touchesMoved = function(_, touches) places[#places + 1] = touches[1]:location().x end
    touch.down(point(150, 150))
    touch.move(point(160, 150), { over = 0 })
    touch.move(point(170, 150))
    assert.same({ 160, 170 }, places)
    touch.up()
  end)

  it("has to say one way", function()
    assert.error_matches(function() drag { from = box } end,
      "drag: say where it goes, with `by` or `to`: drag { from = view, by = point%(0, 200%) }")
    assert.error_matches(function() drag { from = box, by = point(1, 1), to = point(1, 1) } end,
      "drag: it goes either `by` a way or `to` a place, not both; leave one out: "
      .. "drag { from = view, by = point%(0, 200%) }")
  end)
end)

describe("A reason", function()
  before_each(function() launch() end)

  it("names a view without room, one that is scaled to nothing and one off the screen", function()
    box.frame = rect(100, 100, 0, 50)
    assert.equal("Box has no room for a touch: its size is 0 x 50", tap(box).why)
    local inner = UIView { "Inner", frame = rect(0, 0, 20, 20) }
    box:addSubview(inner)
    assert.equal("Box, which holds Inner, has no room for a touch: its size is 0 x 50",
      tap(inner).why)
    box.frame = rect(100, 100, 100, 100)
    box.transform = CGAffineTransform(0, 0, 0, 0, 0, 0)
    assert.equal("Box is scaled to nothing", tap(box).why)
    launch()
    box.frame = rect(500, 100, 100, 100)
    assert.equal("Box lies outside the screen: its point there is (550, 150)", tap(box).why)
  end)

  it("names who sends the touch elsewhere", function()
    local other = UIView { "Other", frame = rect(0, 300, 50, 50) }
    home.view:addSubview(other)
    local inner = UIView { "Inner", frame = rect(0, 0, 100, 100) }
    box:addSubview(inner)
    box.hitTest = function() return other end
    local report = tap(inner)
    assert.equal("hitTest of Box answers Other", report.why)
    assert.equal(box, report.blocker)
    assert.equal(other, report.receiver)
  end)

  it("calls a view that nobody named its controller's", function()
    home.view.isUserInteractionEnabled = false
    assert.equal("interaction is off for Home's view", tap(box).why)
  end)
end)

describe("A title", function()
  it("is looked for above the keyboard and in its place, too", function()
    for _, ios in ipairs { 7, 8, 15, 26 } do
      launch { "phone", ios = ios }
      local pressed = {}
      local function button(title, width)
        return UIButton {
          title, frame = rect(0, 0, width, 40), accessibilityIdentifier = title:lower(),
          action = function() pressed[#pressed + 1] = title end,
        }
      end
      local field = UITextField { "Field", frame = rect(0, 40, 200, 40) }
      local bar = UIView { frame = rect(0, 0, 320, 44) }
      local pad = UIView { frame = rect(0, 0, 320, 200) }
      bar:addSubview(button("Done", 80))
      pad:addSubview(button("Seven", 60))
      field.inputAccessoryView, field.inputView = bar, pad
      home.view:addSubview(field)
      assert.error_matches(function() tap "Done" end, 'nothing on the screen is titled "Done"')
      field:becomeFirstResponder()
      settle()
      for _, target in ipairs { "Done", "Seven", "done", "seven" } do
        assert.is_nil(tap(target).why)
      end
      assert.same({ "Done", "Seven", "Done", "Seven" }, pressed)
    end
  end)

  it("lies under the keyboard's keys, which keep their touches", function()
    for _, ios in ipairs { 7, 8, 15, 26 } do
      launch { "phone", ios = ios }
      local touched = 0
      home.view.touchesBegan = function() touched = touched + 1 end
      local field = UITextField { "Field", frame = rect(0, 40, 200, 40) }
      home.view:addSubview(field)
      field:becomeFirstResponder()
      settle()
      local keys = keyboard.frame
      local under = UIButton { "Under", frame = rect(50, keys.minY + 60, 80, 40) }
      home.view:addSubview(under)
      local report = tap "Under"
      assert.is_true(report.why ~= nil)
      assert.not_equal(under, report.receiver)
      tap { x = keys.midX, y = keys.midY }
      assert.equal(0, touched)
      assert.is_true(field.isFirstResponder)
    end
  end)
end)
