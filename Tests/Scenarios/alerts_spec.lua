-- Alerts between other presentations, the older classes, and taps by title.

local home

local function launch(target)
  device(target)
  home = UIViewController "Home"
  root(home)
end

local function alert(name, action, handler)
  return UIAlertController {
    name, preferredStyle = "alert", actions = { UIAlertAction { action, handler = handler } },
  }
end

describe("An alert", function()
  it("lies over a form sheet over a full-screen modal, and goes alone", function()
    for _, target in ipairs { { "pad", ios = 8 }, { "pad", ios = 12 }, { "phone", ios = 17 } } do
      launch(target)
      local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      home:present(full)
      settle()
      full:present(form)
      settle()
      local since = mark()
      present(alert("Alert", "OK"))
      settle()
      assert.equal("Alert", form.presentedViewController.title)
      tap "OK"
      settle()
      assert.is_nil(form.presentedViewController)
      assert.equal(form, full.presentedViewController)
      expect.never("Form.view*", { since = since })
      expect.never("Full.view*", { since = since })
    end
  end)

  it("keeps another one away while it is there", function()
    launch { "phone", ios = 12 }
    home:present(alert("First", "OK"))
    settle()
    home:present(alert("Second", "Yes"))
    expect.warning "which is already presenting <UIAlertController: 0x100"
    settle()
    expect.never "Second.viewWillAppear"
  end)

  it("asked for by the one that is leaving is refused: that one's view goes", function()
    launch { "phone", ios = 9 }
    local first = alert("First", "OK")
    local second = alert("Second", "Yes")
    home:present(first)
    settle()
    home:dismiss()
    advance(0.2)
    first:present(second)
    settle()
    expect.warning "whose view is not in the window hierarchy!"
    expect.never "Second.viewWillAppear"
    assert.is_nil(home.presentedViewController)
  end)

  it("has text fields that the handler of an action can read", function()
    launch { "phone", ios = 15 }
    local name
    local login = UIAlertController { "Login", preferredStyle = "alert" }
    login:addTextField { configurationHandler = function(field) field.placeholder = "Name" end }
    login:addTextField {
      configurationHandler = function(field) field.isSecureTextEntry = true end,
    }
    login:addAction(UIAlertAction {
      "Log in", handler = function() name = login.textFields[1].text end,
    })
    home:present(login)
    settle()
    assert.equal("Name", login.textFields[1].placeholder)
    assert.is_true(login.textFields[2].isSecureTextEntry)
    assert.is_true(login.textFields[1].frame.maxY < login.textFields[2].frame.minY)
    login.textFields[1].text = "me"
    tap "Log in"
    settle()
    assert.equal("me", name)
  end)

  it("grows with what it is given while it is there", function()
    launch { "phone", ios = 15 }
    local controller = alert("Alert", "OK")
    home:present(controller)
    settle()
    local before = controller.view.frameInWindow
    controller.message = "A text"
    local after = controller.view.frameInWindow
    assert.is_true(after.height > before.height)
    assert.equal(before.midY, after.midY)
  end)

  it("is titled by the first item of its table, whatever is in it", function()
    launch { "phone", ios = 15 }
    local controller = alert("Delete \"a/b\"?", "Yes, do!")
    assert.equal("Delete \"a/b\"?", controller.title)
    assert.equal("Yes, do!", controller.actions[1].title)
    home:present(controller)
    settle()
    expect.once "Delete ab.viewDidAppear"
    assert.equal(controller.actions[1], tap("Yes, do!").receiver)
  end)

  it("has a style, actions and handlers that only its constructor sets", function()
    launch { "phone", ios = 15 }
    local controller = alert("Alert", "OK")
    for _, key in ipairs { "preferredStyle", "actions" } do
      assert.error_matches(function() controller[key] = controller[key] end,
        "UIAlertController." .. key .. " can only be set in the constructor")
    end
    assert.error_matches(function() controller.actions[1].title = "No" end,
      "UIAlertAction.title can only be set in the constructor")
    local sheet = UIAlertController { "Sheet", preferredStyle = "actionSheet" }
    assert.error_matches(function() sheet:addTextField() end,
      "an action sheet has no text fields")
    assert.equal("actionSheet", UIAlertController().preferredStyle)
  end)

  it("came with iOS 8", function()
    launch { "phone", ios = 7 }
    assert.error_matches(function() UIAlertController "Alert" end,
      "UIAlertController came with iOS 8, and this device runs iOS 7.1; before that there was "
        .. "UIAlertView")
    assert.error_matches(function() UIAlertAction "OK" end, "UIAlertAction came with iOS 8")
  end)
end)

describe("An alert that is too high for its room", function()
  local picked

  local function show(ios, policies)
    launch { "iPhone 5s", ios = ios, force = true, orientation = "landscapeLeft",
      policies = policies }
    picked = nil
    home.supportedInterfaceOrientations = "all"
    local actions = {}
    for place = 1, 5 do
      local title = "Choice " .. place
      actions[place] = UIAlertAction { title, handler = function() picked = title end }
    end
    local high = UIAlertController {
      "High", title = "Title", message = "Message", preferredStyle = "alert", actions = actions,
    }
    high:addTextField()
    home:present(high)
    settle()
    return high.view
  end

  it("is as high as that, and its choices are reached by scrolling", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17 } do
      for place = 1, 5 do
        local view = show(ios)
        local frame = home.view:convert(view.bounds, { from = view })
        assert.is_true(frame.minY >= 0)
        assert.is_true(frame.maxY <= math.min(home.view.bounds.height,
          keyboard.visible and keyboard.frame.minY or math.huge))
        assert.is_nil(tap("Choice " .. place).why)
        settle()
        assert.equal("Choice " .. place, picked)
        expect.clean()
      end
    end
  end)

  it("ends beyond it where systems have that", function()
    local view = show(12, { ["alert.too-high"] = "overflows" })
    assert.is_true(home.view:convert(view.bounds, { from = view }).minY < 0)
  end)
end)

describe("An action sheet", function()
  it("slides in, and is cancelled by a tap outside on a phone too", function()
    for _, hasCancel in ipairs { true, false } do
      launch { "phone", ios = 12 }
      local sheet = UIAlertController {
        "Sheet", preferredStyle = "actionSheet", actions = { UIAlertAction "Delete" },
      }
      if hasCancel then sheet:addAction(UIAlertAction { "Keep", style = "cancel" }) end
      home:present(sheet)
      expect.never "Sheet.viewDidAppear"
      advance { to = 0, of = sheet }
      assert.equal(UIScreen.main.bounds.maxY, sheet.view.presentedFrame.minY)
      settle()
      tap.outside(sheet)
      settle()
      assert.equal(not hasCancel and sheet or nil, home.presentedViewController)
    end
  end)

  it("on a pad just goes by a tap outside if nothing in it cancels", function()
    launch { "pad", ios = 12 }
    local sheet = UIAlertController {
      "Sheet", preferredStyle = "actionSheet", actions = { UIAlertAction "Delete" },
    }
    sheet.popoverPresentationController.sourceView = home.view
    home:present(sheet)
    settle()
    tap.outside(sheet)
    settle()
    assert.is_nil(home.presentedViewController)
    expect.never "**.handler"
  end)
end)

describe("An older alert view", function()
  local told

  local function view(name)
    told = {}
    local function tell(moment)
      return function(_, _, index) told[#told + 1] = moment .. (index and " " .. index or "") end
    end
    return UIAlertView {
      name, message = "A text", cancelButtonTitle = "Cancel", otherButtonTitles = { "OK", "More" },
      delegate = {
        willPresentAlertView = tell "will present", didPresentAlertView = tell "did present",
        alertViewClickedButtonAtIndex = tell "clicked",
        alertViewWillDismissWithButtonIndex = tell "will dismiss",
        alertViewDidDismissWithButtonIndex = tell "did dismiss",
      },
    }
  end

  it("tells its delegate of a touch before and after it goes, on every system", function()
    for _, ios in ipairs { 5, 7, 8, 12 } do
      launch { "phone", ios = ios }
      local old = view "Old"
      old:show()
      assert.is_true(old.isVisible)
      settle()
      assert.same({ "will present", "did present" }, told)
      tap "More"
      assert.same({ "will present", "did present", "clicked 2", "will dismiss 2" }, told)
      settle()
      assert.equal("did dismiss 2", told[5])
      assert.is_false(old.isVisible)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("hears of no click when the app dismisses it", function()
    for _, ios in ipairs { 6, 9 } do
      launch { "phone", ios = ios }
      local old = view "Old"
      old:show()
      settle()
      old:dismissWithClickedButtonIndex(1)
      old:dismissWithClickedButtonIndex(0)
      settle()
      assert.same({ "will present", "did present", "will dismiss 1", "did dismiss 1" }, told)
    end
  end)

  it("can't be dismissed on its way in from iOS 8 on, and stays", function()
    launch { "phone", ios = 9 }
    local old = view "Old"
    old:show()
    advance(0.2)
    old:dismissWithClickedButtonIndex(0)
    expect.warning("Attempt to dismiss from view controller <_UIAlertShimPresentingViewController: "
      .. "0x")
    settle()
    assert.is_true(old.isVisible)
    tap "OK"
    settle()
    assert.is_false(old.isVisible)
    assert.equal("did dismiss 1", told[#told])
  end)

  it("takes the key window over and hands it back, in the order of the logs", function()
    launch { "phone", ios = 7 }
    local since = mark()
    view("Old"):show()
    settle()
    expect.exactly({ "Old window.becomeVisible", "Window.resignKey", "Old window.becomeKey" },
      { kind = "window", since = since })
    since = mark()
    tap "OK"
    settle()
    expect.exactly({ "Old window.resignKey", "Window.becomeKey", "Old window.becomeHidden" },
      { kind = "window", since = since })
    assert.is_true(home.view.window.isKeyWindow)
  end)

  it("lies above everything, and the app goes on presenting below it", function()
    launch { "phone", ios = 7 }
    local old = view "Old"
    old:show()
    settle()
    assert.equal(1996, old.window.windowLevel)
    local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
    present(full)
    settle()
    assert.equal(full, home.presentedViewController)
    assert.is_true(old.isVisible)
    assert.equal(old.window, UIApplication.shared.windows[2])
  end)

  it("is an alert controller in another window from iOS 8 on, or in the app's", function()
    for host, presents in pairs { presenterWindow = false, chain = true } do
      launch { "phone", ios = 9, policies = { ["legacy-alert.host"] = host } }
      local old = view "Old"
      old:show()
      settle()
      assert.equal(presents, home.presentedViewController ~= nil)
      assert.equal(presents and 1 or 2, #UIApplication.shared.windows)
      expect.once "UIAlertController#1.viewDidAppear"
      tap "OK"
      settle()
      assert.equal("did dismiss 1", told[#told])
      assert.equal(1, #UIApplication.shared.windows)
      assert.is_true(home.view.window.isKeyWindow)
    end
  end)

  it("has the fields of its style", function()
    launch { "phone", ios = 7 }
    for style, count in pairs {
      default = 0, plainTextInput = 1, secureTextInput = 1, loginAndPasswordInput = 2,
    } do
      local old = UIAlertView { "Old", alertViewStyle = style }
      for index = 0, count - 1 do assert.is_not_nil(old:textFieldAtIndex(index)) end
      assert.is_nil(old:textFieldAtIndex(count))
      if count > 0 then
        assert.equal(style ~= "plainTextInput", old:textFieldAtIndex(count - 1).isSecureTextEntry)
      end
    end
  end)
end)

describe("An older action sheet", function()
  it("numbers its buttons from the one that destroys to the one that cancels", function()
    launch { "phone", ios = 7 }
    local sheet = UIActionSheet {
      "Sheet", cancelButtonTitle = "Cancel", destructiveButtonTitle = "Delete",
      otherButtonTitles = { "Copy", "Move" },
    }
    assert.equal(0, sheet.destructiveButtonIndex)
    assert.equal(1, sheet.firstOtherButtonIndex)
    assert.equal(3, sheet.cancelButtonIndex)
    assert.equal(4, sheet:addButtonWithTitle "More")
    assert.equal("Move", sheet:buttonTitleAtIndex(2))
    assert.is_nil(sheet:buttonTitleAtIndex(5))
  end)

  it("is a popover on a pad, without the button that cancels", function()
    for _, ios in ipairs { 5, 7, 9 } do
      launch { "pad", ios = ios }
      local clicked
      local sheet = UIActionSheet {
        "Sheet", cancelButtonTitle = "Cancel", otherButtonTitles = { "Copy" },
        delegate = { actionSheetClickedButtonAtIndex = function(_, _, index) clicked = index end },
      }
      sheet:showFromRect(rect(200, 200, 40, 40), { inView = home.view })
      settle()
      assert.error_matches(function() tap "Cancel" end, 'nothing on the screen is titled "Cancel"')
      assert.equal(sheet, tap.outside(sheet).receiver)
      settle()
      assert.equal(1, clicked)
      assert.is_false(sheet.isVisible)
    end
  end)
end)

describe("A popover controller", function()
  it("[BUG-132] outlives the screen that it was shown from before iOS 8", function()
    for ios, stays in pairs { [7] = true, [8] = false } do
      launch { "pad", ios = ios }
      local editor = UIViewController { "Editor", modalPresentationStyle = "fullScreen" }
      home:present(editor)
      advance(1)
      local popover = UIPopoverController {
        "Unsaved changes", contentViewController = UIViewController "Question",
      }
      popover:presentPopoverFromRect(rect(600, 20, 40, 30), { inView = editor.view })
      advance(1)
      home:dismiss()
      settle()
      assert.equal(stays, popover.isPopoverVisible)
      assert.equal(stays, popover.contentViewController.view.window ~= nil)
    end
  end)

  it("lets the app present right after it was dismissed, before iOS 8", function()
    launch { "pad", ios = 7 }
    local popover = UIPopoverController { contentViewController = UIViewController "Content" }
    popover:presentPopoverFromRect(rect(100, 100, 40, 40), { inView = home.view })
    settle()
    assert.is_nil(home.presentedViewController)
    popover:dismissPopoverAnimated(true)
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    home:present(form)
    settle()
    assert.equal(form, home.presentedViewController)
    expect.order { "Content.viewWillAppear", "Content.viewDidAppear", "Content.viewWillDisappear",
      "Content.viewDidDisappear" }
  end)

  it("can be shown again while it goes", function()
    launch { "pad", ios = 7 }
    local popover = UIPopoverController { contentViewController = UIViewController "Content" }
    popover:presentPopoverFromRect(rect(100, 100, 40, 40), { inView = home.view })
    settle()
    popover:dismissPopoverAnimated(true)
    advance(0.1)
    assert.is_false(popover.isPopoverVisible)
    popover:presentPopoverFromRect(rect(200, 100, 40, 40), { inView = home.view })
    settle()
    assert.is_true(popover.isPopoverVisible)
    assert.error_matches(function() popover.contentViewController = UIViewController() end,
      "is on the screen: changing what it shows is not modelled")
    popover:dismissPopoverAnimated(true)
    settle()
    assert.is_false(popover.isPopoverVisible)
    assert.equal(1, #home.view.window.subviews)
  end)

  it("stays if its delegate says so", function()
    for _, ios in ipairs { 7, 8 } do
      launch { "pad", ios = ios }
      local popover = UIPopoverController {
        contentViewController = UIViewController "Content",
        delegate = { popoverControllerShouldDismissPopover = function() return false end },
      }
      popover:presentPopoverFromRect(rect(100, 100, 40, 40), { inView = home.view })
      settle()
      tap.outside(popover)
      settle()
      assert.is_true(popover.isPopoverVisible)
    end
  end)

  it("grows when its size is set, and moves when it is shown again", function()
    launch { "pad", ios = 7 }
    local popover = UIPopoverController { contentViewController = UIViewController "Content" }
    popover:setPopoverContentSize(size(320, 200))
    popover:presentPopoverFromRect(rect(100, 100, 40, 40),
      { inView = home.view, permittedArrowDirections = "up", animated = false })
    settle()
    assert.equal("up", popover.popoverArrowDirection)
    local bubble = popover.contentViewController.view.superview
    assert.equal(140 + home.view.frameInWindow.minY, bubble.frameInWindow.minY)
    popover:setPopoverContentSize(size(400, 300))
    settle()
    assert.equal(size(400, 300), popover.contentViewController.view.bounds.size)
    popover:presentPopoverFromRect(rect(100, 400, 40, 40),
      { inView = home.view, permittedArrowDirections = { "down" } })
    settle()
    assert.equal("down", popover.popoverArrowDirection)
    expect.once "Content.viewDidAppear"
    assert.equal(2, #home.view.window.subviews)
  end)
end)

describe("A tap", function()
  it("reports what got it, and why nothing did", function()
    launch { "phone", ios = 12 }
    local controller = alert("Alert", "OK")
    controller:addAction(UIAlertAction { "Later", isEnabled = false })
    home:present(controller)
    turn()
    assert.equal("touches are lost while Alert's transition is under way", tap("OK").why)
    settle()
    local report = tap "Later"
    assert.is_nil(report.receiver)
    assert.equal("Later is disabled", report.why)
    assert.equal(controller.actions[2], report.blocker)
    report = tap.outside(controller)
    assert.is_nil(report.receiver)
    assert.equal("an alert stays until one of its actions is chosen", report.why)
    local above = UIViewController { "Above", modalPresentationStyle = "overFullScreen" }
    controller:present(above)
    settle()
    report = tap "OK"
    assert.equal("Above covers it", report.why)
    assert.equal(above, report.blocker)
    above:dismiss()
    settle()
    controller.view.isUserInteractionEnabled = false
    assert.equal(controller.view, tap("OK").blocker)
    controller.view.isUserInteractionEnabled = true
    report = tap "OK"
    assert.equal(controller.actions[1], report.receiver)
    assert.is_nil(report.why)
    settle()
    expect.order { 'OK.tap lost="Above covers it"', "OK.tap title=OK", "Alert.viewDidDisappear" }
    assert.equal("Alert isn't presented", tap.outside(controller).why)
  end)

  it("is an error where nothing has that title, or where a target isn't modelled", function()
    launch { "phone", ios = 12 }
    assert.error_matches(function() tap "OK" end,
      'nothing on the screen is titled "OK"; nothing with a title is there')
    home:present(alert("Alert", "OK"))
    settle()
    assert.error_matches(function() tap "Ok" end,
      'nothing on the screen is titled "Ok"; did you mean "OK"?')
    assert.error_matches(function() tap "Something else" end,
      'nothing on the screen is titled "Something else"; there are "OK"')
    assert.error_matches(function() tap.outside(home.view) end, "not modelled yet")
    assert.error_matches(function() return _G.tap.outsid end, 'did you mean "outside"')
    tap "OK"
    settle()
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    home:present(form)
    settle()
    local report = tap.outside(form)
    assert.is_nil(report.receiver)
    assert.equal(form, report.blocker)
  end)

  it("reaches the buttons of a navigation bar, and what they show points at them", function()
    launch { "pad", ios = 12 }
    local first = UIViewController { "First", title = "First" }
    local second = UIViewController "Second"
    local navigation = UINavigationController { viewControllers = { first, second } }
    local content = UIViewController { "Content", modalPresentationStyle = "popover" }
    local add = UIBarButtonItem {
      "Add",
      action = function(item)
        content.popoverPresentationController.barButtonItem = item
        second:present(content)
      end,
    }
    local edit = UIBarButtonItem { "Edit", isEnabled = false }
    second.navigationItem.rightBarButtonItems = { add, edit }
    home:present(navigation)
    settle()
    assert.matches("is disabled$", tap("Edit").why)
    assert.equal(add, tap("Add").receiver)
    settle()
    expect.order { "Add.tap", "Add.action", "Content.viewDidAppear" }
    assert.equal("up", content.popoverPresentationController.arrowDirection)
    local bubble = content.view.frameInWindow
    local bar = navigation.navigationBar.frameInWindow
    assert.is_true(bubble.minY >= bar.maxY and bubble.maxX > bar.maxX - 60)
    -- The popover takes the tap on what it covers.
    assert.equal(content, tap("First").blocker)
    settle()
    assert.is_nil(second.presentedViewController)
    assert.equal(navigation.navigationBar, tap("First").receiver)
    settle()
    assert.equal(first, navigation.topViewController)
    assert.error_matches(function() tap "Add" end, 'nothing on the screen is titled "Add"')
    first.navigationItem.leftBarButtonItem = add
    assert.equal(add, first.navigationItem.leftBarButtonItem)
    navigation:pushViewController(second)
    settle()
    second.navigationItem.leftBarButtonItem = edit
    assert.error_matches(function() tap "First" end, "nothing on the screen is titled")
  end)

  it("waits for the next turn in a callback", function()
    launch { "phone", ios = 12 }
    home:present(alert("Alert", "OK"), { completion = function()
      assert.is_true(tap("OK").isQueued)
      expect.never "OK.tap"
    end })
    settle()
    expect.order { "Home.present.completion", "OK.tap", "Alert.viewDidDisappear" }
    assert.is_nil(home.presentedViewController)
  end)

  it("goes to the topmost thing of that title", function()
    launch { "phone", ios = 7 }
    local clicked = {}
    local function view(name)
      return UIAlertView {
        name, cancelButtonTitle = "OK",
        delegate = { alertViewClickedButtonAtIndex = function(_, old)
          clicked[#clicked + 1] = old.title
        end },
      }
    end
    view("Below"):show()
    settle()
    view("Above"):show()
    settle()
    tap "OK"
    settle()
    tap "OK"
    settle()
    assert.same({ "Above", "Below" }, clicked)
  end)
end)
