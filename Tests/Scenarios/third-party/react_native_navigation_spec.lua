-- What a modal's style reads as, and how the link follows calls of one turn.
--
-- From wix/react-native-navigation, playground/ios/NavigationTests/RNNModalManagerTest.mm,
-- UIViewController+LayoutProtocolTest.mm and RNNModalHostViewManagerHandlerTest.mm (MIT), which ran
-- on an iPhone 13 of iOS 15.5 and newer.

local home

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  root(home)
end

-- The style of a controller that was presented with the one that it has by itself.
local function styleOfPresented(ios)
  launch(ios)
  local form = UIViewController "Form"
  home:present(form, { animated = false })
  return form.modalPresentationStyle
end

describe("The automatic style", function()
  it("[TP-059] of a presented controller reads as form sheet from iOS 18", function()
    for _, ios in ipairs { 18, 26 } do assert.equal("formSheet", styleOfPresented(ios)) end
  end)

  it("[TP-060] of a presented controller reads as page sheet from iOS 13 to 17", function()
    for ios = 13, 17 do assert.equal("pageSheet", styleOfPresented(ios)) end
  end)

  it("[TP-063] of a controller that never was presented reads as form sheet from iOS 18", function()
    for _, ios in ipairs { 18, 26 } do
      launch(ios)
      assert.equal("formSheet", UIViewController("Form").modalPresentationStyle)
    end
  end)
end)

describe("The link", function()
  it("[TP-066] is there in the turn of an unanimated present", function()
    for _, ios in ipairs { 13, 15, 17, 18 } do
      launch(ios)
      local form = UIViewController "Form"
      home:present(form, { animated = false })
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[TP-067] goes with an unanimated dismissal in the turn of the unanimated present",
    function()
      for _, ios in ipairs { 13, 15, 17, 18 } do
        launch(ios)
        local form = UIViewController "Form"
        local completed, isGone = 0, nil
        home:present(form, { animated = false })
        assert.equal(form, home.presentedViewController)
        home:dismiss {
          animated = false,
          completion = function()
            completed = completed + 1
            local presented = home.presentedViewController
            isGone = presented == nil or presented == form and form.isBeingDismissed
          end,
        }
        advance(10)
        assert.equal(1, completed)
        assert.is_true(isGone)
      end
    end)
end)
