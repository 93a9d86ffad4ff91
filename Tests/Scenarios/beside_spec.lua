-- Taps beside what is presented: they are touches like others, which what lies above gets first.

local home, box

local function launch(options)
  device(options)
  home = UIViewController "Home"
  root(home)
  box = UIView { "Box", frame = rect(100, 100, 100, 100) }
  home.view:addSubview(box)
  settle()
end

describe("A tap beside what is presented", function()
  local form

  local function show(options, style)
    launch(options)
    form = UIViewController { "Form", modalPresentationStyle = style or "formSheet" }
    if style == "popover" then
      form.popoverPresentationController.sourceView = box
    end
    home:present(form)
    settle()
  end

  it("says by a target and by a point what comes of it, and where it went", function()
    for _, ios in ipairs { 8, 12, 17 } do
      for _, style in ipairs { "formSheet", "popover" } do
        show({ "pad", ios = ios }, style)
        form.isModalInPopover = true
        local byTarget = tap.outside(form)
        settle()
        local byPoint = tap { x = 700, y = 1000 }
        settle()
        assert.equal(form, home.presentedViewController)
        assert.is_true(byTarget.why ~= nil)
        assert.equal(byTarget.why, byPoint.why)
        assert.equal(form, byTarget.blocker)
        assert.equal(form, byPoint.blocker)
        assert.is_nil(byTarget.receiver)
        assert.equal(home.view.window, byTarget.path[1])
        touch.down(point(700, 1000))
        assert.equal(byTarget.why, touch.up().why)
      end
    end
  end)

  it("reaches what lies over it instead: a window, an alert", function()
    show({ "pad", ios = 12 }, "popover")
    local window = UIWindow { "Overlay", frame = home.view.window.frame, windowLevel = 10 }
    window.rootViewController = UIViewController "Above"
    window.isHidden = false
    settle()
    local report = tap.outside(form)
    settle()
    assert.equal(form, home.presentedViewController)
    assert.matches("^Overlay, a window of level 10, lies above", report.why)
    assert.equal(window, report.path[1])
    window.isHidden = true
    settle()
    assert.equal(form, tap.outside(form).receiver)
    settle()
    assert.is_nil(home.presentedViewController)

    show({ "pad", ios = 12 }, "popover")
    local alert = UIAlertView { "Alert", title = "Alert", cancelButtonTitle = "OK" }
    alert:show()
    settle()
    report = tap.outside(form)
    settle()
    assert.equal(form, home.presentedViewController)
    assert.equal("an alert stays until one of its actions is chosen", report.why)
  end)

  it("is lost where interaction is off, and on a screen that covers it", function()
    show({ "pad", ios = 12 }, "popover")
    home.view.window.isUserInteractionEnabled = false
    local report = tap.outside(form)
    settle()
    assert.equal("interaction is off for Window", report.why)
    assert.equal(form, home.presentedViewController)
    home.view.window.isUserInteractionEnabled = true
    local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
    form:present(full)
    settle()
    report = tap.outside(form)
    settle()
    assert.equal("Full covers it", report.why)
    assert.equal(full, form.presentedViewController)
  end)

  it("leaves the views alone that a popover lets through, where there is another place", function()
    show({ "pad", ios = 12 }, "popover")
    form.popoverPresentationController.passthroughViews = { home.view }
    local report = tap.outside(form)
    settle()
    assert.equal(form, home.presentedViewController)
    assert.equal(home.view, report.receiver)
    form.popoverPresentationController.passthroughViews = { box }
    assert.equal(form, tap.outside(form).receiver)
    settle()
    assert.is_nil(home.presentedViewController)
  end)
end)
