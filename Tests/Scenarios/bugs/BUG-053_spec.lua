-- https://github.com/kukushi/SideMenu/issues/64
-- https://github.com/robbdimitrov/RDVTabBarController/issues/27
-- A container under a modal lays its children out by its old frame in the size callback.

local container, child, modal

local function launch(ios, byFrame)
  device { "phone", ios = ios }
  child = UIViewController "Child"
  modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
  container = UIViewController {
    "Container",
    viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      self:addChild(child)
      self.view:addSubview(child.view)
      child.view.frame = self.view.bounds
      child.view.autoresizingMask = {}
      child:didMove { toParent = self }
    end,
    viewWillTransition = function(self, to, coordinator)
      UIViewController.viewWillTransition(self, to, coordinator)
      local new = byFrame and self.view.frame.size or to
      child.view.frame = rect(0, 0, new.width, new.height)
    end,
  }
  root(container)
  container:present(modal)
  settle()
  rotate "landscapeLeft"
  settle()
  container:dismiss()
  settle()
end

describe("A covered container that hears of a turn", function()
  it("[BUG-053] leaves its children in the old size, if it goes by its frame", function()
    for _, ios in ipairs { 8, 12 } do
      launch(ios, true)
      local bounds = UIScreen.main.bounds
      assert.is_true(bounds.width > bounds.height)
      assert.equal(bounds, container.view.frameInWindow)
      assert.equal(size(bounds.height, bounds.width), child.view.bounds.size)
    end
  end)

  it("has its children fill it, if it goes by the size that it is told", function()
    for _, ios in ipairs { 8, 12 } do
      launch(ios, false)
      assert.equal(UIScreen.main.bounds, child.view.frameInWindow)
      expect.clean()
    end
  end)
end)
