-- The keyboard beside alerts, popovers, other windows, other apps and a keyboard with keys.

local home, field
local show, hide = "Keyboard.UIKeyboardWillShowNotification",
  "Keyboard.UIKeyboardWillHideNotification"

local function yes() return true end

-- A world with a field on its root that has the keyboard.
local function begin(target)
  device(target)
  home, field = UIViewController "Home", UITextField { "Field", frame = rect(20, 100, 200, 40) }
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  home.view:addSubview(field)
  root(home)
  keyboard.show(field)
  settle()
  assert.is_true(keyboard.visible)
end

local function window(ios, controller)
  controller.supportedInterfaceOrientations = "all"
  local made = UIWindow { "Over", rootViewController = controller }
  if ios >= 13 then made.windowScene = home.view.window.windowScene end
  return made
end

describe("An alert with a field over a form sheet whose field has the keyboard", function()
  local form, inner, input

  local function launch(ios)
    begin { "pad", ios = ios, orientation = "landscapeLeft" }
    form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    inner = UITextField { "Inner", frame = rect(20, 80, 200, 40) }
    form.view:addSubview(inner)
    home:present(form)
    settle()
    keyboard.show(inner)
    settle()
    local alert = UIAlertController { "Alert", title = "Name", preferredStyle = "alert" }
    alert:addTextField { configurationHandler = function(added) input = added end }
    alert:addAction(UIAlertAction "OK")
    form:present(alert)
    settle()
    return alert
  end

  it("takes the keyboard over, and gives it back to the sheet's field", function()
    for _, ios in ipairs { 8, 9, 11, 12, 13, 15, 17, 26 } do
      local alert = launch(ios)
      assert.is_false(inner.isFirstResponder)
      assert.is_true(input.isFirstResponder)
      assert.is_true(keyboard.visible)
      assert.is_true(alert.view.frameInWindow.maxY <= keyboard.frame.minY)
      keyboard.type "Bert"
      assert.equal("Bert", input.text)
      local place = form.view.frameInWindow
      tap "OK"
      settle()
      assert.is_true(inner.isFirstResponder)
      assert.is_true(keyboard.visible)
      assert.equal(place, form.view.frameInWindow)
      keyboard.type "x"
      assert.equal("x", inner.text)
      assert.equal("Bert", input.text)
      expect.clean()
    end
  end)

  it("gives it back down to the root as one after the other goes", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch(ios)
      tap "OK"
      settle()
      local before = mark()
      home:dismiss()
      settle()
      assert.is_true(field.isFirstResponder)
      expect.order({ hide, "Form.viewDidDisappear", show }, { since = before })
      expect.clean()
    end
  end)

  it("gives it back to the root at once, if all are dismissed together", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch(ios)
      home:dismiss()
      settle()
      assert.is_true(field.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.clean()
    end
  end)
end)

describe("An older alert view over the keyboard", function()
  it("leaves it to the field, and takes it with a field of its own until it has gone", function()
    for _, ios in ipairs { 6, 7 } do
      for _, kind in ipairs { "default", "plainTextInput" } do
        begin { "phone", ios = ios }
        local before = mark()
        local alert = UIAlertView {
          "Old", title = "Title", cancelButtonTitle = "OK", alertViewStyle = kind,
        }
        alert:show()
        settle()
        assert.is_true(keyboard.visible)
        expect.never(hide, { since = before })
        keyboard.type "ab"
        if kind == "default" then
          assert.equal("ab", field.text)
        else
          assert.equal("ab", alert:textFieldAtIndex(0).text)
          assert.is_nil(field.text)
        end
        tap "OK"
        settle()
        assert.is_true(field.isFirstResponder)
        assert.is_true(keyboard.visible)
        keyboard.type "c"
        assert.equal(kind == "default" and "abc" or "c", field.text)
        expect.clean()
      end
    end
  end)

  it("turns with the device and keeps the keyboard across the new orientation", function()
    for _, ios in ipairs { 6, 7 } do
      begin { "phone", ios = ios }
      UIAlertView { "Old", title = "Title", cancelButtonTitle = "OK" }:show()
      advance(0.1)
      rotate "landscapeLeft"
      settle()
      assert.is_true(keyboard.visible)
      assert.equal(home.view.bounds.width, keyboard.frame.width)
      tap "OK"
      settle()
      assert.is_true(field.isFirstResponder)
      expect.clean()
    end
  end)
end)

describe("A popover with a field", function()
  local list, inner

  local function launch(ios)
    begin { "pad", ios = ios, orientation = "landscapeLeft" }
    local anchor = UIView { "Anchor", frame = rect(400, 60, 60, 40) }
    home.view:addSubview(anchor)
    list = UIViewController {
      "List", modalPresentationStyle = "popover", preferredContentSize = size(320, 600),
    }
    inner = UITextField { "Inner", frame = rect(20, 40, 200, 40) }
    list.view:addSubview(inner)
    local popover = list.popoverPresentationController
    popover.sourceView, popover.sourceRect = anchor, anchor.bounds
    home:present(list)
    settle()
  end

  it("keeps clear of the keyboard at every instant of rest, and has its room back afterwards",
    function()
      for _, ios in ipairs { 8, 9, 12, 13, 15, 17 } do
        launch(ios)
        local before = list.view.frameInWindow
        tap(inner)
        settle()
        assert.is_true(list.view.frameInWindow.maxY <= keyboard.frame.minY)
        rotate "portrait"
        settle()
        assert.is_true(keyboard.visible)
        assert.is_true(list.view.frameInWindow.maxY <= keyboard.frame.minY)
        rotate "landscapeLeft"
        settle()
        assert.is_true(list.view.frameInWindow.maxY <= keyboard.frame.minY)
        inner:resignFirstResponder()
        settle()
        assert.equal(before, list.view.frameInWindow)
        expect.clean()
      end
    end)

  it("goes at a tap outside, with its keyboard, and the root's field has its own again", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17 } do
      launch(ios)
      keyboard.show(inner)
      settle()
      tap.outside(list)
      settle()
      assert.is_nil(home.presentedViewController)
      assert.is_false(inner.isFirstResponder)
      assert.is_true(field.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.clean()
    end
  end)
end)

describe("The keyboard of an app that goes into the background", function()
  it("is there when the app comes back, and types go on", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17, 26 } do
      begin { "phone", ios = ios }
      local frame = keyboard.frame
      background()
      settle()
      foreground()
      settle()
      assert.is_true(field.isFirstResponder)
      assert.equal(frame, keyboard.frame)
      assert.equal(frame, keyboard.presentedFrame)
      keyboard.type "a"
      assert.equal("a", field.text)
      expect.clean()
    end
  end)

  it("stands where it goes if that was on its way, or has gone if it was leaving", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17, 26 } do
      for _, comes in ipairs { true, false } do
        begin { "phone", ios = ios }
        local up = keyboard.frame
        keyboard.hide()
        if comes then
          settle()
          keyboard.show(field)
        end
        advance(0.1)
        background()
        foreground()
        settle()
        assert.equal(comes, keyboard.visible)
        assert.equal(keyboard.frame, keyboard.presentedFrame)
        assert.equal(comes, up == keyboard.frame)
        expect.clean()
      end
    end
  end)

  it("lies across the interface that has turned in the meantime", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin { "phone", ios = ios }
      background()
      rotate "landscapeLeft"
      foreground()
      settle()
      assert.equal(home.view.bounds.width, keyboard.frame.width)
      assert.equal(home.view.bounds.height, keyboard.frame.maxY)
      assert.equal(keyboard.frame, keyboard.presentedFrame)
      expect.clean()
    end
  end)
end)

describe("A keyboard with keys", function()
  it("that is connected or taken away while the interface turns is followed in the end", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      for _, instant in ipairs { 0, 0.05, 0.2, 0.39, 0.5 } do
        for _, model in ipairs { "pad", "phone" } do
          for _, isThere in ipairs { true, false } do
            begin { model, ios = ios }
            keyboard { hardware = not isThere }
            settle()
            rotate "landscapeLeft"
            advance(instant)
            keyboard { hardware = isThere }
            settle()
            local now = keyboard.frame
            assert.equal(now, keyboard.presentedFrame)
            assert.is_true(field.isFirstResponder)
            -- All is as if it had been done at rest.
            begin { model, ios = ios }
            rotate "landscapeLeft"
            settle()
            keyboard { hardware = isThere }
            settle()
            assert.equal(keyboard.frame, now)
            expect.clean()
          end
        end
      end
    end
  end)

  it("lets the user type without a keyboard on the screen, through turns and sheets", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin { "phone", ios = ios }
      keyboard { hardware = true }
      settle()
      assert.is_false(keyboard.visible)
      rotate "landscapeLeft"
      settle()
      keyboard.type "ab"
      assert.equal("ab", field.text)
      home:present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
      settle()
      assert.is_string(keyboard.type("c").why)
      home:dismiss()
      settle()
      keyboard.type "d"
      assert.equal("abd", field.text)
      assert.is_false(keyboard.visible)
      expect.clean()
    end
  end)
end)

describe("The keyboard and the key window", function()
  it("go together when windows take the key from each other", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17 } do
      begin { "phone", ios = ios }
      local main = home.view.window
      local host, other = UIViewController "Host", UITextField "Other"
      host.view:addSubview(other)
      local over = window(ios, host)
      over:makeKeyAndVisible()
      settle()
      assert.is_false(keyboard.visible)
      keyboard.show(other)
      settle()
      keyboard.type "o"
      main:makeKey()
      settle()
      assert.is_true(field.isFirstResponder)
      assert.is_false(other.isFirstResponder)
      keyboard.type "m"
      over:makeKey()
      settle()
      assert.is_true(other.isFirstResponder)
      keyboard.type "p"
      assert.equal("op", other.text)
      assert.equal("m", field.text)
      over.isHidden = true
      main:makeKey()
      settle()
      assert.is_true(field.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.clean()
    end
  end)

  it("are together again when a field of the window took the focus while another had the key",
    function()
      for _, ios in ipairs { 8, 9, 12, 13, 17 } do
        begin { "phone", ios = ios }
        local main = home.view.window
        keyboard.hide()
        settle()
        local host, other = UIViewController "Host", UITextField "Other"
        host.view:addSubview(other)
        local over = window(ios, host)
        over:makeKeyAndVisible()
        keyboard.show(other)
        settle()
        field:becomeFirstResponder()
        settle()
        keyboard.show(other)
        settle()
        over.isHidden = true
        main:makeKey()
        settle()
        assert.is_true(field.isFirstResponder)
        assert.is_true(keyboard.visible)
        keyboard.type "a"
        assert.equal("a", field.text)
        expect.clean()
      end
    end)
end)

describe("A card over an alert", function()
  it("doesn't push that back, and the keyboard leaves it in the middle", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      device { "phone", ios = ios }
      home = UIViewController "Home"
      root(home)
      local input
      local alert = UIAlertController { "Alert", title = "Name", preferredStyle = "alert" }
      alert:addTextField { configurationHandler = function(added) input = added end }
      alert:addAction(UIAlertAction "OK")
      home:present(alert)
      settle()
      keyboard.show(input)
      settle()
      local above = alert.view.frameInWindow
      alert:present(UIViewController { "Card", modalPresentationStyle = "pageSheet" })
      settle()
      assert.is_false(keyboard.visible)
      assert.equal(CGAffineTransform(1, 0, 0, 1, 0, 0), alert.view.transform)
      assert.near(UIScreen.main.bounds.midY, alert.view.frameInWindow.midY, 1e-6)
      expect.clean()
      alert:dismiss()
      settle()
      assert.is_true(input.isFirstResponder)
      assert.equal(above, alert.view.frameInWindow)
      expect.clean()
    end
  end)
end)

describe("A keyboard that has gone", function()
  it("is off the screen however that is turned", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      for _, model in ipairs { "phone", "pad" } do
        begin { model, ios = ios, orientation = "landscapeLeft" }
        keyboard.hide()
        settle()
        rotate "portrait"
        for _ = 1, 5 do
          advance(0.1)
          assert.is_true(keyboard.presentedFrame.minY >= UIScreen.main.bounds.height
            or ios < 8)
        end
        settle()
        assert.equal(keyboard.frame, keyboard.presentedFrame)
        assert.is_true(keyboard.frame.minY >= home.view.bounds.height)
      end
    end
  end)
end)
