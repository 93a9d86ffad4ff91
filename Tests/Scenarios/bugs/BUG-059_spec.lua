-- https://github.com/freshOS/KeyboardLayoutGuide/issues/33
-- https://github.com/freshOS/KeyboardLayoutGuide/pull/43
-- https://github.com/evgenyneu/UnderKeyboard/issues/14
-- A form sheet makes more room for the keyboard than that covers.

local form, field, insets

-- How much a frame in the screen's coordinates covers of the sheet.
local function covered(frame)
  return math.max(0, form.view.frameInWindow.maxY - frame.minY)
end

local function launch(ios, orientation)
  device { "pad", ios = ios, orientation = orientation }
  local home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
  field = UITextField "Field"
  form.view:addSubview(field)
  root(home)
  home:present(form)
  settle()
  insets = {}
  local center = NotificationCenter.default
  for _, moment in ipairs { "WillShow", "DidChangeFrame" } do
    center:addObserver("UIKeyboard" .. moment .. "Notification", function(told)
      local frame = told.userInfo.UIKeyboardFrameEndUserInfoKey
      insets[moment] = { height = frame.height, covered = covered(frame) }
    end)
  end
  keyboard.show(field)
  settle()
end

describe("The room that a form sheet has to make for the keyboard", function()
  it("[BUG-059] isn't the keyboard's height, and is only known when the keyboard has come",
    function()
      for _, ios in ipairs { 13, 14, 15, 16 } do
        launch(ios, "landscapeLeft")
        local real = covered(keyboard.frame)
        assert.equal(real, insets.DidChangeFrame.covered)
        assert.is_true(real < insets.WillShow.covered)
        assert.is_true(real < insets.WillShow.height)
      end
    end)

  it("is less than the keyboard's height in portrait, too, where the sheet stays", function()
    for _, ios in ipairs { 13, 15 } do
      launch(ios, "portrait")
      local real = covered(keyboard.frame)
      assert.equal(real, insets.DidChangeFrame.covered)
      assert.is_true(real < insets.WillShow.height)
    end
  end)
end)
