-- UIKit's own containers: what they show, what they tell, and who presents from inside them.

describe("A navigation controller", function()
  local nav, first, second

  -- A new world whose root is Nav with First in it.
  local function begin(target)
    device(target)
    first, second = UIViewController "First", UIViewController "Second"
    nav = UINavigationController { "Nav", rootViewController = first }
    root(nav)
    settle()
  end

  local systems = {
    { "phone", ios = 6 }, { "iPhone 5s", ios = 7 }, { "iPhone 8", ios = 12 },
    { "iPhone 15", ios = 17 }, { "iPad Air 2", ios = 12 },
  }

  it("[PRES-022] visibleViewController is what it or one of its stack presents, else the top",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        assert.equal(first, nav.visibleViewController)
        nav:pushViewController(second, { animated = false })
        settle()
        assert.equal(second, nav.visibleViewController)
        for _, presenter in ipairs { nav, first, second } do
          local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
          presenter:present(form, { animated = false })
          settle()
          assert.equal(form, nav.visibleViewController)
          nav:dismiss { animated = false }
          settle()
          assert.equal(second, nav.visibleViewController)
        end
      end
    end)

  it("[PRES-219] an animated push starts on a later tick from iOS 7 on, as an unanimated one does",
    function()
      for _, target in ipairs(systems) do
        if target.ios >= 7 then
          for _, animated in ipairs { true, false } do
            begin(target)
            nav:pushViewController(second, { animated = animated })
            expect.never("Nav.push.begin")
            expect.never("*.viewWillDisappear")
            assert.is_false(second.isViewLoaded)
            turn(1)
            expect.once("Nav.push.begin")
            expect.order { "First.viewWillDisappear", "Second.viewWillAppear" }
          end
        end
      end
    end)

  it("[PRES-323] its own view is a container view, and that is what a presentation moves",
    function()
      for _, target in ipairs(systems) do
        device(target)
        local home = UIViewController "Home"
        first = UIViewController "First"
        nav = UINavigationController { "Nav", rootViewController = first,
          modalPresentationStyle = "fullScreen" }
        root(home)
        home:present(nav)
        settle()
        assert.equal('UILayoutContainerView "UILayoutContainerView#1"', tostring(nav.view))
        assert.equal(nav.view, nav.presentationController.presentedView)
        assert.is_true(first.view:isDescendant { of = nav.view })
        assert.are_not.equal(first.view, nav.view)
      end
    end)

  it("[PRES-335] a change of its stack or of the selected tab leaves the modal over it in place",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        first:present(form)
        settle()
        nav:pushViewController(second)
        settle()
        assert.equal(form, nav.presentedViewController)
        nav.viewControllers = { UIViewController "Third" }
        settle()
        assert.equal(form, nav.presentedViewController)
        assert.is_true(form.view.window ~= nil)

        device(target)
        local one, two = UIViewController "One", UIViewController "Two"
        local tab = UITabBarController { "Tab", viewControllers = { one, two } }
        form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        root(tab)
        one:present(form)
        settle()
        tab.selectedIndex = 1
        settle()
        assert.equal(form, tab.presentedViewController)
        assert.equal(tab, form.presentingViewController)
        assert.is_true(form.view.window ~= nil)
      end
    end)
end)

describe("The presenter", function()
  local home, tab, first, second

  -- A new world whose root is Tab with First, which defines a context, and Second.
  local function begin(target, defines)
    device(target)
    first = UIViewController { "First", definesPresentationContext = defines }
    second = UIViewController "Second"
    tab = UITabBarController { "Tab", viewControllers = { first, second } }
    root(tab)
    settle()
  end

  local function contextual(name)
    return UIViewController { name or "Form", modalPresentationStyle = "currentContext" }
  end

  -- Presents from a controller and waits until that is done.
  local function presented(form, presenter, expected)
    presenter:present(form)
    settle()
    assert.equal(expected, form.presentingViewController)
    assert.is_true(form.view.window ~= nil)
  end

  local pads = {
    { "iPad 2", ios = 5 }, { "iPad Air", ios = 7 }, { "iPad Air 2", ios = 12 },
    { "iPad Pro 11", ios = 17 },
  }
  local phones = { { "iPhone 6", ios = 8 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }

  it("[PRES-010] in a context is the nearest of the source and its ancestors that defines one",
    function()
      for _, target in ipairs(pads) do
        begin(target, true)
        local inner, innermost = UIViewController "Inner", UIViewController "Innermost"
        first:addChild(inner)
        first.view:addSubview(inner.view)
        inner:addChild(innermost)
        inner.view:addSubview(innermost.view)
        presented(contextual(), innermost, first)
        first:dismiss { animated = false }
        settle()
        inner.definesPresentationContext = true
        presented(contextual(), innermost, inner)
        inner:dismiss { animated = false }
        settle()
        innermost.definesPresentationContext = true
        presented(contextual(), innermost, innermost)
      end
    end)

  it("[PRES-011] is the window's root where nobody defines a context", function()
    for _, target in ipairs(pads) do
      begin(target, false)
      assert.equal(tab, first.view.window.rootViewController)
      presented(contextual(), first, tab)
    end
  end)

  it("[PRES-012] is the top of what the root presents, as the walk doesn't leave the container",
    function()
      for _, target in ipairs(phones) do
        device(target)
        home = UIViewController { "Home", definesPresentationContext = true }
        local sheet = UIViewController { "Sheet", modalPresentationStyle = "fullScreen" }
        local child = UIViewController "Child"
        sheet:addChild(child)
        sheet.view:addSubview(child.view)
        root(home)
        presented(sheet, home, home)
        presented(contextual(), child, sheet)
      end
    end)

  it("[PRES-013] a navigation controller defines a context from the start, a plain one doesn't",
    function()
      for _, target in ipairs(pads) do
        device(target)
        first = UIViewController "First"
        local nav = UINavigationController { "Nav", rootViewController = first }
        assert.is_false(first.definesPresentationContext)
        assert.is_false(UITabBarController().definesPresentationContext)
        assert.is_true(nav.definesPresentationContext)
        tab = UITabBarController { "Tab", viewControllers = { nav } }
        root(tab)
        presented(contextual(), first, nav)
      end
    end)

  it("[PRES-014] the top-level controller was asked although a navigation controller defines one",
    function()
      for bugs, presenter in pairs { [true] = "Tab", [false] = "Nav" } do
        device { "iPhone 15", ios = 17, bugs = bugs }
        first = UIViewController "First"
        local nav = UINavigationController { "Nav", rootViewController = first }
        tab = UITabBarController { "Tab", viewControllers = { nav } }
        root(tab)
        presented(contextual(), first, presenter == "Tab" and tab or nav)
      end
    end)

  it("[PRES-015] a tab that defines a context is covered alone, on phones too", function()
    for _, target in ipairs(phones) do
      begin(target, true)
      local form = contextual()
      presented(form, first, first)
      assert.equal(first.view.bounds.size, form.view.bounds.size)
      assert.is_true(form.view:isDescendant { of = tab.view })
      assert.is_true(tab.tabBar.window ~= nil)
      tab.selectedIndex = 1
      settle()
      assert.is_nil(form.view.window)
      assert.equal(form, first.presentedViewController)
    end
  end)

  it("[PRES-294] a tab that was left and selected again under its modal stayed black", function()
    for bugs, isBlack in pairs { [true] = true, [false] = false } do
      for _, system in ipairs { 8, 12, 13 } do
        device { "iPhone 6s", ios = system, bugs = bugs, force = true }
        first = UIViewController { "First", definesPresentationContext = true }
        second = UIViewController "Second"
        tab = UITabBarController { "Tab", viewControllers = { first, second } }
        root(tab)
        presented(contextual(), first, first)
        tab.selectedIndex = 1
        settle()
        tab.selectedIndex = 0
        settle()
        first:dismiss()
        settle()
        assert.is_nil(first.presentedViewController)
        assert.equal(isBlack, first.view.window == nil)
      end
    end
  end)

  it("[PRES-296] one side of a split view that presents full screen has the other covered too",
    function()
      for _, target in ipairs { { "iPad Air 2", ios = 8 }, { "iPad Pro 11", ios = 17 } } do
        target.orientation = "landscapeLeft"
        device(target)
        first, second = UIViewController "First", UIViewController "Second"
        local split = UISplitViewController { "Split", viewControllers = { first, second } }
        root(split)
        settle()
        assert.equal(320, first.view.frameInWindow.width)
        assert.equal(320, second.view.frameInWindow.minX)
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        presented(form, first, split)
        local container = form.presentationController.containerView
        assert.equal(container.window.bounds, container.frameInWindow)
        expect.once "Second.viewDidDisappear"
      end
    end)

  it("[PRES-297] a controller without a parent may have its view in the hierarchy", function()
    for _, target in ipairs(phones) do
      device(target)
      home, first = UIViewController "Home", UIViewController "First"
      root(home)
      home.view:addSubview(first.view)
      settle()
      assert.is_nil(first.parent)
      assert.is_true(first.view.window ~= nil)
      presented(UIViewController { "Form", modalPresentationStyle = "fullScreen" }, first, first)
      expect.once "First.present.discouraged"
      expect.never "First.present.refused"
    end
  end)
end)

describe("show", function()
  it("[PRES-034] asks the ancestors first and presents from the window's root without one",
    function()
      for _, target in ipairs { { "iPhone 6", ios = 8 }, { "iPhone 15", ios = 17 },
        { "iPad Air 2", ios = 12 } } do
        for _, name in ipairs { "show", "showDetailViewController" } do
          device(target)
          local home, child = UIViewController "Home", UIViewController "Child"
          local form = UIViewController "Form"
          home:addChild(child)
          home.view:addSubview(child.view)
          root(home)
          child[name](child, form, { sender = child })
          expect.once "Home.present"
          settle()
          assert.equal(home, form.presentingViewController)
        end

        device(target)
        local first, second = UIViewController "First", UIViewController "Second"
        local inner = UIViewController "Inner"
        local nav = UINavigationController { "Nav", rootViewController = first }
        first:addChild(inner)
        root(nav)
        inner:show(second)
        assert.equal(second, nav.topViewController)
        expect.never "*.present"
      end
    end)
end)

describe("Flags and hierarchies", function()
  local systems = {
    { "iPad 2", ios = 5 }, { "iPhone 5s", ios = 7 }, { "iPhone 8", ios = 12 },
    { "iPhone 15", ios = 17 },
  }

  it("[PRES-130] the flags tell inside the appearance callbacks why a controller comes or goes",
    function()
      local flags = { "isBeingPresented", "isBeingDismissed", "isMovingToParent",
        "isMovingFromParent" }
      for _, target in ipairs(systems) do
        device(target)
        local first = UIViewController "First"
        local second = UIViewController "Second"
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        local nav = UINavigationController { "Nav", rootViewController = first }
        root(nav)
        settle()
        local seen = {}
        for _, controller in ipairs { first, second, form } do
          for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear",
            "viewDidDisappear" } do
            on(tostring(controller):match '"(.*)"' .. "." .. callback, function()
              for _, flag in ipairs(flags) do
                if controller[flag] then
                  seen[#seen + 1] = tostring(controller):match '"(.*)"' .. "." .. callback .. " "
                    .. flag
                end
              end
            end)
          end
        end

        local function during(change)
          seen = {}
          change()
          settle()
          return seen
        end

        assert.same({ "Second.viewWillAppear isMovingToParent",
          "Second.viewDidAppear isMovingToParent" },
          during(function() nav:pushViewController(second) end))
        assert.same({ "Form.viewWillAppear isBeingPresented",
          "Form.viewDidAppear isBeingPresented" },
          during(function() second:present(form) end))
        assert.same({ "Form.viewWillDisappear isBeingDismissed",
          "Form.viewDidDisappear isBeingDismissed" },
          during(function() form:dismiss() end))
        assert.same({ "Second.viewWillDisappear isMovingFromParent",
          "Second.viewDidDisappear isMovingFromParent" },
          during(function() nav:popViewController() end))
      end
    end)

  it("[PRES-093] a child and its view with different parents raise a hierarchy inconsistency",
    function()
      for _, target in ipairs(systems) do
        device(target)
        local home, other = UIViewController "Home", UIViewController "Other"
        local child = UIViewController "Child"
        root(home)
        home:addChild(other)
        home.view:addSubview(other.view)
        home:addChild(child)
        local failure = expect.exception("UIViewControllerHierarchyInconsistency", function()
          other.view:addSubview(child.view)
        end)
        assert.equal("child view controller:<UIViewController: 0x1003> should have parent view "
          .. "controller:<UIViewController: 0x1002> but actual parent is:"
          .. "<UIViewController: 0x1001>", failure.reason)
        assert.is_nil(child.view.window)

        home.view:addSubview(child.view)
        failure = expect.exception("UIViewControllerHierarchyInconsistency", function()
          other:addChild(child)
        end)
        assert.equal("child view controller:<UIViewController: 0x1003> should have parent view "
          .. "controller:<UIViewController: 0x1001> but requested parent is:"
          .. "<UIViewController: 0x1002>", failure.reason)
        assert.equal(home, child.parent)

        failure = expect.exception("UIViewControllerHierarchyInconsistency", function()
          UIViewController "Another":addChild(home)
        end)
        assert.is_true(failure.reason:find("should have parent view controller:(null)", 1, true)
          ~= nil)
      end
    end)
end)
