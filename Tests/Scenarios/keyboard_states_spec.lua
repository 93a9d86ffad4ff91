-- What the keyboard's state is after whatever an app or a user does to it.

local home, field, other
local change, show, hide = "Keyboard.UIKeyboardWillChangeFrameNotification",
  "Keyboard.UIKeyboardWillShowNotification", "Keyboard.UIKeyboardWillHideNotification"

local function begin(target)
  device(target)
  home = UIViewController "Home"
  home.supportedInterfaceOrientations = "all"
  field, other = UITextField { "Field" }, UITextField { "Other" }
  home.view:addSubview(field)
  home.view:addSubview(other)
  root(home)
  settle()
end

local systems = { 6, 8, 9, 12, 13, 15, 17, 26 }

describe("A bar above the keyboard", function()
  it("is on the screen while its controller is the first responder, and can be tapped", function()
    for _, ios in ipairs(systems) do
      local tapped = 0
      device { "phone", ios = ios }
      local bar = UIView { "Bar", frame = rect(0, 0, 320, 44) }
      local done = UIButton { "Done", frame = rect(0, 0, 80, 44),
        action = function() tapped = tapped + 1 end }
      bar:addSubview(done)
      home = UIViewController { "Home", canBecomeFirstResponder = true, inputAccessoryView = bar }
      root(home)
      assert.is_nil(bar.window)
      assert.is_true(home:becomeFirstResponder())
      settle()
      assert.is_not_nil(bar.window)
      assert.equal(44, keyboard.frame.height)
      tap(done)
      assert.equal(1, tapped)
      home:resignFirstResponder()
      settle()
      assert.is_nil(bar.window)
    end
  end)

  it("stays for a field that lies in it, which takes the place of whoever gave it", function()
    for _, ios in ipairs(systems) do
      begin { "phone", ios = ios }
      local bar = UIView { "Bar", frame = rect(0, 0, 320, 44) }
      local inner = UITextField { "Inner", frame = rect(0, 0, 200, 44) }
      bar:addSubview(inner)
      field.inputAccessoryView = bar
      field:becomeFirstResponder()
      settle()
      local high = keyboard.frame
      assert.is_true(inner:becomeFirstResponder())
      settle()
      assert.is_false(field.isFirstResponder)
      assert.is_true(inner.isFirstResponder)
      assert.is_not_nil(bar.window)
      assert.equal(high, keyboard.frame)
      keyboard.type "a"
      assert.equal("a", inner.text)
      inner:resignFirstResponder()
      settle()
      assert.is_false(keyboard.visible)
      assert.is_nil(bar.window)
    end
  end)
end)

describe("Two windows with fields", function()
  it("hand the keyboard back to the key window's when the other one resigns", function()
    for _, ios in ipairs { 6, 12, 17 } do
      begin { "phone", ios = ios }
      local main = UIApplication.shared.keyWindow
      local over = UIWindow { "Over", rootViewController = UIViewController "OverRoot" }
      if ios >= 13 then over.windowScene = main.windowScene end
      over.isHidden = false
      settle()
      local quick = UITextField { "Quick" }
      over.rootViewController.view:addSubview(quick)
      field:becomeFirstResponder()
      settle()
      quick:becomeFirstResponder()
      settle()
      keyboard.type "q"
      assert.equal("q", quick.text)
      quick:resignFirstResponder()
      settle()
      assert.is_true(keyboard.visible)
      keyboard.type "f"
      assert.equal("f", field.text)
      quick:becomeFirstResponder()
      settle()
      field:becomeFirstResponder()
      settle()
      keyboard.type "g"
      assert.equal("fg", field.text)
      field:resignFirstResponder()
      settle()
    end
  end)
end)

describe("A phone", function()
  it("lets the keyboard go in what is a form sheet by name alone", function()
    for _, ios in ipairs { 8, 12, 13, 15, 17, 26 } do
      for _, style in ipairs { "formSheet", "popover", "pageSheet" } do
        begin { "phone", ios = ios }
        local form = UIViewController { "Form", modalPresentationStyle = style }
        if style == "popover" then form.popoverPresentationController.sourceView = home.view end
        local inner = UITextField { "Inner" }
        form.view:addSubview(inner)
        present(form)
        settle()
        inner:becomeFirstResponder()
        settle()
        inner:resignFirstResponder()
        settle()
        assert.is_false(keyboard.visible)
      end
    end
  end)

  it("keeps it there with a policy, or where the app says so itself", function()
    for _, case in ipairs {
      { { ["keyboard.in-form-sheet"] = "keptOnPhonesToo" } }, { nil, true },
    } do
      begin { "phone", ios = 12, policies = case[1] }
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      if case[2] then form.disablesAutomaticKeyboardDismissal = true end
      local inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      inner:becomeFirstResponder()
      settle()
      inner:resignFirstResponder()
      settle()
      assert.is_true(keyboard.visible)
    end
  end)
end)

describe("The keyboard's notifications", function()
  it("are in the coordinates that the change began in, though the device turns", function()
    for _, ios in ipairs { 6, 7 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      local told = {}
      for _, name in ipairs { "WillHide", "DidHide" } do
        NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function(n)
          told[name] = n.userInfo.UIKeyboardFrameEndUserInfoKey
        end)
      end
      field:resignFirstResponder()
      advance(0.1)
      rotate "landscapeLeft"
      settle()
      assert.equal(told.WillHide, told.DidHide)
    end
  end)

  it("end where an observer sends the keyboard away", function()
    for _, name in ipairs { "WillChangeFrame", "WillShow", "DidChangeFrame" } do
      begin { "phone", ios = 12 }
      local done
      NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function()
        if not done then
          done = true
          field:resignFirstResponder()
        end
      end)
      local before = mark()
      field:becomeFirstResponder()
      settle()
      assert.is_false(keyboard.visible)
      expect.order({ hide, "Keyboard.UIKeyboardDidHideNotification" }, { since = before })
      if name == "WillChangeFrame" then expect.never(show, { since = before }) end
      expect.never("Keyboard.UIKeyboardDidShowNotification", { since = before })
    end
  end)

  it("of an end that is overtaken are dropped, or told in the next turn", function()
    for _, way in ipairs { "dropped", "told" } do
      begin { "phone", ios = 12, policies = { ["keyboard.overtaken"] = way } }
      local before = mark()
      keyboard.show(field)
      advance(0.1)
      keyboard.hide()
      settle()
      expect.count("Keyboard.UIKeyboardDidShowNotification", way == "told" and 1 or 0,
        { since = before })
      expect.order({ hide, "Keyboard.UIKeyboardDidHideNotification" }, { since = before })
    end
  end)
end)

describe("A keyboard that is down", function()
  it("is below the screen, also after it went to the side", function()
    for _, ios in ipairs { 5, 6 } do
      device { "phone", ios = ios }
      home, field = UIViewController "Home", UITextField { "Field" }
      home.view:addSubview(field)
      local navigation = UINavigationController { "Navigation", rootViewController = home }
      root(navigation)
      settle()
      keyboard.show(field)
      settle()
      navigation:pushViewController(UIViewController "Top", { animated = true })
      settle()
      assert.equal(0, keyboard.frame.x)
      assert.equal(UIScreen.main.bounds.height, keyboard.presentedFrame.y)
      navigation:popViewController { animated = true }
      settle()
      local before = mark()
      keyboard.show(field)
      expect.once(("%s from=(0,%d,320,216)"):format(show, UIScreen.main.bounds.height),
        { since = before })
    end
  end)

  it("comes at once where animations are switched off", function()
    begin { "phone", ios = 12 }
    UIView.performWithoutAnimation(function() field:becomeFirstResponder() end)
    advance(0.001)
    assert.equal(keyboard.frame, keyboard.presentedFrame)
    settle()
  end)
end)

describe("A keyboard that isn't docked", function()
  it("stays on the screen, in turns as well, of which it tells its frame", function()
    for _, mode in ipairs { "floating", "undocked" } do
      begin { "pad", ios = 15 }
      keyboard { [mode] = true }
      keyboard.show(field)
      keyboard.move(point(480, 800))
      settle()
      local before = mark()
      rotate "landscapeLeft"
      settle()
      assert.is_true(UIScreen.main.bounds:contains(keyboard.frame))
      expect.once(change, { since = before })
      expect.never(hide, { since = before })
      keyboard.move(point(5000, -800))
      settle()
      assert.is_true(UIScreen.main.bounds:contains(keyboard.frame))
      assert.equal(keyboard.frame, keyboard.presentedFrame)
    end
  end)

  it("leaves only the strip when keys are connected", function()
    begin { "pad", ios = 15 }
    keyboard { floating = true }
    keyboard.show(field)
    settle()
    keyboard { hardware = true }
    settle()
    assert.equal(UIScreen.main.bounds.height - 55, keyboard.frame.y)
    keyboard { hardware = false }
    settle()
    assert.equal(320, keyboard.frame.width)
  end)

  it("is told to hide where keys leave nothing of it on iOS 8", function()
    begin { "pad", ios = 8 }
    keyboard { hardware = true }
    local before = mark()
    keyboard.show(field)
    settle()
    expect.order({ change, hide }, { since = before })
    assert.is_false(keyboard.visible)
  end)
end)

describe("The keyboard's height", function()
  it("has nothing predicted on pads of numbers and for what is secret", function()
    for _, case in ipairs { { keyboardType = "numberPad" }, { isSecureTextEntry = true } } do
      begin { "iPhone 8", ios = 12 }
      for key, value in pairs(case) do other[key] = value end
      keyboard.show(field)
      settle()
      assert.equal(260, keyboard.frame.height)
      keyboard.show(other)
      settle()
      assert.equal(216, keyboard.frame.height)
    end
  end)

  it("keeps what two calls of one callback make of it", function()
    begin { "phone", ios = 12 }
    keyboard.show(field)
    settle()
    after(0.1, function()
      keyboard { height = 400 }
      keyboard { predictive = false }
    end)
    settle()
    assert.equal(400, keyboard.frame.height)
  end)

  it("is covered by the guide of a window that doesn't fill the screen", function()
    begin { "pad", ios = 17 }
    local window = UIApplication.shared.keyWindow
    window.frame = rect(0, 300, 390, 400)
    settle()
    keyboard.show(field)
    settle()
    local guide = home.view.keyboardLayoutGuide.layoutFrame
    assert.equal(math.min(400, keyboard.frame.y - 300), guide.y)
  end)
end)

describe("A field", function()
  it("that leaves a form sheet takes the keyboard along", function()
    for _, ios in ipairs { 8, 12, 17 } do
      begin { "pad", ios = ios }
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      local inner = UITextField { "Inner" }
      form.view:addSubview(inner)
      present(form)
      settle()
      keyboard.show(inner)
      settle()
      inner:removeFromSuperview()
      settle()
      assert.is_false(keyboard.visible)
    end
  end)

  it("or a text view that can't be edited any more ends its editing", function()
    begin { "phone", ios = 12 }
    keyboard.show(field)
    settle()
    field.isEnabled = false
    settle()
    assert.is_false(keyboard.visible)
    local text = UITextView { "Text" }
    home.view:addSubview(text)
    keyboard.show(text)
    settle()
    assert.is_true(keyboard.visible)
    text.isEditable = false
    settle()
    assert.is_false(keyboard.visible)
    assert.is_false(text.isFirstResponder)
  end)

  it("says why it doesn't become first responder", function()
    begin { "phone", ios = 12 }
    assert.equal("Home doesn't become first responder: its canBecomeFirstResponder is false",
      keyboard.show(home).why)
    assert.equal("Loose doesn't become first responder: it is in no window",
      keyboard.show(UITextField { "Loose" }).why)
  end)

  it("or a script that asks for two places of the keyboard is told so", function()
    begin { "pad", ios = 15 }
    assert.has_error(function() keyboard { split = true, floating = true } end,
      "keyboard: it can't be both split and floating")
  end)
end)

describe("A pad whose keyboard is told with two heights", function()
  it("has the one that is carried over, or the higher one by a policy", function()
    for value, height in pairs { carriedOver = 333, higher = 378 } do
      device { "iPad mini (6th generation)", ios = 15,
        policies = { ["keyboard.unmeasured"] = value } }
      home, field = UIViewController "Home", UITextField { "Field" }
      home.view:addSubview(field)
      root(home)
      keyboard.show(field)
      settle()
      assert.equal(height, keyboard.frame.height)
    end
    begin { "iPad mini (6th generation)", ios = 15 }
    keyboard.show(field)
    settle()
    assert.equal(333, keyboard.frame.height)
  end)
end)

describe("What nobody knows for sure", function()
  it("is whether the keyboard comes back before or after a dismissal's completion", function()
    for _, value in ipairs { "beforeCompletion", "afterCompletion", "default" } do
      device { "phone", ios = 12,
        policies = value ~= "default" and { ["keyboard.restore-order"] = value } or nil }
      home, field = UIViewController "Home", UITextField { "Field" }
      home.view:addSubview(field)
      root(home)
      keyboard.show(field)
      settle()
      local form = UIViewController "Form"
      present(form)
      settle()
      local before = mark()
      home:dismiss { animated = true, completion = function() end }
      settle()
      local order = { show, "Home.dismiss.completion" }
      if value == "afterCompletion" then order = { order[2], order[1] } end
      expect.order(order, { since = before })
    end
  end)

  it("is whether a page sheet moves for the keyboard where it could", function()
    for _, value in ipairs { "moves", "stays", "default" } do
      device { "iPad Pro 12.9 (3rd generation)", ios = 13,
        policies = value ~= "default" and { ["page-sheet.over-keyboard"] = value } or nil }
      home = UIViewController "Home"
      root(home)
      local page = UIViewController { "Page", modalPresentationStyle = "pageSheet" }
      local inner = UITextField { "Inner" }
      page.view:addSubview(inner)
      present(page)
      settle()
      local old = page.view.frameInWindow.y
      keyboard.show(inner)
      settle()
      assert.equal(value ~= "stays", page.view.frameInWindow.y < old)
    end
  end)
end)
