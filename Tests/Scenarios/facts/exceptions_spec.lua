-- UIKit's exceptions about presentations, word for word; the world is unchanged after them.

-- A world with Home (0x1001) as its root, and Form (0x1002) and Alert (0x1003) to present.
local function launch(ios)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  local alert = UIViewController { "Alert", modalPresentationStyle = "fullScreen" }
  root(home)
  return home, form, alert
end

-- The call raises that exception, inside the call, and nothing has happened.
local function expectRaised(name, reason, call)
  local before = mark()
  local ok, exception = pcall(call)
  assert.is_false(ok)
  assert.equal(name, exception.name)
  assert.equal(reason, exception.reason)
  settle()
  expect.never("**.presentation.begin", { since = before })
  expect.never("**.refused", { since = before })
end

describe("NSInvalidArgumentException is raised by presenting", function()
  it("[PRES-081] nil", function()
    for _, ios in ipairs { 5, 7, 9, 12, 13, 17 } do
      local home = launch(ios)
      expectRaised("NSInvalidArgumentException",
        "Application tried to present a nil modal view controller on target "
          .. "<UIViewController: 0x1001>.",
        function() home:present(nil) end)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[PRES-082] a controller on itself", function()
    for _, ios in ipairs { 5, 7, 9, 12, 13, 17 } do
      local home, form = launch(ios)
      present(form)
      settle()
      expectRaised("NSInvalidArgumentException",
        "Application tried to present modal view controller on itself. Presenting controller is "
          .. "<UIViewController: 0x1002>.",
        function() form:present(form) end)
      assert.is_nil(form.presentedViewController)
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[PRES-078] an active controller: one that is presented, or one that has a parent", function()
    local reason = "Application tried to present modally an active controller "
      .. "<UIViewController: 0x1002>."
    for _, ios in ipairs { 5, 7, 9, 12, 13 } do
      local home, form, alert = launch(ios)
      home:present(form)
      settle()
      form:present(alert)
      settle()
      expectRaised("NSInvalidArgumentException", reason, function() alert:present(form) end)
      assert.is_nil(alert.presentedViewController)
      assert.equal(home, form.presentingViewController)

      home, form, alert = launch(ios)
      alert:addChild(form)
      expectRaised("NSInvalidArgumentException", reason, function() home:present(form) end)
      assert.is_nil(home.presentedViewController)
      assert.equal(alert, form.parent)
    end
  end)

  it("[PRES-079] from iOS 14 a controller that is being presented, by whom", function()
    for _, ios in ipairs { 14, 15, 17, 26 } do
      local home, form, alert = launch(ios)
      home:present(form)
      settle()
      form:present(alert)
      settle()
      expectRaised("NSInvalidArgumentException",
        "Application tried to present modally a view controller <UIViewController: 0x1002> that "
          .. "is already being presented by <UIViewController: 0x1001>.",
        function() alert:present(form) end)
      assert.equal(home, form.presentingViewController)
    end
  end)

  it("[PRES-080] from iOS 14 a controller that has a parent, and which", function()
    for _, ios in ipairs { 14, 15, 17, 26 } do
      local home, form, alert = launch(ios)
      alert:addChild(form)
      expectRaised("NSInvalidArgumentException",
        "Application tried to present modally a view controller <UIViewController: 0x1002> that "
          .. "has a parent view controller <UIViewController: 0x1003>.",
        function() home:present(form) end)
      assert.equal(alert, form.parent)
    end
  end)
end)

describe("NSInternalInconsistencyException is raised by presenting", function()
  it("[PRES-085] with the style none", function()
    for _, ios in ipairs { 7, 9, 12, 13, 17 } do
      local home, form = launch(ios)
      form.modalPresentationStyle = "none"
      expectRaised("NSInternalInconsistencyException",
        "The specified modal presentation style doesn't have a corresponding presentation "
          .. "controller.",
        function() home:present(form) end)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[PRES-083] on iOS 5 while the window runs a transition", function()
    local home, form, alert = launch(5)
    home:present(form)
    advance(0.1)
    local raised = expect.exception("NSInternalInconsistencyException", function()
      form:present(alert)
    end)
    assert.equal("Attempting to begin a modal transition from <UIViewController: 0x1002> to "
      .. "<UIViewController: 0x1003> while a transition is already in progress. Wait for "
      .. "viewDidAppear/viewDidDisappear to know the current transition has completed",
      raised.reason)
    assert.is_nil(form.presentedViewController)
    expect.once "**.presentation.begin"
  end)
end)
