-- https://github.com/sberrevoets/SDCAlertView/issues/125
-- A second alert is asked for too soon after the first one's dismissal, from the first one.

local home, one, two

local function launch()
  device { "phone", ios = 9 }
  home = UIViewController "Home"
  one = UIViewController { "One", modalPresentationStyle = "overFullScreen" }
  two = UIViewController { "Two", modalPresentationStyle = "overFullScreen" }
  root(home)
  home:present(one)
  settle()
end

describe("A second alert", function()
  it("[BUG-007] is refused while the first one, which presents it, is leaving", function()
    launch()
    local began = now()
    home:dismiss()
    after(0.2, function() one:present(two) end)
    settle()
    expect.warning("Warning: Attempt to present <UIViewController: 0x1003> on "
      .. "<UIViewController: 0x1002> whose view is not in the window hierarchy!")
    expect.at(began + 0.2, "One.present.refused")
    expect.never "Two.viewWillAppear"
    expect.check "presented-on-leaving"
    expect.check "request-lost"
    expect.clean()
  end)

  it("comes if it waits for the completion of the first one's dismissal", function()
    launch()
    home:dismiss { completion = function() home:present(two) end }
    settle()
    assert.equal(two, home.presentedViewController)
    expect.clean()
  end)
end)
