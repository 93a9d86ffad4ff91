-- How popovers lie beside their anchors, as others have measured and rebuilt it.

local home, form

--- Presents a popover of that size from a rectangle of the screen.
local function show(target, anchor, content)
  device(target)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "popover",
    preferredContentSize = content or size(200, 200) }
  root(home)
  form.popoverPresentationController.sourceView = home.view
  form.popoverPresentationController.sourceRect = anchor
  home:present(form)
  settle()
  return form.popoverPresentationController.arrowDirection
end

local pads = { { "iPad Air", ios = 8 }, { "iPad Air 2", ios = 12 },
  { "iPad (6th generation)", ios = 17 } }

describe("A popover", function()
  it("[GEO-102] takes a quarter of a second to come", function()
    for _, target in ipairs(pads) do
      show(target, rect(300, 300, 40, 20))
      expect.once "Form.presentation.begin duration=0.25"
    end
  end)

  it("[GEO-103] has an arrow of 13 points", function()
    for _, target in ipairs(pads) do
      assert.equal("up", show(target, rect(300, 300, 40, 20)))
      local bubble = form.presentationController.presentedView.frameInWindow
      assert.equal(320, bubble.y)
      assert.equal(200 + 13, bubble.height)
    end
  end)

  it("[GEO-104] takes the side with the most room if it fits nowhere", function()
    for _, target in ipairs(pads) do
      local large = size(2000, 2000)
      assert.equal("up", show(target, rect(0, 40, 768, 20), large))
      assert.equal("down", show(target, rect(0, 900, 768, 20), large))
    end
  end)

  it("[GEO-105] tries up, left, right and down, and takes the first that fits", function()
    for _, target in ipairs(pads) do
      assert.equal("up", show(target, rect(300, 300, 40, 20)))
      assert.equal("left", show(target, rect(100, 900, 40, 20)))
      assert.equal("right", show(target, rect(700, 900, 40, 20)))
      assert.equal("down", show(target, rect(300, 900, 200, 20), size(400, 200)))
    end
  end)

  it("[GEO-106] fills the screen in a compact width to iOS 12, and is a sheet from 13 on",
    function()
      for _, ios in ipairs { 8, 12 } do
        show({ "phone", ios = ios }, rect(100, 100, 40, 20))
        assert.equal(UIScreen.main.bounds, form.view.frameInWindow)
      end
      for _, ios in ipairs { 13, 17 } do
        show({ "phone", ios = ios }, rect(100, 100, 40, 20))
        assert.equal("formSheet", form.activePresentationController.adaptivePresentationStyle)
        assert.is_true(form.view.frameInWindow.y > 0)
      end
    end)
end)
