-- https://github.com/slackhq/PanModal/pull/91 https://github.com/slackhq/PanModal/issues/87
-- The hooks of a sheet run only for the user's dismissals: the system's half of the report.

describe("The delegate of a presentation", function()
  it("[BUG-110] hears of the user's dismissal and of no other", function()
    device { "iPad Air 2", ios = 13 }
    local home = UIViewController "Home"
    local panel = UIViewController { "Panel", modalPresentationStyle = "popover" }
    root(home)
    for _, byUser in ipairs { false, true } do
      local heard = 0
      panel.popoverPresentationController.sourceView = home.view
      panel.presentationController.delegate = {
        presentationControllerWillDismiss = function() heard = heard + 1 end,
        presentationControllerDidDismiss = function() heard = heard + 1 end,
      }
      home:present(panel)
      settle()
      if byUser then tap.outside(panel) else panel:dismiss() end
      settle()
      assert.is_nil(home.presentedViewController)
      assert.equal(byUser and 2 or 0, heard)
    end
  end)
end)
