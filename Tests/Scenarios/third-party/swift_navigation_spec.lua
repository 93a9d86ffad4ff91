-- Quick successions of presents and dismissals, each followed by the state that counts.
--
-- From pointfreeco/swift-navigation, Examples/CaseStudiesTests/PresentationTests.swift (MIT),
-- which ran on an iPhone of iOS 18.5. Its cases name the calls that the library makes: it clears
-- by a dismiss of the presented controller and replaces by a dismiss of the presenter, with the
-- next present in its completion.

local systems = { 13, 15, 17, 18 }
local home

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
end

local unanimated = { animated = false }

describe("A presenter", function()
  it("[TP-040] loses its link after an unanimated dismissal that was sent to the presented one",
    function()
      for _, ios in ipairs(systems) do
        launch(ios)
        root(home)
        local form = UIViewController "Form"
        home:present(form, unanimated)
        settle()
        assert.is_not_nil(home.presentedViewController)
        form:dismiss(unanimated)
        settle()
        assert.is_nil(home.presentedViewController)
      end
    end)

  it("[TP-041] stays consistent over a hundred unanimated rounds", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      root(home)
      for round = 1, 100 do
        local form = UIViewController("Form " .. round)
        home:present(form, unanimated)
        advance(0.01)
        assert.is_not_nil(home.presentedViewController)
        form:dismiss(unanimated)
        advance(0.01)
        assert.is_nil(home.presentedViewController)
      end
    end
  end)

  it("[TP-042] obeys an unanimated dismissal 0.1 s into the animated presentation", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local form = UIViewController "Form"
      local isFirst = true
      on("Home.viewDidAppear", function()
        if isFirst then
          isFirst = false
          home:present(form)
        end
      end)
      root(home)
      advance(0.1)
      assert.is_not_nil(home.presentedViewController)
      UIView.performWithoutAnimation(function() form:dismiss(unanimated) end)
      advance(0.9)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[TP-043] replaces the lower of two modals from a dismissal's completion", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      root(home)
      local a, b, c = UIViewController "A", UIViewController "B", UIViewController "C"
      home:present(a)
      settle()
      a:present(b, unanimated)
      settle()
      home:dismiss {
        animated = false, completion = function() home:present(c, unanimated) end,
      }
      settle()
      assert.not_equal(a, home.presentedViewController)
    end
  end)

  it("[TP-045] presents from inside a dismissal's completion", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      root(home)
      local a, b = UIViewController "A", UIViewController "B"
      home:present(a, unanimated)
      settle()
      home:dismiss {
        animated = false, completion = function() home:present(b, unanimated) end,
      }
      settle()
      assert.equal(b, home.presentedViewController)
    end
  end)

  it("[TP-047] keeps the middle one when the topmost is dismissed as its presentation begins",
    function()
      for _, ios in ipairs(systems) do
        launch(ios)
        root(home)
        local a, b = UIViewController "A", UIViewController "B"
        on("A.viewDidAppear", function()
          if not a.presentedViewController then a:present(b) end
        end)
        home:present(a)
        advance { till = "B.viewWillAppear" }
        b:dismiss(unanimated)
        advance(0.5)
        assert.is_not_nil(home.presentedViewController)
      end
    end)

  it("[TP-053] told of a dismissal in two places, presents in one of them", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      root(home)
      local first = UIViewController "First"
      home:present(first)
      settle() -- half a second there: a sleep is never shorter, and the transition takes 0.506 s
      local told = 0
      home:dismiss {
        completion = function()
          told = told + 1
          home:present(UIViewController "Second")
        end,
      }
      advance(0.05)
      assert.is_true(first.isBeingDismissed)
      on("First.viewDidDisappear", function()
        told = told + 1
        home:present(UIViewController "Third")
      end)
      advance(1)
      assert.is_not_nil(home.presentedViewController)
      assert.equal(2, told)
    end
  end)
end)
