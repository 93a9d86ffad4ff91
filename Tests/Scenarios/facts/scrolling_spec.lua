-- Scroll views and the keyboard.

local home, scroll, field

-- A world with a scroll view, the keyboard up for a field beside it.
local function launch(options, mode)
  device(options)
  home = UIViewController "Home"
  root(home)
  field = UITextField { "Field", frame = rect(0, 0, 100, 30) }
  scroll = UIScrollView {
    "Scroll", frame = home.view.bounds, contentSize = size(300, 3000), keyboardDismissMode = mode,
  }
  home.view:addSubview(scroll)
  home.view:addSubview(field)
  field:becomeFirstResponder()
  settle()
  assert.is_true(keyboard.visible)
end

-- Drags from above the keyboard to the bottom of the screen.
local function dragDown(options)
  local top = keyboard.frame.minY
  drag {
    from = point(150, top - 60), to = point(150, home.view.frame.height - 20), duration = 0.25,
    release = options and options.release,
  }
end

describe("A scroll view's drag", function()
  it("[KBD-049] leaves the keyboard, sends it away or takes it along, by its mode", function()
    for _, ios in ipairs { 7, 9, 12, 13, 15, 17, 26 } do
      launch({ "phone", ios = ios }, "none")
      dragDown()
      settle()
      assert.is_true(keyboard.visible)

      launch({ "phone", ios = ios }, "onDrag")
      touch.down(point(150, 100))
      touch.move(point(150, 130))
      turn(1)
      assert.is_false(field.isFirstResponder)
      assert.is_false(keyboard.visible)
      touch.up()

      launch({ "phone", ios = ios }, "interactive")
      local shown = keyboard.frame
      touch.down(point(150, shown.minY - 60))
      touch.move(point(150, shown.minY - 20))
      turn(1)
      assert.equal(shown, keyboard.frame)
      touch.move(point(150, shown.minY + 50))
      turn(1)
      assert.equal(shown:with { y = shown.minY + 50 }, keyboard.frame)
      assert.is_true(field.isFirstResponder)
      touch.up()
      settle()
    end
  end)

  it("[KBD-023] that sends the keyboard away tells several times that its frame changes", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      launch({ "phone", ios = ios }, "interactive")
      local before = mark()
      dragDown { release = "fling" }
      settle()
      assert.is_false(keyboard.visible)
      expect.count("Keyboard.UIKeyboardWillChangeFrameNotification", 3, { since = before })
      expect.order({
        "Keyboard.UIKeyboardWillChangeFrameNotification", "Keyboard.UIKeyboardWillHideNotification",
      }, { since = before })
    end
  end)
end)
