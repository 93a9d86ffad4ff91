-- The private views between the window and a controller's view.

describe("The views of a presentation", function()
  local home, form

  -- A new world in which Home has presented Form in that style.
  local function begin(target, style)
    device(target)
    home = UIViewController "Home"
    root(home)
    if not style then return end
    form = UIViewController { "Form", modalPresentationStyle = style }
    present(form)
    settle()
  end

  local function class(view)
    return tostring(view):match "^%w+"
  end

  -- The classes of the views from the window down to a view.
  local function chain(view)
    local classes = {}
    while view do
      table.insert(classes, 1, class(view))
      view = view.superview
    end
    return table.concat(classes, " > ")
  end

  local function classes(views)
    local found = {}
    for _, view in ipairs(views) do table.insert(found, class(view)) end
    return table.concat(found, " ")
  end

  local new = { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 }, { "iPad Pro 11", ios = 14 } }
  local old = { { "phone", ios = 5 }, { "iPhone 8", ios = 12 }, { "iPad Air 2", ios = 12 } }

  it("[PRES-313] up to iOS 12 the root's view lies in the window itself", function()
    for _, target in ipairs(old) do
      begin(target)
      assert.equal("UIWindow > UIView", chain(home.view))
      assert.same({ home.view }, home.view.window.subviews)
    end
  end)

  it("[PRES-314] from iOS 13 private views lie between the window and the root's view", function()
    for _, target in ipairs(new) do
      begin(target)
      assert.equal("UIWindow > UITransitionView > UIDropShadowView > UIView", chain(home.view))
    end
  end)

  it("[PRES-315] up to iOS 12 full screen is a transition view, and the presenter's view is out",
    function()
      for _, target in ipairs(old) do
        begin(target, "fullScreen")
        assert.equal("UIWindow > UITransitionView > UIView", chain(form.view))
        assert.is_nil(home.view.window)
        assert.equal("UITransitionView", classes(form.view.window.subviews))
      end
    end)

  it("[PRES-316] from iOS 13 full screen empties the first transition view and has a second",
    function()
      for _, target in ipairs(new) do
        begin(target, "fullScreen")
        local views = form.view.window.subviews
        assert.equal("UITransitionView UITransitionView", classes(views))
        assert.same({}, views[1].subviews)
        assert.is_nil(home.view.window)
        assert.is_true(form.view:isDescendant { of = views[2] })
      end
    end)

  it("[PRES-317] from iOS 13 a style that keeps the presenter has two transition views", function()
    for _, target in ipairs(new) do
      for _, style in ipairs { "overFullScreen", "pageSheet", "formSheet" } do
        begin(target, style)
        local views = form.view.window.subviews
        assert.equal("UITransitionView UITransitionView", classes(views))
        assert.is_true(home.view:isDescendant { of = views[1] })
        assert.is_true(form.view:isDescendant { of = views[2] })
      end
    end
  end)

  it("[PRES-318] a sheet on a pad is a dimming view, and a shadow view around its view", function()
    for _, target in ipairs { { "pad", ios = 7 }, { "iPad Air 2", ios = 12 } } do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        begin(target, style)
        local shadow = form.view.superview
        assert.equal("UIDropShadowView", class(shadow))
        assert.matches("UIDimmingView", classes(shadow.superview.subviews))
      end
    end
  end)

  it("[PRES-319] from iOS 13 a shadow view is among the superviews of a sheet's view", function()
    for _, target in ipairs(new) do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        begin(target, style)
        assert.matches("UIDropShadowView > UIView$", chain(form.view))
      end
    end
  end)

  it("[GEO-091] from iOS 13 the view behind a sheet is dimmed by 0.2, or 0.48 in the dark",
    function()
      for style, alpha in pairs { light = 0.2, dark = 0.48 } do
        for _, ios in ipairs { 13, 17 } do
          begin({ "iPad Pro 11", ios = ios, userInterfaceStyle = style }, "formSheet")
          local dimming = form.presentationController.containerView.subviews[1]
          assert.equal("UIDimmingView", class(dimming))
          assert.near(alpha, dimming.alpha, 1e-9)
        end
      end
    end)
end)
