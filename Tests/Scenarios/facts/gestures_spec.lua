-- Gesture recognisers: who gets a touch, what views hear of it, and when actions run.

local home, view, heard

-- A world with Home, and in it a View of the whole window that writes down what it hears.
local function launch(options)
  device(options)
  home = UIViewController "Home"
  root(home)
  heard = {}
  view = UIView { "View", frame = home.view.bounds }
  for _, name in ipairs { "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled" } do
    view[name] = function() heard[#heard + 1] = name end
  end
  home.view:addSubview(view)
end

-- An action that writes down the states of its recogniser.
local function writes(name)
  return function(sender) heard[#heard + 1] = name .. " " .. sender.state end
end

describe("A stock control in a view with a tap recogniser", function()
  it("[TCH-031] keeps a single tap, unless the recogniser is its own", function()
    for _, ios in ipairs { 6, 7, 9, 12, 13, 15, 17, 26 } do
      launch { "phone", ios = ios }
      local pressed = 0
      local button = UIButton {
        "Button", frame = rect(50, 50, 100, 50), action = function() pressed = pressed + 1 end,
      }
      view:addSubview(button)
      local around = UITapGestureRecognizer { "Around", action = writes "around" }
      view:addGestureRecognizer(around)
      tap(button)
      settle()
      assert.equal(1, pressed)
      assert.same({}, heard)
      view:removeGestureRecognizer(around)
      button:addGestureRecognizer(UITapGestureRecognizer { "Own", action = writes "own" })
      tap(button)
      settle()
      assert.equal(1, pressed)
      assert.same({ "own ended" }, heard)
    end
  end)
end)

describe("A control of the app's own in a view with a tap recogniser", function()
  it("[TCH-032] loses its touch to the recogniser", function()
    for _, ios in ipairs { 5, 6, 8, 12, 13, 17, 26 } do
      launch { "phone", ios = ios }
      local control = UIControl { "Control", frame = rect(50, 50, 100, 50) }
      control:addAction(function() heard[#heard + 1] = "pressed" end, { for_ = "touchUpInside" })
      control:addAction(function() heard[#heard + 1] = "cancelled" end, { for_ = "touchCancel" })
      view:addSubview(control)
      view:addGestureRecognizer(UITapGestureRecognizer { "Tap", action = writes "tap" })
      tap(control)
      settle()
      assert.same({ "cancelled", "tap ended" }, heard)
    end
  end)
end)

describe("A recognised gesture", function()
  it("[TCH-033] cancels its touches in the view just before its action, a turn later", function()
    for _, ios in ipairs { 5, 8, 12, 13, 17, 26 } do
      launch { "phone", ios = ios }
      view:addGestureRecognizer(UITapGestureRecognizer { "Tap", action = writes "tap" })
      touch.down(point(100, 100))
      touch.up()
      -- The end of the touch was held back, and the action waits for its turn.
      assert.same({ "touchesBegan" }, heard)
      turn(1)
      assert.same({ "touchesBegan", "touchesCancelled", "tap ended" }, heard)
      expect.order { "View.touchesBegan", "View.touchesCancelled", "Tap.action" }
      heard = {}
      touch.down(point(100, 100))
      touch.move(point(100, 150))
      touch.up()
      settle()
      -- What was held back is told once the recogniser has failed.
      assert.same({ "touchesBegan", "touchesMoved", "touchesEnded" }, heard)
    end
  end)
end)

describe("A recogniser that is turned off in the middle of its gesture", function()
  it("[TCH-034] sends its action with the state cancelled", function()
    for _, ios in ipairs { 5, 8, 12, 13, 17, 26 } do
      launch { "phone", ios = ios }
      local pan = UIPanGestureRecognizer { "Pan", action = writes "pan" }
      view:addGestureRecognizer(pan)
      touch.down(point(100, 100))
      touch.move(point(100, 150))
      turn(1)
      assert.equal("pan began", heard[#heard])
      pan.isEnabled = false
      settle()
      assert.equal("pan cancelled", heard[#heard])
      touch.move(point(100, 200))
      touch.up()
      settle()
      assert.equal("pan cancelled", heard[#heard])
    end
  end)
end)

describe("Of two recognisers of the same touches", function()
  it("[TCH-035] the first to be recognised fails the other, unless both are allowed", function()
    for _, ios in ipairs { 5, 8, 12, 13, 17, 26 } do
      launch { "phone", ios = ios }
      local pan = UIPanGestureRecognizer { "Pan", action = writes "pan" }
      local press = UILongPressGestureRecognizer {
        "Press", action = writes "press", allowableMovement = 1000,
      }
      view:addGestureRecognizer(pan)
      view:addGestureRecognizer(press)
      local function states()
        heard = {}
        touch.down(point(100, 100))
        touch.move(point(100, 150))
        advance(1)
        touch.up()
        settle()
        return table.concat(heard, ", "):gsub("touches%a+,? ?", "")
      end
      assert.equal("pan began, pan ended", (states()))
      pan.delegate = {
        gestureRecognizerShouldRecognizeSimultaneouslyWith = function(_, mine, other)
          return mine == pan and other == press
        end,
      }
      assert.equal("pan began, press began, pan ended, press ended", (states()))
    end
  end)
end)

describe("A window's tap recogniser in landscape", function()
  it("[TCH-021] has swapped coordinates on iOS 8, with its bugs", function()
    for _, ios in ipairs { 8, 8.3 } do
      for _, bugs in ipairs { false, true } do
        launch { "iPad Air", ios = ios, bugs = bugs, orientation = "landscapeLeft" }
        local place
        home.view.window:addGestureRecognizer(UITapGestureRecognizer {
          "Tap", action = function(sender) place = sender:location() end,
        })
        tap { x = 300, y = 100 }
        settle()
        assert.equal(bugs and point(100, 300) or point(300, 100), place)
      end
    end
  end)
end)

describe("A gesture that is under way", function()
  it("[TCH-039] is cancelled by a transition that the user doesn't drive", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      launch { "phone", ios = ios }
      view:addGestureRecognizer(UIPanGestureRecognizer { "Pan", action = writes "pan" })
      touch.down(point(100, 100))
      touch.move(point(100, 150))
      turn(1)
      assert.equal("pan began", heard[#heard])
      home:present(UIViewController { "Modal", modalPresentationStyle = "fullScreen" })
      advance(0.1)
      assert.equal("pan cancelled", heard[#heard])
      expect.order { "Modal.presentation.begin", "Pan.action state=cancelled" }
      touch.up()
      settle()
      assert.equal("pan cancelled", heard[#heard])
    end
  end)
end)
