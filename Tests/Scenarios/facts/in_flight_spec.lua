-- Dismissals that meet a transition in flight: which are refused, and in which words, and which are
-- carried out all the same.

-- A world with Home (0x1001) as its root, and Form (0x1002) to present.
local function launch(ios)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  root(home)
  return home, form
end

-- These are all the warnings, to the last character.
local function expectWarnings(...)
  local patterns = {}
  for _, text in ipairs { ... } do patterns[#patterns + 1] = '**.refused text="' .. text .. '"' end
  expect.exactly(patterns, { kind = "warning" })
end

describe("A refused dismissal", function()
  local refused = "Warning: Attempt to dismiss from view controller <UIViewController: 0x1001> "
    .. "while a presentation or dismiss is in progress!"

  it("[PRES-073] names the controller that would carry it out", function()
    for _, ios in ipairs { 6, 7, 9, 12 } do
      local _, form = launch(ios)
      present(form)
      advance(0.1)
      form:dismiss()
      settle()
      expectWarnings(refused)
      assert.is_not_nil(form.view.window)
    end
  end)

  it("[PRES-074] from iOS 13 is followed by an assertion about the presentation controller",
    function()
      for _, ios in ipairs { 13, 14, 17 } do
        local home, form = launch(ios)
        present(form)
        advance(0.1)
        home:dismiss()
        settle()
        expect.exactly({
          '**.refused text="' .. refused .. '"',
          '**.refused text="Trying to dismiss the presentation controller while transitioning '
            .. 'already. (<*PresentationController: 0x*>)"',
        }, { kind = "warning" })
      end
    end)

  it("[ROT-095] was followed by the assertion on iOS 8 already", function()
    local home, form = launch(8)
    present(form)
    advance(0.1)
    home:dismiss()
    settle()
    expectWarnings(refused, "Trying to dismiss the presentation controller while transitioning "
      .. "already. (<_UIFullscreenPresentationController: 0x*>)")
  end)

  it("[PRES-320] prints a form sheet's presentation controller by its private class", function()
    device { "iPad Pro 11", ios = 13 }
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    root(home)
    present(form)
    advance(0.1)
    home:dismiss()
    settle()
    expect.once '**.refused text="*already. (<_UIFormSheetPresentationController: 0x*>)"'
  end)

  it("[PRES-058] is neither queued nor carried out, whether the controller comes or goes",
    function()
      for _, ios in ipairs { 5, 7, 9, 12 } do
        local home, form = launch(ios)
        present(form)
        advance(0.1)
        home:dismiss()
        expectWarnings(refused)
        settle()
        assert.equal(form, home.presentedViewController)
        expect.never "Form.viewWillDisappear"

        home:dismiss()
        advance(0.1)
        home:dismiss()
        expectWarnings(refused, refused)
        settle()
        expect.once "Form.dismissal.begin"
        expect.once "Form.viewDidDisappear"
      end
    end)
end)

-- Form leaves, once, without a word from UIKit, and Home is what is seen.
local function expectGone(home, form)
  settle()
  expect.never "**.refused"
  expect.once "Form.viewDidDisappear"
  assert.is_nil(form.view.window)
  assert.is_nil(home.presentedViewController)
  assert.is_not_nil(home.view.window)
end

-- 0.1 s into the animated presentation the controller dismisses itself, unanimated.
local function dismissEarly(ios)
  local home, form = launch(ios)
  home:present(form)
  advance(0.1)
  form:dismiss { animated = false }
  expectGone(home, form)
end

-- The lower presenter dismisses while the upper of two controllers arrives.
local function dismissBelow(ios)
  local home, form = launch(ios)
  local alert = UIViewController { "Alert", modalPresentationStyle = "fullScreen" }
  home:present(form)
  settle()
  form:present(alert)
  advance(0.1)
  home:dismiss()
  expectGone(home, form)
  assert.is_nil(alert.view.window)
end

-- Present and dismiss in one turn, both unanimated: the completions come in the order of the calls.
local function dismissInTheSameTurn(ios)
  local home, form = launch(ios)
  local completed = {}
  home:present(form, {
    animated = false, completion = function() completed[#completed + 1] = "present" end,
  })
  home:dismiss {
    animated = false, completion = function() completed[#completed + 1] = "dismiss" end,
  }
  expectGone(home, form)
  assert.same({ "present", "dismiss" }, completed)
end

-- The controller dismisses itself inside its own first viewDidAppear.
local function dismissOnAppearing(ios)
  local home, form = launch(ios)
  on("Form.viewDidAppear", function() form:dismiss() end)
  home:present(form)
  expectGone(home, form)
end

-- Still refused: the busy presenter is to dismiss, animated, what is still animating in.
local function dismissWhatArrives(ios)
  local home, form = launch(ios)
  home:present(form)
  advance(0.1)
  home:dismiss()
  expect.once "Home.dismiss.refused text=*progress!"
  settle()
  assert.equal(form, home.presentedViewController)
  expect.never "Form.viewWillDisappear"
end

describe("From iOS 10", function()
  it("[PRES-328] a dismissal in flight is refused only where both transitions are animated and of "
    .. "one controller", function()
      for _, ios in ipairs { 10, 12, 15, 18 } do
        dismissEarly(ios)
        dismissBelow(ios)
        dismissInTheSameTurn(ios)
        dismissOnAppearing(ios)
        dismissWhatArrives(ios)
      end
    end)
end)
