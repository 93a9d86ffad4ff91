-- https://github.com/wix/react-native-navigation/issues/7086
-- An active search in a modal: the first dismiss only ends the search.

local home, modal, content, search

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  content = UIViewController { "Content", definesPresentationContext = true }
  modal = UINavigationController { "Modal", rootViewController = content }
  -- A search controller presents itself over the nearest context.
  search = UIViewController { "Search", modalPresentationStyle = "overCurrentContext" }
  root(home)
  home:present(modal)
  settle()
  content:present(search)
  settle()
end

describe("A modal with an active search", function()
  it("[BUG-032] needs two dismisses that its content sends, one for the search", function()
    for _, ios in ipairs { 13, 14 } do
      launch(ios)
      content:dismiss()
      settle()
      expect.once "Search.viewDidDisappear"
      assert.equal(modal, home.presentedViewController)
      content:dismiss()
      settle()
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("goes at once, with the search, if its presenter dismisses", function()
    launch(14)
    home:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
    assert.is_nil(content.presentedViewController)
    expect.clean()
  end)
end)
