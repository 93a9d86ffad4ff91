-- https://github.com/react/react-native/pull/24959
-- dismiss sent to the middle of a chain closes the child, not the receiver.

local home, first, second

local function launch()
  device { "phone", ios = 12 }
  home = UIViewController "Home"
  first = UIViewController { "First", modalPresentationStyle = "fullScreen" }
  second = UIViewController { "Second", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(first)
  settle()
  first:present(second)
  settle()
end

describe("dismiss sent to the middle of a chain", function()
  it("[BUG-004] closes the child, not the receiver", function()
    launch()
    first:dismiss()
    settle()
    assert.equal(first, home.presentedViewController)
    assert.is_nil(first.presentedViewController)
    expect.once "Second.viewDidDisappear"
    expect.once "Second.dismissal.begin"
    expect.never "First.dismissal.begin"
    expect.clean()
  end)

  it("closes the receiver with all above it, if it is sent to the receiver's presenter", function()
    launch()
    home:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
    assert.is_nil(second.presentingViewController)
    expect.clean()
  end)
end)
