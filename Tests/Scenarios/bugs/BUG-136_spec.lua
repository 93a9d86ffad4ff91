-- https://github.com/m1entus/MZFormSheetController/pull/151
-- A sheet's size is changed while it comes, and it jumps to the corner: the system's own sheet.

describe("A form sheet whose size is changed while it comes", function()
  it("[BUG-136] keeps its way, and ends in the middle with the new size", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17 } do
      device { "pad", ios = ios }
      local home = UIViewController "Home"
      local form = UIViewController {
        "Form", modalPresentationStyle = "formSheet", preferredContentSize = size(300, 298),
      }
      root(home)
      home:present(form)
      advance(0.1)
      local room = home.view.bounds
      local bubble = form.view.superview
      local last = bubble.presentedFrame
      assert.is_true(last.minY > room.midY - 149)
      form.preferredContentSize = size(300, 400)
      for _ = 1, 12 do
        advance(0.05)
        local seen = bubble.presentedFrame
        assert.near(room.midX, seen.midX, 1e-6)
        assert.is_true(seen.minY <= last.minY)
        assert.is_true(seen.midY >= room.midY - 1e-6)
        last = seen
      end
      settle()
      assert.equal(rect(room.midX - 150, room.midY - 200, 300, 400), form.view.frameInWindow)
      expect.clean()
    end
  end)
end)
