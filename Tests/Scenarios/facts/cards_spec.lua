-- How cards, page sheets and form sheets look: what is behind them recedes and is darkened.

describe("A card", function()
  local home

  local function start(target)
    device(target)
    home = UIViewController "Home"
    root(home)
  end

  -- Presents a page sheet and waits until it is there.
  local function card(name)
    local controller = UIViewController { name, modalPresentationStyle = "pageSheet" }
    present(controller)
    settle()
    return controller
  end

  local function dimming(controller)
    local view = controller.presentationController.containerView.subviews[1]
    assert.matches("^UIDimmingView", tostring(view))
    return view
  end

  -- How many times smaller than the screen the root's view is seen.
  local function scale()
    return home.view.frameInWindow.width / UIScreen.main.bounds.width
  end

  it("[GEO-052] on 375 x 667 lies at 40, and what darkens the screen is nine times as large",
    function()
      start { "iPhone 8", ios = 13 }
      local form = card "Form"
      assert.equal(rect(0, 40, 375, 627), form.view.superview.frame)
      assert.equal(rect(-375, -667, 1125, 2001), dimming(form).frame)
    end)

  it("[GEO-058] on 402 x 874 is 802 points high", function()
    start { "iPhone 16 Pro", ios = 18 }
    assert.equal(rect(0, 72, 402, 802), card("Form").view.frameInWindow)
  end)

  it("[GEO-059] scales its presenter by 1 - 2m/W, with m = 16 up to 393 points and 20 above",
    function()
      for _, row in ipairs { { "iPhone 8", ios = 13, 0.914667 },
        { "iPhone X", ios = 13, 0.914667 }, { "iPhone 12", ios = 15, 0.917949 },
        { "iPhone 11", ios = 14, 0.903382 }, { "iPhone 15 Pro Max", ios = 17, 0.906977 } } do
        start { row[1], ios = row.ios }
        card "Form"
        assert.near(row[2], scale(), 1e-6)
      end
    end)

  it("[GEO-060] scales a presenter of 375 points by 0.915 and puts it 10 above its own top",
    function()
      start { "iPhone 8", ios = 13 }
      card "Form"
      assert.near(0.915, scale(), 0.0005)
      assert.equal(30, home.view.frameInWindow.y)
      local layer = UIApplication.shared.keyWindow.subviews[2].subviews[2].layer
      assert.equal(10, layer.cornerRadius)
      assert.same({ "layerMinXMinYCorner", "layerMaxXMinYCorner" }, layer.maskedCorners)
    end)

  it("[GEO-062] leaves the top of its presenter 10 points above its own", function()
    for _, row in ipairs { { "iPhone 8", ios = 13, top = 30 }, { "iPhone X", ios = 13, top = 44 },
      { "iPhone 12", ios = 15, top = 47 }, { "iPhone 15", ios = 17, top = 59 },
      { "iPhone 16 Pro", ios = 18, top = 62 } } do
      start { row[1], ios = row.ios }
      local form = card "Form"
      assert.near(row.top, home.view.frameInWindow.y, 1e-6)
      assert.equal(form.view.frameInWindow.y - 10, home.view.frameInWindow.y)
      assert.near(UIScreen.main.bounds.midX, home.view.frameInWindow.midX, 1e-6)
    end
  end)

  it("[GEO-063] on a card moves it up 10 and scales it alike, and a third hides the first",
    function()
      start { "iPhone 12", ios = 15 }
      local a = card "A"
      local rest = a.view.frameInWindow
      local b = card "B"
      local pushed = a.view.frameInWindow
      assert.equal(rest.y - 10, pushed.y)
      assert.near(0.917949, pushed.width / rest.width, 1e-6)
      -- Two cards above: no smaller, and the top edge is behind the first card's.
      local second = home.view.frameInWindow
      assert.near(0.917949, scale(), 1e-6)
      assert.near(rest.y, second.y, 1e-6)
      local c = card "C"
      assert.equal(pushed, b.view.frameInWindow)
      assert.near(rest.y, a.view.frameInWindow.y, 1e-6)
      assert.equal(second, home.view.frameInWindow)
      assert.equal(rest, c.view.frameInWindow)
    end)

  it("[GEO-065] scales nothing in a compact height, or in a window shorter than the screen",
    function()
      for _, target in ipairs { { "iPhone 8", ios = 13, orientation = "landscapeLeft" },
        { "iPhone 15 Pro Max", ios = 17, orientation = "landscapeLeft" },
        { "iPad Pro 11", ios = 14, window = "slideOver" } } do
        start(target)
        local before = home.view.frameInWindow
        card "Form"
        assert.equal(before, home.view.frameInWindow)
      end
    end)

  it("[GEO-067] is as large as the screen in a phone's landscape", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 12", ios = 15 },
      { "iPhone 15 Pro Max", ios = 17 }, { "iPhone 17", ios = 26 } } do
      for _, side in ipairs { "landscapeLeft", "landscapeRight" } do
        start { target[1], ios = target.ios, orientation = side }
        assert.equal(UIScreen.main.bounds, card("Form").view.frameInWindow)
      end
    end
  end)

  it("[GEO-093] darkens its presenter by 0.6 of the dimming, and more under a second card",
    function()
      for style, full in pairs { light = 0.2, dark = 0.48 } do
        start { "iPhone 12", ios = 15, userInterfaceStyle = style }
        local a = card "A"
        assert.near(full * 0.6, dimming(a).alpha, 1e-9)
        local b = card "B"
        assert.near(full * 0.6, dimming(b).alpha, 1e-9)
        assert.near(full * (0.6 + 0.2), dimming(a).alpha, 1e-9)
        dismiss(b)
        settle()
        assert.near(full * 0.6, dimming(a).alpha, 1e-9)
      end
    end)

  it("[GEO-051] is what automatic stands for from iOS 13 on", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
      start(target)
      local form = UIViewController { "Form", modalPresentationStyle = "automatic" }
      assert.equal("pageSheet", form.modalPresentationStyle)
      present(form)
      settle()
      assert.is_true(form.view.frameInWindow.y > 0)
    end
  end)
end)

describe("A sheet on a pad", function()
  local function sheet(target, style)
    device(target)
    root(UIViewController "Home")
    local form = UIViewController { "Form", modalPresentationStyle = style }
    present(form)
    settle()
    return form
  end

  local function backdrop(form)
    return form.presentationController.containerView.subviews[1]
  end

  it("[GEO-034] is larger than 540 x 620 for an app that is built for iOS 16", function()
    for _, row in ipairs { { 16, 16 }, { 17, 17 } } do
      local form = sheet({ "iPad Pro 11", ios = row[1], sdk = row[2] }, "formSheet")
      assert.is_true(form.view.frame.width > 540)
      assert.is_true(form.view.frame.height > 620)
    end
    local form = sheet({ "iPad Pro 11", ios = 16, sdk = 15 }, "formSheet")
    assert.equal(size(540, 620), form.view.frame.size)
  end)

  it("[GEO-036] is resized before iOS 7 by its superview's bounds and stays in the middle",
    function()
      for _, ios in ipairs { 5, 6 } do
        local form = sheet({ "pad", ios = ios }, "formSheet")
        local middle = form.view.frameInWindow
        form.view.superview.bounds = rect(0, 0, 400, 300)
        settle()
        assert.equal(size(400, 300), form.view.frame.size)
        assert.equal(middle.midX, form.view.frameInWindow.midX)
        assert.equal(middle.midY, form.view.frameInWindow.midY)
      end
    end)

  it("[GEO-050] is a page from iOS 13 on: taller than wide, with the presenter around it",
    function()
      for _, target in ipairs { { "iPad Air 2", ios = 13 }, { "iPad (9th generation)", ios = 15 },
        { "iPad mini (6th generation)", ios = 15 }, { "iPad Pro 11", ios = 14 },
        { "iPad Pro 12.9", ios = 16 }, { "iPad Pro 13 (M4)", ios = 18 } } do
        for _, side in ipairs { "portrait", "landscapeLeft" } do
          local options = { target[1], ios = target.ios, orientation = side }
          local form = sheet(options, "pageSheet")
          local found, screen = form.view.frameInWindow, UIScreen.main.bounds
          assert.is_true(found.height > found.width, target[1])
          assert.is_true(found.width < screen.width and found.height < screen.height, target[1])
          assert.is_true(backdrop(form).alpha > 0)
        end
      end
    end)

  it("[GEO-092] darkens what is behind as Apple's design files say", function()
    for style, full in pairs { light = 0x33 / 255, dark = 0x7a / 255 } do
      local form = sheet({ "iPad Pro 11", ios = 14, userInterfaceStyle = style }, "formSheet")
      assert.near(full, backdrop(form).alpha, 0.002)
    end
  end)

  it("[GEO-095] darkens what is behind by 0.4 before iOS 13", function()
    for _, target in ipairs { { "pad", ios = 5 }, { "pad", ios = 7 }, { "pad", ios = 12 } } do
      for _, style in ipairs { "formSheet", "pageSheet" } do
        assert.near(0.4, backdrop(sheet(target, style)).alpha, 1e-9)
      end
    end
  end)

  it("[GEO-040] has glass behind it on iOS 26 rather than a plain dimming", function()
    local form = sheet({ "iPad Pro 13 (M5)", ios = 26 }, "formSheet")
    assert.matches("^UIVisualEffectView", tostring(backdrop(form)))
    for _, view in ipairs(form.presentationController.containerView.subviews) do
      assert.is_false(tostring(view):match "^UIDimmingView" ~= nil)
    end
  end)
end)

describe("The corners of a sheet", function()
  local function sheet(target, style)
    device(target)
    root(UIViewController "Home")
    local form = UIViewController { "Form", modalPresentationStyle = style or "pageSheet" }
    present(form)
    settle()
    return form
  end

  local top = { "layerMinXMinYCorner", "layerMaxXMinYCorner" }
  local all = { "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner",
    "layerMaxXMaxYCorner" }

  it("[GEO-042] are the top ones on a phone with iOS 18, and all on a pad and on iOS 26", function()
    for _, row in ipairs { { { "iPhone 16", ios = 18 }, top }, { { "iPhone 17", ios = 26 }, all },
      { { "iPad Pro 11", ios = 18 }, all }, { { "iPad Pro 11 (M5)", ios = 26 }, all } } do
      local form = sheet(row[1], "formSheet")
      form.presentationController.preferredCornerRadius = 30
      local layer = form.presentationController.presentedView.layer
      assert.equal(30, layer.cornerRadius)
      assert.same(row[2], layer.maskedCorners)
    end
  end)

  it("[GEO-090] follow the display on iOS 26 unless the app says how round they are", function()
    for _, row in ipairs { { "iPhone 17 Pro", 62 }, { "iPhone 15", 55 }, { "iPhone 12", 47.33 } } do
      local form = sheet { row[1], ios = 26 }
      assert.equal(row[2], form.presentationController.presentedView.layer.cornerRadius)
    end
  end)

  it("[PRES-249] are as round as the app says only on the sheet in front", function()
    local a = sheet { "iPhone 12", ios = 15 }
    a.presentationController.preferredCornerRadius = 30
    local layer = a.presentationController.presentedView.layer
    local rest = a.view.frameInWindow
    assert.equal(30, layer.cornerRadius)
    local b = UIViewController { "B", modalPresentationStyle = "pageSheet" }
    present(b)
    settle()
    assert.not_equal(30, layer.cornerRadius)
    assert.is_true(a.view.frameInWindow.width < rest.width)
    dismiss(b)
    settle()
    assert.equal(30, layer.cornerRadius)
    assert.equal(rest, a.view.frameInWindow)
  end)

  it("[GEO-079] have no shadow where all behind is darkened: radius 2, offset 0, opacity 0",
    function()
      for _, target in ipairs { { "iPhone 12", ios = 15 }, { "iPad Pro 11", ios = 17 } } do
        local layer = sheet(target).presentationController.presentedView.layer
        assert.equal(2, layer.shadowRadius)
        assert.equal(size(0, 0), layer.shadowOffset)
        assert.equal(0, layer.shadowOpacity)
      end
    end)
end)

describe("A popover", function()
  it("[GEO-101] changes its size in an animation, unless the new size is none", function()
    device { "iPad Air 2", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    local form = UIViewController { "Form", modalPresentationStyle = "popover",
      preferredContentSize = size(300, 200) }
    form.popoverPresentationController.sourceView = home.view
    form.popoverPresentationController.sourceRect = rect(300, 300, 50, 50)
    present(form)
    settle()
    local bubble = form.view.superview
    form.preferredContentSize = size(200, 400)
    advance(0.1)
    assert.is_true(bubble.presentedFrame.width < 300 and bubble.presentedFrame.width > 200)
    settle()
    assert.equal(200, bubble.presentedFrame.width)
    form.preferredContentSize = size(0, 0)
    turn()
    assert.equal(bubble.frame, bubble.presentedFrame)
    assert.is_true(bubble.frame.width > 200)
  end)
end)
