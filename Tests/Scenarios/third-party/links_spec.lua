-- When views are loaded and links are there, in suites of many authors; each names its source.

local home

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  root(home)
end

local unanimated = { animated = false }

-- jwfriese/Fleet, FleetTests/CoreExtensions/ViewController/UIViewController+FleetSpec.swift
-- (Apache-2.0)
it("[TP-143] the presented controller's view is loaded when present returns, and only once",
  function()
    for _, ios in ipairs { 9, 12, 14 } do
      launch(ios)
      home:present(UIViewController "Form", unanimated)
      expect.once "Form.viewDidLoad"
      settle()
      expect.once "Form.viewDidLoad"
    end
  end)

-- Kuniwak/UIKitTestable, UIKitTestableApp/UIKitTestableAppTests/
-- GlobalModalPresentDismisserTests.swift (MIT)
it("[TP-162] presented from a fresh second window, the view is loaded in the completion",
  function()
    launch(12)
    local window, base = UIWindow "Second", UIViewController "Base"
    local form = UIViewController "Form"
    local completed, isLoaded = 0, nil
    on("Base.viewDidAppear", function()
      if completed > 0 then return end
      base:present(form, {
        animated = false,
        completion = function()
          completed = completed + 1
          isLoaded = form.isViewLoaded
        end,
      })
    end)
    window.rootViewController = base
    window:makeKeyAndVisible()
    advance(3)
    assert.equal(1, completed)
    assert.is_true(isLoaded)
  end)

-- dotnet/macios, tests/monotouch-test/UIKit/ViewControllerTest.cs (NSAction_Null; MIT)
it("[TP-167] present and self-dismiss without a window raise nothing", function()
  for _, ios in ipairs { 5, 7, 9, 12, 13, 17, 26 } do
    launch(ios)
    local outside, kid = UIViewController "Outside", UIViewController "Kid"
    outside:present(kid, unanimated)
    kid:dismiss(unanimated)
    settle()
  end
end)

-- FluidGroup/FluidInterfaceKit, Tests/FluidStackTests/UIKitPresentationTests.swift (MIT)
it("[TP-173] an animated present links although the presented one presents in its viewDidLoad",
  function()
    for _, ios in ipairs { 13, 15, 17 } do
      launch(ios)
      local form = UIViewController {
        "Form",
        viewDidLoad = function(self) self:present(UIViewController "Other") end,
      }
      home:present(form)
      assert.is_not_nil(form.presentingViewController)
    end
  end)

-- dotnet/maui, src/Controls/tests/DeviceTests/Elements/Modal/ModalTests.iOS.cs
-- (DismissModalIfNotAnimated; MIT)
it("[TP-179] an unanimated modal has a window until it is dismissed", function()
  for _, ios in ipairs { 5, 7, 9, 12, 13, 17, 26 } do
    launch(ios)
    local modal = UIViewController "Modal"
    home:present(modal, unanimated)
    settle()
    assert.is_not_nil(modal.view.window)
    home:dismiss(unanimated)
    settle()
    assert.is_nil(modal.view.window)
  end
end)

-- binhapp/Utilities, Example/Tests/UIViewController+DismissTests.swift (testPresentViewController;
-- MIT)
it("[TP-196] an animated present and an unanimated self-dismiss in one turn leave the root on top",
  function()
    launch(10)
    local form = UIViewController "Form"
    local function dismissAll()
      local presented = home.presentedViewController
      if presented then presented:dismiss { animated = false, completion = dismissAll } end
    end
    home:present(form)
    dismissAll()
    advance(100)
    assert.is_nil(home.presentedViewController)
  end)
