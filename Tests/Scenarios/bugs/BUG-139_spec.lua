-- https://github.com/lionheart/openradar-mirror/issues/1540
-- A player's own full-screen modal is dismissed by code that doesn't know of it.
--
-- UIKit's player raised, because the controls that both of its controllers share were still in the
-- wrong one; the player here is the app's own, and hands them over as it should.

local home, player, screen, controls

local function launch()
  device { "phone", ios = "8.3" }
  controls = UIView "Controls"
  home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
  player = UIViewController "Player"
  screen = UIViewController {
    "Screen", modalPresentationStyle = "fullScreen", supportedInterfaceOrientations = "all",
    viewWillAppear = function(self, animated)
      UIViewController.viewWillAppear(self, animated)
      self.view:addSubview(controls)
    end,
    viewWillDisappear = function(self, animated)
      UIViewController.viewWillDisappear(self, animated)
      player.view:addSubview(controls)
    end,
  }
  home.viewDidLoad = function(self)
    UIViewController.viewDidLoad(self)
    self:addChild(player)
    player.view.frame = rect(0, 100, self.view.bounds.width, 180)
    player.view.autoresizingMask = { "flexibleWidth" }
    self.view:addSubview(player.view)
    player.view:addSubview(controls)
    player:didMove { toParent = self }
  end
  root(home)
  player:present(screen)
  settle()
  rotate "landscapeLeft"
  settle()
end

describe("A player's full screen that the app dismisses from the root", function()
  it("[BUG-139] ends, with the inline player back and turned as the root allows", function()
    launch()
    assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    assert.equal(UIScreen.main.bounds, screen.view.frameInWindow)
    assert.equal(screen.view, controls.superview)
    home:dismiss()   -- an address was opened
    settle()
    assert.is_nil(player.presentedViewController)
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    assert.equal(player.view, controls.superview)
    assert.equal(home, player.parentViewController)
    assert.equal(rect(0, 100, UIScreen.main.bounds.width, 180), player.view.frameInWindow)
    expect.clean()
  end)
end)
