-- responder-lost-in-turn: an app resigns when a turn tells that the keyboard was hidden.

local field

-- A field that is edited, in an app that calls `body` when the keyboard was hidden.
local function launch(target, body)
  device(target)
  local home = UIViewController "Home"
  root(home)
  field = UITextField { "Field", frame = rect(10, 60, 200, 30) }
  home.view:addSubview(field)
  field:becomeFirstResponder()
  settle()
  NotificationCenter.default:addObserver("UIKeyboardDidHideNotification", body)
end

local targets = { { "iPad Air", ios = 7 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }

describe("responder-lost-in-turn", function()
  it("[KBD-028] is found when the first responder resigns in the handler of a turn's hide",
    function()
      for _, target in ipairs(targets) do
        launch(target, function() field:resignFirstResponder() end)
        rotate "landscapeLeft"
        settle()
        assert.is_false(field.isFirstResponder)
        assert.is_false(keyboard.visible)
        expect.check "responder-lost-in-turn"
        expect.clean()
      end
    end)

  it("is not found when nobody resigns", function()
    for _, target in ipairs(targets) do
      launch(target, function() end)
      rotate "landscapeLeft"
      settle()
      assert.is_true(field.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.clean()
    end
  end)

  it("is not found when the user has sent the keyboard away", function()
    launch({ "iPad Air 2", ios = 12 }, function() field:resignFirstResponder() end)
    keyboard.hide()
    settle()
    rotate "landscapeLeft"
    settle()
    expect.clean()
  end)

  it("is not found when the app ends the editing as it turns", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController { "Home", viewWillTransition = function(self, size, coordinator)
      UIViewController.viewWillTransition(self, size, coordinator)
      field:resignFirstResponder()
    end }
    root(home)
    field = UITextField { "Field", frame = rect(10, 60, 200, 30) }
    home.view:addSubview(field)
    field:becomeFirstResponder()
    settle()
    rotate "landscapeLeft"
    settle()
    assert.is_false(keyboard.visible)
    expect.clean()
  end)
end)
