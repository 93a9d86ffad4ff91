-- presented-on-detached: something was presented on a controller that is no window's root, no
-- child and not presented itself.

local home, a, b

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
end

describe("presented-on-detached", function()
  it("is found when the presenter's view is on screen and the presenter has no parent", function()
    launch(12)
    home.view:addSubview(a.view)
    a:present(b)
    settle()
    assert.equal(a, b.presentingViewController)
    expect.check "presented-on-detached"
    expect.clean()
  end)

  it("is found when the presenter is not on screen yet", function()
    launch(12)
    local login = UIViewController {
      "Login", viewDidLoad = function(self) self:present(b) end,
    }
    login:loadViewIfNeeded()
    expect.check "presented-on-detached"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is found when the presenter has gone", function()
    launch(17)
    home:present(a)
    settle()
    home:dismiss()
    settle()
    a:present(b)
    settle()
    expect.check "presented-on-detached"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is not found for a child", function()
    launch(12)
    home:addChild(a)
    home.view:addSubview(a.view)
    a:didMove { toParent = home }
    a:present(b)
    settle()
    assert.equal(home, b.presentingViewController)
    expect.clean()
  end)

  it("is not found for a child that presents itself, as it defines a context", function()
    device { "pad", ios = 12 }
    home, a = UIViewController "Home", UIViewController { "A", definesPresentationContext = true }
    b = UIViewController { "B", modalPresentationStyle = "currentContext" }
    root(home)
    home:addChild(a)
    home.view:addSubview(a.view)
    a:didMove { toParent = home }
    settle()
    a:present(b)
    settle()
    assert.equal(a, b.presentingViewController)
    expect.clean()
    a:dismiss()
    settle()
    expect.clean()
  end)

  it("is not found for a presenter that is merely covered", function()
    launch(12)
    home:present(a)
    settle()
    home:present(b)
    expect.never "*.presented-on-detached"
    expect.check "request-lost"
    expect.clean()
  end)
end)
