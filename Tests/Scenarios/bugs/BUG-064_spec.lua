-- https://github.com/flutter/flutter/issues/93944
-- The keyboard of what is presented moves the view beneath it for ever.

local home, form, inset

-- A root that makes room for the keyboard. One that listens while it is seen hears of a show before
-- it is covered, and of no hide after that.
local function launch(ios, listensWhileSeen)
  device { "phone", ios = ios }
  inset = 0
  local isSeen = false
  home = UIViewController {
    "Home",
    viewDidAppear = function(self, animated)
      UIViewController.viewDidAppear(self, animated)
      isSeen = true
    end,
    viewDidDisappear = function(self, animated)
      UIViewController.viewDidDisappear(self, animated)
      isSeen = false
    end,
  }
  local field = UITextField "Field"
  form = UIViewController {
    "Form", modalPresentationStyle = "fullScreen",
    viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      self.view:addSubview(field)
    end,
    viewWillAppear = function(self, animated)
      UIViewController.viewWillAppear(self, animated)
      field:becomeFirstResponder()
    end,
  }
  root(home)
  local center = NotificationCenter.default
  center:addObserver("UIKeyboardWillShowNotification", function(told)
    if isSeen then inset = told.userInfo.UIKeyboardFrameEndUserInfoKey.height end
  end)
  center:addObserver("UIKeyboardWillHideNotification", function()
    if isSeen or not listensWhileSeen then inset = 0 end
  end)
  home:present(form)
  settle()
  assert.is_true(field.isFirstResponder)
  assert.is_true(keyboard.visible)
  expect.order { "Form.viewWillAppear", "Keyboard.UIKeyboardWillShowNotification",
    "Home.viewDidDisappear" }
  home:dismiss()
  settle()
  assert.is_false(keyboard.visible)
end

describe("What lies under a presentation that has the keyboard", function()
  it("[BUG-064] makes room that it never gives back, if it doesn't listen while it is covered",
    function()
      for _, ios in ipairs { 12, 13, 15, 17 } do
        launch(ios, true)
        expect.order { "Keyboard.UIKeyboardWillHideNotification", "Home.viewDidAppear" }
        assert.is_true(inset > 200)
      end
    end)

  it("has its full height again, if it always hears of a hide", function()
    for _, ios in ipairs { 12, 13, 15, 17 } do
      launch(ios, false)
      assert.equal(0, inset)
      expect.clean()
    end
  end)
end)
