-- https://github.com/HarshilShah/DeckTransition/issues/15
-- https://github.com/xxxAIRINxxx/ARNModalTransition/issues/1
-- A call begins and ends while a card is up, and its presenter, which is scaled, ends up off.

local home, card

-- A card as a library makes it: the presenter recedes behind what lies over it.
local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  card = UIViewController { "Card", modalPresentationStyle = "overFullScreen" }
  root(home)
  home:present(card)
  home.view.transform = CGAffineTransform(0.92, 0, 0, 0.92, 0, 0)
  settle()
end

local function callAndDismiss()
  statusBar { height = 40 }
  settle()
  statusBar { height = 20 }
  settle()
  home:dismiss()
  home.view.transform = CGAffineTransform(1, 0, 0, 1, 0, 0)
  settle()
end

describe("A presenter that is scaled while a call makes the status bar high", function()
  it("[BUG-084] ends up too high, if the library moves it with the bar as well", function()
    for _, ios in ipairs { 8, 10 } do
      launch(ios)
      local old = UIApplication.shared.statusBarFrame.height
      NotificationCenter.default:addObserver(
        UIApplication.didChangeStatusBarFrameNotification, function()
          local new = UIApplication.shared.statusBarFrame.height
          local frame, growth = home.view.frame, new - old
          home.view.frame = frame:with { y = frame.y + growth, height = frame.height - growth }
          old = new
        end)
      callAndDismiss()
      assert.is_true(home.view.frameInWindow.minY < -18)
      assert.is_true(home.view.frameInWindow.height > UIScreen.main.bounds.height + 18)
      expect.check "frame-at-rest"
    end
  end)

  it("fills the window again, if the library leaves its place to UIKit", function()
    for _, ios in ipairs { 8, 10 } do
      launch(ios)
      callAndDismiss()
      assert.equal(UIScreen.main.bounds, home.view.frameInWindow)
      expect.clean()
    end
  end)
end)
