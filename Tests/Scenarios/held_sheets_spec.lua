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
