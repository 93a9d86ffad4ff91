-- https://github.com/HarshilShah/DeckTransition/issues/15
-- https://github.com/xxxAIRINxxx/ARNModalTransition/issues/1
-- A call that begins and ends while a card is up leaves the presenter in a wrong place.

local home, card

--- Presents a card over a presenter that it pushes back; `barChanged` is what the library does
--- about the bar.
local function open(barChanged)
  device { "iPhone 6s", ios = 10 }
  home = UIViewController "Home"
  card = UIViewController { "Card", modalPresentationStyle = "custom" }
  root(home)
  UIView.animate { withDuration = 0.3, animations = function()
    home.view.transform = CGAffineTransform(0.9, 0, 0, 0.9, 0, 0)
  end }
  present(card)
  NotificationCenter.default:addObserver(
    UIApplication.didChangeStatusBarFrameNotification, barChanged)
  settle()
end

--- A call comes and goes, and then the card goes.
local function callAndClose()
  statusBar { height = 40 }
  settle()
  statusBar { height = 20 }
  settle()
  UIView.animate { withDuration = 0.3, animations = function()
    home.view.transform = CGAffineTransform(1, 0, 0, 1, 0, 0)
  end }
  dismiss(card)
  settle()
end

describe("A call while a card is up", function()
  it("[BUG-084] leaves a scaled presenter off if its frame is set", function()
    open(function()
      -- The frame of a view that is scaled isn't its place.
      home.view.frame = rect(0, 20, 375, 647)
    end)
    callAndClose()
    assert.not_equal(rect(0, 0, 375, 667), home.view.frame)
    expect.check "frame-at-rest"
  end)

  it("leaves it in its place if UIKit alone moves it", function()
    open(function() end)
    callAndClose()
    assert.equal(rect(0, 0, 375, 667), home.view.frame)
    expect.clean()
  end)
end)
