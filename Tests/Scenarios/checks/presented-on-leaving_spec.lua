-- presented-on-leaving: something was presented on a controller that is being dismissed.

local home, a, b

local function launch(ios, style)
  device { "pad", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = style or "fullScreen" }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
end

describe("presented-on-leaving", function()
  it("is found when the topmost controller is on its way out", function()
    for _, style in ipairs { "fullScreen", "formSheet", "overFullScreen" } do
      launch(12, style)
      home:dismiss()
      advance(0.1)
      a:present(b)
      settle()
      expect.check "presented-on-leaving"
      expect.check "request-lost"
      expect.clean()
    end
  end)

  it("is found when the dismissal was asked for in the same turn", function()
    launch(17)
    home:dismiss()
    a:present(b)
    settle()
    expect.check "presented-on-leaving"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is found when the one that leaves is further down", function()
    launch(12)
    local c = UIViewController { "C", modalPresentationStyle = "fullScreen" }
    a:present(b)
    settle()
    home:dismiss()
    advance(0.1)
    b:present(c)
    settle()
    expect.check "presented-on-leaving"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is not found when the presenter of the one that leaves presents", function()
    launch(12)
    home:dismiss()
    advance(0.1)
    home:present(b)
    settle()
    expect.never "*.presented-on-leaving"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is not found for the verb present, which passes over who is leaving", function()
    launch(12)
    home:dismiss { completion = function() present(b) end }
    settle()
    assert.equal(b, home.presentedViewController)
    expect.clean()
  end)
end)
