-- Action sheets, alerts and popovers of the older class, as the touches of public suites meet them.

local shown = require "shown"

local home

local function launch(target)
  device(target)
  home = UIViewController "Home"
  root(home)
end

-- An action sheet; `cancelled` is called by its Cancel.
local function sheet(cancelled)
  return UIAlertController {
    "Sheet", preferredStyle = "actionSheet",
    actions = {
      UIAlertAction { "Destroy", style = "destructive" }, UIAlertAction "A", UIAlertAction "B",
      UIAlertAction { "Cancel", style = "cancel", handler = cancelled },
    },
  }
end

describe("An action sheet", function()
  -- google/EarlGrey, Tests/FunctionalTests/Sources/FTRActionSheetTest.m (Apache-2.0).
  it("[TP-102] on a phone runs its Cancel", function()
    for _, ios in ipairs { 8, 10, 12 } do
      launch { "phone", ios = ios }
      local count = 0
      local controller = sheet(function() count = count + 1 end)
      home:present(controller)
      settle()
      tap "Cancel"
      settle()
      assert.equal(1, count)
      assert.is_true(shown(home))
      assert.is_false(shown(controller))
    end
  end)

  -- The same file, for pads.
  it("[TP-103] on a pad runs its Cancel for a tap outside", function()
    for _, ios in ipairs { 8, 10, 12 } do
      launch { "pad", ios = ios }
      local count = 0
      local controller = sheet(function() count = count + 1 end)
      controller.popoverPresentationController.sourceView = home.view
      controller.popoverPresentationController.sourceRect = rect(300, 300, 40, 40)
      home:present(controller)
      settle()
      tap.outside(controller)
      settle()
      assert.equal(1, count)
      assert.is_true(shown(home))
      assert.is_false(shown(controller))
    end
  end)

  -- kif-framework/KIF, Tests/KIFTests/ModalViewTests.m (Apache-2.0).
  it("[TP-107] leaves nothing when its Cancel presents an alert that goes", function()
    for _, ios in ipairs { 8, 12, 15, 17 } do
      launch { "phone", ios = ios }
      local alert = UIAlertController {
        "Alert", preferredStyle = "alert", actions = { UIAlertAction "OK" },
      }
      local controller = sheet(function() home:present(alert) end)
      home:present(controller)
      settle()
      assert.is_true(shown(controller))
      tap "Cancel"
      settle()
      assert.is_true(shown(alert))
      assert.is_false(shown(controller))
      tap "OK"
      settle()
      assert.is_true(shown(home))
      assert.is_false(shown(alert))
    end
  end)
end)

describe("A popover controller", function()
  -- dotnet/macios, tests/monotouch-test/UIKit/PopoverControllerTest.cs (MIT).
  it("[TP-169] raises for a bar button item on no bar, but for apps built for iOS 18", function()
    for _, target in ipairs { { "pad", ios = 7 }, { "pad", ios = 12 },
      { "pad", ios = 18, sdk = 17 }, { "pad", ios = 18, sdk = 18 } } do
      launch(target)
      local popover = UIPopoverController { contentViewController = UIViewController() }
      local function show() popover:presentPopoverFromBarButtonItem(UIBarButtonItem()) end
      if target.sdk == 18 then
        show()
      else
        expect.exception("NSInvalidArgumentException", show)
      end
      assert.is_false(popover.isPopoverVisible)
    end
  end)

  -- inkling/Subliminal, Integration Tests/Tests/SLPopoverTest.m (Apache-2.0).
  it("[TP-193] goes on a tap outside", function()
    for _, ios in ipairs { 5, 6, 7 } do
      launch { "pad", ios = ios }
      local popover = UIPopoverController { contentViewController = UIViewController() }
      popover:presentPopoverFromRect(rect(300, 300, 40, 40), { inView = home.view })
      settle()
      tap.outside(popover)
      settle()
      assert.is_false(popover.isPopoverVisible)
    end
  end)
end)
