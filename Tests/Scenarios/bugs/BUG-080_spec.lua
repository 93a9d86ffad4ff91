-- https://github.com/SwiftKickMobile/SwiftMessages/issues/45
-- A message's window that becomes the key window closes the keyboard and opens it again.

local field, message, main

local function launch(ios)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  field = UITextField "Field"
  home.view:addSubview(field)
  root(home)
  main = home.view.window
  keyboard.show(field)
  settle()
  message = UIWindow {
    "Message", windowLevel = 1, rootViewController = UIViewController "Host",
    frame = rect(0, 0, main.bounds.width, 60),
  }
  if ios >= 13 then message.windowScene = main.windowScene end
end

-- The message is there for two seconds.
local function tell(show, hide)
  local before = mark()
  show()
  settle()
  advance(2)
  hide()
  settle()
  assert.is_true(field.isFirstResponder)
  assert.is_true(keyboard.visible)
  assert.equal(main, UIApplication.shared.keyWindow)
  return before
end

describe("A message in a window of its own over the keyboard", function()
  it("[BUG-080] sends it away and brings it back, if the window takes the key", function()
    for _, ios in ipairs { 10, 12, 13, 17 } do
      launch(ios)
      local before = tell(function() message:makeKeyAndVisible() end, function()
        assert.is_false(keyboard.visible)
        assert.is_false(field.isFirstResponder)
        message.isHidden = true
        main:makeKey()
      end)
      expect.order({ "Message.becomeKey", "Keyboard.UIKeyboardDidHideNotification",
        "Window.becomeKey", "Keyboard.UIKeyboardDidShowNotification" }, { since = before })
      expect.clean()
    end
  end)

  it("leaves it where it is, if the window is only shown", function()
    for _, ios in ipairs { 10, 12, 13, 17 } do
      launch(ios)
      local before = tell(function() message.isHidden = false end,
        function() message.isHidden = true end)
      expect.never("Keyboard.*", { since = before })
      expect.clean()
    end
  end)
end)
