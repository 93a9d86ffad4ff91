-- Who is the first responder, in which order everybody hears of it, and what the keyboard does.

local home, fieldA, fieldB

-- A delegate with all that a field asks and tells; `answers` are its answers.
local function delegate(answers)
  answers = answers or {}
  local function answer(name) return function() return answers[name] ~= false end end
  return {
    textFieldShouldBeginEditing = answer "begin", textFieldShouldEndEditing = answer "finish",
    textFieldDidBeginEditing = function() end, textFieldDidEndEditing = function() end,
  }
end

local function launch(target, answers)
  device(target)
  home = UIViewController "Home"
  root(home)
  fieldA = UITextField { "A", frame = rect(10, 60, 200, 30), delegate = delegate(answers) }
  fieldB = UITextField { "B", frame = rect(10, 100, 200, 30), delegate = delegate() }
  home.view:addSubview(fieldA)
  home.view:addSubview(fieldB)
end

local systems = {
  { "phone", ios = 5 }, { "iPad Air", ios = 7 }, { "iPhone 8", ios = 12 },
  { "iPhone 15", ios = 17 },
}

describe("The first responder", function()
  it("[KBD-029] needs a window and a yes, and the present one to let go", function()
    for _, target in ipairs(systems) do
      launch(target, { finish = false })
      assert.is_false(UITextField "Loose":becomeFirstResponder())
      local view = UIView "Plain"
      home.view:addSubview(view)
      assert.is_false(view:becomeFirstResponder())
      assert.is_true(fieldA:becomeFirstResponder())
      local start = mark()
      assert.is_false(fieldB:becomeFirstResponder())
      expect.order({ "A.textFieldShouldEndEditing", "B.becomeFirstResponder.refused" },
        { since = start })
      expect.never("B.textFieldDidBeginEditing", { since = start })
      expect.never("A.textFieldDidEndEditing", { since = start })
      assert.is_true(fieldA.isFirstResponder)
      assert.is_false(fieldB.isFirstResponder)
    end
  end)

  it("[KBD-030] resigns when it leaves its window, and a refusal is only logged", function()
    for _, refuses in ipairs { false, true } do
      launch({ "iPhone 8", ios = 12 }, { finish = not refuses })
      local holder = UIView "Holder"
      home.view:addSubview(holder)
      holder:addSubview(fieldA)
      fieldA:becomeFirstResponder()
      settle()
      local start = mark()
      holder:removeFromSuperview()
      settle()
      assert.is_false(fieldA.isFirstResponder)
      expect.order({ "A.textFieldShouldEndEditing", "*.UIKeyboardWillHideNotification",
        "*.UIKeyboardDidHideNotification" }, { since = start })
      assert.is_false(keyboard.visible)
      local count = refuses and 1 or 0
      expect.count("A.resignFirstResponder.rejected", count, { since = start })
      if refuses then
        expect.warning "rejected resignFirstResponder when being removed from hierarchy"
        expect.warning "[View] First responder warning: '<UITextField: 0x"
      end
    end
  end)

  it("[KBD-056] asks, ends the editing and only then has the keyboard hidden, by a policy",
  function()
    for _, target in ipairs(systems) do
      launch { target[1], ios = target.ios, policies = { ["text.editing-end"] = "first" } }
      fieldA:becomeFirstResponder()
      settle()
      local start = mark()
      assert.is_true(fieldA:resignFirstResponder())
      settle()
      expect.order({ "A.textFieldShouldEndEditing", "A.textFieldDidEndEditing",
        "*.UIKeyboardWillHideNotification" }, { since = start })
    end
  end)

  it("[KBD-014] tells a field before the keyboard comes, and a text view after", function()
    for _, target in ipairs(systems) do
      launch(target)
      local start = mark()
      fieldA:becomeFirstResponder()
      expect.order({ "A.textFieldShouldBeginEditing", "A.textFieldDidBeginEditing",
        "*.UIKeyboardWillChangeFrameNotification" }, { since = start })
      fieldA:resignFirstResponder()
      settle()
      local text = UITextView { "Text", delegate = {
        textViewShouldBeginEditing = function() return true end,
        textViewDidBeginEditing = function() end,
      } }
      home.view:addSubview(text)
      start = mark()
      text:becomeFirstResponder()
      expect.order({ "Text.textViewShouldBeginEditing", "*.UIKeyboardWillChangeFrameNotification",
        "Text.textViewDidBeginEditing" }, { since = start })
    end
  end)

  it("[KBD-058] keeps the keyboard up where what is presented takes the focus as it appears",
    function()
      for _, target in ipairs { { "iPhone 6", ios = 8 }, { "iPhone 8", ios = 12 },
        { "iPhone 15", ios = 17 } } do
        launch(target)
        fieldA:becomeFirstResponder()
        settle()
        local field = UITextField "Inner"
        local modal = UIViewController {
          "Modal", modalPresentationStyle = "fullScreen",
          viewWillAppear = function(self, animated)
            UIViewController.viewWillAppear(self, animated)
            field:becomeFirstResponder()
          end,
        }
        modal.view:addSubview(field)
        local start = mark()
        home:present(modal)
        settle()
        assert.is_true(field.isFirstResponder)
        assert.is_true(keyboard.visible)
        expect.never("*.UIKeyboardWillHideNotification", { since = start })
        expect.never("*.UIKeyboardDidHideNotification", { since = start })
      end
    end)
end)
