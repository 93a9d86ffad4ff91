-- https://github.com/software-mansion/react-native-screens/pull/2568
-- A double dismissal eats one more level.

local home, one, two

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  one = UIViewController { "One", modalPresentationStyle = "pageSheet" }
  two = UINavigationController {
    "Two", viewControllers = { UIViewController "Page" }, modalPresentationStyle = "pageSheet",
  }
  root(home)
  home:present(one)
  settle()
  one:present(two)
  settle()
end

describe("A controller that is told to go twice in one tick", function()
  it("[BUG-016] takes its presenter along", function()
    for _, ios in ipairs { 17, 18 } do
      launch(ios)
      one:dismiss()   -- the wrapper closes Two
      two:dismiss()   -- so does Two's teardown
      settle()
      assert.is_nil(home.presentedViewController)
      expect.check "dismissed-too-much"
      expect.clean()
    end
  end)

  it("goes alone if the call to the one that is leaving is left out", function()
    launch(18)
    one:dismiss()
    if not two.isBeingDismissed and two.presentingViewController == nil then two:dismiss() end
    settle()
    assert.equal(one, home.presentedViewController)
    expect.clean()
  end)
end)
