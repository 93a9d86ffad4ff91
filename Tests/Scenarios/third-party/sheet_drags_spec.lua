-- Sheets that fingers pull.

local shown = require "shown"

local systems = { 13, 15, 17, 18, 26 }

-- DataDog/dd-sdk-ios, IntegrationTests/IntegrationScenarios/Scenarios/RUM/
-- RUMModalViewsScenarioTests.swift (Apache-2.0), which ran on an iPhone 17 Pro.
describe("A page sheet over a navigation controller", function()
  local home, modal

  local function launch(ios)
    device { "phone", ios = ios }
    home = UIViewController "Home"
    modal = UIViewController { "Modal", modalPresentationStyle = "pageSheet" }
    root(UINavigationController { viewControllers = { home } })
    home:present(modal)
    settle()
  end

  -- Presses for 0.3 s and drags, from one part of the screen's height to another.
  local function press(from, to)
    local screen = UIScreen.main.bounds
    drag { from = point(screen.midX, from * screen.height),
      to = point(screen.midX, to * screen.height), press = 0.3 }
    settle()
  end

  it("[TP-134] is dismissed by a drag from 20 % to 80 % of the screen", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      press(0.2, 0.8)
      expect.count("Modal.viewDidDisappear", 1)
      assert.is_nil(modal.presentingViewController)
    end
  end)

  it("[TP-135] springs back from a drag from 25 % to 35 %, and can be dismissed", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local start = mark()
      press(0.25, 0.35)
      expect.never("Modal.viewDidDisappear", { since = start })
      expect.never("Home.viewDidAppear", { since = start })
      assert.is_true(shown(modal))
      modal:dismiss()
      settle()
      expect.count("Modal.viewDidDisappear", 1)
      assert.is_nil(modal.presentingViewController)
    end
  end)
end)

-- iZettle/Presentation, Examples/StylesAndOptions/ExampleUITests/ExampleUITests.swift
-- (testSwipeDownToDismissModal; MIT), which ran on an iPhone 16 of iOS 18.0.
describe("A modal that doesn't let the user go", function()
  -- Swipes `form` down; its delegate shows an alert, whose OK is tapped; then `form` is dismissed.
  local function swipes(ios, form, flagged)
    flagged.isModalInPresentation = true
    local home = UIViewController "Home"
    local attempts = 0
    form.presentationController.delegate = {
      presentationControllerDidAttemptToDismiss = function()
        attempts = attempts + 1
        local alert = UIAlertController { "Alert", title = "Alert", preferredStyle = "alert" }
        alert:addAction(UIAlertAction { title = "OK", style = "default" })
        form:present(alert)
      end,
    }
    root(UINavigationController { viewControllers = { home } })
    home:present(form)
    settle()
    swipe(form, "down")
    settle()
    assert.equal(1, attempts, ios)
    local alert = form.presentedViewController
    assert.is_true(shown(alert))
    tap "OK"
    settle()
    assert.is_nil(alert.view.window)
    assert.is_true(shown(flagged))
    form:dismiss()
    settle()
    assert.is_true(shown(home))
    assert.is_nil(form.view.window)
  end

  it("[TP-136] stays when it is swiped, and may show an alert then", function()
    for _, ios in ipairs(systems) do
      device { "phone", ios = ios }
      local form = UIViewController "Form"
      swipes(ios, form, form)
    end
  end)

  it("[TP-137] does so as the child of a navigation controller, too", function()
    for _, ios in ipairs(systems) do
      device { "phone", ios = ios }
      local form = UIViewController "Form"
      swipes(ios, UINavigationController { "Navigation", viewControllers = { form } }, form)
    end
  end)
end)
