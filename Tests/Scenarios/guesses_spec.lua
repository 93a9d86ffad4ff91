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
end)
