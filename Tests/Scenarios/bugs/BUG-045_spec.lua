-- https://github.com/scenee/FloatingPanel/issues/607
-- A modal over an embedded panel, and then a turn.

local home, panel, modal

-- A panel is a child of the root's, which the library lays along the lower edge.
local function launch(style, mask)
  device { "phone", ios = "16.2" }
  panel = UIViewController "Panel"
  modal = UIViewController { "Modal", modalPresentationStyle = style }
  home = UIViewController {
    "Home",
    viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      local bounds = self.view.bounds
      self:addChild(panel)
      self.view:addSubview(panel.view)
      panel.view.frame = rect(0, bounds.height - 200, bounds.width, 200)
      panel.view.autoresizingMask = mask
      panel:didMove { toParent = self }
    end,
  }
  root(home)
  panel:present(modal)
  settle()
  rotate "landscapeLeft"
  settle()
end

describe("A panel whose modal is up while the phone is turned", function()
  it("[BUG-045] has its portrait place under the modal, if it is placed once", function()
    launch("overFullScreen", {})
    local bounds = UIScreen.main.bounds
    assert.equal(bounds, modal.view.frameInWindow)
    assert.equal(bounds.height, panel.view.frameInWindow.width)
    assert.is_true(panel.view.frameInWindow.minY > bounds.maxY)
    expect.never "Panel.viewWillTransition"
  end)

  it("is told, and is laid out for landscape under the modal, if it follows its parent", function()
    for _, style in ipairs { "overFullScreen", "fullScreen" } do
      launch(style, { "flexibleWidth", "flexibleTopMargin" })
      local bounds = UIScreen.main.bounds
      assert.is_true(bounds.width > bounds.height)
      assert.equal(bounds, modal.view.frameInWindow)
      expect.once "Panel.viewWillTransition"
      modal:dismiss()
      settle()
      assert.equal(rect(0, bounds.height - 200, bounds.width, 200), panel.view.frameInWindow)
      expect.clean()
    end
  end)
end)
