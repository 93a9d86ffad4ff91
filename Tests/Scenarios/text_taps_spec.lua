-- Taps that begin and end the editing of a field, where the view around it has a tap recogniser.

local home

local function launch(options)
  device(options)
  home = UIViewController "Home"
  root(home)
  settle()
end

describe("A view whose tap ends the editing", function()
  local function field(kind)
    if kind == "UITextView" then return UITextView { "Field", frame = rect(20, 100, 200, 60) } end
    if kind == "UISearchBar" then
      return UISearchBar { "Field", frame = rect(20, 100, 200, 60) }
    end
    return UITextField { "Field", frame = rect(20, 100, 200, 60) }
  end

  local function idiom(ios, kind)
    launch { "phone", ios = ios }
    local text = field(kind)
    home.view:addSubview(text)
    home.view:addGestureRecognizer(UITapGestureRecognizer {
      action = function() home.view:endEditing(true) end,
    })
    settle()
    return text
  end

  it("leaves a field the taps that begin and keep its editing", function()
    for _, ios in ipairs { 5, 6, 7, 9, 12, 13, 17, 26 } do
      for _, kind in ipairs { "UITextField", "UITextView", "UISearchBar" } do
        local text = idiom(ios, kind)
        local where = ("%s, iOS %d"):format(kind, ios)
        for _ = 1, 2 do
          tap(text)
          settle()
          assert.is_true(text.isFirstResponder, where)
          assert.is_true(keyboard.visible, where)
        end
        tap { x = 150, y = 250 }
        settle()
        assert.is_false(text.isFirstResponder, where)
        assert.is_false(keyboard.visible, where)
      end
    end
  end)

  it("gets a tap on what can't be edited", function()
    for _, kind in ipairs { "UITextField", "UITextView" } do
      local text = idiom(17, kind)
      if kind == "UITextView" then text.isEditable = false else text.isEnabled = false end
      local taps = 0
      home.view:addGestureRecognizer(UITapGestureRecognizer {
        action = function() taps = taps + 1 end,
      })
      tap(text)
      settle()
      assert.is_false(text.isFirstResponder)
      -- Home's other recogniser is the older one, and has it.
      assert.equal(0, taps)
      home.view:removeGestureRecognizer(home.view.gestureRecognizers[1])
      tap(text)
      settle()
      assert.equal(1, taps)
    end
  end)

  it("ends what the same tap has begun where both may go on", function()
    local text = idiom(17, "UITextField")
    home.view.gestureRecognizers[1].delegate = {
      gestureRecognizerShouldRecognizeSimultaneouslyWith = function() return true end,
    }
    tap(text)
    settle()
    assert.is_false(text.isFirstResponder)
    expect.order { "Field.UITextFieldTextDidBeginEditingNotification",
      "Field.UITextFieldTextDidEndEditingNotification" }
  end)
end)
