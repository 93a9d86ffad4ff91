-- https://github.com/hackiftekhar/IQKeyboardManager/issues/755
-- A popover presents over its context with the keyboard up, and the wrong controller is moved.

local over, panel, place

-- A popover in which a helper has moved a panel up for the keyboard, and what it presents. `owner`
-- says what the helper moves back when the keyboard goes.
local function launch(owner)
  device { "pad", ios = 10, orientation = "landscapeLeft" }
  local home, field = UIViewController "Home", UITextField "Field"
  local form = UIViewController { "Popover", modalPresentationStyle = "popover" }
  over = UIViewController { "Over", modalPresentationStyle = "overCurrentContext" }
  form.popoverPresentationController.sourceView = home.view
  form.popoverPresentationController.sourceRect = rect(500, 20, 20, 20)
  panel = UIView { "Panel", frame = rect(10, 100, 200, 100) }
  form.view:addSubview(panel)
  panel:addSubview(field)
  root(home)
  home:present(form)
  settle()
  keyboard.show(field)
  settle()
  place = panel.frame
  panel.frame = place:offsetBy { dy = -40 }
  NotificationCenter.default:addObserver("UIKeyboardWillHideNotification", function()
    local target = owner == "remembered" and panel or over.view
    target.frame = target.frame:offsetBy { dy = 40 }
  end)
  form.definesPresentationContext = true
  form:present(over)
  settle()
  -- The presentation takes the keyboard away by itself.
  assert.is_false(field.isFirstResponder)
  assert.is_false(keyboard.visible)
  expect.once("Keyboard.UIKeyboardWillHideNotification")
end

describe("A helper that undoes what it did for the keyboard", function()
  it("[BUG-058] moves the one that has just been presented, if it goes by who is topmost",
    function()
      launch "topmost"
      expect.order { "Over.viewWillAppear", "Keyboard.UIKeyboardWillHideNotification" }
      assert.equal(40, over.view.frame.minY)
      expect.check "frame-at-rest"
      assert.equal(place.minY - 40, panel.frame.minY)
    end)

  it("leaves that alone, if it remembers whom it moved", function()
    launch "remembered"
    assert.equal(0, over.view.frame.minY)
    assert.equal(place, panel.frame)
    expect.clean()
  end)
end)
