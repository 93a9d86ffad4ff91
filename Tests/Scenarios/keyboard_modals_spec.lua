-- The keyboard when something is presented, dismissed, turned or made key.

local home, field
local show, hide = "Keyboard.UIKeyboardWillShowNotification",
  "Keyboard.UIKeyboardWillHideNotification"

local function yes() return true end

-- A world with a field on its root.
local function begin(target)
  device(target)
  home, field = UIViewController "Home", UITextField { "Field" }
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  home.view:addSubview(field)
  root(home)
  settle()
end

describe("A presentation over the keyboard", function()
  it("leaves the keyboard up under an older alert view", function()
    for _, ios in ipairs { 5, 6, 7 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      UIAlertView { "Old", title = "Title", cancelButtonTitle = "OK" }:show()
      settle()
      expect.never("Keyboard.*", { since = before })
      assert.is_true(keyboard.visible)
    end
  end)
end)

describe("A turn with the keyboard up", function()
  it("loses it for good if the app resigns between the hide and the show", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      NotificationCenter.default:addObserver("UIKeyboardDidHideNotification", function()
        field:resignFirstResponder()
      end)
      local before = mark()
      rotate "landscapeLeft"
      settle()
      expect.never(show, { since = before })
      expect.once(hide, { since = before })
      assert.is_false(keyboard.visible)
      assert.equal(UIScreen.main.bounds.width, ios < 8 and 768 or keyboard.frame.width)
    end
  end)
end)
