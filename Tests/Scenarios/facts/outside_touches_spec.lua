-- Touches beside what is presented.

local home, form, told

local function launch(options, style)
  device(options)
  told = {}
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style }
  if style == "popover" then form.popoverPresentationController.sourceView = home.view end
  local delegate = {}
  for short, name in pairs {
    should = "presentationControllerShouldDismiss", will = "presentationControllerWillDismiss",
    did = "presentationControllerDidDismiss",
    attempt = "presentationControllerDidAttemptToDismiss",
  } do
    delegate[name] = function()
      told[#told + 1] = short
      return true
    end
  end
  if form.presentationController then form.presentationController.delegate = delegate end
  root(home)
  present(form)
  settle()
end

describe("A touch beside a sheet", function()
  it("[TCH-020] does nothing up to iOS 12", function()
    for _, ios in ipairs { 5, 7, 9, 12 } do
      for _, style in ipairs { "formSheet", "pageSheet" } do
        launch({ "pad", ios = ios, orientation = "landscapeLeft" }, style)
        local report = tap.outside(form)
        settle()
        assert.equal(form, home.presentedViewController)
        assert.same({}, told)
        assert.equal(form, report.blocker)
        assert.equal("a touch beside a sheet does nothing on this device; "
          .. "Form's container keeps it", report.why)
      end
    end
  end)

  it("[TCH-022] dismisses it on a pad from iOS 13 on, unless it is modal", function()
    for _, ios in ipairs { 13, 17 } do
      for _, style in ipairs { "formSheet", "popover" } do
        launch({ "iPad Pro 11", ios = ios }, style)
        form.isModalInPresentation = true
        assert.equal("Form is modal", tap.outside(form).why)
        settle()
        assert.same({ "attempt" }, told)
        assert.equal(form, home.presentedViewController)
        form.isModalInPresentation = false
        assert.equal(form, tap.outside(form).receiver)
        settle()
        assert.same({ "attempt", "should", "will", "did" }, told)
        assert.is_nil(home.presentedViewController)
      end
    end
  end)

  it("[TCH-042] is taken by a UIDimmingView", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch({ "pad", ios = ios }, "popover")
      local path = tap({ x = 740, y = 1000 }).path
      assert.equal("UIDimmingView", tostring(path[#path]):match "^%w+")
      settle()
      assert.is_nil(home.presentedViewController)
    end
  end)
end)

describe("A touch beside a popover", function()
  local navigation, buttons, pressed

  -- A popover that points at the second of three buttons of a bar.
  local function launchBar(ios)
    device { "pad", ios = ios }
    pressed = {}
    buttons = {}
    for index, title in ipairs { "One", "Two", "Three" } do
      buttons[index] = UIBarButtonItem {
        title = title,
        action = function() pressed[#pressed + 1] = title end,
      }
    end
    home = UIViewController "Home"
    home.navigationItem.rightBarButtonItems = buttons
    navigation = UINavigationController { viewControllers = { home } }
    root(navigation)
    form = UIViewController { "Form", modalPresentationStyle = "popover" }
    form.popoverPresentationController.barButtonItem = buttons[2]
  end

  it("[TCH-027] dismisses it and is used up, but for the views that it lets through", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      for _, isPassed in ipairs { false, true } do
        device { "pad", ios = ios }
        home = UIViewController "Home"
        root(home)
        local count = 0
        local button = UIButton { "Button", frame = rect(20, 100, 100, 44),
          action = function() count = count + 1 end }
        home.view:addSubview(button)
        form = UIViewController { "Form", modalPresentationStyle = "popover" }
        local popover = form.popoverPresentationController
        popover.sourceView = home.view
        popover.sourceRect = rect(600, 600, 10, 10)
        popover.passthroughViews = isPassed and { button } or {}
        home:present(form)
        settle()
        tap(button)
        settle()
        assert.equal(isPassed and 1 or 0, count)
        assert.equal(isPassed and form or nil, home.presentedViewController)
      end
    end
  end)

  it("[TCH-028] reaches the bar's other buttons, but not the anchor, until the list is cleared",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        launchBar(ios)
        home:present(form)
        settle()
        tap "One"
        tap "Three"
        settle()
        assert.same({ "One", "Three" }, pressed)
        assert.equal(form, home.presentedViewController)
        tap "Two"
        settle()
        assert.same({ "One", "Three" }, pressed)
        assert.is_nil(home.presentedViewController)
        -- Clearing the list too early is no use.
        for _, isLate in ipairs { false, true } do
          launchBar(ios)
          local popover = form.popoverPresentationController
          if not isLate then popover.passthroughViews = {} end
          home:present(form, {
            completion = function()
              if isLate then popover.passthroughViews = {} end
            end,
          })
          settle()
          tap "One"
          settle()
          assert.same(isLate and {} or { "One" }, pressed)
          assert.equal(not isLate and form or nil, home.presentedViewController)
        end
      end
    end)

  it("[TCH-029] twice dismissed its presenter too in iOS 8, which was a fault", function()
    for _, isFault in ipairs { false, true } do
      for _, again in ipairs { 0, 0.1 } do
        device { "iPad Air 2", ios = 8, bugs = isFault }
        home = UIViewController "Home"
        local sheet = UIViewController { "Sheet", modalPresentationStyle = "formSheet" }
        form = UIViewController { "Form", modalPresentationStyle = "popover" }
        form.popoverPresentationController.sourceView = sheet.view
        root(home)
        home:present(sheet)
        settle()
        sheet:present(form)
        settle()
        tap.outside(form)
        advance(again)
        tap.outside(form)
        settle()
        assert.is_nil(sheet.presentedViewController)
        assert.equal(not isFault and sheet or nil, home.presentedViewController)
      end
    end
  end)

  it("[TCH-030] with a modal in it takes both or just that, by the system", function()
    for ios, isInner in pairs { ["8.1"] = false, ["8.3"] = true, ["9"] = false, ["13"] = false } do
      launch({ "iPad Air 2", ios = ios }, "popover")
      form:present(UIViewController { "Inner", modalPresentationStyle = "formSheet" })
      settle()
      tap.outside(form)
      settle()
      assert.is_nil(form.presentedViewController)
      assert.equal(isInner and form or nil, home.presentedViewController)
    end
    -- In iOS 7 the popover is no presentation.
    device { "iPad Air", ios = 7 }
    home = UIViewController "Home"
    root(home)
    local content = UIViewController { "Content", definesPresentationContext = true }
    local popover = UIPopoverController { "Popover", contentViewController = content }
    popover:presentPopoverFromRect(rect(300, 100, 40, 40), { inView = home.view })
    settle()
    content:present(UIViewController { "Inner", modalPresentationStyle = "currentContext" })
    settle()
    tap.outside(popover)
    settle()
    assert.is_true(popover.isPopoverVisible)
    assert.is_nil(content.presentedViewController)
    tap.outside(popover)
    settle()
    assert.is_false(popover.isPopoverVisible)
  end)
end)
