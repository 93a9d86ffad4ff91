-- The keyboard when something is presented, dismissed, turned or made key.

local home, field, form, inner
local show, hide = "Keyboard.UIKeyboardWillShowNotification",
  "Keyboard.UIKeyboardWillHideNotification"
local shown, hidden = "Keyboard.UIKeyboardDidShowNotification",
  "Keyboard.UIKeyboardDidHideNotification"

local function yes() return true end

-- A world with a field on its root.
local function begin(target)
  device(target)
  home, field = UIViewController "Home", UITextField { "Field" }
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  home.view:addSubview(field)
  root(home)
  settle()
end

-- Presents a controller of that style with a field, and puts the keyboard up in that.
local function typeIn(style, members)
  members = members or {}
  members[1], members.modalPresentationStyle = "Form", style
  members.shouldAutorotateToInterfaceOrientation = yes
  form, inner = UIViewController(members), UITextField { "Inner" }
  form.view:addSubview(inner)
  present(form)
  settle()
  keyboard.show(inner)
  settle()
end

describe("A presentation over the keyboard", function()
  it("[KBD-031] takes it away from iOS 8 on, whatever the style", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      for _, style in ipairs { "fullScreen", "formSheet", "pageSheet", "overFullScreen" } do
        begin { "pad", ios = ios }
        keyboard.show(field)
        settle()
        local before = mark()
        present(UIViewController { "Form", modalPresentationStyle = style })
        settle()
        expect.order({ hide, hidden }, { since = before })
        assert.is_false(field.isFirstResponder)
        assert.is_false(keyboard.visible)
      end
    end
  end)

  it("[KBD-032] gives it back after the dismissal to whoever held it", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
      settle()
      local before = mark()
      dismiss()
      settle()
      assert.is_true(field.isFirstResponder)
      expect.order({ "Form.viewDidDisappear", show, shown }, { since = before })
      -- Without a first responder at that moment nothing comes back.
      keyboard.hide()
      settle()
      present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
      settle()
      before = mark()
      dismiss()
      settle()
      expect.never(show, { since = before })
    end
  end)

  it("[KBD-033] is an alert's, too, but not an older alert view's", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      local alert = UIAlertController { "Alert", title = "Title", preferredStyle = "alert" }
      alert:addAction(UIAlertAction { "OK" })
      present(alert)
      settle()
      expect.order({ hide, hidden }, { since = before })
      before = mark()
      tap "OK"
      settle()
      expect.order({ show, shown }, { since = before })
      assert.is_true(field.isFirstResponder)
    end
  end)

  it("[KBD-057] hides it after the will calls, and before the did calls", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
      settle()
      expect.order({ "Form.viewWillAppear", hide, hidden, "Form.viewDidAppear" },
        { since = before })
      before = mark()
      dismiss()
      settle()
      expect.order({ "Form.viewDidDisappear", show }, { since = before })
    end
  end)
end)

describe("A form sheet", function()
  it("[KBD-036] keeps the keyboard when its field resigns", function()
    for _, ios in ipairs { "4.3", 5, 7, 8, 12, 13, 15, 17 } do
      begin { "pad", ios = ios }
      typeIn "formSheet"
      local before = mark()
      inner:resignFirstResponder()
      settle()
      assert.is_false(inner.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.never(hide, { since = before })
      dismiss()
      settle()
      expect.once(hide, { since = before })
      assert.is_false(keyboard.visible)
    end
    for _, style in ipairs { "pageSheet", "fullScreen" } do
      begin { "pad", ios = 12 }
      typeIn(style)
      inner:resignFirstResponder()
      settle()
      assert.is_false(keyboard.visible)
    end
  end)

  it("[GEO-047] says so itself, and other styles say no", function()
    for _, ios in ipairs { 5, 8, 12, 17 } do
      begin { "pad", ios = ios }
      for style, answer in pairs { formSheet = true, pageSheet = false, fullScreen = false } do
        local controller = UIViewController { "C", modalPresentationStyle = style }
        assert.equal(answer, controller.disablesAutomaticKeyboardDismissal)
      end
      typeIn("formSheet", { disablesAutomaticKeyboardDismissal = false })
      inner:resignFirstResponder()
      settle()
      assert.is_false(keyboard.visible)
    end
  end)

  it("[PRES-238] has the inherited answer say so", function()
    for _, ios in ipairs { "4.3", 8, 17 } do
      begin { "pad", ios = ios }
      local Plain = UIViewController:subclass "Plain" {}
      form = Plain { "Form", modalPresentationStyle = "formSheet" }
      assert.is_true(form.disablesAutomaticKeyboardDismissal)
      inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      keyboard.show(inner)
      settle()
      inner:resignFirstResponder()
      settle()
      assert.is_true(keyboard.visible)
    end
  end)

  it("[KBD-037] asks the presented navigation controller, and not what is in it", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      for _, case in ipairs { { "top", true }, { "navigation", false } } do
        begin { "pad", ios = ios }
        local top = UIViewController { "Top" }
        inner = UITextField { "Inner" }
        top.view:addSubview(inner)
        local navigation = UINavigationController { "Navigation", rootViewController = top,
          modalPresentationStyle = "formSheet" }
        local answering = case[1] == "top" and top or navigation
        answering.disablesAutomaticKeyboardDismissal = false
        present(navigation)
        settle()
        keyboard.show(inner)
        settle()
        inner:resignFirstResponder()
        settle()
        assert.equal(case[2], keyboard.visible)
      end
    end
  end)

  it("[KBD-038] has the keyboard's own key do nothing", function()
    for _, ios in ipairs { 13, 15, 17 } do
      begin { "pad", ios = ios }
      typeIn "formSheet"
      inner:resignFirstResponder()
      settle()
      local before = mark()
      assert.match("its key does nothing", keyboard.hide().why)
      settle()
      expect.never("Keyboard.*", { since = before })
      assert.is_true(keyboard.visible)
    end
  end)

  it("[KBD-039] moves up for it in landscape, and stays clear of it in portrait", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 15 } do
      begin { "iPad 2", ios = ios < 9 and ios or 9, orientation = "portrait" }
      typeIn("formSheet", { preferredContentSize = size(400, 300) })
      assert.equal(362, form.view.frameInWindow.y)
      assert.is_true(form.view.frameInWindow.maxY < keyboard.frame.minY)
      begin { "pad", ios = ios, orientation = "landscapeRight" }
      form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      local function place()
        return home.view:convert(form.view.bounds, { from = form.view }).y
      end
      inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      local before = place()
      keyboard.show(inner)
      settle()
      assert.is_true(place() < before)
    end
  end)

  it("[GEO-043] is moved by the system itself", function()
    for _, ios in ipairs { 8, 10, 12 } do
      begin { "iPad Air 2", ios = ios, orientation = "landscapeRight" }
      typeIn "formSheet"
      assert.is_true(form.view.frameInWindow.y < 74)
      inner:resignFirstResponder()
      dismiss()
      settle()
      expect.once "Form.keyboard.avoid"
    end
  end)

  it("[GEO-045] goes to the status bar where it doesn't fit above the keyboard", function()
    for _, ios in ipairs { 8 } do
      begin { "iPad 2", ios = ios, orientation = "landscapeRight" }
      keyboard { predictive = false }
      typeIn "formSheet"
      local frame = form.view.frameInWindow
      assert.equal(20, frame.y)
      assert.equal(224, frame.maxY - keyboard.frame.y)
    end
  end)

  it("[GEO-046] would be in the middle of what is left, which is a policy", function()
    begin { "iPad 2", ios = 8, policies = { ["sheet.over-keyboard-in-portrait"] = "moves" } }
    keyboard { predictive = false }
    typeIn "formSheet"
    assert.equal(80, form.view.frameInWindow.y)
  end)

  it("[KBD-040] is moved after the will notifications, and is right at the did ones", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15 } do
      begin { "pad", ios = ios, orientation = "landscapeRight" }
      form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      local old = form.view.frameInWindow.y
      local seen = {}
      for _, name in ipairs { "WillChangeFrame", "WillShow", "DidChangeFrame" } do
        NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function()
          seen[name] = form.view.frameInWindow.y
        end)
      end
      inner:becomeFirstResponder()
      assert.equal(old, form.view.frameInWindow.y)
      settle()
      assert.equal(old, seen.WillChangeFrame)
      assert.equal(old, seen.WillShow)
      assert.is_true(seen.DidChangeFrame < old)
    end
  end)

  it("[GEO-044] has its final frame by the did notification", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      begin { "pad", ios = ios, orientation = "landscapeRight" }
      form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      local last
      NotificationCenter.default:addObserver("UIKeyboardDidChangeFrameNotification", function()
        last = form.view.frameInWindow
      end)
      keyboard.show(inner)
      settle()
      assert.equal(form.view.frameInWindow, last)
    end
  end)
end)

describe("What is over the keyboard", function()
  it("[KBD-041] is no popover: that keeps clear of it", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17 } do
      begin { "pad", ios = ios, orientation = "landscapeRight" }
      local anchor = UIView { "Anchor", frame = rect(400, 120, 60, 40) }
      home.view:addSubview(anchor)
      local list = UIViewController { "List", modalPresentationStyle = "popover",
        preferredContentSize = size(320, 600) }
      inner = UITextField { "Inner" }
      list.view:addSubview(inner)
      list.popoverPresentationController.sourceView = anchor
      present(list)
      settle()
      assert.is_true(list.view.frameInWindow.maxY > 500)
      keyboard.show(inner)
      settle()
      assert.is_true(list.view.frameInWindow.maxY <= keyboard.frame.y)
      keyboard.hide()
      settle()
      assert.is_true(list.view.frameInWindow.maxY > 500)
    end
  end)

  it("[GEO-115] is an alert in the middle of what is left", function()
    for _, ios in ipairs { 8, 12, 17 } do
      begin { "phone", ios = ios }
      local alert = UIAlertController { "Alert", title = "Name", preferredStyle = "alert" }
      alert:addTextField { configurationHandler = function(added) inner = added end }
      alert:addAction(UIAlertAction { "OK" })
      present(alert)
      settle()
      keyboard.show(inner)
      settle()
      local frame = alert.view.frameInWindow
      local room = UIScreen.main.bounds.height - keyboard.frame.height
      assert.near((room - frame.height) / 2, frame.y, 0.001)
    end
  end)
end)

describe("A turn with the keyboard up", function()
  it("[KBD-025] is told as a hide and a show", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      rotate "landscapeLeft"
      settle()
      expect.order({ hide, hidden, show, shown }, { since = before })
      expect.once(show, { since = before })
      assert.is_true(field.isFirstResponder)
      local size = UIScreen.main.bounds.size
      assert.equal(size.width, keyboard.frame.width)
      assert.equal(size.height, keyboard.frame.maxY)
    end
  end)

  it("[KBD-026] ends with the height of the new orientation", function()
    for _, ios in ipairs { 8, 10, 12 } do
      begin { "iPhone 6 Plus", ios = ios }
      keyboard.show(field)
      rotate "landscapeLeft"
      settle()
      assert.equal(200, keyboard.frame.height)
      rotate "portrait"
      settle()
      assert.equal(271, keyboard.frame.height)
    end
  end)

  it("[GEO-135] hides it at once and shows it 0.15 s later up to iOS 6", function()
    for _, ios in ipairs { 5, 6 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      local began, before = now(), mark()
      rotate "landscapeLeft"
      settle()
      expect.order({ "Home.willRotate", hide, hidden, show, "Home.didRotate", shown },
        { since = before })
      expect.at(began + 0.15, show, { since = before })
      expect.never(hidden .. " duration=*", { since = before })
      expect.never(shown .. " duration=*", { since = before })
    end
  end)

  it("[GEO-136] tells the frame on the screen where none has changed yet", function()
    for _, ios in ipairs { 5, 6 } do
      begin { "pad", ios = ios, orientation = "landscapeLeft" }
      keyboard.show(field)
      settle()
      local ends = {}
      for _, name in ipairs { "DidChangeFrame", "WillChangeFrame" } do
        NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function(n)
          local info = n.userInfo
          local list = ends[name] or {}
          ends[name] = list
          list[#list + 1] = {
            info.UIKeyboardFrameBeginUserInfoKey, info.UIKeyboardFrameEndUserInfoKey,
          }
        end)
      end
      rotate "portrait"
      settle()
      assert.equal(rect(416, 0, 352, 1024), ends.DidChangeFrame[1][2])
      assert.same({ rect(0, 760, 768, 264), rect(0, 760, 768, 264) }, ends.WillChangeFrame[2])
    end
  end)
end)

describe("The keyboard's windows", function()
  local function levels()
    local found = {}
    for index, window in ipairs(UIApplication.shared.windows) do
      found[index] = window.windowLevel
    end
    return found
  end

  it("[KBD-052] are one of level 1 up to iOS 8", function()
    for _, ios in ipairs { 5, 7, 8 } do
      begin { "phone", ios = ios }
      assert.same({ 0 }, levels())
      keyboard.show(field)
      settle()
      assert.same({ 0, 1 }, levels())
    end
  end)

  it("[KBD-053] are two from iOS 9 on, the second above alerts", function()
    for _, ios in ipairs { 9, 12, 13, 15 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      assert.same({ 0, 1, 10000000 }, levels())
    end
  end)

  it("[KBD-054] show the app one alone in apps that are built for iOS 16", function()
    for _, ios in ipairs { 16, 17, 26 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      assert.same({ 0, 1 }, levels())
    end
  end)

  it("[GEO-150] are as before in apps that are built for an older system", function()
    begin { "phone", ios = 16, sdk = 16 }
    keyboard.show(field)
    settle()
    assert.same({ 0, 1 }, levels())
    begin { "phone", ios = 16, sdk = 15 }
    keyboard.show(field)
    settle()
    assert.same({ 0, 1, 10000000 }, levels())
  end)
end)

describe("An overlay window that becomes key", function()
  it("[KBD-042] takes the keyboard away, and gives it back", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17 } do
      begin { "phone", ios = ios }
      local main = UIApplication.shared.keyWindow
      keyboard.show(field)
      settle()
      local over = UIWindow { "Over", windowLevel = 1000 }
      if ios >= 13 then over.windowScene = main.windowScene end
      local before = mark()
      over:makeKeyAndVisible()
      settle()
      expect.order({ hide, hidden }, { since = before })
      assert.is_false(field.isFirstResponder)
      before = mark()
      main:makeKey()
      settle()
      expect.order({ show, shown }, { since = before })
      assert.is_true(field.isFirstResponder)
    end
  end)
end)
