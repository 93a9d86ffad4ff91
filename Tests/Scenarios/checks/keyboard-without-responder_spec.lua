-- keyboard-without-responder: the keyboard is up, and nobody on the screen has it.

local main, over, field

-- An overlay window whose field has the keyboard.
local function launch(ios)
  device { "phone", ios = ios }
  local home, host = UIViewController "Home", UIViewController "Host"
  root(home)
  main, field = home.view.window, UITextField "Field"
  host.view:addSubview(field)
  over = UIWindow { "Over", rootViewController = host }
  if ios >= 13 then over.windowScene = main.windowScene end
  over:makeKeyAndVisible()
  keyboard.show(field)
  settle()
  expect.clean()
end

-- A form sheet with a field that has the keyboard, on a pad.
local function sheet(ios)
  device { "pad", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
  field = UITextField "Field"
  form.view:addSubview(field)
  root(home)
  home:present(form)
  settle()
  keyboard.show(field)
  settle()
  return form
end

describe("keyboard-without-responder", function()
  it("[KBD-043] is found when the window of the one who has the keyboard goes", function()
    for _, ios in ipairs { 5, 6, 7 } do
      launch(ios)
      over.isHidden = true
      settle()
      assert.is_true(keyboard.visible)
      assert.equal(main, UIApplication.shared.keyWindow)
      expect.check "The keyboard is up, and nobody on the screen has it"
      expect.clean()
    end
  end)

  it("is not found while that window is there, whose field gets the keys even without the key",
    function()
      for _, ios in ipairs { 5, 6, 7 } do
        launch(ios)
        main:makeKey()
        settle()
        keyboard.type "a"
        assert.equal("a", field.text)
        expect.clean()
      end
    end)

  it("is not found when the field resigns first", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      launch(ios)
      field:resignFirstResponder()
      over.isHidden = true
      settle()
      assert.is_false(keyboard.visible)
      expect.clean()
    end
  end)

  it("is not found where the keyboard follows the key window", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      launch(ios)
      over.isHidden = true
      settle()
      assert.is_false(keyboard.visible)
      expect.clean()
    end
  end)

  it("is not found when a form sheet keeps the keyboard", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      local form = sheet(ios)
      field:resignFirstResponder()
      settle()
      assert.is_true(keyboard.visible)
      expect.clean()
      form:dismiss()
      settle()
      assert.is_false(keyboard.visible)
      expect.clean()
    end
  end)

  it("is not found under an alert of the older kind, which leaves the keyboard up", function()
    for _, ios in ipairs { 5, 6, 7 } do
      device { "phone", ios = ios }
      local home = UIViewController "Home"
      field = UITextField "Field"
      home.view:addSubview(field)
      root(home)
      keyboard.show(field)
      settle()
      UIAlertView { "Old", title = "Title", cancelButtonTitle = "OK" }:show()
      settle()
      assert.is_true(keyboard.visible)
      expect.clean()
    end
  end)
end)
