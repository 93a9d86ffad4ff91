-- What the keyboard tells the app, in which order, and what the notifications carry.

local home, field, other

local will = "**.UIKeyboardWill*"
local change, show, hide = "Keyboard.UIKeyboardWillChangeFrameNotification",
  "Keyboard.UIKeyboardWillShowNotification", "Keyboard.UIKeyboardWillHideNotification"
local shown, hidden = "Keyboard.UIKeyboardDidShowNotification",
  "Keyboard.UIKeyboardDidHideNotification"

-- A world with two fields on its root.
local function begin(target)
  device(target)
  home = UIViewController "Home"
  field, other = UITextField { "A" }, UITextField { "B" }
  home.view:addSubview(field)
  home.view:addSubview(other)
  root(home)
  settle()
  return mark()
end

-- The user info of the next notification of that name.
local function catch(name)
  local caught = {}
  NotificationCenter.default:addObserver(name, function(notification)
    caught[#caught + 1] = notification
  end)
  return caught
end

describe("The keyboard's notifications", function()
  it("have the screen as their object from iOS 16.1 on", function()
    begin { "phone", ios = "16.1" }
    local caught = catch "UIKeyboardWillShowNotification"
    keyboard.show(field)
    assert.equal(UIScreen.main, caught[1].object)
  end)

  it("have neither fault of iOS 9 on iOS 10, whose bugs are others", function()
    begin { "pad", ios = 10, bugs = true }
    keyboard { hardware = true }
    keyboard.show(field)
    settle()
    local before = mark()
    keyboard { hardware = false }
    settle()
    expect.count(show, 1, { since = before })
    before = mark()
    keyboard { height = 300 }
    expect.count(change, 1, { since = before })
  end)

  it("come before what the next change overtakes, which isn't told", function()
    local before = begin { "phone", ios = 12 }
    keyboard.show(field)
    advance(0.1)
    keyboard.hide()
    settle()
    expect.never(shown, { since = before })
    expect.order({ will, hide, hidden }, { since = before })
  end)
end)
