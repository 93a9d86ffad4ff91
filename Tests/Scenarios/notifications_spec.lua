-- The notification centre: who hears of what, in which order, and what an observer's mistake says.

local centre

local function launch()
  device { "phone", ios = 12 }
  centre = NotificationCenter.default
end

describe("The notification centre", function()
  before_each(launch)

  it("calls the observers of a name in the order in which they were added", function()
    local heard = {}
    for _, word in ipairs { "first", "second", "third" } do
      centre:addObserver("CartDidChange", function() heard[#heard + 1] = word end)
    end
    centre:addObserver("Other", function() heard[#heard + 1] = "other" end)
    centre:post "CartDidChange"
    assert.same({ "first", "second", "third" }, heard)
    expect.once "NotificationCenter.CartDidChange"
  end)

  it("gives an observer the name, the poster and what was said besides", function()
    local home, heard = UIViewController "Home"
    centre:addObserver("CartDidChange", function(notification) heard = notification end)
    centre:post("CartDidChange", { object = home, userInfo = { count = 3 } })
    assert.equal("CartDidChange", heard.name)
    assert.equal(home, heard.object)
    assert.equal(3, heard.userInfo.count)
    expect.once "Home.CartDidChange"
  end)

  it("calls an observer of one object for that object alone", function()
    local here, there, count = UIView "Here", UIView "There", 0
    centre:addObserver("Moved", function() count = count + 1 end, { object = here })
    centre:post("Moved", { object = there })
    centre:post "Moved"
    assert.equal(0, count)
    centre:post("Moved", { object = here })
    assert.equal(1, count)
  end)

  it("calls nobody who was removed, not even while it posts", function()
    local heard, second = {}
    local first = centre:addObserver("Moved", function()
      heard[#heard + 1] = "first"
      centre:removeObserver(second)
    end)
    second = centre:addObserver("Moved", function() heard[#heard + 1] = "second" end)
    centre:post "Moved"
    centre:removeObserver(first)
    centre:post "Moved"
    assert.same({ "first" }, heard)
  end)

  it("doesn't call an observer that is added while it posts", function()
    local count = 0
    centre:addObserver("Moved", function()
      centre:addObserver("Moved", function() count = count + 1 end)
    end)
    centre:post "Moved"
    assert.equal(0, count)
    centre:post "Moved"
    assert.equal(1, count)
  end)

  it("runs a handler of `on` with a notification", function()
    local count = 0
    on("Window.UIWindowDidBecomeKeyNotification", function() count = count + 1 end)
    root(UIViewController "Home")
    assert.equal(1, count)
  end)

  it("tells of a window that becomes key what the window is", function()
    local window
    centre:addObserver(UIWindow.didBecomeKeyNotification, function(notification)
      window = notification.object
    end)
    local home = UIViewController "Home"
    root(home)
    assert.equal(home.view.window, window)
    assert.equal("UIWindowDidBecomeKeyNotification", UIWindow.didBecomeKeyNotification)
  end)

  it("says which names UIKit posts, and leaves the app's own alone", function()
    assert.has_error(
      function() centre:addObserver("UIWindowDidBecomKeyNotification", function() end) end,
      'addObserver: UIKit posts no "UIWindowDidBecomKeyNotification"; did you mean '
        .. '"UIWindowDidBecomeKeyNotification"?')
    assert.has_error(
      function() centre:addObserver("UIContentSizeCategoryDidChange", function() end) end,
      'addObserver: UIKit posts no "UIContentSizeCategoryDidChange" that is modelled; see '
        .. "docs/coverage.md for what is")
    centre:addObserver("WindowDidBecomKeyNotification", function() end)
  end)
end)
