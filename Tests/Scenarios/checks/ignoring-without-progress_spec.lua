-- ignoring-without-progress: touches are lost to a transition while nothing moves.

local home, button, count

-- A modal that begins to come in a window whose layer's time stands still.
local function launch(ios, speed)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  root(home)
  count = 0
  button = UIButton { "Save", frame = rect(50, 300, 200, 44), action = function()
    count = count + 1
  end }
  home.view:addSubview(button)
  settle()
  home.view.window.layer.speed = speed or 1
  home:present(UIViewController { "Form", modalPresentationStyle = "overFullScreen" })
  advance(2)
end

describe("ignoring-without-progress", function()
  it("is found when the user touches something during a transition that can't end", function()
    for _, ios in ipairs { 9, 10, 12 } do
      launch(ios, 0)
      assert.is_string(tap(button).why)
      assert.equal(0, count)
      expect.check "transition-open"
      expect.check "ignoring-without-progress"
      expect.clean()
    end
  end)

  -- An alert over a view whose layer's time stands still.
  local function alertOverFrozen(options, speed)
    device(options)
    home = UIViewController "Home"
    root(home)
    local spinner = UIView { "Spinner", frame = rect(100, 100, 50, 50) }
    home.view:addSubview(spinner)
    spinner.layer.speed = speed
    local alert = UIAlertController { "Alert", title = "Sure?", preferredStyle = "alert" }
    alert:addAction(UIAlertAction "OK")
    home:present(alert)
    advance(5)
  end

  it("[TCH-017] is found over an alert that waits for a frozen view, until the app goes away",
    function()
      for _, ios in ipairs { 10, 11, 12 } do
        alertOverFrozen({ "phone", ios = ios }, 0)
        expect.never "Alert.presentation.end"
        assert.is_string(tap("OK").why)
        expect.check "ignoring-without-progress"
        expect.check "transition-open"
        expect.clean()
        alertOverFrozen({ "phone", ios = ios }, 0)
        tap "OK"
        background()
        foreground()
        settle()
        assert.is_nil(tap("OK").why)
        settle()
        assert.is_nil(home.presentedViewController)
        expect.clean()
      end
    end)

  it("is not found over an alert without such a view, or where an alert doesn't wait", function()
    local other = { "phone", ios = 12, policies = { ["alert.frozen-view"] = "ignores" } }
    for _, case in ipairs { { { "phone", ios = 12 }, 1 }, { other, 0 } } do
      alertOverFrozen(case[1], case[2])
      assert.is_nil(tap("OK").why)
      settle()
      assert.is_nil(home.presentedViewController)
      expect.clean()
    end
  end)

  it("is not found if nobody touches anything", function()
    launch(12, 0)
    expect.check "transition-open"
    expect.clean()
  end)

  it("is not found if the time goes on before the end", function()
    launch(12, 0)
    tap(button)
    home.view.window.layer.speed = 1
    settle()
    expect.clean()
  end)

  it("is not found for a touch in a transition that ends", function()
    launch(12)
    home:dismiss()
    advance(0.1)
    assert.is_string(tap(button).why)
    expect.clean()
    settle()
    expect.clean()
  end)
end)
