-- Traits, safe areas and the options of devices, beyond what single facts say.

describe("traitCollection", function()
  local home, form

  local function open(target, style)
    device(target)
    home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = style }
    root(home)
    present(form)
    settle()
  end

  it("is the same object for the same traits, for controllers, views, windows and screens",
    function()
      open({ "iPhone 15", ios = 17 }, "fullScreen")
      local traits = home.traitCollection
      assert.equal("phone", traits.userInterfaceIdiom)
      assert.equal("light", traits.userInterfaceStyle)
      for _, other in ipairs { form, form.view, form.view.window, UIScreen.main } do
        assert.equal(traits, other.traitCollection)
      end
    end)

  it("is dark on a dark device, unless somebody overrides it", function()
    open({ "iPhone 15", ios = 17, userInterfaceStyle = "dark" }, "fullScreen")
    assert.equal("dark", form.traitCollection.userInterfaceStyle)
    form.overrideUserInterfaceStyle = "light"
    assert.equal("light", form.view.traitCollection.userInterfaceStyle)
    assert.equal("dark", home.traitCollection.userInterfaceStyle)
    form.view.overrideUserInterfaceStyle = "dark"
    assert.equal("dark", form.view.traitCollection.userInterfaceStyle)
    assert.equal("light", form.traitCollection.userInterfaceStyle)
    form.overrideUserInterfaceStyle = "unspecified"
    assert.equal("dark", form.traitCollection.userInterfaceStyle)
  end)

  it("of a child is its parent's, or what the parent puts in its place", function()
    open({ "iPad Air 2", ios = 12 }, "fullScreen")
    local child = UIViewController "Child"
    local told = {}
    function child.traitCollectionDidChange(_, previous)
      table.insert(told, previous and previous.horizontalSizeClass or "nothing")
    end
    form:addChild(child)
    form.view:addSubview(child.view)
    settle()
    assert.same({ "nothing" }, told)
    local compact = UITraitCollection { horizontalSizeClass = "compact" }
    form:setOverrideTraitCollection(compact, { forChild = child })
    assert.equal("compact", child.traitCollection.horizontalSizeClass)
    assert.equal("compact", child.view.traitCollection.horizontalSizeClass)
    assert.equal("regular", form.traitCollection.horizontalSizeClass)
    assert.equal(compact, form:overrideTraitCollection { forChild = child })
    assert.same({ "nothing", "regular" }, told)
    form:setOverrideTraitCollection(nil, { forChild = child })
    assert.same({ "nothing", "regular", "compact" }, told)
    assert.equal("regular", child.traitCollection.horizontalSizeClass)
  end)

  it("can't be changed once UIKit has it", function()
    open({ "iPad Air 2", ios = 12 }, "fullScreen")
    assert.error_matches(function() home.traitCollection.horizontalSizeClass = "compact" end,
      "can't be changed once UIKit has it")
    local mine = UITraitCollection { verticalSizeClass = "compact" }
    mine.horizontalSizeClass = "regular"
    assert.is_true(home.traitCollection:containsTraits {
      in_ = UITraitCollection { horizontalSizeClass = "regular" } })
    assert.is_false(home.traitCollection:containsTraits { in_ = mine })
    form.presentationController.overrideTraitCollection = mine
    assert.error_matches(function() mine.horizontalSizeClass = "compact" end,
      "can't be changed once UIKit has it")
  end)

  it("has overrides from iOS 17 on, which tell the controller", function()
    open({ "iPad Pro 11", ios = 16 }, "fullScreen")
    assert.is_nil(form.traitOverrides)
    open({ "iPad Pro 11", ios = 17 }, "fullScreen")
    local told = 0
    function form.traitCollectionDidChange() told = told + 1 end
    form.view:setNeedsLayout()
    settle()
    assert.equal(0, told)
    form.traitOverrides.verticalSizeClass = "compact"
    assert.equal("compact", form.traitCollection.verticalSizeClass)
    assert.equal(1, told)
    form.traitOverrides.verticalSizeClass = "unspecified"
    assert.equal("regular", form.traitCollection.verticalSizeClass)
    assert.equal(2, told)
  end)

  it("can only be overridden for a child by its parent", function()
    open({ "iPad Air 2", ios = 12 }, "fullScreen")
    assert.error_matches(function()
      home:setOverrideTraitCollection(UITraitCollection(), { forChild = form })
    end, "Form is no child of Home")
  end)
end)

describe("The safe area", function()
  it("of a subview is the part that reaches into it", function()
    device { "iPhone 15", ios = 17 }
    local home = UIViewController "Home"
    root(home)
    local inner = UIView "Inner"
    inner.frame = rect(10, 20, 373, 832)
    assert.equal(insets(0, 0, 0, 0), inner.safeAreaInsets)
    home.view:addSubview(inner)
    assert.equal(insets(39, 0, 34, 0), inner.safeAreaInsets)
    inner.frame = rect(10, 100, 373, 100)
    assert.equal(insets(0, 0, 0, 0), inner.safeAreaInsets)
  end)

  it("of a card has no top, and of a form sheet on a pad nothing at all", function()
    device { "iPhone 15", ios = 17 }
    local form = UIViewController { "Form", modalPresentationStyle = "pageSheet" }
    root(UIViewController "Home")
    present(form)
    settle()
    assert.equal(insets(0, 0, 34, 0), form.view.safeAreaInsets)
    device { "iPad Pro 11", ios = 13 }
    form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    root(UIViewController "Home")
    present(form)
    settle()
    assert.equal(insets(0, 0, 0, 0), form.view.safeAreaInsets)
  end)

  it("grows by what the controller adds, and everybody in it hears of it", function()
    device { "iPhone X", ios = 12 }
    local home = UIViewController "Home"
    local told = {}
    function home.viewSafeAreaInsetsDidChange() table.insert(told, "Home") end
    root(home)
    local inner = UIView "Inner"
    function inner.safeAreaInsetsDidChange() table.insert(told, "Inner") end
    inner.frame = rect(0, 0, 375, 812)
    home.view:addSubview(inner)
    settle()
    assert.same({ "Home", "Inner" }, told)
    home.additionalSafeAreaInsets = insets(100, 0, 0, 5)
    settle()
    assert.same({ "Home", "Inner", "Home", "Inner" }, told)
    assert.equal(insets(144, 0, 34, 5), home.view.safeAreaInsets)
    assert.equal(insets(144, 0, 34, 5), inner.safeAreaInsets)
    inner.center = inner.center:with { y = 400 + 406 }
    settle()
    assert.equal(5, #told)
  end)

  it("is told to those that override the method, whoever else listens", function()
    device { "iPhone X", ios = 12 }
    local heard = 0
    on("*.viewSafeAreaInsetsDidChange", function() heard = heard + 1 end)
    local home = UIViewController { "Home", viewDidLoad = function() end }
    root(home)
    assert.equal(0, heard)
    function home.viewSafeAreaInsetsDidChange() end
    home.additionalSafeAreaInsets = insets(10, 0, 0, 0)
    settle()
    assert.equal(1, heard)
    expect.never "**.viewLayoutMarginsDidChange"
    expect.never "**.safeAreaInsetsDidChange"
  end)

  it("doesn't exist before iOS 11, where the top layout guide is as long as the bar", function()
    for _, row in ipairs { { 8, 0, 20 }, { 10, 0, 20 }, { 11, 20, 20 } } do
      device { "iPad Air 2", ios = row[1] == 8 and 8.1 or row[1] }
      local home = UIViewController "Home"
      root(home)
      assert.equal(row[2], home.view.safeAreaInsets.top)
      assert.equal(row[3], home.topLayoutGuide.length)
      assert.equal(0, home.bottomLayoutGuide.length)
    end
  end)
end)

describe("An option of device", function()
  it("that the system doesn't have is an error", function()
    assert.error_matches(function() device { "phone", ios = 12, userInterfaceStyle = "dark" } end,
      'userInterfaceStyle = "dark" exists from iOS 13 on')
    assert.error_matches(function() device { "pad", ios = 8.1, window = "half" } end,
      "window exists from iOS 9 on")
    assert.error_matches(function() device { "iPhone 15", ios = 17, window = "half" } end,
      "window is for pads")
    assert.error_matches(function() device { "pad", ios = 12, window = "halve" } end,
      'no part of the screen "halve"; did you mean "half"')
    assert.error_matches(function() device { "pad", ios = 12, window = size(2000, 100) } end,
      "don't fit the screen")
    assert.error_matches(function() device { "iPhone X", ios = 12, zoomed = true } end,
      "can't be zoomed")
  end)

  it("is in the first line of the trace and changes the window", function()
    device { "iPad Air 2", ios = 12, window = size(507, 1024) }
    local home = UIViewController "Home"
    root(home)
    assert.equal(rect(0, 0, 507, 1024), home.view.frame)
    assert.equal(rect(0, 0, 768, 1024), UIScreen.main.bounds)
    device { "iPhone 8", ios = 13, zoomed = true }
    assert.equal(rect(0, 0, 320, 568), UIScreen.main.bounds)
  end)
end)

describe("What is recorded", function()
  -- A form sheet comes and goes over a controller with a child.
  local function run(ios, listen)
    device { ios == 17 and "iPad Pro 11" or "iPad Air 2", ios = ios }
    local home, child = UIViewController "Home", UIViewController "Child"
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    listen(home)
    root(home)
    home:addChild(child)
    home.view:addSubview(child.view)
    child:didMove { toParent = home }
    settle()
    present(form)
    settle()
    dismiss(form)
    settle()
  end

  it("doesn't depend on who listens, nor on what else is overridden", function()
    for _, ios in ipairs { 8.1, 12, 13, 17 } do
      for _, listen in ipairs {
        function() end,
        function() on("nobody.foo", function() end) end,
        function() on("**", function() end) end,
        function(home) home.viewDidLayoutSubviews = function() end end,
      } do
        run(ios, listen)
        -- Each controller hears once of the traits that it has first.
        expect.count("*.traitCollectionDidChange", ios < 13 and 3 or 0)
        for _, name in ipairs { "loadView", "willMove", "didMove", "safeAreaInsetsDidChange",
          "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "didMoveToWindow" } do
          expect.never("*." .. name)
        end
      end
    end
  end)
end)
