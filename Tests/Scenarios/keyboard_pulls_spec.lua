-- A finger that scrolls and pulls the keyboard with it: what is told, and what the app can do.

local home, field
local names = { "WillChangeFrame", "WillShow", "WillHide", "DidChangeFrame", "DidShow", "DidHide" }
local will, did = "Keyboard.UIKeyboardWillChangeFrameNotification",
  "Keyboard.UIKeyboardDidChangeFrameNotification"

local function launch(ios, Field, policies)
  device { "phone", ios = ios, policies = policies }
  home = UIViewController "Home"
  root(home)
  settle()
  field = (Field or UITextField) { "Field", frame = rect(0, 0, 100, 30) }
  home.view:addSubview(UIScrollView {
    "Scroll", frame = home.view.bounds, contentSize = size(300, 3000),
    keyboardDismissMode = "interactive",
  })
  home.view:addSubview(field)
  field:becomeFirstResponder()
end

-- Pulls the keyboard half down and back up.
local function pullAndReturn()
  local top = keyboard.frame.minY
  touch.down(point(150, top - 60))
  touch.move(point(150, top + 80), { over = 0.1 })
  advance(0.12)
  assert.is_true(keyboard.frame.minY > top)
  touch.move(point(150, top + 60), { over = 0.1 })
  advance(0.12)
  touch.up()
  settle()
  assert.equal(top, keyboard.frame.minY)
  assert.is_true(field.isFirstResponder)
end

local systems = { 7, 8, 12, 13, 17, 26 }

describe("A keyboard that a finger has pulled", function()
  it("tells that its frame changes as it comes back, and nothing else", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      settle()
      local before = mark()
      pullAndReturn()
      expect.order({ will, did }, { since = before })
      for _, name in ipairs(names) do
        local count = name:match "ChangeFrame" and 1 or 0
        expect.count("Keyboard.UIKeyboard" .. name .. "Notification", count, { since = before })
      end
    end
  end)

  it("comes back without a word where systems have that", function()
    launch(17, nil, { ["keyboard.cancelled-pull"] = "silent" })
    settle()
    local before = mark()
    pullAndReturn()
    expect.never("Keyboard.*Notification", { since = before })
  end)

  it("has its show told to the end, though the finger takes it before", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      advance(0.05)
      expect.never "Keyboard.UIKeyboardDidShowNotification"
      pullAndReturn()
      expect.once "Keyboard.UIKeyboardDidShowNotification"
    end
  end)

  it("goes by a call of the field's own resignFirstResponder", function()
    for _, ios in ipairs(systems) do
      local called = 0
      local Field = UITextField:subclass "Field" {
        resignFirstResponder = function(self)
          called = called + 1
          return UITextField.resignFirstResponder(self)
        end,
      }
      launch(ios, Field)
      settle()
      local top = keyboard.frame.minY
      drag { from = point(150, top - 60), to = point(150, home.view.frame.height - 20),
        duration = 0.25, release = "fling" }
      settle()
      assert.is_false(keyboard.visible)
      assert.equal(1, called)
    end
  end)

  it("stays if that refuses", function()
    for _, ios in ipairs(systems) do
      local Field = UITextField:subclass "Field" {
        resignFirstResponder = function() return false end,
      }
      launch(ios, Field)
      settle()
      local top = keyboard.frame.minY
      drag { from = point(150, top - 60), to = point(150, home.view.frame.height - 20),
        duration = 0.25, release = "fling" }
      settle()
      assert.is_true(keyboard.visible)
      assert.equal(top, keyboard.frame.minY)
    end
  end)
end)
