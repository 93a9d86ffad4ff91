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
