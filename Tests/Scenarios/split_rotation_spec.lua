-- What a split view controller's columns hear as the interface turns.

local primary, secondary

local function launch(options)
  device(options)
  primary, secondary = UIViewController "Primary", UIViewController "Secondary"
  root(UISplitViewController { "Split", viewControllers = { primary, secondary } })
end

describe("A split view controller that is turned", function()
  it("shows its primary controller in landscape, and hides it upright", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch { "pad", ios = ios }
      expect.never "Primary.viewWillAppear"
      rotate "landscapeLeft"
      settle()
      expect.order { "Primary.viewWillAppear", "Primary.viewDidAppear" }
      assert.equal(320, primary.view.bounds.width)
      local wide = mark()
      rotate "portrait"
      settle()
      expect.order({ "Primary.viewWillDisappear", "Primary.viewDidDisappear" }, { since = wide })
      assert.is_nil(primary.view.window)
      expect.clean()
    end
  end)

  it("tells each column the width that it will have", function()
    launch { "iPad Air 2", ios = 12, orientation = "landscapeRight" }
    rotate "portrait"
    settle()
    expect.once "Secondary.viewWillTransition size=768x1024"
    rotate "landscapeLeft"
    settle()
    expect.once "Secondary.viewWillTransition size=704x768"
    assert.equal(size(704, 768), secondary.view.bounds.size)
  end)
end)
