-- https://apontious.com/2013/01/10/keyboard-schmeeboard/
-- https://github.com/mozilla-mobile/firefox-ios/issues/34106
-- A turn with the keyboard up is told as a hide and a show, and what follows it drops and rises.

local bar, lowest

-- Where the lower edge is on the screen: the older systems keep the view below the status bar.
local function foot()
  return bar.frame.maxY + keyboard.frame.maxY - bar.superview.bounds.height
end

-- A bar that stands on the keyboard. One that knows of the turn goes straight to the new place.
local function turn(ios, knowsOfTurns)
  device { "phone", ios = ios }
  local home, field = UIViewController "Home", UITextField { "Field" }
  home.supportedInterfaceOrientations = "all"
  home.shouldAutorotateToInterfaceOrientation = function() return true end
  root(home)
  bar = UIView "Bar"
  bar.autoresizingMask = {}
  home.view:addSubview(field)
  home.view:addSubview(bar)
  local isTurning = false
  lowest = nil
  local function stand(top)
    local room = home.view.bounds
    top = top or room.height
    bar.frame = rect(0, top - 40, room.width, 40)
    if lowest then lowest = math.max(lowest, bar.frame.maxY / room.height) end
  end
  local center = NotificationCenter.default
  center:addObserver("UIKeyboardWillHideNotification", function()
    if not (knowsOfTurns and isTurning) then stand() end
  end)
  center:addObserver("UIKeyboardWillShowNotification", function(told)
    isTurning = false
    local frame = told.userInfo.UIKeyboardFrameEndUserInfoKey
    stand(home.view:convert(frame, { from = home.view.window }).minY)
  end)
  stand()
  keyboard.show(field)
  settle()
  assert.equal(keyboard.frame.minY, foot())
  lowest = 0
  on("Home.willRotate", function() isTurning = true end)
  on("Home.viewWillTransition", function() isTurning = true end)
  local before = mark()
  rotate "landscapeLeft"
  settle()
  expect.order({ "Keyboard.UIKeyboardWillHideNotification",
    "Keyboard.UIKeyboardWillShowNotification" }, { since = before })
  assert.is_true(keyboard.visible)
  assert.equal(keyboard.frame.minY, foot())
end

describe("A bar that stands on the keyboard in a turn", function()
  it("[BUG-067] drops to the bottom and comes up again, though the keyboard never leaves",
    function()
      for _, ios in ipairs { 5, 6, 7, 8, 12, 15, 26 } do
        turn(ios, false)
        assert.equal(1, lowest)
      end
    end)

  it("goes straight to the keyboard's new top, if it takes the pair for one move", function()
    for _, ios in ipairs { 5, 6, 7, 8, 12, 15, 26 } do
      turn(ios, true)
      assert.is_true(lowest < 0.8)
    end
  end)
end)
