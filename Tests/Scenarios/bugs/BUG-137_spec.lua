-- https://github.com/lionheart/openradar-mirror/issues/694
-- Over-current-context from a tab's content stays under the tab bar.

local function present(style)
  device { "phone", ios = 8 }
  local content, other = UIViewController "Content", UIViewController "Other"
  local tabs = UITabBarController {
    "Tabs", viewControllers = { UINavigationController { "First", rootViewController = content },
      other },
  }
  local modal = UIViewController { "Modal", modalPresentationStyle = style }
  root(tabs)
  content:present(modal)
  settle()
  return modal, tabs, content
end

describe("A modal over a tab's content", function()
  it("[BUG-137] lies under the bar if it is over the current context", function()
    local modal, tabs, content = present "overCurrentContext"
    -- The navigation controller is the nearest context.
    assert.equal(content.navigationController, modal.presentingViewController)
    assert.is_true(modal.view:isDescendant { of = tabs.view })
    tabs.selectedIndex = 1
    settle()
    assert.equal(1, tabs.selectedIndex)
  end)

  it("covers the bar if it is over the full screen", function()
    local modal, tabs = present "overFullScreen"
    assert.equal(tabs, modal.presentingViewController)
    assert.is_false(modal.view:isDescendant { of = tabs.view })
    assert.equal(UIScreen.main.bounds, modal.view.frameInWindow)
  end)
end)
