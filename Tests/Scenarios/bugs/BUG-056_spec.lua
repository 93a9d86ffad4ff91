-- https://github.com/hackiftekhar/IQKeyboardManager/issues/1480
-- A field that resigns in a turn, and a helper that brings the keyboard back.

local field

-- A field that resigns when it is told the notification, and an app that takes it up again at
-- another one, or never.
local function turn(resigns, returns)
  device { "phone", ios = 12 }
  local home = UIViewController "Home"
  field = UITextField "Field"
  home.view:addSubview(field)
  root(home)
  keyboard.show(field)
  settle()
  local center = NotificationCenter.default
  center:addObserver("UIKeyboard" .. resigns .. "Notification",
    function() field:resignFirstResponder() end)
  if returns then
    center:addObserver("UIKeyboard" .. returns .. "Notification",
      function() field:becomeFirstResponder() end)
  end
  rotate "landscapeLeft"
  settle()
end

describe("A field that resigns while the device turns", function()
  it("[BUG-056] leaves no keyboard behind that nobody holds", function()
    for _, moment in ipairs { "WillHide", "DidHide" } do
      turn(moment)
      assert.is_false(field.isFirstResponder)
      assert.is_false(keyboard.visible)
      assert.is_string(keyboard.type("a").why)
      assert.equal("", field.text or "")
    end
  end)

  it("has the keyboard again if it is taken up again, and its keys work", function()
    turn("WillHide", "DidHide")
    assert.is_true(field.isFirstResponder)
    assert.is_true(keyboard.visible)
    assert.equal(UIScreen.main.bounds.width, keyboard.frame.width)
    assert.equal(UIScreen.main.bounds.height, keyboard.frame.maxY)
    assert.is_nil(keyboard.type("a").why)
    assert.equal("a", field.text)
  end)
end)
