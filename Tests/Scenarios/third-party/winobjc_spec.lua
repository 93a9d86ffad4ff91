-- The order of both controllers' callbacks, and what they can read of themselves inside them.
--
-- From microsoft/WinObjC, tests/functionaltests/Tests/UIKitTests/UIViewControllerTests.mm
-- (UIViewControllerModalTest.PresentDismiss; MIT), a reimplementation of UIKit of iOS 8 to 12's
-- time: a form sheet covers a phone there. It says nothing of Home.viewDidAppear against
-- Form.viewDidDisappear.

local systems = { 8, 10, 12 }

local home, form, seen

-- Base is the root and has presented Home; Form is to be presented by Home.
local function launch(target, style)
  device(target)
  local base = UIViewController "Base"
  home = UIViewController { "Home", modalPresentationStyle = "fullScreen" }
  form = UIViewController { "Form", modalPresentationStyle = style }
  root(base)
  base:present(home, { animated = false })
  settle()
  assert.is_false(home.isBeingPresented)
  seen = {}
  on("Form.viewWillAppear", function()
    seen["Form.viewWillAppear"] = form.isBeingPresented and form.presentingViewController ~= nil
  end)
  on("Form.viewDidAppear", function()
    seen["Form.viewDidAppear"] = form.presentedViewController == nil
      and form.presentingViewController ~= nil
  end)
  on("Home.viewWillDisappear", function()
    seen["Home.viewWillDisappear"] = home.presentedViewController ~= nil
      and not home.isBeingDismissed
  end)
  on("Home.viewDidDisappear", function()
    seen["Home.viewDidDisappear"] = home.presentedViewController ~= nil
      and home.presentingViewController ~= nil and not home.isBeingDismissed
  end)
  on("Home.present.completion", function()
    seen["Home.present.completion"] = not form.isBeingPresented and not home.isBeingDismissed
  end)
  on("Form.viewWillDisappear", function()
    seen["Form.viewWillDisappear"] = form.isBeingDismissed
      and form.presentingViewController ~= nil
  end)
  on("Form.viewDidDisappear", function()
    seen["Form.viewDidDisappear"] = form.isBeingDismissed and form.presentingViewController == nil
  end)
  on("Home.viewWillAppear", function()
    seen["Home.viewWillAppear"] = home.presentedViewController ~= nil and not home.isBeingPresented
  end)
  on("Home.viewDidAppear", function()
    seen["Home.viewDidAppear"] = home.presentedViewController == nil
  end)
  on("Home.dismiss.completion", function()
    seen["Home.dismiss.completion"] = not home.isBeingDismissed
  end)
end

local function presentForm()
  home:present(form, { animated = false, completion = function() end })
  local popover = form.popoverPresentationController
  if popover then
    -- Early enough, although the call has returned.
    popover.sourceView = home.view
    popover.sourceRect = rect(10, 10, 20, 20)
  end
  settle()
end

local function dismissForm()
  seen = {}
  local start = mark()
  home:dismiss { animated = false, completion = function() end }
  settle()
  return start
end

-- These callbacks were looked at, and in each of them everything read as it should.
local function expectSeen(...)
  local expected = {}
  for _, callback in ipairs { ... } do expected[callback] = true end
  assert.same(expected, seen)
end

local function covers(target, style)
  launch(target, style)
  presentForm()
  expect.order { "Form.viewDidLoad", "Home.viewWillDisappear", "Form.viewWillAppear",
    "Form.viewDidAppear", "Home.viewDidDisappear", "Home.present.completion" }
  expectSeen("Form.viewWillAppear", "Form.viewDidAppear", "Home.viewWillDisappear",
    "Home.viewDidDisappear", "Home.present.completion")
end

local function uncovers(target, style)
  launch(target, style)
  presentForm()
  local start = dismissForm()
  expect.order({ "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
    "Home.dismiss.completion" }, { since = start })
  expect.order({ "Form.viewWillDisappear", "Home.viewWillAppear", "Form.viewDidDisappear",
    "Home.dismiss.completion" }, { since = start })
  expectSeen("Form.viewWillDisappear", "Form.viewDidDisappear", "Home.viewWillAppear",
    "Home.viewDidAppear", "Home.dismiss.completion")
end

local function keepsPresenter(target, style)
  launch(target, style)
  local start = mark()
  presentForm()
  expect.order({ "Form.viewDidLoad", "Form.viewWillAppear", "Form.viewDidAppear",
    "Home.present.completion" }, { since = start })
  expect.never("Home.view*Disappear", { since = start })
  expectSeen("Form.viewWillAppear", "Form.viewDidAppear", "Home.present.completion")
end

local function returnsToPresenter(target, style)
  launch(target, style)
  presentForm()
  local start = dismissForm()
  expect.order({ "Form.viewWillDisappear", "Form.viewDidDisappear", "Home.dismiss.completion" },
    { since = start })
  expect.never("Home.view*ppear", { since = start })
  expectSeen("Form.viewWillDisappear", "Form.viewDidDisappear", "Home.dismiss.completion")
end

describe("A controller that covers its presenter", function()
  it("[TP-021] full screen, presented", function()
    for _, ios in ipairs(systems) do
      covers({ "phone", ios = ios }, "fullScreen")
      covers({ "pad", ios = ios }, "fullScreen")
    end
  end)

  it("[TP-022] full screen, dismissed by the presenter", function()
    for _, ios in ipairs(systems) do
      uncovers({ "phone", ios = ios }, "fullScreen")
      uncovers({ "pad", ios = ios }, "fullScreen")
    end
  end)

  it("[TP-023] a form sheet on a phone, presented", function()
    for _, ios in ipairs(systems) do covers({ "phone", ios = ios }, "formSheet") end
  end)

  it("[TP-024] a form sheet on a phone, dismissed by the presenter", function()
    for _, ios in ipairs(systems) do uncovers({ "phone", ios = ios }, "formSheet") end
  end)
end)

describe("A form sheet on a pad", function()
  it("[TP-025] leaves its presenter in peace when it is presented", function()
    for _, ios in ipairs(systems) do keepsPresenter({ "pad", ios = ios }, "formSheet") end
  end)

  it("[TP-026] leaves its presenter in peace when it is dismissed", function()
    for _, ios in ipairs(systems) do returnsToPresenter({ "pad", ios = ios }, "formSheet") end
  end)
end)

describe("A popover on a pad", function()
  it("[TP-029] leaves its presenter in peace when it is presented", function()
    for _, ios in ipairs(systems) do keepsPresenter({ "pad", ios = ios }, "popover") end
  end)

  it("[TP-030] leaves its presenter in peace when it is dismissed", function()
    for _, ios in ipairs(systems) do returnsToPresenter({ "pad", ios = ios }, "popover") end
  end)
end)

it("[TP-031] a modal with nothing above it that is sent dismiss in a dismissal's completion goes",
  function()
    for _, ios in ipairs(systems) do
      launch({ "phone", ios = ios }, "fullScreen")
      presentForm()
      local completed = 0
      home:dismiss {
        animated = false,
        completion = function()
          home:dismiss {
            animated = false, completion = function() completed = completed + 1 end,
          }
        end,
      }
      settle()
      assert.equal(1, completed)
    end
  end)
