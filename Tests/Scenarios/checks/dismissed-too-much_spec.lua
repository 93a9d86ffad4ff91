-- dismissed-too-much: a dismiss found what it was sent for leaving already, was passed on, and took
-- the receiver along, or more than one level.

local home, a, b

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
  a:present(b)
  settle()
end

describe("dismissed-too-much", function()
  it("is found when a second dismiss in a row removes its own receiver", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch(ios)
      a:dismiss()
      a:dismiss()
      settle()
      assert.is_nil(home.presentedViewController)
      expect.check "dismissed-too-much"
      expect.clean()
    end
  end)

  it("is found when presenter and presented are both told to dismiss it", function()
    launch(17)
    a:dismiss()
    b:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
    expect.check "dismissed-too-much"
    expect.clean()
  end)

  it("is not found when a controller closes itself", function()
    launch(12)
    b:dismiss()
    settle()
    assert.equal(a, home.presentedViewController)
    expect.clean()
  end)

  it("is not found when the bottom of a stack is told to dismiss all of it", function()
    launch(12)
    home:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
    expect.clean()
  end)

  it("is not found when one level is closed after the other", function()
    launch(12)
    a:dismiss { completion = function() home:dismiss() end }
    settle()
    assert.is_nil(home.presentedViewController)
    expect.clean()
  end)

  it("is not found when the second dismiss is refused", function()
    launch(12)
    a:dismiss()
    advance(0.1)
    a:dismiss()
    settle()
    assert.equal(a, home.presentedViewController)
    expect.clean()
  end)
end)
