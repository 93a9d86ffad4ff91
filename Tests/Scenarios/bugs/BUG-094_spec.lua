-- https://github.com/m1entus/MZFormSheetPresentationController/issues/1
-- https://github.com/IcaliaLabs/Presentr/issues/152
-- A tap beside a sheet of one's own no longer reaches what is under it.

describe("A tap beside a custom sheet with nothing dimmed", function()
  it("[BUG-094] ends in the sheet's container, which covers the presenter", function()
    for _, system in ipairs { { "phone", ios = 8 }, { "pad", ios = 12 }, { "phone", ios = 17 } } do
      device(system)
      local isPressed = false
      local home = UIViewController "Home"
      home.navigationItem.rightBarButtonItem = UIBarButtonItem {
        "Menu", action = function() isPressed = true end,
      }
      root(UINavigationController { "Nav", rootViewController = home })
      local sheet = UIViewController {
        "Sheet", modalPresentationStyle = "custom", preferredContentSize = size(200, 200),
      }
      home:present(sheet)
      settle()
      assert.equal(sheet, tap("Menu").blocker)
      assert.is_false(isPressed)
      -- Nor is it the tap that dismisses a popover: nothing comes of it.
      settle()
      assert.is_not_nil(sheet.presentingViewController)
      home:dismiss()
      settle()
      tap "Menu"
      assert.is_true(isPressed)
      expect.clean()
    end
  end)
end)
