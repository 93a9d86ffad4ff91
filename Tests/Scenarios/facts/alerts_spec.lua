-- Alerts and action sheets: how they are presented, where they lie, and what a choice does.

local home

-- A world with Home as its root.
local function launch(target)
  device(target)
  home = UIViewController "Home"
  root(home)
end

-- An alert with OK and Cancel.
local function alert(options)
  options = options or {}
  return UIAlertController {
    options.name or "Alert", message = options.message, preferredStyle = "alert",
    actions = {
      UIAlertAction { "OK", handler = options.handler },
      UIAlertAction { "Cancel", style = "cancel" },
    },
  }
end

-- An action sheet with Delete and Keep, which cancels; on a pad it points at a place of Home.
local function sheet(options)
  options = options or {}
  local controller = UIAlertController {
    "Sheet", preferredStyle = "actionSheet",
    actions = {
      UIAlertAction { "Delete", style = "destructive" },
      UIAlertAction { "Keep", style = "cancel", handler = options.handler },
    },
  }
  if options.anchor then
    controller.popoverPresentationController.sourceView = home.view
    controller.popoverPresentationController.sourceRect = options.anchor
  end
  return controller
end

-- The frames of the texts' and of the buttons' views in an alert's view.
local function parts(controller)
  local texts, buttons = {}, {}
  for _, view in ipairs(controller.view.subviews) do
    local list = tostring(view):find "TextView" and texts or buttons
    list[#list + 1] = view.frame
  end
  return texts, buttons
end

describe("An alert", function()
  it("[PRES-279] is presented in the app's own window, as an action sheet is", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17, 26 } do
      launch { "phone", ios = ios }
      for _, controller in ipairs { alert(), sheet() } do
        home:present(controller)
        settle()
        assert.equal(controller, home.presentedViewController)
        assert.equal(home, controller.presentingViewController)
        assert.equal(1, #UIApplication.shared.windows)
        assert.equal(home.view.window or UIApplication.shared.windows[1], controller.view.window)
        home:dismiss()
        settle()
      end
    end
  end)

  it("[PRES-125] leaves the presenter's view alone", function()
    for _, target in ipairs { { "phone", ios = 8 }, { "pad", ios = 12 }, { "phone", ios = 17 } } do
      launch(target)
      local since = mark()
      home:present(alert())
      settle()
      assert.is_not_nil(home.view.window)
      tap "OK"
      settle()
      expect.never("Home.view*", { since = since })
      expect.order({ "Alert.viewWillAppear", "Alert.viewDidDisappear" }, { since = since })
    end
  end)

  it("[PRES-281] has gone when the handler of an action runs, which can present", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch { "phone", ios = ios }
      local presented = home
      local second = UIAlertController { "Second", preferredStyle = "alert" }
      home:present(alert {
        handler = function()
          presented = home.presentedViewController
          home:present(second)
        end,
      })
      settle()
      tap "OK"
      settle()
      assert.is_nil(presented)
      expect.order { "Alert.viewDidDisappear", "OK.handler", "Second.viewDidAppear" }
      assert.equal(second, home.presentedViewController)
      expect.never "**.present.refused"
    end
  end)

  it("[PRES-282] goes by itself when an action is chosen", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "phone", ios = ios }
      home:present(alert())
      settle()
      tap "Cancel"
      settle()
      assert.is_nil(home.presentedViewController)
      expect.never "**.dismiss"
      expect.never "**.dismiss.completion"
    end
  end)

  it("[PRES-069] that is leaving is (null) in the next one's refusal, like a popover", function()
    for _, ios in ipairs { 8, 10, 12, 13 } do
      launch { "phone", ios = ios }
      home:present(alert())
      settle()
      home:dismiss()
      home:present(alert { name = "Second" })
      expect.warning "which is already presenting (null)"
      settle()
      assert.is_nil(home.presentedViewController)
    end
    -- A popover and an action sheet that is one are forgotten as early.
    for _, target in ipairs { { "iPad Air", ios = 8 }, { "iPad Air 2", ios = 12 } } do
      for _, style in ipairs { "popover", "actionSheet" } do
        launch(target)
        local first = style == "actionSheet" and sheet { anchor = rect(10, 10, 20, 20) }
          or UIViewController { "Popover", modalPresentationStyle = "popover" }
        first.popoverPresentationController.sourceView = home.view
        home:present(first)
        settle()
        home:dismiss()
        home:present(UIViewController "Second")
        expect.warning "which is already presenting (null)"
        settle()
        assert.is_nil(home.presentedViewController)
      end
    end
  end)
end)

describe("An alert's place", function()
  it("[GEO-107] is 270 wide, whatever the device and the way it is held", function()
    for _, target in ipairs {
      { "phone", ios = 8 }, { "phone", ios = 12, orientation = "landscapeLeft" },
      { "pad", ios = 10, orientation = "landscapeRight" }, { "iPad Pro 12.9", ios = 12 },
      { "iPhone SE", ios = 15 }, { "iPhone 15 Pro Max", ios = 17 }, { "pad", ios = 18 },
    } do
      launch(target)
      local controller = alert { message = "A text" }
      home:present(controller)
      settle()
      local frame = controller.view.frameInWindow
      local screen = UIScreen.main.bounds
      assert.equal(270, frame.width)
      assert.equal(screen.midX, frame.midX)
      assert.equal(screen.midY, frame.midY)
    end
  end)

  it("[GEO-108] has corners of 12 to iOS 8 and of 13 from then on", function()
    for ios, radius in pairs { [8] = 12, [9] = 13, [12] = 13, [17] = 13 } do
      launch { "phone", ios = ios }
      local controller = alert()
      home:present(controller)
      settle()
      assert.equal(radius, controller.view.layer.cornerRadius)
    end
  end)

  it("[GEO-109] has rows of 44, texts 20 from the top and 16 from the sides, 3 between", function()
    for _, ios in ipairs { 8, 12, 17, 18 } do
      launch { "phone", ios = ios }
      local controller = alert { message = "A text" }
      home:present(controller)
      settle()
      local texts, buttons = parts(controller)
      assert.equal(20, texts[1].minY)
      assert.equal(3, texts[2].minY - texts[1].maxY)
      assert.equal(20, buttons[1].minY - texts[2].maxY)
      for _, text in ipairs(texts) do
        assert.equal(16, text.minX)
        assert.equal(270 - 2 * 16, text.width)
      end
      for _, button in ipairs(buttons) do
        assert.equal(44, button.height)
        assert.equal(270 / 2, button.width)
      end
      assert.equal(controller.view.bounds.maxY, buttons[1].maxY)
    end
  end)

  it("[GEO-113] is reached in the 0.404 s of a spring", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "phone", ios = ios }
      local controller = alert()
      home:present(controller)
      settle()
      expect.once "Alert.presentation.begin duration=0.404"
      expect.within(0.404, "Alert.presentation.begin", "Alert.viewDidAppear")
    end
  end)

  it("[GEO-114] is reached from 1.2 times its size and from nothing; it just fades away", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "phone", ios = ios }
      local controller = alert()
      home:present(controller)
      advance { to = 0, of = controller }
      local view = controller.view
      assert.near(270 * 1.2, view.presentedFrame.width, 1e-6)
      assert.near(view.frame.midY, view.presentedFrame.midY, 1e-6)
      assert.equal(0, view.presentedAlpha)
      advance { to = 0.3, of = controller }
      assert.is_true(view.presentedFrame.width > 270 and view.presentedFrame.width < 270 * 1.2)
      assert.is_true(view.presentedAlpha > 0 and view.presentedAlpha < 1)
      settle()
      assert.equal(270, view.presentedFrame.width)
      tap "OK"
      advance { to = 0.3, of = controller }
      assert.equal(270, view.presentedFrame.width)
      assert.is_true(view.presentedAlpha > 0 and view.presentedAlpha < 1)
      settle()
    end
  end)
end)

describe("An action sheet", function()
  it("[PRES-283] is a popover in a regular width and lies at the bottom in a compact one",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        launch { "pad", ios = ios }
        local above = sheet { anchor = rect(300, 100, 20, 20) }
        home:present(above)
        settle()
        assert.equal("UIPopoverPresentationController",
          tostring(above.presentationController):match "^%w+")
        assert.equal(above.popoverPresentationController, above.presentationController)
        assert.equal("popover", above.modalPresentationStyle)

        launch { "phone", ios = ios }
        local below = sheet()
        home:present(below)
        settle()
        assert.is_nil(below.popoverPresentationController)
        local screen = UIScreen.main.bounds
        local frame = below.view.frameInWindow
        assert.equal(screen.midX, frame.midX)
        assert.is_true(frame.minY > screen.midY and frame.maxY > screen.maxY - 50)
      end
    end)

  it("[GEO-110] lies 8 from the edges, has rows of 57 and a gap of 8 before Cancel", function()
    for _, target in ipairs { { "iPhone 8", ios = 11 }, { "iPhone 8", ios = 15 } } do
      launch(target)
      local controller = sheet()
      home:present(controller)
      settle()
      local frame = controller.view.frameInWindow
      local screen = UIScreen.main.bounds
      assert.equal(8, frame.minX)
      assert.equal(8, screen.maxX - frame.maxX)
      assert.equal(8, screen.maxY - frame.maxY)
      local _, buttons = parts(controller)
      assert.equal(57, buttons[1].height)
      assert.equal(57, buttons[2].height)
      assert.equal(8, buttons[2].minY - buttons[1].maxY)
    end
  end)

  it("[GEO-111] has a column of 304 in a popover", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "pad", ios = ios }
      local controller = sheet { anchor = rect(300, 100, 20, 20) }
      home:present(controller)
      settle()
      assert.equal(304, controller.preferredContentSize.width)
      local _, buttons = parts(controller)
      assert.equal(1, #buttons)
      assert.equal(304, buttons[1].width)
    end
  end)

  -- UIKit's text, but for what newer systems put behind the style.
  local function withoutAnchor(from)
    return "Your application has presented a UIAlertController (<UIAlertController: 0x1002>) of "
      .. "style UIAlertControllerStyleActionSheet" .. from .. ". The modalPresentationStyle of a "
      .. "UIAlertController with this style is UIModalPresentationPopover. You must provide "
      .. "location information for this popover through the alert controller's "
      .. "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      .. "barButtonItem.  If this information is not known when you present the alert controller, "
      .. "you may provide it in the UIPopoverPresentationControllerDelegate method "
      .. "-prepareForPopoverPresentation."
  end

  -- Presents one that points at nothing; the exception comes later than the call.
  local function expectException(ios, reason)
    launch { "pad", ios = ios }
    local controller = sheet()
    local isCalled
    local raised = expect.exception("NSGenericException", function()
      home:present(controller)
      isCalled = true
    end)
    assert.is_true(isCalled)
    assert.equal(reason, raised.reason)
  end

  it("[PRES-087] raises on a pad if it points at nothing", function()
    for _, ios in ipairs { 8, 12, 13 } do expectException(ios, withoutAnchor "") end
  end)

  it("[PRES-088] names the presenter in the exception from iOS 14 on", function()
    for _, ios in ipairs { 14, 17, 26 } do
      expectException(ios, withoutAnchor " from UIViewController (<UIViewController: 0x1001>)")
    end
  end)

  it("[PRES-329] on a pad is cancelled by a tap outside", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "pad", ios = ios }
      local cancelled = 0
      local controller = sheet {
        anchor = rect(300, 100, 20, 20), handler = function() cancelled = cancelled + 1 end,
      }
      home:present(controller)
      settle()
      assert.equal(controller, tap.outside(controller).receiver)
      settle()
      assert.equal(1, cancelled)
      assert.is_nil(home.presentedViewController)
    end
  end)
end)

describe("The older alert views and action sheets", function()
  it("[PRES-280] have windows of their own, and present nothing", function()
    for _, ios in ipairs { 4, 5, 6, 7 } do
      launch { "phone", ios = ios }
      local old = {
        UIAlertView { "Old", cancelButtonTitle = "Cancel" },
        UIActionSheet { "Old sheet", cancelButtonTitle = "Cancel" },
      }
      for index, view in ipairs(old) do
        if index == 1 then view:show() else view:showInView(home.view) end
        settle()
        local windows = UIApplication.shared.windows
        assert.equal(2, #windows)
        assert.equal(windows[2], view.window)
        assert.is_nil(home.presentedViewController)
        tap "Cancel"
        settle()
        assert.is_false(view.isVisible)
        assert.equal(1, #UIApplication.shared.windows)
      end
      expect.never "**.presentation.begin"
      expect.never "**.present"
      expect.never "**.dismissal.begin"
    end
  end)
end)
