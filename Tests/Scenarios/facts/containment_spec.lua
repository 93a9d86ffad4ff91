-- How a container's appearance reaches its children, by itself and by hand.

describe("The appearance of children", function()
  local home, child, form

  -- A new world in which Home contains Child, whose view is in Home's, and Form can cover them.
  local function begin(target, options)
    device(target)
    home = UIViewController { "Home",
      shouldAutomaticallyForwardAppearanceMethods = not (options and options.byHand) }
    child = UIViewController "Child"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    home:addChild(child)
    home.view:addSubview(child.view)
    child:didMove { toParent = home }
    root(home)
  end

  local function covered()
    local start = mark()
    present(form)
    settle()
    return start
  end

  local systems = { { "phone", ios = 6 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }

  it("[PRES-138] begins of one direction nest: one will, one did, for descendants too", function()
    for _, target in ipairs(systems) do
      device(target)
      home = UIViewController { "Home", shouldAutomaticallyForwardAppearanceMethods = false }
      child = UIViewController "Child"
      local grandchild = UIViewController "Grandchild"
      root(home)
      child:addChild(grandchild)
      child.view:addSubview(grandchild.view)
      local start = mark()
      child:beginAppearanceTransition(true, { animated = false })
      child:beginAppearanceTransition(true, { animated = false })
      child:endAppearanceTransition()
      expect.never("**.viewDidAppear", { since = start })
      child:endAppearanceTransition()
      for _, name in ipairs { "Child", "Grandchild" } do
        expect.count(name .. ".viewWillAppear", 1, { since = start })
        expect.count(name .. ".viewDidAppear", 1, { since = start })
      end
    end
  end)

  it("[PRES-139] beginning the opposite way restarts: its will comes at once, one end ends it",
    function()
      for _, target in ipairs(systems) do
        device(target)
        child = UIViewController "Child"
        child:loadViewIfNeeded()
        local start = mark()
        child:beginAppearanceTransition(true, { animated = false })
        child:beginAppearanceTransition(true, { animated = false })
        child:beginAppearanceTransition(false, { animated = false })
        expect.exactly({ "Child.viewWillAppear", "Child.viewWillDisappear" },
          { since = start, kind = "callback", subject = child })
        child:endAppearanceTransition()
        expect.once("Child.viewDidDisappear", { since = start })
        expect.never("Child.viewDidAppear", { since = start })
      end
    end)

  it("[PRES-140] a child in its container's view hears of the will and the did before it",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local outside, unloaded = UIViewController "Outside", UIViewController "Unloaded"
        home:addChild(outside)
        outside:loadViewIfNeeded()
        home:addChild(unloaded)
        expect.order { "Child.viewWillAppear", "Home.viewWillAppear" }
        expect.order { "Child.viewDidAppear", "Home.viewDidAppear" }
        local start = covered()
        expect.order({ "Child.viewWillDisappear", "Home.viewWillDisappear" }, { since = start })
        expect.order({ "Child.viewDidDisappear", "Home.viewDidDisappear" }, { since = start })
        expect.never "Outside.view*ppear"
        expect.never "Unloaded.view*ppear"
        assert.is_false(unloaded.isViewLoaded)
      end
    end)

  it("[PRES-141] a container that does not forward leaves it to its own calls", function()
    for _, target in ipairs(systems) do
      begin(target, { byHand = true })
      covered()
      expect.never "Child.view*ppear"
      dismiss(form)
      settle()
      expect.never "Child.view*ppear"
      child:beginAppearanceTransition(true, { animated = false })
      child:endAppearanceTransition()
      expect.once "Child.viewWillAppear"
      expect.once "Child.viewDidAppear"
    end
  end)

  it("[PRES-142] a child's view appears when it comes into a visible parent, and goes with it",
    function()
      for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
        device(target)
        home, child = UIViewController "Home", UIViewController "Child"
        root(home)
        home:addChild(child)
        local start = mark()
        settle()
        expect.never("Child.view*ppear", { since = start })
        home.view:addSubview(child.view)
        settle()
        expect.order({ "Child.viewWillAppear", "Child.viewDidAppear" }, { since = start })
        start = mark()
        child.view:removeFromSuperview()
        settle()
        expect.order({ "Child.viewWillDisappear", "Child.viewDidDisappear" }, { since = start })
      end
    end)
end)
