-- https://github.com/lodev09/react-native-true-sheet/pull/604
-- https://github.com/lodev09/react-native-true-sheet/pull/696
-- A sheet snaps to its place when the keyboard leaves, for nobody in it has the keyboard any more.

local field, panel, place

-- A panel of the app's own that rises with the keyboard, if that is its field's. `remembers` says
-- whether it knows at the end that it was.
local function launch(ios, remembers)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  field, panel = UITextField "Field", UIView "Panel"
  home.view:addSubview(panel)
  panel.frame = rect(0, 400, home.view.bounds.width, 200)
  place = panel.frame
  panel:addSubview(field)
  root(home)
  local isOurs = false
  local center = NotificationCenter.default
  center:addObserver("UIKeyboardWillShowNotification", function(told)
    isOurs = field.isFirstResponder
    local top = told.userInfo.UIKeyboardFrameEndUserInfoKey.minY
    if isOurs then panel.frame = rect(0, top - 200, place.width, 200) end
  end)
  center:addObserver("UIKeyboardWillHideNotification", function()
    if field.isFirstResponder or remembers and isOurs then panel.frame = place end
  end)
  center:addObserver("UIKeyboardDidHideNotification", function() panel.frame = place end)
  keyboard.show(field)
  settle()
  assert.equal(keyboard.frame.minY, panel.frame.maxY)
  field:resignFirstResponder()
  advance(0.1)
end

describe("A panel that rises with its field's keyboard", function()
  it("[BUG-118] doesn't know that the keyboard was its own when that leaves, and jumps", function()
    for _, ios in ipairs { 17, 26 } do
      launch(ios, false)
      expect.order { "Field.firstResponder value=false", "Keyboard.UIKeyboardWillHideNotification" }
      assert.is_true(panel.presentedFrame.minY < place.minY)
      assert.equal(panel.frame, panel.presentedFrame)
      advance { till = "Keyboard.UIKeyboardDidHideNotification" }
      assert.equal(place, panel.presentedFrame)
    end
  end)

  it("glides down with the keyboard, if it remembers that", function()
    for _, ios in ipairs { 17, 26 } do
      launch(ios, true)
      assert.equal(place, panel.frame)
      local seen = panel.presentedFrame.minY
      assert.is_true(seen < place.minY)
      advance(0.1)
      assert.is_true(panel.presentedFrame.minY > seen)
      settle()
      assert.equal(place, panel.presentedFrame)
    end
  end)
end)
