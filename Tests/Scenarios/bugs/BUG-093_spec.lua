-- https://github.com/scenee/FloatingPanel/pull/102
-- The backdrop is touched with a second finger while the first one pulls the panel.

local home, form, panel, states

-- A panel with a backdrop in an over-full-screen presentation: a pull moves the panel, a tap on the
-- backdrop dismisses it. The panel's own end of a pull would dismiss it, too.
local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "overFullScreen" }
  panel, states = UIView "Panel", {}
  root(home)
  home:present(form)
  settle()
  local backdrop = UIView { "Backdrop", frame = form.view.bounds }
  form.view:addSubview(backdrop)
  form.view:addSubview(panel)
  panel.frame = rect(0, 300, form.view.bounds.width, 500)
  backdrop:addGestureRecognizer(UITapGestureRecognizer {
    "Away", action = function() form:dismiss() end,
  })
  panel:addGestureRecognizer(UIPanGestureRecognizer {
    "Pull", action = function(pull)
      if states[#states] ~= pull.state then states[#states + 1] = pull.state end
      if pull.state == "ended" then form:dismiss() end
    end,
  })
  settle()
end

describe("A tap on the backdrop while another finger pulls the panel", function()
  it("[BUG-093] dismisses once, and the end of the pull is nothing any more", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      launch(ios)
      touch.down(point(180, 350), { id = 1 })
      touch.move(point(180, 450), { id = 1, over = 0.2 })
      advance(0.2)
      assert.equal("changed", states[#states])
      touch.down(point(180, 100), { id = 2 })
      touch.up { id = 2 }
      advance(0.2)
      assert.is_true(form.isBeingDismissed)
      touch.up { id = 1 }
      settle()
      assert.equal("cancelled", states[#states])
      expect.once "Form.dismissal.begin"
      expect.once "Form.viewDidDisappear"
      assert.is_nil(home.presentedViewController)
      expect.clean()
    end
  end)
end)
