-- What each controller has heard right after a call, a turn later and at the end.
--
-- From ww-tech/lasso, Example/LassoTestUtilities_Tests/ModalTestingTests+SystemBehavior.swift,
-- +FullScreen.swift and +AnyModalPresentationStyle.swift (Apache-2.0), which ran on iPhone
-- simulators of iOS 13 to 16. It compares the list of one controller at a time, so nothing is said
-- here of the order between the two.

local heard = require "heard"

local sheetSystems = { 13, 14, 15, 16, 17 }
local oldSystems = { 11, 12 }
local appears = { "viewWillAppear", "viewDidAppear" }
local disappears = { "viewWillDisappear", "viewDidDisappear" }
local loaded = { "viewDidLoad" }
local loadedAndComing = { "viewDidLoad", "viewWillAppear" }
local loadedAndThere = { "viewDidLoad", "viewWillAppear", "viewDidAppear" }

local home, form, homeHeard, formHeard

local function launch(ios, style)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style }
  root(home)
  homeHeard, formHeard = heard "Home", heard "Form"
end

-- Form is presented and everything at rest; both lists are empty.
local function launchPresented(ios, style)
  launch(ios, style)
  home:present(form)
  settle()
  homeHeard, formHeard = heard "Home", heard "Form"
end

local function expectHeard(byHome, byForm)
  assert.same(byHome, homeHeard)
  assert.same(byForm, formHeard)
end

-- What is heard of a presentation a turn after the call, and at its end.
local function presents(animated, atTurn, atEnd)
  home:present(form, { animated = animated })
  expectHeard({}, loaded)
  assert.equal(form, home.presentedViewController)
  turn(1)
  expectHeard(atTurn.home, atTurn.form)
  settle()
  expectHeard(atEnd.home, atEnd.form)
  assert.equal(home, form.presentingViewController)
end

-- The same of a dismissal that is sent to `receiver`.
local function dismisses(receiver, animated, atTurn, atEnd)
  receiver:dismiss { animated = animated }
  turn(1)
  expectHeard(atTurn.home, atTurn.form)
  settle()
  expectHeard(atEnd.home, atEnd.form)
  assert.is_nil(home.presentedViewController)
end

describe("A page sheet on a phone", function()
  it("[TP-001] presented animated: the presenter hears nothing, the will comes in a turn",
    function()
      for _, ios in ipairs(sheetSystems) do
        launch(ios, "pageSheet")
        presents(true, { home = {}, form = loadedAndComing }, { home = {}, form = loadedAndThere })
      end
    end)

  it("[TP-004] presented unanimated: only the will comes in a turn, the did is later", function()
    for _, ios in ipairs(sheetSystems) do
      launch(ios, "pageSheet")
      presents(false, { home = {}, form = loadedAndComing }, { home = {}, form = loadedAndThere })
    end
  end)

  it("[TP-007] dismissed animated: the presenter hears nothing", function()
    for _, ios in ipairs(sheetSystems) do
      launchPresented(ios, "pageSheet")
      dismisses(home, true, { home = {}, form = { "viewWillDisappear" } },
        { home = {}, form = disappears })
    end
  end)

  it("[TP-008] dismissed animated before iOS 13: the presenter appears", function()
    for _, ios in ipairs(oldSystems) do
      launchPresented(ios, "pageSheet")
      dismisses(home, true, { home = { "viewWillAppear" }, form = { "viewWillDisappear" } },
        { home = appears, form = disappears })
    end
  end)

  it("[TP-010] dismissed unanimated: only the will comes in a turn, the did is later", function()
    for _, ios in ipairs(sheetSystems) do
      launchPresented(ios, "pageSheet")
      dismisses(home, false, { home = {}, form = { "viewWillDisappear" } },
        { home = {}, form = disappears })
    end
  end)
end)

describe("A full-screen controller on a phone", function()
  it("[TP-003] presented animated: the presenter disappears, will and did apart", function()
    for _, ios in ipairs(sheetSystems) do
      launch(ios, "fullScreen")
      presents(true, { home = { "viewWillDisappear" }, form = loadedAndComing },
        { home = disappears, form = loadedAndThere })
    end
  end)

  it("[TP-006] presented unanimated: nothing in the call, everything within a turn", function()
    for _, ios in ipairs(sheetSystems) do
      launch(ios, "fullScreen")
      presents(false, { home = disappears, form = loadedAndThere },
        { home = disappears, form = loadedAndThere })
    end
  end)

  it("[TP-009] dismissed animated by its presenter: the presenter appears, will and did apart",
    function()
      for _, ios in ipairs(sheetSystems) do
        launchPresented(ios, "fullScreen")
        dismisses(home, true, { home = { "viewWillAppear" }, form = { "viewWillDisappear" } },
          { home = appears, form = disappears })
      end
    end)

  it("[TP-014] dismissing itself unanimated: everything within a turn", function()
    for _, ios in ipairs(sheetSystems) do
      launchPresented(ios, "fullScreen")
      dismisses(form, false, { home = appears, form = disappears },
        { home = appears, form = disappears })
    end
  end)

  it("[TP-015] presented by a child of a navigation controller, which presents: the child hears",
    function()
      for _, ios in ipairs(sheetSystems) do
        device { "phone", ios = ios }
        home = UIViewController "Home"
        form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        local nav = UINavigationController { "Nav", rootViewController = home }
        root(nav)
        settle()
        homeHeard, formHeard = heard "Home", heard "Form"
        home:present(form)
        expectHeard({}, loaded)
        assert.equal(form, home.presentedViewController)
        turn(1)
        expectHeard({ "viewWillDisappear" }, loadedAndComing)
        settle()
        expectHeard(disappears, loadedAndThere)
        assert.equal(nav, form.presentingViewController)
      end
    end)
end)
