-- Sheets while a finger holds them.

it("a field in a sheet has the keyboard again when the sheet has come back", function()
  for _, style in ipairs { "pageSheet", "formSheet" } do
    device { "iPad Pro 11", ios = 17, orientation = "landscapeLeft" }
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = style }
    local field = UITextField { "Field", frame = rect(20, 20, 200, 40) }
    form.view:addSubview(field)
    root(home)
    home:present(form)
    settle()
    field:becomeFirstResponder()
    settle()
    local frame = form.view.frameInWindow
    touch.down(form)
    touch.move(point(frame.midX, frame.midY + 60))
    advance(1)
    assert.is_false(keyboard.visible)
    touch.up()
    settle()
    assert.is_true(keyboard.visible)
    assert.is_true(field.isFirstResponder)
    assert.equal(frame, form.view.frameInWindow)
    touch.down(form)
    touch.move(point(frame.midX, 1000))
    advance(1)
    touch.up()
    settle()
    assert.is_nil(home.presentedViewController)
    assert.is_false(keyboard.visible)
  end
end)

it("a sheet that a finger holds is no transition that is stuck", function()
  device { "iPhone 11", ios = 17 }
  local form = UIViewController "Form"
  root(UIViewController "Home")
  present(form)
  settle()
  touch.down(form)
  touch.move(point(207, 600))
  settle()
  expect.clean()
  touch.cancel()
  settle()
  expect.clean()
end)

describe("What nobody knows for sure of a sheet that a finger holds", function()
  local home, form

  local function hold(policy, value)
    device { "iPhone 11", ios = 17, policies = value and { [policy] = value } or nil }
    home, form = UIViewController "Home", UIViewController "Form"
    root(home)
    present(form)
    settle()
    touch.down(point(200, 100))
    touch.move(point(200, 250))
    advance(0.5)
  end

  it("is what becomes of the app's own dismissal meanwhile", function()
    for _, value in ipairs { "refuse", "goesOn", "default" } do
      hold("dismiss.during-pull", value ~= "default" and value or nil)
      form:dismiss { animated = true }
      touch.up()
      settle()
      assert.equal(value ~= "goesOn" and form or nil, home.presentedViewController)
    end
  end)

  it("is when it is told that it stays", function()
    for _, value in ipairs { "atItsEnd", "onRelease", "default" } do
      hold("dismissal.cancelled", value ~= "default" and value or nil)
      local before = mark()
      touch.up()
      advance(0.1)
      expect.count("Form.viewWillAppear", value == "onRelease" and 1 or 0, { since = before })
      settle()
      expect.once("Form.viewDidAppear", { since = before })
    end
  end)
end)
