-- Parameterised tests: one function, many cases.

local function present_form(style)
  root(UIViewController "Home")
  local form = UIViewController { "Form", modalPresentationStyle = style }
  present(form)
  settle()
  return form
end

describe("A list of values", function()
  each({
    { "fullScreen", 12, 1 },
    { "overFullScreen", 12, 0 },
    { "pageSheet", 13, 0 },
  }, "is spread to the arguments: %s on iOS %d sends %d viewDidDisappear", function(style, ios, n)
    device { "iPhone 8", ios = ios }
    present_form(style)
    expect.count("Home.viewDidDisappear", n)
  end)
end)

describe("A map", function()
  each({
    { style = "fullScreen", covers = true },
    { style = "overFullScreen", covers = false },
  }, "is the only argument, and the title takes its fields: {style}", function(case)
    device { "iPhone 8", ios = 12 }
    present_form(case.style)
    assert.equal(case.covers, case.style == "fullScreen")
    expect.count("Home.viewDidDisappear", case.covers and 1 or 0)
  end)
end)

describe("Any other value", function()
  each({ 12, 13 }, "is the only argument: iOS %d", function(ios, more)
    assert.is_nil(more)
    device { ios = ios }
    present_form "fullScreen"
    expect.once "Form.viewDidAppear"
  end)

  each({ "Home", "Form 2" }, "is quoted by the q: %q, and %% is a percent sign", function(name)
    UIViewController(name):loadViewIfNeeded()
    expect.once(name .. ".viewDidLoad")
  end)

  each({ true, false }, "is counted in a title without places", function(value)
    assert.is_boolean(value)
  end)
end)
