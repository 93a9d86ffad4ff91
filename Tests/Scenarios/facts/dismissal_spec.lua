-- Whom a dismiss removes, what is seen of it, and what the callbacks find.

-- A world with Home as its root and a chain of controllers on it, all settled.
local function stack(options, ...)
  device(options)
  local controllers = { UIViewController "Home" }
  root(controllers[1])
  for _, definition in ipairs { ... } do
    local controller = UIViewController(definition)
    controllers[#controllers]:present(controller, { animated = false })
    settle()
    controllers[#controllers + 1] = controller
  end
  return table.unpack(controllers)
end

local function cover(name) return { name, modalPresentationStyle = "fullScreen" } end

describe("Who is dismissed:", function()
  it("[PRES-039] a presented controller's presenter carries its dismissal out", function()
    local home, form = stack({ "iPhone 8", ios = 12 }, cover "Form")
    form:dismiss()
    settle()
    expect.order { "Form.dismiss", "Form.dismissal.begin presenter=Home", "Form.viewDidDisappear" }
    assert.is_nil(home.presentedViewController)
    assert.is_nil(form.view.window)
  end)

  it("[PRES-040] what the receiver presents goes, and without that the receiver", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      local home, form, alert = stack({ "phone", ios = ios }, cover "Form", cover "Alert")
      form:dismiss()
      settle()
      assert.is_nil(alert.view.window)
      assert.is_nil(form.presentedViewController)
      assert.equal(form, home.presentedViewController)
      form:dismiss()
      settle()
      assert.is_nil(form.view.window)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[PRES-042] everything above the receiver goes, and the receiver stays", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      local home, b, c, d = stack({ "phone", ios = ios }, cover "B", cover "C", cover "D")
      b:dismiss()
      settle()
      assert.is_nil(b.presentedViewController)
      assert.is_nil(c.presentingViewController)
      assert.is_nil(d.presentingViewController)
      assert.is_nil(c.view.window)
      assert.is_nil(d.view.window)
      assert.equal(b, home.presentedViewController)
      assert.is_not_nil(b.view.window)
    end
  end)

  it("[PRES-062] a controller with another on top loses that one by its own dismiss", function()
    local home, form, alert = stack(
      { "iPad Air 2", ios = 12 }, { "Form", modalPresentationStyle = "formSheet" },
      { "Alert", modalPresentationStyle = "overFullScreen" })
    form:dismiss()
    settle()
    assert.is_nil(alert.view.window)
    assert.is_not_nil(form.view.window)
    assert.equal(form, home.presentedViewController)
    expect.never "Form.viewWillDisappear"
  end)

  it("[PRES-055] a second dismiss in a row goes up to the presenter and removes the receiver",
    function()
      for _, ios in ipairs { 5, 7, 8, 12, 17 } do
        local home, a, b = stack({ "phone", ios = ios }, cover "A", cover "B")
        a:dismiss()
        a:dismiss()
        settle()
        assert.is_nil(b.view.window)
        assert.is_nil(a.view.window)
        assert.is_nil(home.presentedViewController)
      end
    end)

  it("[PRES-056] dismissing a controller that is being dismissed takes its presenter down too",
    function()
      local home, a, b = stack({ "iPhone 15", ios = 17 }, cover "A", cover "B")
      b:dismiss()
      b:dismiss()
      settle()
      assert.is_nil(b.view.window)
      assert.is_nil(a.view.window)
      assert.is_nil(home.presentedViewController)
    end)

  it("[PRES-057] with nothing to dismiss nothing happens, and the completion doesn't run",
    function()
      for _, ios in ipairs { 12, 13, 17 } do
        local home, form = stack({ "phone", ios = ios }, cover "Form")
        local completed = {}
        home:dismiss { completion = function() completed[#completed + 1] = "first" end }
        home:dismiss { completion = function() completed[#completed + 1] = "second" end }
        settle()
        assert.same({ "first" }, completed)
        assert.is_nil(form.view.window)

        local before = mark()
        home:dismiss { completion = function() completed[#completed + 1] = "third" end }
        settle()
        assert.same({ "first" }, completed)
        expect.exactly({ "Home.dismiss" }, { since = before })
      end
    end)
end)

describe("What is seen of a dismissal of several levels:", function()
  local dissolving = {
    "Top", modalPresentationStyle = "overFullScreen", modalTransitionStyle = "crossDissolve",
  }

  -- The middle of the animation with which Home drops two covers and a dissolving controller.
  local function dismissToHome(options)
    local home, low, middle, top = stack(options, cover "Low", cover "Middle", dissolving)
    home:dismiss()
    advance(0.1)
    return low, middle, top
  end

  local function expectTopmostOnly(options)
    local low, middle, top = dismissToHome(options)
    expect.once "Low.dismissal.begin style=crossDissolve"
    expect.once "**.dismissal.begin"
    assert.is_true(top.view.presentedAlpha > 0 and top.view.presentedAlpha < 1)
    assert.equal(middle.view.frame, middle.view.presentedFrame)
    assert.equal(low.view.frame, low.view.presentedFrame)
    settle()
    for _, controller in ipairs { low, middle, top } do assert.is_nil(controller.view.window) end
  end

  it("[PRES-043] only the topmost is animated, by its own transition style", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do expectTopmostOnly { "phone", ios = ios } end
  end)

  it("[PRES-046] up to iOS 7 the topmost goes straight to the receiver", function()
    for _, ios in ipairs { 5, 6, 7 } do
      -- No bug of these systems changes that.
      expectTopmostOnly { "phone", ios = ios, bugs = true }
    end
  end)

  -- The fault: the receiver's own presented controller is shown and animated by its own style.
  local function expectLowestInstead(options)
    local low, _, top = dismissToHome(options)
    expect.once "Low.dismissal.begin style=coverVertical"
    assert.is_nil(top.view.window)
    assert.is_not_nil(low.view.window)
    assert.is_true(low.view.presentedFrame.minY > 0)
    settle()
    assert.is_nil(low.view.window)
  end

  it("[PRES-044] with iOS 8's fault the receiver's own presented controller is animated instead",
    function() expectLowestInstead { "phone", ios = 8, bugs = true } end)

  it("[PRES-045] that fault is still there in later systems", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      expectLowestInstead { "phone", ios = ios, bugs = true }
    end
  end)

  it("[PRES-049] the completion runs once", function()
    local count = 0
    local home = stack({ "iPhone 8", ios = 12 }, cover "B", cover "C", cover "D")
    home:dismiss { completion = function() count = count + 1 end }
    settle()
    assert.equal(1, count)
    expect.once "**.dismiss.completion"
  end)

  it("[PRES-061] the presenter of a sheet hears nothing of its programmatic dismissal", function()
    for _, ios in ipairs { 13, 15, 17 } do
      local home, sheet = stack(
        { "phone", ios = ios }, { "Sheet", modalPresentationStyle = "pageSheet" })
      local before = mark()
      home:dismiss()
      settle()
      assert.is_nil(sheet.view.window)
      expect.never("Home.view*ppear*", { since = before })
    end
  end)
end)

describe("In a callback", function()
  local home, form

  before_each(function()
    device { "iPhone 8", ios = 12 }
    home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    root(home)
  end)

  -- What read() gives inside the one callback of Form that the pattern names.
  local function inside(callback, read)
    local seen, count = nil, 0
    on("Form." .. callback, function() seen, count = read(), count + 1 end)
    present(form)
    settle()
    home:dismiss()
    settle()
    assert.equal(1, count)
    return seen
  end

  it("[PRES-050] viewDidDisappear the dismissed controller has no presenter left", function()
    assert.is_nil(inside("viewDidDisappear", function() return form.presentingViewController end))
  end)

  it("[PRES-051] viewDidDisappear the dismissed controller is still being dismissed", function()
    assert.is_true(inside("viewDidDisappear", function() return form.isBeingDismissed end))
  end)

  it("[PRES-053] viewWillDisappear the dismissed controller still has its presenter", function()
    assert.equal(home,
      inside("viewWillDisappear", function() return form.presentingViewController end))
  end)

  it("[PRES-052] that completes a call the controller is no longer on its way", function()
    local flags = {}
    local function note_flags()
      flags[#flags + 1] = { form.isBeingPresented, form.isBeingDismissed }
    end
    present(form, { completion = note_flags })
    settle()
    home:dismiss { completion = note_flags }
    settle()
    assert.same({ { false, false }, { false, false } }, flags)
  end)

  it("[PRES-048] present's completion runs after the presented controller has appeared", function()
    local completed = false
    present(form, { completion = function() completed = true end })
    settle()
    assert.is_true(completed)
    expect.order { "Form.viewDidAppear", "Home.present.completion" }
    expect.once "Home.present.completion"
  end)

  it("[PRES-047] dismiss's completion runs after the dismissed controller has disappeared",
    function()
      local completed = false
      present(form)
      settle()
      form:dismiss { completion = function() completed = true end }
      settle()
      assert.is_true(completed)
      expect.order { "Form.viewDidDisappear", "Form.dismiss.completion" }
      expect.once "Form.dismiss.completion"
    end)

  it("[PRES-054] and right after an unanimated dismiss the presenter still reports the leaving one",
    function()
      for _, ios in ipairs { 8, 12, 13, 17 } do
        local presenter, leaving = stack({ "phone", ios = ios }, cover "Form")
        presenter:dismiss { animated = false }
        assert.equal(leaving, presenter.presentedViewController)
        settle()
        assert.is_nil(presenter.presentedViewController)
      end
    end)
end)
