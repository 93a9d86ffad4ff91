-- https://github.com/HarshilShah/DeckTransition/issues/40
-- https://github.com/CosmicMind/Motion/pull/42
-- Appearance calls made by hand in a transition's animator are unbalanced by an unanimated
-- dismissal, which uses no animator.

local home, modal

local function launch()
  device { "phone", ios = 11 }
  home = UIViewController "Home"
  modal = UIViewController { "Modal", modalPresentationStyle = "overFullScreen" }
  root(home)
end

-- What the library's animators do beside animating; an unanimated call doesn't come here.
local function presentByHand(animated)
  if animated then home:beginAppearanceTransition(false, { animated = true }) end
  home:present(modal, {
    animated = animated,
    completion = function() if animated then home:endAppearanceTransition() end end,
  })
  settle()
end

local function dismissByHand(animated)
  if animated then home:beginAppearanceTransition(true, { animated = true }) end
  home:dismiss {
    animated = animated,
    completion = function() if animated then home:endAppearanceTransition() end end,
  }
  settle()
end

describe("Appearance calls made by hand for a presenter that stays in the window", function()
  it("[BUG-125] are unbalanced if only one way is animated, and balanced if both are or none is",
    function()
      for _, presented in ipairs { true, false } do
        for _, dismissed in ipairs { true, false } do
          launch()
          local before = mark()
          presentByHand(presented)
          dismissByHand(dismissed)
          expect.count("Home.viewDidDisappear", presented and 1 or 0, { since = before })
          expect.count("Home.viewDidAppear", presented and dismissed and 1 or 0, { since = before })
          if presented ~= dismissed then expect.check "unbalanced-appearance" end
          expect.clean()
        end
      end
    end)

  it("are balanced in all four mixes if they are made whether the change is animated or not",
    function()
      for _, presented in ipairs { true, false } do
        for _, dismissed in ipairs { true, false } do
          launch()
          home:beginAppearanceTransition(false, { animated = presented })
          home:present(modal, {
            animated = presented, completion = function() home:endAppearanceTransition() end,
          })
          settle()
          home:beginAppearanceTransition(true, { animated = dismissed })
          home:dismiss {
            animated = dismissed, completion = function() home:endAppearanceTransition() end,
          }
          settle()
          expect.count("Home.viewDidDisappear", 1)
          expect.count("Home.viewDidAppear", 2)
          expect.clean()
        end
      end
    end)
end)
