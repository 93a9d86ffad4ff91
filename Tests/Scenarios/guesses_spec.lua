-- What is not known, and how it is switched: these pin Scrim's choices, not facts.

describe("A guess", function()
  it("is that a page sheet keeps its measured size on other pads, where it fits", function()
    device { "iPad Pro 11", ios = 13 }
    local home = UIViewController "Home"
    local page = UIViewController { "Page", modalPresentationStyle = "pageSheet" }
    root(home)
    present(page)
    settle()
    assert.equal(size(712, 1006), page.view.frame.size)
  end)

  it("can be switched: a page sheet that keeps its share of the screen", function()
    device { "iPad Pro 11", ios = 13, policies = { ["page-sheet.elsewhere"] = "sameShare" } }
    local home = UIViewController "Home"
    local page = UIViewController { "Page", modalPresentationStyle = "pageSheet" }
    root(home)
    present(page)
    settle()
    assert.equal(size(580, 879), page.view.frame.size)
  end)

  it("is that a form sheet moves to another preferred size from iOS 8 on, not before", function()
    for _, row in ipairs { { 7, size(540, 620) }, { 8.1, size(300, 200) },
      { 12, size(300, 200) } } do
      device { "pad", ios = row[1] }
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      root(UIViewController "Home")
      present(form)
      settle()
      local middle = form.view.frameInWindow
      form.preferredContentSize = size(300, 200)
      if row[1] > 8 then
        advance(0.2)
        local width = form.view.superview.presentedFrame.width
        assert.is_true(width < 540 and width > 300)
      end
      settle()
      assert.equal(row[2], form.view.frame.size)
      assert.equal(middle.midX, form.view.frameInWindow.midX)
      assert.equal(middle.midY, form.view.frameInWindow.midY)
    end
  end)

  it("can be switched: a form sheet that stays as it is", function()
    device { "pad", ios = 12, policies = { ["form-sheet.resize"] = "stays" } }
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    root(UIViewController "Home")
    present(form)
    settle()
    form.preferredContentSize = size(300, 200)
    settle()
    assert.equal(size(540, 620), form.view.frame.size)
  end)

  it("is that a form sheet's controller has a compact width, as its presenter has not", function()
    for policy, expected in pairs { compact = "compact", room = "regular" } do
      for _, style in ipairs { "formSheet", "pageSheet", "fullScreen" } do
        device { "pad", ios = 12, policies = { ["traits.form-sheet-width"] = policy } }
        local home = UIViewController "Home"
        local form = UIViewController { "Form", modalPresentationStyle = style }
        root(home)
        present(form)
        settle()
        local found = form.traitCollection.horizontalSizeClass
        assert.equal(style == "formSheet" and expected or "regular", found)
        assert.equal(found, form.view.traitCollection.horizontalSizeClass)
        assert.equal("regular", home.traitCollection.horizontalSizeClass)
      end
    end
  end)

  it("is that a flip and a curl take three quarters of a second", function()
    for policy, duration in pairs { threeQuarters = 0.75, second = 1 } do
      for _, style in ipairs { "flipHorizontal", "partialCurl" } do
        device { "iPhone 15", ios = 17, policies = { ["turnover.timing"] = policy } }
        root(UIViewController "Home")
        present(UIViewController { "Form", modalPresentationStyle = "fullScreen",
          modalTransitionStyle = style })
        settle()
        assert.equal(duration, now())
      end
    end
    device { "iPhone 15", ios = 17 }
    root(UIViewController "Home")
    present(UIViewController { "Form", modalPresentationStyle = "fullScreen",
      modalTransitionStyle = "flipHorizontal" })
    settle()
    assert.equal(0.75, now())
  end)
end)
