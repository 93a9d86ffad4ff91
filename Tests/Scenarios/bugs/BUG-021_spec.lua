-- https://github.com/tidepool-org/Loop/pull/450
-- Removing an alert that is not on top.

local home, one, two, three

local function launch()
  device { "phone", ios = 14 }
  home = UIViewController "Home"
  root(home)
  one = UIAlertController { "One", title = "One", preferredStyle = "alert" }
  two = UIAlertController { "Two", title = "Two", preferredStyle = "alert" }
  three = UIAlertController { "Three", title = "Three", preferredStyle = "alert" }
  for _, alert in ipairs { one, two, three } do
    present(alert)
    settle()
  end
end

describe("Removing the middle one of three alerts", function()
  it("[BUG-021] takes the one above it along, or takes only that", function()
    launch()
    two:dismiss()
    settle()
    assert.equal(two, one.presentedViewController)
    assert.is_nil(two.presentedViewController)
    expect.clean()

    launch()
    one:dismiss()
    settle()
    assert.equal(one, home.presentedViewController)
    assert.is_nil(one.presentedViewController)
    expect.clean()
  end)

  it("is dismissing down to the first, and presenting the third again in the completion",
    function()
      launch()
      one:dismiss { completion = function() one:present(three) end }
      settle()
      assert.equal(three, one.presentedViewController)
      assert.is_nil(two.presentingViewController)
      expect.order { "Three.viewDidDisappear", "One.dismiss.completion", "Three.viewWillAppear" }
      expect.clean()
    end)
end)
