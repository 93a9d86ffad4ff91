-- Reference traces, beside this file: `scrim test Tests/Scenarios/golden_spec.lua --update` writes
-- them anew when they are meant to change.

describe("A full-screen cover", function()
  local form

  before_each(function()
    device { "iPhone 8", ios = 12 }
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    root(UIViewController "Home")
  end)

  it("comes and goes", function()
    present(form)
    settle()
    form:dismiss()
    settle()
    expect.golden()
  end)

  it("is laid out on its way", function()
    local start = mark()
    present(form)
    settle()
    expect.golden("on its way", { kind = { "layout", "transition" }, since = start })
    start = mark()
    form:dismiss()
    settle()
    expect.golden("on its way back", { kind = { "layout", "transition" }, since = start })
  end)
end)

describe("The trace of a world", function()
  it("is of the present device alone", function()
    device { "iPhone 8", ios = 12 }
    root(UIViewController "Earlier")
    device { "iPad Air 2", ios = 9 }
    root(UIViewController "Home")
    expect.golden()
  end)
end)
