-- https://github.com/PageMenu/PageMenu/issues/77
-- https://github.com/sammcewan/WYPopoverController/issues/74
-- A child whose parent link is missing: a warning, but it presents.

local container, page, modal

local function launch(ios)
  device { "phone", ios = ios }
  container = UIViewController "Container"
  page = UIViewController "Page"
  modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
  root(container)
end

describe("A page whose view is shown without making it a child", function()
  it("[BUG-014] is detached: UIKit warns, and the presentation goes ahead", function()
    for _, ios in ipairs { 8, 10 } do
      launch(ios)
      container.view:addSubview(page.view)
      page:present(modal)
      settle()
      expect.warning("Presenting view controllers on detached view controllers is discouraged "
        .. "<UIViewController: 0x1002>.")
      assert.equal(page, modal.presentingViewController)
      expect.once "Modal.viewDidAppear"
      expect.check "presented-on-detached"
      expect.clean()
    end
  end)

  it("presents by its container, and without a warning, as a child", function()
    launch(10)
    container:addChild(page)
    container.view:addSubview(page.view)
    page:didMove { toParent = container }
    local before = page.view.frameInWindow
    page:present(modal)
    settle()
    expect.never "**.discouraged"
    assert.equal(container, modal.presentingViewController)
    page:dismiss()
    settle()
    assert.equal(before, page.view.frameInWindow)
    expect.clean()
  end)
end)
