-- https://github.com/banchichen/TZImagePickerController/issues/969
-- https://github.com/capacitor-community/privacy-screen/issues/83
-- The same instance presented twice, by a double tap.

local home, picker

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  picker = UIViewController { "Picker", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(picker)
  advance(0.1)
end

describe("Presenting the same instance twice", function()
  it("[BUG-008] raises, in the words of the system", function()
    for _, case in ipairs {
      { 10, "tried to present modally an active controller <UIViewController: 0x1002>" },
      { 16, "<UIViewController: 0x1002> that is already being presented by "
        .. "<UIViewController: 0x1001>" },
    } do
      local ios, reason = table.unpack(case)
      launch(ios)
      local raised = expect.exception("NSInvalidArgumentException", function()
        home:present(picker)
      end)
      assert.is_truthy(raised.reason:find(reason, 1, true))
    end
  end)

  it("is avoided by looking whether something is presented already", function()
    launch(16)
    if home.presentedViewController == nil then home:present(picker) end
    settle()
    assert.equal(picker, home.presentedViewController)
    expect.once "Picker.viewDidAppear"
    expect.clean()
  end)
end)
