-- What UIKit's own containers do when their stacks, tabs and columns change.

describe("A stack", function()
  local nav, first, second, third

  -- A new world whose root is Nav with First in it.
  local function begin(target)
    device(target)
    first, second, third = UIViewController "First", UIViewController "Second",
      UIViewController "Third"
    nav = UINavigationController { "Nav", rootViewController = first }
    root(nav)
    settle()
  end

  local phone = { "iPhone 8", ios = 12 }
  local systems = { { "phone", ios = 6 }, { "iPhone 5s", ios = 7 }, phone,
    { "iPhone 15", ios = 17 }, { "iPad Air 2", ios = 12 } }

  it("tells the outgoing controller of its did before the incoming one, pushed or popped",
    function()
      for _, target in ipairs(systems) do
        for _, animated in ipairs { true, false } do
          begin(target)
          local start = mark()
          nav:pushViewController(second, { animated = animated })
          settle()
          expect.order({ "First.viewWillDisappear", "Second.viewWillAppear",
            "First.viewDidDisappear", "Second.viewDidAppear" }, { since = start })
          start = mark()
          assert.equal(second, nav:popViewController { animated = animated })
          settle()
          expect.order({ "Second.viewWillDisappear", "First.viewWillAppear",
            "Second.viewDidDisappear", "First.viewDidAppear" }, { since = start })
          assert.is_nil(second.parent)
          expect.clean()
        end
      end
    end)

  it("slides the whole way in 0.35 s up to iOS 6, and with parallax and a spring later", function()
    begin { "phone", ios = 6 }
    nav:pushViewController(second)
    settle()
    expect.within(0.35, "Nav.push.begin", "Nav.push.end")
    expect.at(0.35, "Nav.push.end")
    local below = -first.view.superview.frame.x
    assert.equal(nav.view.bounds.width, below)
    begin(phone)
    nav:pushViewController(second)
    settle()
    expect.at(0.506, "Nav.push.end")
    assert.near(0.3 * nav.view.bounds.width, -first.view.superview.frame.x, 0.001)
  end)

  it("begins an animated push in the call up to iOS 6, and an unanimated one never", function()
    begin { "phone", ios = 6 }
    nav:pushViewController(second)
    expect.once "Nav.push.begin"
    begin { "phone", ios = 6 }
    nav:pushViewController(second, { animated = false })
    expect.never "Nav.push.begin"
    settle()
    expect.once "Nav.push.end"
  end)

  it("has what is asked for during a transition wait for its end", function()
    begin(phone)
    nav:pushViewController(second)
    advance(0.2)
    nav:pushViewController(third)
    assert.same({ first, second, third }, nav.viewControllers)
    expect.never "Nav.push.end"
    settle()
    expect.order { "Second.viewDidAppear", "Second.viewWillDisappear", "Third.viewDidAppear" }
    expect.clean()
  end)

  it("lies under the bars from iOS 7 on, and clear of them before", function()
    begin { "iPhone 4s", ios = 6 }
    assert.equal(rect(0, 64, 320, 416), first.view.frameInWindow)
    begin(phone)
    assert.equal(rect(0, 0, 375, 667), first.view.frameInWindow)
    assert.equal(rect(0, 20, 375, 44), nav.navigationBar.frame)
    nav.isNavigationBarHidden = true
    settle()
    assert.equal(20, first.view.safeAreaInsets.top)
  end)

  it("has taller bars on pads from iOS 12 on", function()
    begin { "iPad Air 2", ios = 11 }
    assert.equal(44, nav.navigationBar.frame.height)
    begin { "iPad Air 2", ios = 12 }
    assert.equal(50, nav.navigationBar.frame.height)
  end)

  it("tells its delegate after the controllers themselves", function()
    begin(phone)
    local heard = {}
    nav.delegate = {
      navigationControllerWillShow = function(_, container, controller, animated)
        heard[#heard + 1] = { container, controller, animated }
      end,
      navigationControllerDidShow = function(_, container, controller, animated)
        heard[#heard + 1] = { container, controller, animated }
      end,
    }
    nav:pushViewController(second)
    settle()
    assert.same({ { nav, second, true }, { nav, second, true } }, heard)
    expect.order { "Second.viewWillAppear", "Nav.navigationControllerWillShow",
      "Second.viewDidAppear", "Nav.navigationControllerDidShow" }
  end)

  it("shows what was pushed under a modal when the modal goes", function()
    for _, target in ipairs(systems) do
      begin(target)
      local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
      first:present(form)
      settle()
      nav:pushViewController(second)
      settle()
      assert.is_false(second.isViewLoaded)
      form:dismiss()
      settle()
      expect.once "Second.viewDidAppear"
      expect.never "Second.viewDidDisappear"
      expect.once "First.viewDidAppear"
    end
  end)

  it("ends a push that a full-screen presentation meets", function()
    for _, target in ipairs(systems) do
      begin(target)
      nav:pushViewController(second)
      advance(0.1)
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" }, { from = nav })
      settle()
      expect.order { "Second.viewDidAppear", "Second.viewWillDisappear", "Form.viewDidAppear",
        "Second.viewDidDisappear" }
      expect.never "*.unbalanced"
    end
  end)

  it("has its titles in the bar", function()
    begin(phone)
    second.title = "Letters"
    nav:pushViewController(second)
    assert.equal("Letters", nav.navigationBar.topItem.title)
    second.navigationItem.title = "Mail"
    assert.equal("Mail", nav.navigationBar.topItem.title)
  end)

  it("says what is wrong with a controller that can't be in it", function()
    begin(phone)
    assert.has_error(function() nav:pushViewController(first) end,
      "pushViewController: First is in the stack of Nav already; pop to it with "
        .. "popToViewController, or push another controller")
    assert.has_error(function() nav:popToViewController(second) end,
      "popToViewController: Second is not in the stack of Nav, which has First")
    assert.has_error(function() nav:pushViewController(UINavigationController "Other") end,
      "pushViewController: Other is a navigation controller and can't be in the stack of another "
        .. "(Nav); present it, or push the controllers that are in it")
    assert.has_error(function() nav.viewControllers = { second, second } end,
      "UINavigationController.viewControllers: Second can't be in the stack of Nav twice")
    assert.has_error(function() nav.rootViewController = second end,
      "UINavigationController.rootViewController is given when the container is made; assign "
        .. "viewControllers")
    assert.has_error(function() first:addChild(nav) end,
      "addChild: Nav can't be a child of First, which it contains")
    assert.has_error(function() first:addChild(first) end,
      "addChild: First can't be a child of itself")
    assert.same({ first }, nav.viewControllers)
    settle()
    assert.equal(first, nav.topViewController)
  end)
end)

describe("Tabs", function()
  local tab, first, second

  before_each(function()
    device { "iPhone 8", ios = 12 }
    first, second = UIViewController "First", UIViewController "Second"
    tab = UITabBarController { "Tab", viewControllers = { first, second } }
    root(tab)
    settle()
  end)

  it("are loaded when they are first selected, and tell the incoming controller first", function()
    assert.is_false(second.isViewLoaded)
    tab.selectedIndex = 1
    expect.order { "Second.viewWillAppear", "First.viewWillDisappear" }
    expect.never "First.viewDidDisappear"
    settle()
    expect.order { "First.viewDidDisappear", "Second.viewDidAppear" }
    assert.equal(second, tab.selectedViewController)
    assert.is_nil(first.view.window)
    expect.clean()
  end)

  it("say which of them there are", function()
    assert.has_error(function() tab.selectedIndex = 2 end,
      "UITabBarController.selectedIndex: there is no tab 2; there are 0 to 1")
    assert.has_error(function() tab.selectedViewController = UIViewController "Other" end,
      "UITabBarController.selectedViewController should be one of the container's viewControllers")
    assert.has_error(function() tab.viewControllers = { first, first } end,
      "UITabBarController.viewControllers: First can't have two tabs of Tab")
    assert.equal(0, tab.selectedIndex)
  end)

  it("stay while a full-screen modal covers all of them", function()
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    first:present(form)
    settle()
    tab.selectedIndex = 1
    settle()
    expect.never "Second.view*ppear"
    form:dismiss()
    settle()
    expect.once "Second.viewDidAppear"
    assert.is_nil(first.view.window)
  end)
end)

describe("A split view", function()
  local split, first, second

  local function begin(target)
    device(target)
    first, second = UIViewController "First", UIViewController "Second"
    split = UISplitViewController { "Split", viewControllers = { first, second } }
    root(split)
    settle()
  end

  it("shows both columns in landscape and the secondary one in portrait", function()
    begin { "iPad Air 2", ios = 12, orientation = "landscapeLeft" }
    assert.equal(rect(0, 0, 320, 768), first.view.frameInWindow)
    assert.equal(rect(320, 0, 704, 768), second.view.frameInWindow)
    begin { "iPad Air 2", ios = 12 }
    assert.is_false(first.isViewLoaded)
    assert.equal(rect(0, 0, 768, 1024), second.view.frameInWindow)
    assert.is_false(split.isCollapsed)
  end)

  it("takes a detail in the place of the secondary controller, or pushes it when collapsed",
    function()
      begin { "iPad Air 2", ios = 12, orientation = "landscapeLeft" }
      local detail = UIViewController "Detail"
      first:showDetailViewController(detail)
      settle()
      assert.same({ first, detail }, split.viewControllers)
      assert.equal(split, detail.splitViewController)
      expect.once "Second.viewDidDisappear"
      expect.once "Detail.viewDidAppear"

      device { "iPhone 8", ios = 12 }
      detail = UIViewController "Detail"
      local nav = UINavigationController { "Nav", rootViewController = UIViewController "List" }
      root(UISplitViewController { "Split", viewControllers = { nav, UIViewController "Empty" } })
      nav:showDetailViewController(detail)
      settle()
      assert.equal(detail, nav.topViewController)
      expect.never "*.present"
    end)
end)

describe("A page view controller", function()
  it("shows a page in the place of another, and presents for it", function()
    device { "iPhone 8", ios = 12 }
    local first, second = UIViewController "First", UIViewController "Second"
    local pages = UIPageViewController "Pages"
    local finished
    pages:setViewControllers({ first }, { animated = false })
    root(pages)
    settle()
    assert.equal(pages.view.bounds, first.view.frame)
    pages:setViewControllers({ second }, { animated = false,
      completion = function(done) finished = done end })
    settle()
    assert.is_true(finished)
    assert.same({ second }, pages.viewControllers)
    assert.is_nil(first.parent)
    expect.order { "Second.viewWillAppear", "First.viewWillDisappear", "First.viewDidDisappear",
      "Second.viewDidAppear" }
    local form = UIViewController "Form"
    second:present(form, { animated = false })
    settle()
    assert.equal(form, pages.presentedViewController)
    assert.equal(pages, form.presentingViewController)
    assert.has_error(function() pages:setViewControllers { first } end,
      "setViewControllers: turning pages is not modelled; pass { animated = false }")
    assert.has_error(function() pages:setViewControllers({}, { animated = false }) end,
      "setViewControllers: a page view controller shows one page, got 0")
    expect.clean()
  end)
end)

describe("A container of the script's own", function()
  it("shows controllers by its show, which a descendant's call finds", function()
    device { "iPhone 8", ios = 12 }
    local shown
    local home = UIViewController { "Home", show = function(_, controller) shown = controller end }
    local child, form = UIViewController "Child", UIViewController "Form"
    home:addChild(child)
    home.view:addSubview(child.view)
    root(home)
    child:show(form)
    settle()
    assert.equal(form, shown)
    expect.never "*.present"
  end)

  it("has children change places by transition", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController "Home"
    local first, second = UIViewController "First", UIViewController "Second"
    home:addChild(first)
    home:addChild(second)
    home.view:addSubview(first.view)
    root(home)
    local finished
    home:transition { from = first, to = second, duration = 0.5,
      animations = function() second.view.alpha = 0.5 end,
      completion = function(done) finished = done end }
    settle()
    assert.is_true(finished)
    expect.order { "Second.viewWillAppear", "First.viewWillDisappear", "First.viewDidDisappear",
      "Second.viewDidAppear" }
    assert.is_nil(first.view.superview)
    assert.has_error(function() home:transition { from = second, to = second } end,
      "transition: Second can't take its own place")
  end)
end)

describe("The selected tab", function()
  local tabs, nav, first, second

  local function launch(ios, policies)
    device { "phone", ios = ios, force = true, policies = policies }
    first, second = UIViewController "First", UIViewController "Second"
    nav = UINavigationController { "Nav", rootViewController = first }
    nav:pushViewController(second, { animated = false })
    first.title = "One"
    tabs = UITabBarController { "Tabs", viewControllers = { nav, UIViewController "Other" } }
    root(tabs)
    settle()
    assert.equal(second, nav.topViewController)
  end

  local function touchFirst() return tap "One" end

  it("brings its navigation controller back to the root when it is touched again", function()
    for _, ios in ipairs { 5, 6, 7, 8, 12, 13, 17, 26 } do
      launch(ios)
      local start = mark()
      touchFirst()
      assert.same({ first }, nav.viewControllers)
      settle()
      expect.order({ "Second.viewWillDisappear animated=true", "Second.viewDidDisappear",
        "First.viewDidAppear" }, { since = start })
      start = mark()
      touchFirst()
      settle()
      expect.never("Nav.popToRootViewController", { since = start })
      assert.equal(0, tabs.selectedIndex)
      expect.clean()
    end
  end)

  it("does not if its delegate forbids it, or where systems don't", function()
    launch(17)
    tabs.delegate = { tabBarControllerShouldSelect = function() return false end }
    touchFirst()
    settle()
    assert.equal(second, nav.topViewController)
    launch(17, { ["tab.touched-again"] = "nothing" })
    touchFirst()
    settle()
    assert.equal(second, nav.topViewController)
  end)

  it("changes no stack when it is touched from another tab", function()
    launch(17)
    tabs.selectedIndex = 1
    settle()
    touchFirst()
    settle()
    assert.equal(nav, tabs.selectedViewController)
    assert.equal(second, nav.topViewController)
  end)
end)
