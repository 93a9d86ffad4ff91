-- https://github.com/lionheart/openradar-mirror/issues/2669
-- https://github.com/lionheart/openradar-mirror/issues/3025
-- https://github.com/lionheart/openradar-mirror/issues/3475
-- A double tap outside a popover dismisses the sheet below as well.

describe("Two taps outside a popover over a sheet", function()
  it("[BUG-100] take the popover only, where the system looks whether it is leaving", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      device { "iPad Air 2", ios = ios, force = true }
      local home = UIViewController "Home"
      local sheet = UIViewController { "Sheet", modalPresentationStyle = "formSheet" }
      local popover = UIViewController { "Popover", modalPresentationStyle = "popover" }
      popover.popoverPresentationController.sourceView = sheet.view
      root(home)
      home:present(sheet)
      settle()
      sheet:present(popover)
      settle()
      tap.outside(popover)
      advance(0.08)
      tap.outside(popover)
      settle()
      assert.equal(sheet, home.presentedViewController)
      assert.is_nil(sheet.presentedViewController)
    end
  end)
end)
