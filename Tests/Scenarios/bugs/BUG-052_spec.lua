-- https://github.com/bakerframework/baker/issues/310
-- An empty controller is presented and dismissed at once, to have the orientations asked again.

local home, empty, mask

local function launch()
  device { "pad", ios = 8 }
  mask = "all"
  home = UIViewController { "Home", supportedInterfaceOrientations = function() return mask end }
  empty = UIViewController { "Empty", modalPresentationStyle = "fullScreen" }
  root(home)
  rotate "landscapeLeft"
  settle()
  mask = "portrait"   -- nothing tells UIKit so
end

local function orientation() return UIApplication.shared.statusBarOrientation end

describe("A dummy that is presented to have the orientations asked again", function()
  it("[BUG-052] stays if it is dismissed at once, and the log says why", function()
    launch()
    home:present(empty)
    home:dismiss()
    settle()
    expect.warning("Trying to dismiss the presentation controller while transitioning already. "
      .. "(<_UIFullscreenPresentationController: ")
    assert.equal(empty, home.presentedViewController)
    assert.equal("landscapeRight", orientation())
    expect.check "request-lost"
    expect.clean()
  end)

  it("does its work if it is dismissed in the completion of its presentation", function()
    launch()
    home:present(empty, { completion = function() home:dismiss() end })
    settle()
    assert.is_nil(home.presentedViewController)
    assert.equal("portrait", orientation())
    assert.equal(UIScreen.main.bounds, home.view.frameInWindow)
    expect.clean()
  end)
end)
