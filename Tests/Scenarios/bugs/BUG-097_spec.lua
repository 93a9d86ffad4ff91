-- https://github.com/kif-framework/KIF/issues/1181
-- Test tools tap a popover's dimming view by its class; newer systems have another catcher.

describe("A tap outside a popover", function()
  it("[BUG-097] dismisses it on every system, whatever catches the touch", function()
    for _, ios in ipairs { 13, 14 } do
      device { "iPad Air 2", ios = ios }
      local home = UIViewController "Home"
      local popover = UIViewController { "Popover", modalPresentationStyle = "popover" }
      popover.popoverPresentationController.sourceView = home.view
      root(home)
      home:present(popover)
      settle()
      tap.outside(popover)
      settle()
      assert.is_nil(home.presentedViewController)
      expect.once "Popover.viewDidDisappear"
      expect.clean()
    end
  end)
end)
