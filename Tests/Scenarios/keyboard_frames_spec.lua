-- How high the keyboard is, where it is, and in which coordinates that is told.

local home, field

-- A world with a field on its root; the keyboard is up.
local function begin(target, settings)
  device(target)
  home = UIViewController "Home"
  function home.shouldAutorotateToInterfaceOrientation() return true end
  home.supportedInterfaceOrientations = "all"
  field = UITextField { "Field" }
  home.view:addSubview(field)
  root(home)
  settle()
  if settings then keyboard(settings) end
  local caught = {}
  for _, name in ipairs { "WillShow", "DidShow", "WillHide", "WillChangeFrame" } do
    NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function(n)
      caught[name] = {
        from = n.userInfo.UIKeyboardFrameBeginUserInfoKey,
        to = n.userInfo.UIKeyboardFrameEndUserInfoKey,
        info = n.userInfo,
      }
    end)
  end
  keyboard.show(field)
  settle()
  return caught
end

describe("The keyboard's frame", function()
  it("has a height again once it is hidden on iOS 9", function()
    local caught = begin { "iPad Air 2", ios = 9 }
    keyboard.hide()
    assert.equal(313, caught.WillHide.to.height)
  end)

  it("is told rightly of an undocked keyboard on iOS 8 and 11", function()
    for _, ios in ipairs { 8, 11 } do
      local caught = begin { "iPad Air 2", ios = ios }
      keyboard { undocked = true }
      assert.equal(keyboard.frame, caught.WillHide.to)
    end
  end)
end)

describe("A keyboard with keys", function()
  it("shows the app's bar alone on a phone", function()
    for _, ios in ipairs { 9, 12, 17 } do
      device { "phone", ios = ios }
      local bar = UIView { "Bar", frame = rect(0, 0, 320, 44) }
      home, field = UIViewController "Home", UITextField { "Field", inputAccessoryView = bar }
      home.view:addSubview(field)
      root(home)
      keyboard { hardware = true }
      keyboard.show(field)
      settle()
      assert.equal(44, UIScreen.main.bounds.height - keyboard.frame.y)
      assert.equal(0, bar.frame.y)
      local before = mark()
      keyboard { hardware = false }
      settle()
      expect.once("Keyboard.UIKeyboardWillShowNotification", { since = before })
      expect.never("Keyboard.UIKeyboardWillHideNotification", { since = before })
    end
  end)
end)
