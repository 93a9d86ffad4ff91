-- https://github.com/Orderella/PopupDialog/issues/144
-- A field is touched while the dialog that was pulled bounces back.

local dialog, field, home

-- A dialog that follows the finger and bounces back when that lets go. `isFixed` says whether the
-- bounce ends where the dialog belongs at that moment, or where it was before the pull.
local function launch(ios, isFixed)
  device { "phone", ios = ios }
  home, dialog, field = UIViewController "Home", UIView "Dialog", UITextField "Field"
  root(home)
  local room = home.view.bounds
  local height = 0
  local function place() return rect(20, (room.height - height - 300) / 2, room.width - 40, 300) end
  dialog.frame = place()
  field.frame = rect(20, 220, 200, 40)
  home.view:addSubview(dialog)
  dialog:addSubview(field)
  NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function(told)
    height = told.userInfo.UIKeyboardFrameEndUserInfoKey.height
    dialog.frame = place()
  end)
  local before
  dialog:addGestureRecognizer(UIPanGestureRecognizer {
    "Pull", action = function(pull)
      if pull.state == "began" then before = dialog.frame end
      if pull.state == "began" or pull.state == "changed" then
        dialog.frame = before:offsetBy { dy = pull:translation().y }
      elseif pull.state == "ended" then
        -- The dialog takes touches while it moves, as the library's does.
        UIView.animate {
          withDuration = 0.3, options = { "allowUserInteraction", "beginFromCurrentState" },
          animations = function() dialog.frame = before end,
          completion = function() dialog.frame = isFixed and place() or before end,
        }
      end
    end,
  })
  settle()
  return place
end

-- The finger pulls the dialog a little way down and lets go; then it touches the field.
local function pullAndType()
  local top = dialog.frame.minY
  touch.down(point(187, top + 20))
  touch.move(point(187, top + 50), { over = 0.2 })
  advance(0.2)
  touch.up()
  advance(0.05)
  assert.equal(top, dialog.frame.minY)
  assert.is_true(dialog.presentedFrame.minY > top)
  assert.is_nil(tap(field).why)
  assert.is_true(field.isFirstResponder)
  settle()
end

describe("A field that is touched while its dialog bounces back", function()
  it("[BUG-063] has the dialog stay behind, if the bounce ends where that was before", function()
    for _, ios in ipairs { 9, 10 } do
      launch(ios, false)
      local top = dialog.frame.minY
      pullAndType()
      assert.equal(top, dialog.frame.minY)
      assert.is_true(field.frameInWindow.maxY > keyboard.frame.minY)
    end
  end)

  it("has the dialog end above the keyboard, as it does without a pull", function()
    for _, ios in ipairs { 9, 10 } do
      local place = launch(ios, true)
      pullAndType()
      assert.equal(place(), dialog.frame)
      assert.is_true(field.frameInWindow.maxY <= keyboard.frame.minY)
      expect.clean()
    end
  end)
end)
