-- https://github.com/sunlightlabs/congress-ios/issues/425
-- https://github.com/react/react-native/issues/2604
-- An action sheet without an anchor raises on an iPad.

local home, sheet

local function launch(model, ios)
  device { model, ios = ios }
  home = UIViewController "Home"
  sheet = UIAlertController { "Sheet", preferredStyle = "actionSheet" }
  sheet:addAction(UIAlertAction { "Delete", style = "destructive" })
  root(home)
end

describe("An action sheet that points at nothing", function()
  it("[BUG-128] raises where it is a popover", function()
    for _, ios in ipairs { "8.1", "12", "15" } do
      launch("iPad Air 2", ios)
      expect.exception("NSGenericException", function() home:present(sheet) end)
    end
  end)

  it("is fine on a phone, and on a pad with an anchor", function()
    launch("phone", 12)
    home:present(sheet)
    settle()
    expect.once "Sheet.viewDidAppear"
    launch("iPad Air 2", 12)
    sheet.popoverPresentationController.sourceView = home.view
    home:present(sheet)
    settle()
    expect.once "Sheet.viewDidAppear"
  end)
end)
