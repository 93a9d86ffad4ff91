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
