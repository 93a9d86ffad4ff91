-- Touches beside what is presented.

local home, form, told

local function launch(options, style)
  device(options)
  told = {}
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style }
  if style == "popover" then form.popoverPresentationController.sourceView = home.view end
  local delegate = {}
  for short, name in pairs {
    should = "presentationControllerShouldDismiss", will = "presentationControllerWillDismiss",
    did = "presentationControllerDidDismiss",
    attempt = "presentationControllerDidAttemptToDismiss",
  } do
    delegate[name] = function()
      told[#told + 1] = short
      return true
    end
  end
  if form.presentationController then form.presentationController.delegate = delegate end
  root(home)
  present(form)
  settle()
end

describe("A touch beside a sheet", function()
  it("finds a modal popover on any system", function()
    for _, ios in ipairs { 8, 12 } do
      launch({ "pad", ios = ios }, "popover")
      form.isModalInPopover = true
      tap.outside(form)
      settle()
      assert.equal(form, home.presentedViewController)
      form.isModalInPopover = false
      tap.outside(form)
      settle()
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("is the same by real touches, beside the sheet and on it", function()
    launch({ "iPad Pro 11", ios = 17 }, "formSheet")
    tap(form)
    settle()
    assert.equal(form, home.presentedViewController)
    tap { x = 20, y = 20 }
    settle()
    assert.is_nil(home.presentedViewController)
  end)

  it("ends in its container, and the presenter gets nothing", function()
    for _, ios in ipairs { 7, 9, 12, 13, 17 } do
      launch({ "pad", ios = ios }, "formSheet")
      form.isModalInPopover = true
      local touched = 0
      home.view.touchesBegan = function() touched = touched + 1 end
      local report = tap { x = 20, y = 40 }
      settle()
      assert.equal(0, touched)
      local container = form.view
      while container.superview ~= UIApplication.shared.keyWindow do
        container = container.superview
      end
      assert.equal(container, report.path[2])
      assert.equal(UIApplication.shared.keyWindow.bounds.size, container.bounds.size)
    end
    -- So it is with everything else that is presented over the whole window.
    for style, what in pairs {
      fullScreen = "the window", overFullScreen = "the window", overCurrentContext = "its context",
    } do
      launch({ "phone", ios = 12 }, style)
      local report = tap.outside(form)
      settle()
      assert.equal("Form's container covers " .. what .. " and keeps the touch", report.why)
      assert.equal(form, report.blocker)
      assert.equal(form, home.presentedViewController)
    end
  end)
end)
