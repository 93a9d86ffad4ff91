-- frame-at-rest: a visible controller's view is not where its presentation, or its window, puts it.

local home, form

local function launch(model, ios, style)
  device { model, ios = ios }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style }
  root(home)
  present(form)
  settle()
  expect.clean()
end

describe("frame-at-rest", function()
  it("is found when a presented view was moved", function()
    launch("phone", 12, "overFullScreen")
    form.view.frame = form.view.frame:with { y = 20 }
    settle()
    expect.check "frame-at-rest"
    expect.clean()
  end)

  it("is found when a sheet's view doesn't fill the sheet", function()
    launch("pad", 12, "formSheet")
    form.view.frame = rect(0, 0, 300, 200)
    settle()
    expect.check "frame-at-rest"
    expect.clean()
  end)

  it("is found at the uncovering when the presenter changed its frame while it was covered",
    function()
      launch("phone", 12, "fullScreen")
      home.view.frame = home.view.frame:with { height = 300 }
      settle()
      expect.clean()
      home:dismiss()
      settle()
      expect.check "frame-at-rest"
      expect.clean()
    end)

  it("is not found while the view is under way", function()
    launch("phone", 12, "overFullScreen")
    home:dismiss()
    advance(0.1)
    expect.clean()
    settle()
    expect.clean()
  end)

  it("is not found for a view that is scaled where it stands", function()
    launch("phone", 12, "overFullScreen")
    home.view.transform = CGAffineTransform(0.9, 0, 0, 0.9, 0, 0)
    settle()
    expect.clean()
  end)

  it("is found when what wraps a root's view was moved", function()
    device { "phone", ios = 17 }
    home = UIViewController "Home"
    root(home)
    settle()
    expect.clean()
    home.view.superview.frame = rect(0, 0, 300, 200)
    settle()
    expect.check "frame-at-rest"
    expect.clean()
  end)
end)
