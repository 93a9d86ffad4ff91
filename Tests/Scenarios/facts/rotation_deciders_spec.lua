-- Whose answers decide how the interface may be turned.

local all = { "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight" }
local landscape = { "landscapeLeft", "landscapeRight" }

-- A controller with that mask, and the style that it is presented in.
local function controller(name, mask, style)
  return UIViewController {
    name, supportedInterfaceOrientations = function() return mask end,
    modalPresentationStyle = style,
  }
end

-- Presents each of the controllers from the one before.
local function stack(home, ...)
  root(home)
  local presenter = home
  for _, form in ipairs { ... } do
    presenter:present(form, { animated = false })
    settle()
    presenter = form
  end
end

-- The device is turned to its left side, and the interface goes where it should.
local function expectTurn(to)
  rotate "landscapeLeft"
  settle()
  assert.equal(to, UIApplication.shared.statusBarOrientation)
end

describe("The controller that decides", function()
  it("[ROT-007] is the root's, or the topmost that fills the window", function()
    for _, ios in ipairs { 6, 8, 12, 13, 17 } do
      device { "pad", ios = ios }
      stack(controller("Home", "portrait"))
      expectTurn "portrait"
      expect.once "Window.rotation.refused decider=Home"

      device { "pad", ios = ios }
      stack(controller("Home", all), controller("Form", all, "fullScreen"),
        controller("Top", "portrait", "fullScreen"))
      expectTurn "portrait"
      expect.once "Window.rotation.refused decider=Top"
    end
  end)

  it("[PRES-290] is asked when it is presented full screen, first for what it prefers", function()
    for _, ios in ipairs { 6, 8, 12, 13, 17 } do
      device { "phone", ios = ios }
      local form = controller("Form", landscape, "fullScreen")
      function form:preferredInterfaceOrientationForPresentation() return "landscapeLeft" end
      stack(UIViewController "Home", form)
      assert.equal("landscapeLeft", UIApplication.shared.statusBarOrientation)
      -- Later it turns to whatever it supports.
      expectTurn "landscapeRight"
      rotate "portrait"
      settle()
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("[ROT-109] is found from the root up, over what fills the window, before what doesn't",
    function()
      for _, case in ipairs {
        { "Top", "fullScreen", "fullScreen" }, { "Top", "fullScreen", "overFullScreen" },
        { "Form", "fullScreen", "formSheet" }, { "Home", "formSheet", "fullScreen" },
        { "Home", "pageSheet", "overFullScreen" }, { "Form", "overFullScreen", "custom" },
      } do
        local decider, lower, upper = table.unpack(case)
        for _, ios in ipairs { 8, 12, 13, 17 } do
          device { "pad", ios = ios }
          stack(controller("Home", all), controller("Form", all, lower),
            controller("Top", all, upper))
          expectTurn "landscapeRight"
          expect.once("Window.rotation.begin decider=" .. decider)
        end
      end
      -- A sheet that has become full screen counts as that.
      device { "phone", ios = 12 }
      stack(controller("Home", all), controller("Form", "portrait", "formSheet"))
      expectTurn "portrait"
      expect.once "Window.rotation.refused decider=Form"
      -- What is on its way out isn't asked any more.
      device { "phone", ios = 12 }
      local home = controller("Home", "portrait")
      stack(home, controller("Form", all, "fullScreen"))
      home:dismiss()
      advance(0.1)
      local before = mark()
      UIApplication.shared:setStatusBarOrientation "landscapeLeft"
      expect.order({ "Home.supportedInterfaceOrientations" }, { since = before })
      expect.never("Form.supportedInterfaceOrientations", { since = before })
    end)

  it("[ROT-028] is the presenter under a custom style", function()
    for _, ios in ipairs { 7, 8, 12, 17 } do
      device { "phone", ios = ios }
      stack(controller("Home", "portrait"), controller("Form", all, "custom"))
      local before = mark()
      expectTurn "portrait"
      expect.never("Form.supportedInterfaceOrientations", { since = before })
    end
  end)

  it("[ROT-029] is in a custom style that removes the presenter's view, if all below do, too",
    function()
      for _, ios in ipairs { 9, 12, 13, 17 } do
        local function custom(name, removes)
          local form = controller(name, all, "custom")
          form.presentationController.shouldRemovePresentersView = removes
          return form
        end
        device { "phone", ios = ios }
        stack(controller("Home", "portrait"), custom("Top", true))
        expectTurn "landscapeRight"
        expect.once "Window.rotation.begin decider=Top"

        device { "phone", ios = ios }
        stack(controller("Home", "portrait"), custom("Form", false), custom("Top", true))
        expectTurn "portrait"
        expect.once "Window.rotation.refused decider=Home"
      end
    end)

  it("[ROT-033] is the presenter under an iPad's form sheet, which follows", function()
    device { "pad", ios = 6, orientation = "landscapeRight" }
    local form = controller("Form", "landscapeRight", "formSheet")
    stack(controller("Home", all), form)
    rotate "portrait"
    settle()
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    assert.equal("portrait", form.interfaceOrientation)
  end)

  it("[ROT-031] is what is presented over the full screen, too", function()
    for _, ios in ipairs { 13, 15, 17 } do
      for _, style in ipairs { "fullScreen", "overFullScreen" } do
        device { "phone", ios = ios }
        stack(controller("Home", "portrait"), controller("Form", all, style))
        expectTurn "landscapeRight"
        expect.once "Window.rotation.begin decider=Form"
      end
    end
  end)

  it("[ROT-035] turns a locked presenter, if it lies over the full screen with the stock mask",
    function()
      for _, ios in ipairs { 8, 12, 13, 17 } do
        device { "phone", ios = ios }
        local home = controller("Home", "portrait")
        stack(home, UIViewController { "Form", modalPresentationStyle = "overFullScreen" })
        expectTurn "landscapeRight"
        assert.equal("landscapeRight", home.interfaceOrientation)
        assert.is_not_nil(home.view.window)
      end
    end)

  it("[ROT-027] is the presenter again when the style is left to iOS 13", function()
    for _, ios in ipairs { 13, 15, 17 } do
      device { "phone", ios = ios }
      stack(controller("Home", "portrait"), controller("Form", landscape))
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
      expectTurn "portrait"

      device { "phone", ios = ios }
      stack(controller("Home", "portrait"), controller("Form", landscape, "fullScreen"))
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("[ROT-104] is an alert's presenter, whose mask is the alert's", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      for mask, side in pairs { portrait = "portrait", landscapeRight = "landscapeRight" } do
        device { "phone", ios = ios }
        local alert = UIAlertController { "Alert", preferredStyle = "alert" }
        local home = controller("Home", { "portrait", mask })
        stack(home, alert)
        assert.same(home.supportedInterfaceOrientations, alert.supportedInterfaceOrientations)
        expectTurn(side)
      end
    end
  end)
end)

describe("A container", function()
  it("[ROT-013] isn't asked through its children from iOS 6 on", function()
    for _, ios in ipairs { 6, 7, 12, 17 } do
      for _, kind in ipairs { "navigation", "tab" } do
        device { "phone", ios = ios }
        local first = controller("First", "portrait")
        stack(kind == "navigation"
          and UINavigationController { "Container", rootViewController = first }
          or UITabBarController { "Container", viewControllers = { first } })
        local before = mark()
        expectTurn "landscapeRight"
        expect.once "Window.rotation.begin decider=Container"
        expect.never("First.supportedInterfaceOrientations", { since = before })
      end
    end
  end)

  it("[ROT-014] lets its delegate answer from iOS 7 on", function()
    local function portrait() return "portrait" end
    for _, ios in ipairs { 7, 12, 17 } do
      device { "phone", ios = ios }
      stack(UINavigationController {
        "Nav", rootViewController = UIViewController "First",
        delegate = { navigationControllerSupportedInterfaceOrientations = portrait },
      })
      expectTurn "portrait"

      device { "phone", ios = ios }
      stack(UITabBarController {
        "Tab", viewControllers = { UIViewController "First" },
        delegate = { tabBarControllerSupportedInterfaceOrientations = portrait },
      })
      expectTurn "portrait"

      device { "phone", ios = ios }
      stack(UIViewController "Home", UINavigationController {
        "Nav", rootViewController = UIViewController "First", modalPresentationStyle = "fullScreen",
        delegate = {
          navigationControllerPreferredInterfaceOrientationForPresentation = function()
            return "landscapeLeft"
          end,
        },
      })
      assert.equal("landscapeLeft", UIApplication.shared.statusBarOrientation)
    end
  end)
end)
