-- What a modal's style reads as, how the link follows calls of one turn, and what is in view.
--
-- From wix/react-native-navigation, playground/ios/NavigationTests/RNNModalManagerTest.mm,
-- UIViewController+LayoutProtocolTest.mm and RNNModalHostViewManagerHandlerTest.mm (MIT), which ran
-- on an iPhone 13 of iOS 15.5 and newer; playground/e2e/Modals.test.js and
-- StaticLifecycleEvents.test.js, which ran with Detox on an iPhone of iOS 26. There the app is a
-- tab bar controller, and every modal a navigation controller in full screen.

local shown = require "shown"

local home

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  root(home)
end

-- The style of a controller that was presented with the one that it has by itself.
local function styleOfPresented(ios)
  launch(ios)
  local form = UIViewController "Form"
  home:present(form, { animated = false })
  return form.modalPresentationStyle
end

describe("The automatic style", function()
  it("[TP-059] of a presented controller reads as form sheet from iOS 18", function()
    for _, ios in ipairs { 18, 26 } do assert.equal("formSheet", styleOfPresented(ios)) end
  end)

  it("[TP-060] of a presented controller reads as page sheet from iOS 13 to 17", function()
    for ios = 13, 17 do assert.equal("pageSheet", styleOfPresented(ios)) end
  end)

  it("[TP-063] of a controller that never was presented reads as form sheet from iOS 18", function()
    for _, ios in ipairs { 18, 26 } do
      launch(ios)
      assert.equal("formSheet", UIViewController("Form").modalPresentationStyle)
    end
  end)
end)

describe("The link", function()
  it("[TP-066] is there in the turn of an unanimated present", function()
    for _, ios in ipairs { 13, 15, 17, 18 } do
      launch(ios)
      local form = UIViewController "Form"
      home:present(form, { animated = false })
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[TP-067] goes with an unanimated dismissal in the turn of the unanimated present",
    function()
      for _, ios in ipairs { 13, 15, 17, 18 } do
        launch(ios)
        local form = UIViewController "Form"
        local completed, isGone = 0, nil
        home:present(form, { animated = false })
        assert.equal(form, home.presentedViewController)
        home:dismiss {
          animated = false,
          completion = function()
            completed = completed + 1
            local presented = home.presentedViewController
            isGone = presented == nil or presented == form and form.isBeingDismissed
          end,
        }
        advance(10)
        assert.equal(1, completed)
        assert.is_true(isGone)
      end
    end)
end)

describe("An app of tabs", function()
  local systems = { 13, 17, 26 }
  local tabs

  local function launchTabs(ios)
    device { "phone", ios = ios }
    home = UIViewController "Home"
    tabs = UITabBarController { "Tabs", viewControllers = { home, UIViewController "Second" } }
    root(tabs)
    settle()
  end

  -- A modal with a screen of that name in it.
  local function modal(name)
    local screen = UIViewController(name)
    return UINavigationController {
      name .. " modal", rootViewController = screen, modalPresentationStyle = "fullScreen",
    }, screen
  end

  local function present(presenter, name)
    local container, screen = modal(name)
    presenter:present(container)
    settle()
    assert.is_true(shown(screen))
    return container, screen
  end

  it("[TP-072] is in view again once the root has dismissed the whole chain", function()
    for _, ios in ipairs(systems) do
      launchTabs(ios)
      local first = present(tabs, "M1")
      present(first, "M2")
      tabs:dismiss()
      settle()
      assert.is_true(shown(home))
    end
  end)

  it("[TP-076] shows modals over modals, which come off in reverse order", function()
    for _, ios in ipairs(systems) do
      launchTabs(ios)
      local m1, m1Screen = present(tabs, "M1")
      local r1, r1Screen = present(m1, "R1")
      local m2 = present(r1, "M2")
      local r2 = present(m2, "R2")
      for _, container in ipairs { r2, m2 } do
        container:dismiss()
        settle()
      end
      assert.is_true(shown(r1Screen))
      r1:dismiss()
      settle()
      assert.is_true(shown(m1Screen))
    end
  end)

  it("[TP-078] tells the modal's screen and its own of a modal that comes and goes", function()
    for _, ios in ipairs(systems) do
      launchTabs(ios)
      local start = mark()
      local container = present(tabs, "Modal")
      expect.once("Modal.viewWillAppear", { since = start })
      expect.once("Modal.viewDidAppear", { since = start })
      expect.once("Home.viewDidDisappear", { since = start })
      start = mark()
      container:dismiss()
      settle()
      expect.once("Home.viewWillAppear", { since = start })
      expect.once("Home.viewDidAppear", { since = start })
      expect.once("Modal.viewDidDisappear", { since = start })
    end
  end)
end)
