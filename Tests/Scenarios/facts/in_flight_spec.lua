-- Dismissals that meet a transition in flight, and are carried out all the same.

local function launch(ios)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  root(home)
  return home, form
end

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
