-- Bars above the keyboard, and the keyboard, when the user pulls a sheet.

-- A controller that shows a bar of 50 points by being the first responder.
local function withBar(name, style)
  local controller = UIViewController { name, canBecomeFirstResponder = true }
  if style then controller.modalPresentationStyle = style end
  controller.inputAccessoryView = UIView { name .. "Bar", frame = rect(0, 0, 414, 50) }
  return controller
end

-- Puts a finger on a sheet and moves it down; `finish` lets it go beyond the half or before.
local function hold(form)
  touch.down(form)
  touch.move(point(207, form.view.frameInWindow.midY + 110))
  advance(1)
end

local function finish(form, isFar)
  if isFar then touch.move(point(207, form.view.frameInWindow.midY + 600)) end
  advance(1)
  touch.up()
  settle()
end

it("[KBD-045] a pull takes a sheet's own bar away, and it once didn't come back with the sheet",
  function()
    for _, bugs in ipairs { false, true } do
      for _, ios in ipairs { 13, 17 } do
        device { "iPhone 11", ios = ios, bugs = bugs }
        local home, form = UIViewController "Home", withBar("Form", "pageSheet")
        root(home)
        home:present(form)
        settle()
        form:becomeFirstResponder()
        settle()
        assert.is_true(keyboard.visible)
        hold(form)
        assert.is_false(keyboard.visible)
        finish(form, false)
        assert.equal(form, home.presentedViewController)
        assert.equal(not bugs, keyboard.visible)
        form:becomeFirstResponder()
        settle()
        assert.is_true(keyboard.visible)
        hold(form)
        finish(form, true)
        assert.is_nil(home.presentedViewController)
        assert.is_false(keyboard.visible)
      end
    end
  end)

it("[KBD-046] a presenter's own bar is back as soon as a finger pulls its modal", function()
  for _, ios in ipairs { 13, 17 } do
    for _, isFar in ipairs { false, true } do
      device { "iPhone 11", ios = ios }
      local home = withBar "Home"
      local form = UIViewController { "Form", modalPresentationStyle = "pageSheet" }
      root(home)
      home:becomeFirstResponder()
      settle()
      assert.is_true(keyboard.visible)
      home:present(form)
      settle()
      assert.is_false(keyboard.visible)
      hold(form)
      assert.is_true(keyboard.visible)
      assert.is_true(home.isFirstResponder)
      finish(form, isFar)
      assert.equal(isFar, keyboard.visible)
      if not isFar then
        form:dismiss()
        settle()
        assert.is_true(keyboard.visible)
      end
    end
  end
end)
