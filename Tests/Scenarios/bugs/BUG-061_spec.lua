-- https://github.com/dogo/SCLAlertView/issues/52
-- https://github.com/wimagguc/ios-custom-alertview/pull/88
-- An alert of the app's own with a field: the device turns with the keyboard up, which goes then.

local box, field, home

-- The app's alert in the middle of what the keyboard leaves. One that listens once forgets the
-- height in the turn, when it is told that the keyboard goes, and doesn't take the new one.
local function launch(ios, listensOnce)
  device { "phone", ios = ios }
  home, box, field = UIViewController "Home", UIView "Box", UITextField { "Field" }
  box.autoresizingMask = {}
  root(home)
  home.view:addSubview(box)
  box:addSubview(field)
  local height, hasBeenShown = 0, false
  local function place()
    local room = home.view.bounds
    box.frame = rect((room.width - 200) / 2, (room.height - height - 80) / 2, 200, 80)
  end
  place()
  field.frame = rect(10, 30, 180, 30)
  home.viewDidLayoutSubviews = place
  NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function(told)
    if listensOnce and hasBeenShown then return end
    hasBeenShown = true
    height = told.userInfo.UIKeyboardFrameEndUserInfoKey.height
    place()
  end)
  NotificationCenter.default:addObserver("UIKeyboardWillHideNotification", function()
    height = 0
    place()
  end)
  keyboard.show(field)
  settle()
  assert.is_true(box.frameInWindow.maxY <= keyboard.frame.minY)
  rotate "landscapeLeft"
  settle()
  assert.is_true(field.isFirstResponder)
end

describe("An alert of the app's own over the keyboard", function()
  it("[BUG-061] is behind it after a turn, if it forgets the height when that says to hide",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        launch(ios, true)
        assert.is_true(field.frameInWindow.maxY > keyboard.frame.minY)
      end
    end)

  it("clears it in each orientation, and is centred when it has gone, if it follows each show",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        launch(ios, false)
        assert.is_true(box.frameInWindow.maxY <= keyboard.frame.minY)
        keyboard.hide()
        settle()
        local room = UIScreen.main.bounds
        assert.equal(point(room.width / 2, room.height / 2), box.center)
        expect.clean()
      end
    end)
end)
