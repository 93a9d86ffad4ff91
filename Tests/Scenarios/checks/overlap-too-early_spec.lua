-- overlap-too-early: a view in a sheet made room for the keyboard before the sheet moved.

local form, list, field

-- A form sheet whose list makes room for the keyboard at each of those notifications.
local function launch(options, ...)
  device(options)
  local home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
  list, field = UIView "List", UITextField "Field"
  list.autoresizingMask = {}
  form.view:addSubview(list)
  form.view:addSubview(field)
  root(home)
  home:present(form)
  settle()
  list.frame = form.view.bounds
  for _, moment in ipairs { ... } do
    NotificationCenter.default:addObserver("UIKeyboard" .. moment .. "Notification", function(told)
      local frame = told.userInfo.UIKeyboardFrameEndUserInfoKey
      local covered = math.max(0, form.view.frameInWindow.maxY - frame.minY)
      local room = form.view.bounds
      list.frame = rect(0, 0, room.width, room.height - covered)
    end)
  end
  keyboard.show(field)
  settle()
end

local function pad(ios) return { "pad", ios = ios, orientation = "landscapeLeft" } end

-- Whether the list ends where the keyboard, or the sheet, does.
local function fits()
  return list.frameInWindow.maxY == math.min(form.view.frameInWindow.maxY, keyboard.frame.minY)
end

describe("overlap-too-early", function()
  it("is found when room is made as the keyboard is told to come, and never again", function()
    for _, ios in ipairs { 8, 12, 13, 15, 17 } do
      launch(pad(ios), "WillShow")
      assert.is_false(fits())
      expect.check "overlap-too-early"
      expect.clean()
    end
  end)

  it("is not found when room is made when the keyboard has come", function()
    for _, ios in ipairs { 8, 12, 13, 15, 17 } do
      launch(pad(ios), "DidChangeFrame")
      assert.is_true(fits())
      expect.clean()
      launch(pad(ios), "WillShow", "DidChangeFrame")
      assert.is_true(fits())
      expect.clean()
    end
  end)

  it("is not found when the sheet doesn't move", function()
    launch({ "pad", ios = 12, orientation = "portrait" }, "WillShow")
    expect.never "Form.keyboard.avoid"
    assert.is_true(fits())
    expect.clean()
  end)

  it("is not found when something else than the sheet makes room", function()
    device(pad(12))
    local home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    field = UITextField "Field"
    form.view:addSubview(field)
    local bar = UIView { "Bar", frame = rect(0, 700, 1024, 40) }
    home.view:addSubview(bar)
    root(home)
    home:present(form)
    settle()
    NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function(told)
      local top = told.userInfo.UIKeyboardFrameEndUserInfoKey.minY
      bar.frame = rect(0, top - 40, 1024, 40)
    end)
    keyboard.show(field)
    settle()
    expect.once "Form.keyboard.avoid"
    expect.clean()
  end)
end)
