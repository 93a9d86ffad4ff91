-- https://github.com/hackiftekhar/IQKeyboardManager/issues/331
-- https://github.com/hackiftekhar/IQKeyboardManager/issues/269
-- Keyboard up, turn, keyboard down: the view isn't where it was.

local home, field

-- An app that moves its view up by what the keyboard covers of the field, and puts it back where
-- it was when `moment` came.
local function launch(ios, moment)
  device { "phone", ios = ios }
  field = UITextField "Field"
  field.autoresizingMask = { "flexibleTopMargin", "flexibleBottomMargin" }
  home = UIViewController {
    "Home", viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      field.frame = rect(20, self.view.bounds.height / 2, 200, 30)
      self.view:addSubview(field)
    end,
  }
  root(home)
  settle()
  local before
  local function remember() before = home.view.frame end
  local center = NotificationCenter.default
  if moment == "editing" then field.delegate = { textFieldDidBeginEditing = remember } end
  center:addObserver("UIKeyboardWillShowNotification", function(told)
    if moment == "show" then remember() end
    local top = told.userInfo.UIKeyboardFrameEndUserInfoKey.minY
    local covered = field.frameInWindow.maxY - top
    if covered > 0 then home.view.frame = home.view.frame:offsetBy { dy = -covered } end
  end)
  center:addObserver("UIKeyboardWillHideNotification", function() home.view.frame = before end)
end

-- The keyboard comes, the device turns that way, and the keyboard goes.
local function typeAndTurn(...)
  keyboard.show(field)
  settle()
  for _, way in ipairs { ... } do
    rotate(way)
    settle()
    assert.is_true(field.isFirstResponder)
  end
  keyboard.hide()
  settle()
end

describe("A view that makes room for the keyboard while the device turns", function()
  it("[BUG-055] comes back in the old orientation's frame, if that is remembered as the editing "
    .. "begins, which a turn doesn't do again", function()
    for _, ios in ipairs { 8, 9, 12, 17 } do
      launch(ios, "editing")
      local portrait = home.view.frame
      typeAndTurn "landscapeLeft"
      assert.equal(portrait, home.view.frame)
      assert.is_true(UIScreen.main.bounds ~= home.view.frame)
      expect.check "frame-at-rest"
    end
  end)

  it("fills the window, if its frame is remembered each time that the keyboard comes", function()
    for _, ios in ipairs { 8, 9, 12, 17 } do
      for _, isBack in ipairs { false, true } do
        launch(ios, "show")
        if isBack then typeAndTurn("landscapeLeft", "portrait") else typeAndTurn "landscapeLeft" end
        assert.equal(UIScreen.main.bounds, home.view.frameInWindow)
        expect.clean()
      end
    end
  end)
end)
