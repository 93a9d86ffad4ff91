-- The popover controller of iOS 3.2 to 8, and what a touch outside a popover does.

local home, content, popover

-- A pad with Home as its root, and Content in a popover controller; `told` lists what the delegate
-- has heard.
local function launch(ios, told)
  device { "pad", ios = ios }
  home = UIViewController "Home"
  root(home)
  content = UIViewController "Content"
  popover = UIPopoverController {
    "Popover", contentViewController = content,
    delegate = {
      popoverControllerShouldDismissPopover = function()
        if told then told[#told + 1] = "should" end
        return true
      end,
      popoverControllerDidDismissPopover = function()
        if told then told[#told + 1] = "did" end
      end,
    },
  }
end

local function show()
  popover:presentPopoverFromRect(rect(300, 100, 40, 40), { inView = home.view })
  settle()
end

describe("A popover controller", function()
  it("[PRES-064] says nothing to its delegate when the app dismisses it", function()
    for _, ios in ipairs { 5, 6, 7, 8 } do
      local told = {}
      launch(ios, told)
      show()
      assert.is_true(popover.isPopoverVisible)
      popover:dismissPopoverAnimated(true)
      settle()
      assert.is_false(popover.isPopoverVisible)
      assert.equal(0, #told)
      show()
      tap.outside(popover)
      settle()
      assert.is_false(popover.isPopoverVisible)
      assert.same({ "should", "did" }, told)
    end
  end)

  it("[PRES-065] has to be gone before the next presentation from iOS 8 on", function()
    for _, ios in ipairs { 8, 9, 12 } do
      launch(ios)
      show()
      assert.equal(content, home.presentedViewController)
      popover:dismissPopoverAnimated(true)
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      home:present(form)
      settle()
      expect.once "Home.present.refused"
      assert.is_nil(home.presentedViewController)
      home:present(form)
      settle()
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[PRES-095] may not be let go of while it is on the screen", function()
    for _, ios in ipairs { 5, 6, 7, 8 } do
      launch(ios)
      popover:release()
      show()
      local raised = expect.exception("NSGenericException", function() popover:release() end)
      assert.equal("-[UIPopoverController dealloc] reached while popover is still visible.",
        raised.reason)
      popover:dismissPopoverAnimated(true)
      settle()
      popover:release()
    end
  end)

  it("[PRES-096] can't be made on a phone", function()
    for _, ios in ipairs { 5, 6, 7, 8 } do
      device { "phone", ios = ios }
      local raised = expect.exception("NSInvalidArgumentException", function()
        UIPopoverController { contentViewController = UIViewController() }
      end)
      assert.equal("-[UIPopoverController initWithContentViewController:] called when not running "
        .. "under UIUserInterfaceIdiomPad.", raised.reason)
    end
  end)

  it("[PRES-097] can't be shown from what is in no window", function()
    local text = "-[UIPopoverController %s]: Popovers cannot be presented from a view which does "
      .. "not have a window."
    for _, ios in ipairs { 5, 6, 7, 8 } do
      launch(ios)
      local raised = expect.exception("NSInvalidArgumentException", function()
        popover:presentPopoverFromRect(rect(0, 0, 1, 1), { inView = UIView() })
      end)
      assert.equal(
        text:format "presentPopoverFromRect:inView:permittedArrowDirections:animated:",
        raised.reason)
      raised = expect.exception("NSInvalidArgumentException", function()
        popover:presentPopoverFromBarButtonItem(UIBarButtonItem())
      end)
      assert.equal(text:format "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:",
        raised.reason)
      assert.is_false(popover.isPopoverVisible)
    end
  end)

  it("[GEO-096] darkens what is behind it by 0.15 from iOS 7 on and not at all before", function()
    for ios, alpha in pairs { [5] = 0, [6] = 0, [7] = 0.15 } do
      launch(ios)
      show()
      local behind = content.view.superview.superview.subviews[1]
      assert.equal("UIDimmingView", tostring(behind):match "^%w+")
      assert.equal(alpha, behind.alpha)
      assert.equal(UIScreen.main.bounds.size, behind.bounds.size)
    end
  end)

  it("[GEO-098] is 320 x 1100 unless somebody says otherwise", function()
    for _, ios in ipairs { 4, 5, 6 } do
      launch(ios)
      assert.equal(size(320, 1100), popover.popoverContentSize)
      assert.equal(size(320, 1100), content.contentSizeForViewInPopover)
      content.contentSizeForViewInPopover = size(400, 500)
      assert.equal(size(400, 500), popover.popoverContentSize)
    end
  end)

  it("[GEO-099] is made 320 to 600 wide, and as high as it fits", function()
    for _, ios in ipairs { 5, 6, 7, 8 } do
      for asked, wide in pairs { [100] = 320, [320] = 320, [450] = 450, [700] = 600 } do
        launch(ios)
        popover:setPopoverContentSize(size(asked, 400))
        assert.equal(size(wide, 400), popover.popoverContentSize)
        show()
        assert.equal(size(wide, 400), content.view.bounds.size)
      end
      launch(ios)
      popover:setPopoverContentSize(size(400, 5000))
      show()
      assert.is_true(content.view.bounds.height < UIScreen.main.bounds.height)
    end
  end)

  it("[GEO-100] stays 10 from the edges of the screen, however it is held", function()
    for _, target in ipairs { { "pad", ios = 6 }, { "pad", ios = 7, orientation = "landscapeLeft" },
      { "pad", ios = 12 }, { "pad", ios = 17, orientation = "landscapeRight" } } do
      device(target)
      home = UIViewController "Home"
      root(home)
      popover = UIPopoverController { contentViewController = UIViewController "Content" }
      assert.equal(insets(10, 10, 10, 10), popover.popoverLayoutMargins)
      popover:setPopoverContentSize(size(500, 200))
      local screen = home.view.bounds
      for _, x in ipairs { 0, screen.maxX - 20 } do
        popover:presentPopoverFromRect(rect(x, 100, 20, 20),
          { inView = home.view, permittedArrowDirections = "up" })
        settle()
        local bubble = popover.contentViewController.view.superview
        local room = bubble.superview.bounds
        assert.equal(10, x == 0 and bubble.frame.minX or room.maxX - bubble.frame.maxX)
        popover:dismissPopoverAnimated(true)
        settle()
      end
    end
  end)
end)

describe("A touch outside a popover", function()
  local told

  -- A pad on which Home shows Content in a popover, pointing at Home's middle.
  local function launchPopover(ios, delegate)
    device { "pad", ios = ios }
    home = UIViewController "Home"
    root(home)
    content = UIViewController { "Content", modalPresentationStyle = "popover" }
    content.popoverPresentationController.sourceView = home.view
    content.popoverPresentationController.sourceRect = rect(300, 100, 40, 40)
    content.popoverPresentationController.delegate = delegate
    home:present(content)
    settle()
  end

  -- A delegate with both generations of methods, or with the older ones alone.
  local function delegate(hasNewer)
    told = {}
    local function tell(name, answer)
      return function()
        told[#told + 1] = name
        return answer
      end
    end
    return {
      popoverPresentationControllerShouldDismissPopover = tell("popover should", true),
      popoverPresentationControllerDidDismissPopover = tell "popover did",
      presentationControllerShouldDismiss = hasNewer and tell("should", true) or nil,
      presentationControllerWillDismiss = hasNewer and tell "will" or nil,
      presentationControllerDidDismiss = hasNewer and tell "did" or nil,
    }
  end

  it("[PRES-269] asks the popover's delegate, which a dismiss of the app's doesn't", function()
    for _, ios in ipairs { 8, 9, 12 } do
      launchPopover(ios, delegate(true))
      tap.outside(content)
      settle()
      assert.same({ "popover should", "popover did" }, told)
      assert.is_nil(home.presentedViewController)
      launchPopover(ios, delegate(true))
      home:dismiss()
      settle()
      assert.equal(0, #told)
    end
  end)

  it("[PRES-270] asks by the methods of all presentations from iOS 13 on, where there are any",
    function()
      for _, ios in ipairs { 13, 15, 17 } do
        launchPopover(ios, delegate(true))
        tap.outside(content)
        settle()
        assert.same({ "should", "will", "did" }, told)
        launchPopover(ios, delegate(false))
        tap.outside(content)
        settle()
        assert.same({ "popover should", "popover did" }, told)
      end
    end)

  it("[PRES-276] dismisses it, unless it is in one of the views that it lets through", function()
    for _, ios in ipairs { 8, 12, 17 } do
      for _, isPassed in ipairs { false, true } do
        device { "pad", ios = ios }
        local first = UIViewController { "First", title = "First" }
        local second = UIViewController "Second"
        local navigation = UINavigationController { viewControllers = { first, second } }
        root(navigation)
        content = UIViewController { "Content", modalPresentationStyle = "popover" }
        local presentation = content.popoverPresentationController
        presentation.sourceView = second.view
        presentation.sourceRect = rect(300, 400, 10, 10)
        presentation.passthroughViews = isPassed and { navigation.navigationBar } or {}
        second:present(content)
        settle()
        local report = tap "First"
        settle()
        assert.equal(isPassed and first or second, navigation.topViewController)
        assert.equal(not isPassed and content or nil, report.blocker)
        assert.equal(isPassed, content.presentingViewController ~= nil)
      end
    end
  end)

  it("[PRES-277] takes along what the popover presents, but not in iOS 8.3", function()
    for ios, isInner in pairs { ["8.1"] = false, ["8.3"] = true, ["9"] = false, ["12"] = false } do
      launchPopover(ios)
      local inner = UIViewController { "Inner", modalPresentationStyle = "formSheet" }
      content:present(inner)
      settle()
      tap.outside(content)
      settle()
      assert.is_nil(content.presentedViewController)
      assert.equal(isInner and content or nil, home.presentedViewController)
    end
    -- A delegate that looks for what the popover presents can refuse.
    launchPopover(9, {
      popoverPresentationControllerShouldDismissPopover = function(_, controller)
        return controller.presentedViewController.presentedViewController == nil
      end,
    })
    content:present(UIViewController { "Inner", modalPresentationStyle = "formSheet" })
    settle()
    tap.outside(content)
    settle()
    assert.equal(content, home.presentedViewController)
    assert.is_not_nil(content.presentedViewController)
  end)
end)
