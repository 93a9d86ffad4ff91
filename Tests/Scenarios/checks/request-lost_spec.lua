-- request-lost: a present or a dismiss that UIKit refused, and whose wish has not come true since.

local home, a, b

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
end

describe("request-lost", function()
  it("is found when a present comes while what was presented before is leaving", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch(ios)
      home:dismiss()
      home:present(b)
      settle()
      expect.check "request-lost"
      expect.clean()
    end
  end)

  it("is found when a dismiss comes while the controller is arriving", function()
    launch(12)
    a:present(b)
    advance(0.1)
    a:dismiss()
    settle()
    expect.check "request-lost"
    expect.clean()
    assert.equal(a, b.presentingViewController)
  end)

  it("is found when a present is dropped before its turn comes", function()
    launch(12)
    home:dismiss()
    settle()
    home:present(b)
    root(UIViewController "Login")
    settle()
    expect.never "B.presentation.begin"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is cleared by a later present of the same controller, whoever presents it", function()
    launch(12)
    home:dismiss()
    home:present(b)
    settle()
    home:present(b)
    settle()
    expect.clean()
  end)

  it("is cleared when the controller that should go has gone", function()
    launch(12)
    a:present(b)
    advance(0.1)
    a:dismiss()
    settle()
    a:dismiss()
    settle()
    expect.clean()
  end)

  it("is not found when a dismiss is refused because the controller is leaving already", function()
    launch(12)
    home:dismiss()
    advance(0.1)
    home:dismiss()
    settle()
    expect.once "Home.dismiss.refused"
    expect.clean()
  end)

  it("is not found when B is presented from the completion of A's dismissal", function()
    launch(12)
    home:dismiss { completion = function() home:present(b) end }
    settle()
    assert.equal(b, home.presentedViewController)
    expect.clean()
  end)
end)
