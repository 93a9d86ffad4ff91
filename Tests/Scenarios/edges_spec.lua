-- Corners in which a sandbox could hang, crash or run too far.

describe("At an edge", function()
  local home

  before_each(function()
    device { "iPhone 8", ios = 12 }
    home = UIViewController "Home"
  end)

  it("presenting what lies below on the presenter's own chain is refused", function()
    local sheet = UIViewController { "Sheet", modalPresentationStyle = "overFullScreen" }
    root(home)
    present(sheet, { animated = false })
    settle()
    root(UIViewController "Other")
    local ok, exception = pcall(sheet.present, sheet, home)
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", exception.name)
    sheet:dismiss {}
    settle()
  end)

  it("advance till stops right after the event, before the clock moves", function()
    root(home)
    home.view:setNeedsLayout()
    after(1, function() end)
    advance { till = "Home.viewDidLayoutSubviews" }
    assert.equal(0, now())
  end)

  it("advance takes one way of saying how far", function()
    root(home)
    assert.has_error(function() advance(1, { till = "Home.viewDidLoad" }) end)
    assert.has_error(function() busy(-1) end)
    assert.has_error(function() settle { limit = -5 } end)
  end)

  it("present goes to the key window", function()
    root(home)
    local second = UIWindow "Second"
    local overlay = UIViewController "Overlay"
    second.rootViewController = overlay
    second:makeKeyAndVisible()
    turn(1)
    local form = UIViewController "Form"
    present(form)
    settle()
    assert.equal(overlay, form.presentingViewController)
  end)

  it("what is no number prints without a sign", function()
    assert.equal("nan", tostring(0 / 0))
    assert.equal("nan", tostring(-(0 / 0)))
  end)

  it("a name of UIKit's that is not modelled is an error that says so, never a no-op", function()
    for _, use in ipairs {
      function() return home.toolbarItems end,
      function() home.layoutMargins = true end,
      function() return UIViewController { "Other", transitioningDelegate = true } end,
      function() return _G.eventually end,
    } do
      local ok, message = pcall(use)
      assert.is_false(ok)
      assert.match("is not modelled yet", message)
    end
  end)

  it("a method takes a function only", function()
    assert.has_error(function() home.viewDidLoad = 5 end)
  end)
end)
