-- When views are loaded and links are there, and what else suites of one or two usable cases say;
-- each names its source.

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

-- hotwired/hotwire-native-ios, Tests/Turbo/Navigator/NavigationHierarchyControllerTests.swift
-- (test_noModalStyle_defaultsToAutomatic; MIT)
it("[TP-054] the automatic style of a navigation controller reads as form sheet from iOS 18",
  function()
    for _, ios in ipairs { 18, 26 } do
      launch(ios)
      local nav = UINavigationController { "Nav", modalPresentationStyle = "automatic" }
      assert.equal("formSheet", nav.modalPresentationStyle)
    end
  end)

-- DataDog/dd-sdk-ios, IntegrationTests/IntegrationScenarios/Scenarios/RUM/
-- RUMModalViewsScenarioTests.swift (testRUMModalViewsScenario, views 1 to 3; Apache-2.0)
it("[TP-131] an automatic modal that dismisses itself appears once and disappears once", function()
  for _, ios in ipairs { 13, 15, 17, 26 } do
    device { "phone", ios = ios }
    home = UIViewController "Home"
    local modal = UIViewController { "Modal", modalPresentationStyle = "automatic" }
    root(UINavigationController { "Nav", rootViewController = home })
    home:present(modal)
    settle()
    modal:dismiss()
    settle()
    expect.order { "Modal.viewDidAppear", "Modal.viewDidDisappear" }
    expect.once "Modal.viewDidAppear"
    expect.once "Modal.viewDidDisappear"
  end
end)

-- jwfriese/Fleet, FleetTests/CoreExtensions/ViewController/UIViewController+FleetSpec.swift and
-- Screen/ScreenSpec.swift (Apache-2.0)
it("[TP-146] show presents from a plain root and pushes inside a navigation controller", function()
  for _, ios in ipairs { 9, 12, 14 } do
    launch(ios)
    local form = UIViewController "Form"
    home:show(form)
    advance(1)
    assert.equal(form, home.presentedViewController)

    device { "phone", ios = ios }
    home, form = UIViewController "Home", UIViewController "Form"
    local nav = UINavigationController { "Nav", rootViewController = home }
    root(nav)
    home:show(form)
    settle()
    assert.equal(form, nav.visibleViewController)
  end
end)

-- devxoul/URLNavigator, Tests/URLNavigatorTests/TopMostViewControllerTests.swift (MIT)
it("[TP-151] what the selected tab presents is seen on the tab bar controller at once", function()
  for _, ios in ipairs { 8, 12, 13, 17 } do
    device { "phone", ios = ios }
    local c, d = UIViewController "C", UIViewController "D"
    local tabs = UITabBarController {
      "Tabs", viewControllers = { UIViewController "A", UIViewController "B", c },
      selectedIndex = 2,
    }
    root(tabs)
    c:present(d, unanimated)
    assert.equal(d, tabs.presentedViewController)
  end
end)

-- The same file.
it("[TP-153] what the page of a page controller presents is seen on the page controller at once",
  function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      device { "phone", ios = ios }
      local a, b = UIViewController "A", UIViewController "B"
      local pages = UIPageViewController "Page"
      pages:setViewControllers({ a }, { animated = false })
      root(pages)
      a:present(b, unanimated)
      assert.equal(b, pages.presentedViewController)
    end
  end)

-- pivotal/PivotalCoreKit, UIKit/Spec/Stubs/UIViewControllerSpec+Spec.mm (first example; MIT)
it("[TP-154] the completion of an animated present doesn't run inside the call", function()
  for _, ios in ipairs { 6, 7, 8, 9 } do
    launch(ios)
    local nav = UINavigationController { "Nav", rootViewController = UIViewController "Kid" }
    local completed = 0
    home:present(nav, { completion = function() completed = completed + 1 end })
    assert.equal(0, completed)
  end
end)

-- PromiseKit/UIKit, Tests/TestUIViewController.m (test6; MIT)
it("[TP-159] a navigation controller's link is there at once, and gone some turns after a dismiss",
  function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch(ios)
      local nav = UINavigationController { "Form", rootViewController = UIViewController "Kid" }
      home:present(nav, unanimated)
      assert.is_not_nil(home.presentedViewController)
      advance(1)
      home:dismiss(unanimated)
      turn(2)
      assert.is_nil(home.presentedViewController)
    end
  end)

-- Kuniwak/UIKitTestable, UIKitTestableApp/UIKitTestableAppTests/debugViewControllerTests.swift
-- (testPrint; MIT); without the flags, which read true there although nothing is animated
it("[TP-160] the callbacks of an unanimated present inside another's viewDidAppear", function()
  device { "phone", ios = 12 }
  local base = UIViewController "Base"
  home = UIViewController "Home"
  local form = UIViewController {
    "Form", viewLayoutMarginsDidChange = function() end,
    viewSafeAreaInsetsDidChange = function() end,
  }
  local list, isCompleted = {}, false
  root(base)
  for _, callback in ipairs { "viewDidLoad", "viewWillAppear", "viewLayoutMarginsDidChange",
    "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear" } do
    on("Form." .. callback, function()
      if not isCompleted then list[#list + 1] = callback end
    end)
  end
  on("Home.viewDidAppear", function()
    home:present(form, { animated = false, completion = function() isCompleted = true end })
  end)
  base:present(home, unanimated)
  settle()
  assert.is_true(isCompleted)
  assert.same({ "viewDidLoad", "viewWillAppear", "viewLayoutMarginsDidChange",
    "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear" }, list)
end)

-- dotnet/macios, tests/monotouch-test/UIKit/ViewControllerTest.cs (Defaults; MIT)
it("[TP-164] a new controller", function()
  for _, ios in ipairs { 5, 7, 9, 12, 13, 17, 26 } do
    launch(ios)
    local new = UIViewController "New"
    assert.is_false(new.definesPresentationContext)
    assert.is_false(new.providesPresentationContextTransitionStyle)
    assert.is_false(new.isBeingPresented)
    assert.is_false(new.isBeingDismissed)
    assert.is_false(new.isModalInPopover)
    assert.is_false(new.isViewLoaded)
    assert.is_nil(new.presentedViewController)
    assert.is_nil(new.presentingViewController)
    assert.is_nil(new.parent)
    assert.same({}, new.children)
  end
end)
