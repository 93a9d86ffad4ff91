-- https://github.com/lionheart/openradar-mirror/issues/11614
-- A popover with a tall body makes room for the keyboard, and its arrow jumps. The right outcome:
-- what the system's animation looked like in between is nothing that it said.

local anchor, list, field

local function launch(ios)
  device { "pad", ios = ios, orientation = "landscapeLeft" }
  local home = UIViewController "Home"
  root(home)
  anchor = UIView { "Anchor", frame = rect(400, 60, 60, 40) }
  home.view:addSubview(anchor)
  field = UITextField "Field"
  list = UIViewController {
    "List", modalPresentationStyle = "popover", preferredContentSize = size(320, 600),
  }
  list.view:addSubview(field)
  local popover = list.popoverPresentationController
  popover.sourceView, popover.sourceRect = anchor, anchor.bounds
  popover.permittedArrowDirections = "up"
  present(list)
  settle()
end

describe("A popover that makes room for the keyboard", function()
  it("[BUG-068] gets smaller, and stays at its anchor all the way", function()
    for _, ios in ipairs { 8, 9, 12, 15 } do
      launch(ios)
      local bubble, before = list.view.superview, list.view.frameInWindow
      local top, middle = bubble.frame.minY, bubble.frame.midX
      assert.equal(anchor.frame.maxY, top)
      keyboard.show(field)
      for _ = 1, 10 do
        advance(0.06)
        assert.near(top, bubble.presentedFrame.minY, 1e-6)
        assert.near(middle, bubble.presentedFrame.midX, 1e-6)
        assert.equal("up", list.popoverPresentationController.arrowDirection)
      end
      settle()
      assert.is_true(list.view.frameInWindow.height < before.height)
      assert.is_true(list.view.frameInWindow.maxY <= keyboard.frame.minY)
      keyboard.hide()
      settle()
      assert.equal(before, list.view.frameInWindow)
    end
  end)
end)
