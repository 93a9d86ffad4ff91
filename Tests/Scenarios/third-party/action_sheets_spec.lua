-- Action sheets and popovers that go when the user taps in them or beside them; each case names its
-- source.

local home

local function launch(kind, ios)
  device { kind, ios = ios }
  home = UIViewController "Home"
  root(home)
end

-- Sheet, presented by Home, with a cancel action; returns how often that was handled.
local function presentSheet(handler)
  local handled = { count = 0 }
  local sheet = UIAlertController { "Sheet", preferredStyle = "actionSheet" }
  for _, title in ipairs { "Delete", "Copy", "Move" } do
    sheet:addAction(UIAlertAction {
      title, style = title == "Delete" and "destructive" or "default",
    })
  end
  sheet:addAction(UIAlertAction {
    "Cancel", style = "cancel",
    handler = function()
      handled.count = handled.count + 1
      if handler then handler() end
    end,
  })
  local popover = sheet.popoverPresentationController
  if popover then popover.sourceView = home.view end
  home:present(sheet)
  settle()
  assert.is_not_nil(sheet.view.window)
  return sheet, handled
end

describe("The cancel action of an action sheet", function()
  -- google/EarlGrey, Tests/FunctionalTests/Sources/FTRActionSheetTest.m (testSimpleActionSheet,
  -- testMultipleActionSheet; Apache-2.0)
  it("[TP-102] runs when Cancel is tapped on a phone", function()
    for ios = 8, 12 do
      launch("phone", ios)
      local sheet, handled = presentSheet()
      tap "Cancel"
      settle()
      assert.equal(1, handled.count)
      assert.is_nil(sheet.view.window)
      assert.is_nil(home.presentedViewController)
    end
  end)

  -- The same tests on a pad.
  it("[TP-103] runs when the user taps beside the sheet's popover on a pad", function()
    for ios = 8, 12 do
      launch("pad", ios)
      local sheet, handled = presentSheet()
      tap.outside(sheet)
      settle()
      assert.equal(1, handled.count)
      assert.is_nil(sheet.view.window)
      assert.is_nil(home.presentedViewController)
    end
  end)

  -- kif-framework/KIF, Tests/KIFTests/ModalViewTests.m (testInteractionWithAnActionSheet, phone;
  -- Apache-2.0)
  it("[TP-107] may present an alert in its handler", function()
    for _, ios in ipairs { 8, 12, 13, 17, 26 } do
      launch("phone", ios)
      local alert = UIAlertController { "Alert", preferredStyle = "alert" }
      alert:addAction(UIAlertAction { "Done" })
      local sheet = presentSheet(function() home:present(alert) end)
      tap "Cancel"
      settle()
      assert.is_not_nil(alert.view.window)
      assert.is_nil(sheet.view.window)
      tap "Done"
      settle()
      assert.is_nil(alert.view.window)
      assert.is_nil(home.presentedViewController)
    end
  end)
end)

-- inkling/Subliminal, Integration Tests/Tests/SLPopoverTest.m (testDismiss; Apache-2.0)
it("[TP-193] a legacy popover goes when the user taps beside it", function()
  for ios = 5, 7 do
    launch("pad", ios)
    local popover = UIPopoverController { contentViewController = UIViewController "Content" }
    popover:presentPopoverFromRect(rect(10, 10, 20, 20), { inView = home.view })
    settle()
    assert.is_true(popover.isPopoverVisible)
    tap.outside(popover)
    settle()
    assert.is_false(popover.isPopoverVisible)
  end
end)
