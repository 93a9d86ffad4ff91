-- What controls and scroll views make of fingers that share them, and of what is changed
-- in the middle.

local home

local function launch(options)
  device(options or { "phone", ios = 17 })
  home = UIViewController "Home"
  root(home)
  settle()
end

-- A button in Home's view that writes down what happens to it.
local function listening(options)
  options.frame = options.frame or rect(100, 300, 100, 44)
  local control, heard = UIButton(options), {}
  for _, event in ipairs {
    "touchDown", "touchDragOutside", "touchUpInside", "touchUpOutside", "touchCancel",
    "primaryActionTriggered",
  } do
    control:addAction(function() heard[#heard + 1] = event end, { for_ = event })
  end
  home.view:addSubview(control)
  return control, heard
end

describe("A disabled button in a view with a tap recogniser", function()
  it("leaves the tap to that", function()
    for _, ios in ipairs { 6, 9, 12, 17 } do
      launch { "phone", ios = ios }
      local taps = 0
      home.view:addGestureRecognizer(UITapGestureRecognizer {
        action = function() taps = taps + 1 end,
      })
      local button, heard = listening { "Send", isEnabled = false }
      tap(button)
      settle()
      assert.equal(1, taps)
      button.isEnabled = true
      tap(button)
      settle()
      assert.equal(1, taps)
      assert.equal("touchUpInside", heard[2])
    end
  end)
end)

describe("A control", function()
  it("follows the finger that it began with, whatever others do", function()
    launch()
    local button, heard = listening { "Keys", isMultipleTouchEnabled = true }
    touch.down(point(120, 320))
    touch.down(point(180, 320), { id = 2 })
    touch.move(point(180, 700), { id = 2 })
    assert.is_true(button.isTouchInside)
    touch.up { id = 2 }
    assert.is_true(button.isTracking)
    assert.same({ "touchDown" }, heard)
    touch.up()
    assert.is_false(button.isTracking)
    assert.same({ "touchDown", "touchUpInside", "primaryActionTriggered" }, heard)
  end)

  it("that is disabled in the middle lets the finger go", function()
    launch()
    local button, heard = listening { "Send" }
    touch.down(button)
    button.isEnabled = false
    assert.is_false(button.isTracking or button.isHighlighted)
    touch.up()
    assert.same({ "touchDown", "touchCancel" }, heard)
    launch { "phone", ios = 17, policies = { ["control.disabled-tracking"] = "kept" } }
    button, heard = listening { "Send" }
    touch.down(button)
    button.isEnabled = false
    assert.is_true(button.isTracking)
    touch.up()
    assert.equal("touchUpInside", heard[2])
  end)

  it("tells that it was used, since iOS 9", function()
    for ios, isTold in pairs { [8] = false, [9] = true, [17] = true } do
      launch { "phone", ios = ios }
      local told = {}
      local function tells(control)
        control:addAction(function(sender) told[#told + 1] = sender end,
          { for_ = "primaryActionTriggered" })
        home.view:addSubview(control)
        return control
      end
      local button = tells(UIButton { "OK", frame = rect(0, 100, 80, 44) })
      local wifi = tells(UISwitch { "Wifi", center = point(50, 300) })
      local field = tells(UITextField { "Field", frame = rect(0, 200, 80, 44) })
      tap(button)
      tap(wifi)
      tap(field)
      settle()
      keyboard.press "return"
      settle()
      assert.same(isTold and { button, wifi, field } or {}, told)
      button:sendActions { for_ = "primaryActionTriggered" }
      assert.equal(button, told[#told])
    end
  end)
end)

describe("A scroll view whose content gets smaller", function()
  it("shows nothing beyond the new end", function()
    launch()
    local scroll = UIScrollView {
      "Scroll", frame = rect(0, 0, 300, 400), contentSize = size(900, 2000),
    }
    home.view:addSubview(scroll)
    scroll.contentOffset = point(500, 1500)
    scroll.contentSize = size(900, 1000)
    assert.equal(point(500, 600), scroll.contentOffset)
    scroll.contentSize = size(300, 100)
    assert.equal(point(0, 0), scroll.contentOffset)
    -- A larger one leaves it where it is.
    scroll.contentOffset = point(0, -40)
    scroll.contentSize = size(300, 3000)
    assert.equal(point(0, -40), scroll.contentOffset)
  end)
end)

describe("A control of the app's own", function()
  it("decides over the finger that it follows, and is told how that ends", function()
    launch()
    local knob, told = UIControl { "Knob", frame = rect(100, 300, 100, 44) }, {}
    home.view:addSubview(knob)
    local goesOn = true
    knob.beginTracking = function(self, touch)
      told[#told + 1] = ("begin %g"):format(touch:location({ in_ = self }).x)
      return touch:location({ in_ = self }).x < 60
    end
    knob.continueTracking = function() return goesOn end
    knob.endTracking = function(self, touch, event)
      UIControl.endTracking(self, touch, event)
      told[#told + 1] = "end"
    end
    knob.cancelTracking = function() told[#told + 1] = "cancel" end
    tap(knob)
    tap { x = 180, y = 320 }
    touch.down(knob)
    assert.same({ "highlighted" }, knob.state)
    goesOn = false
    touch.move(point(160, 320))
    touch.up()
    goesOn = true
    touch.down(knob)
    touch.cancel()
    assert.same({ "begin 50", "end", "begin 80", "begin 50", "begin 50", "cancel" }, told)
    assert.same({}, knob.state)
    expect.once "Knob.endTracking"
    expect.once "Knob.cancelTracking"
  end)
end)

describe("A recogniser", function()
  it("has a name, and knows where each of its fingers is", function()
    launch()
    local pinch = UIPinchGestureRecognizer { "Pinch", name = "zoom" }
    home.view:addGestureRecognizer(pinch)
    assert.equal("zoom", pinch.name)
    touch.down(point(100, 300))
    touch.down(point(200, 400), { id = 2 })
    assert.equal(point(200, 400), pinch:location { ofTouch = 1 })
    assert.equal(point(150, 350), pinch:location())
    assert.error_matches(function() pinch:location { ofTouch = 2 } end,
      'option "ofTouch" should be less than 2')
    touch.up()
    touch.up { id = 2 }
  end)
end)

describe("A name of UIKit's that isn't modelled", function()
  it("stops the script, and addTarget says what to write", function()
    launch()
    for _, name in ipairs {
      "isPagingEnabled", "scrollsToTop", "zoomScale", "contentInsetAdjustmentBehavior",
      "refreshControl", "customView", "isMomentary",
    } do
      assert.error_matches(function() UIScrollView { [name] = true } end,
        name .. " is not modelled")
    end
    assert.error_matches(function() UIButton("B"):addTarget() end,
      "addTarget is not modelled yet.*addAction%(f, { for_ = \"touchUpInside\" }%)")
    assert.error_matches(function() return _G.UISlider end, "UISlider is not modelled yet")
  end)
end)
