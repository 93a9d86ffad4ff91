-- Text fields, text views, and who is asked and told while they are edited.

local home

local function launch(target)
  device(target or { "iPhone 8", ios = 12 })
  home = UIViewController "Home"
  root(home)
end

-- A field in the view of `home`.
local function field(name, more)
  local made = UITextField { name, frame = rect(10, 60, 200, 30) }
  for key, value in pairs(more or {}) do made[key] = value end
  home.view:addSubview(made)
  return made
end

describe("A text field", function()
  it("gets a tap, and then what is typed", function()
    launch()
    local name = field("Name", { text = "A" })
    assert.is_nil(tap(name).why)
    assert.is_true(name.isFirstResponder)
    assert.is_true(name.isEditing)
    local report = keyboard.type "nn"
    assert.equal("Ann", name.text)
    assert.equal(2, report.count)
    assert.equal(name, report.receiver)
    assert.is_nil(report.why)
    keyboard.press "delete"
    assert.equal("An", name.text)
  end)

  it("doesn't begin by a tap while it is disabled", function()
    launch()
    local name = field("Name", { isEnabled = false })
    tap(name)
    assert.is_false(name.isFirstResponder)
  end)

  it("asks its delegate about each character, with the range that it takes", function()
    launch()
    local asked = {}
    local name = field("Name", { text = "x", delegate = {
      textFieldShouldChangeCharactersIn = function(_, sender, range, text)
        asked[#asked + 1] = ("%s %d+%d %q"):format(sender.text, range.location, range.length, text)
        return text ~= "b"
      end,
    } })
    name:becomeFirstResponder()
    local report = keyboard.type "ab"
    assert.equal("xa", name.text)
    assert.equal("Name's delegate doesn't let its text change", report.why)
    assert.equal(1, report.count)
    keyboard.press "delete"
    assert.same({ 'x 1+0 "a"', 'xa 2+0 "b"', 'xa 1+1 ""' }, asked)
  end)

  it("leaves the return key to its delegate, or to an action for the exit", function()
    launch()
    local second = field "Second"
    local first = field("First", { delegate = {
      textFieldShouldReturn = function()
        second:becomeFirstResponder()
        return false
      end,
    } })
    first:becomeFirstResponder()
    keyboard.press "return"
    assert.is_true(second.isFirstResponder)
    keyboard.press "return"
    assert.is_true(second.isFirstResponder)
    local ended = 0
    second:addAction(function() ended = ended + 1 end, { for_ = "editingDidEndOnExit" })
    keyboard.type "\n"
    assert.equal(1, ended)
    assert.is_false(second.isFirstResponder)
  end)

  it("tells its actions and the observers", function()
    launch()
    local told = {}
    local name = field "Name"
    for _, event in ipairs { "editingDidBegin", "editingChanged", "editingDidEnd" } do
      name:addAction(function() told[#told + 1] = event end, { for_ = event })
    end
    for _, event in ipairs { "textDidBeginEditing", "textDidChange", "textDidEndEditing" } do
      NotificationCenter.default:addObserver(UITextField[event .. "Notification"], function(note)
        assert.equal(name, note.object)
        told[#told + 1] = event
      end)
    end
    name:becomeFirstResponder()
    keyboard.type "x"
    name:resignFirstResponder()
    assert.same({ "editingDidBegin", "textDidBeginEditing", "editingChanged", "textDidChange",
      "editingDidEnd", "textDidEndEditing" }, told)
  end)

  it("lets a script override what UIKit sends", function()
    launch()
    local name = field("Name", {
      becomeFirstResponder = function(self)
        self.tries = (self.tries or 0) + 1
        return self.tries > 1 and UITextField.becomeFirstResponder(self)
      end,
      resignFirstResponder = function() return false end,
    })
    tap(name)
    assert.is_false(name.isFirstResponder)
    tap(name)
    assert.is_true(name.isFirstResponder)
    local start = mark()
    assert.is_false(field "Other":becomeFirstResponder())
    expect.once("Name.resignFirstResponder", { since = start })
  end)

  it("names a method of its delegate that is misspelt, and what it can be set to", function()
    launch()
    local name = field "Name"
    assert.error_matches(function()
      name.delegate = { textFieldShouldReturnn = function() end }
    end, 'UITextFieldDelegate has no method "textFieldShouldReturnn"; did you mean '
      .. '"textFieldShouldReturn"?')
    assert.error_matches(function() name.keyboardType = "numbers" end,
      'there is no UIKeyboardType "numbers"')
    name.keyboardType = "numberPad"
    assert.equal("numberPad", name.keyboardType)
    name.returnKeyType = "go"
    assert.equal("go", name.returnKeyType)
    assert.error_matches(function() keyboard.press "enter" end, 'there is no key "enter"')
  end)
end)

describe("A text view", function()
  it("is edited by a tap, if it may be, and takes a return as text", function()
    launch()
    local told = {}
    local text = UITextView { "Text", frame = rect(10, 200, 200, 100), delegate = {
      textViewDidChange = function(_, view) told[#told + 1] = view.text end,
      scrollViewDidScroll = function() end,
    } }
    home.view:addSubview(text)
    text.isEditable = false
    tap(text)
    assert.is_false(text.isFirstResponder)
    text.isEditable = true
    tap(text)
    assert.is_true(text.isFirstResponder)
    keyboard.type "a"
    keyboard.press "return"
    keyboard.type "b"
    assert.equal("a\nb", text.text)
    assert.same({ "a", "a\n", "a\nb" }, told)
  end)
end)

describe("Typing", function()
  it("says why nothing came of it", function()
    launch()
    assert.equal("Window has no first responder", keyboard.type "x".why)
    home.canBecomeFirstResponder = true
    assert.is_true(home:becomeFirstResponder())
    local report = keyboard.press "return"
    assert.equal("Home, the first responder, takes no text", report.why)
    assert.is_nil(report.receiver)
    local name = field "Name"
    name:becomeFirstResponder()
    assert.equal("Name is empty", keyboard.press "delete".why)
  end)

  it("waits for the next turn in a callback", function()
    launch()
    local name = field "Name"
    name:becomeFirstResponder()
    local report
    async(function() report = keyboard.type "x" end)
    turn(2)
    assert.is_true(report.isQueued)
    assert.equal("x", name.text)
  end)
end)

describe("The first responder", function()
  it("is asked by a value or by a function", function()
    launch()
    local answer = false
    local view = UIView { "Pad", canBecomeFirstResponder = function() return answer end }
    home.view:addSubview(view)
    assert.is_false(view:becomeFirstResponder())
    answer = true
    assert.is_true(view:becomeFirstResponder())
    view.canResignFirstResponder = false
    assert.is_false(view:resignFirstResponder())
    assert.is_true(view.isFirstResponder)
  end)

  it("brings along its bar, and that of the controller that it lies in", function()
    launch()
    home.canBecomeFirstResponder = true
    home.inputAccessoryView = UIView { "Bar", frame = rect(0, 0, 375, 44) }
    home:becomeFirstResponder()
    assert.equal(rect(0, 623, 375, 44), keyboard.frame)
    local name = field "Name"
    local without = field "Other"
    local function height()
      local frame = keyboard.frame
      return frame.height
    end
    name:becomeFirstResponder()
    local tall = height()
    home.inputAccessoryView = nil
    without:becomeFirstResponder()
    assert.equal(44, tall - height())
    name.inputView = UIView { "Wheel", frame = rect(0, 0, 375, 100) }
    name:becomeFirstResponder()
    assert.equal(100, height())
    name.inputView = nil
    name:reloadInputViews()
    assert.equal(tall - 44, height())
  end)

  it("may be asked for in the viewDidLoad of what is pushed", function()
    for _, target in ipairs { { "phone", ios = 6 }, { "iPhone 15", ios = 17 } } do
      device(target)
      local first = UIViewController "First"
      local navigation = UINavigationController { "Navigation", rootViewController = first }
      root(navigation)
      local name = UITextField "Name"
      local second = UIViewController { "Second", viewDidLoad = function(self)
        UIViewController.viewDidLoad(self)
        self.view:addSubview(name)
        assert.is_false(name:becomeFirstResponder())
      end }
      local start = mark()
      navigation:pushViewController(second)
      settle()
      assert.is_true(name.isFirstResponder)
      assert.is_true(keyboard.visible)
      expect.order({ "Second.viewDidLoad", "Name.becomeFirstResponder.refused",
        "Name.becomeFirstResponder", "*.UIKeyboardWillShowNotification", "Second.viewDidAppear" },
        { since = start })
    end
  end)

  it("ends with endEditing, by force if it has to", function()
    launch()
    local name = field("Name", { delegate = { textFieldShouldEndEditing = function()
      return false
    end } })
    name:becomeFirstResponder()
    assert.is_false(home.view:endEditing(false))
    assert.is_true(name.isFirstResponder)
    assert.is_true(home.view:endEditing(true))
    assert.is_false(name.isFirstResponder)
  end)

  it("leads on to the app and its delegate", function()
    launch()
    local name = field "Name"
    local found = {}
    local here = name
    while here do
      found[#found + 1] = tostring(here)
      here = here.next
    end
    assert.same({ 'UITextField "Name"', 'UIView "UIView#1"', 'UIViewController "Home"',
      'UIWindow "Window"', 'UIApplication "UIApplication"' }, found)
  end)

  it("has its steps in the trace", function()
    launch()
    local function watched()
      return { textFieldDidBeginEditing = function() end, textFieldDidEndEditing = function() end }
    end
    local first, second = field("First", { delegate = watched() }),
      field("Second", { delegate = watched() })
    first:becomeFirstResponder()
    settle()
    local start = mark()
    second:becomeFirstResponder()
    expect.trace([[
      call Second.becomeFirstResponder
      callback First.resignFirstResponder
      keyboard First.firstResponder value=false
      callback First.textFieldDidEndEditing
      notification First.UITextFieldTextDidEndEditingNotification
      keyboard Second.firstResponder value=true
      callback Second.textFieldDidBeginEditing
      notification Second.UITextFieldTextDidBeginEditingNotification
    ]], { since = start })
  end)
end)

describe("An alert's first text field", function()
  it("is the first responder once the alert is there", function()
    for _, target in ipairs { { "iPhone 6", ios = 8 }, { "iPhone 15", ios = 17 } } do
      launch(target)
      local login = UIAlertController { "Login", preferredStyle = "alert" }
      login:addTextField()
      login:addTextField()
      home:present(login)
      settle()
      assert.is_true(login.textFields[1].isFirstResponder)
      assert.is_true(keyboard.visible)
      keyboard.type "me"
      assert.equal("me", login.textFields[1].text)
      home:dismiss()
      settle()
      assert.is_false(login.textFields[1].isFirstResponder)
      assert.is_false(keyboard.visible)
    end
  end)

  it("is that in an older alert too", function()
    launch { "phone", ios = 7 }
    local old = UIAlertView { "Old", alertViewStyle = "plainTextInput" }
    old:addButtonWithTitle "OK"
    old:show()
    settle()
    assert.is_true(old:textFieldAtIndex(0).isFirstResponder)
    keyboard.type "x"
    assert.equal("x", old:textFieldAtIndex(0).text)
    tap "OK"
    settle()
    assert.is_false(keyboard.visible)
  end)
end)
