-- Three modals, and the one in the middle is told to go: what leaves, and what is seen leaving.
--
-- UIKit dismisses what the receiver presents and all above it. Documented is that the topmost one
-- is seen leaving [PRES-043]; from iOS 8 on people saw the one that the receiver presents, which
-- is a fault of the system's own [PRES-044].

local function stack(system)
  device(system)
  local home = UIViewController "Home"
  local first = UIViewController { "First", modalPresentationStyle = "fullScreen" }
  local second = UIViewController { "Second", modalPresentationStyle = "fullScreen" }
  local third = UIViewController { "Third", modalPresentationStyle = "fullScreen",
    modalTransitionStyle = "crossDissolve" }
  root(home)
  for _, modal in ipairs { first, second, third } do
    present(modal, { animated = false })
    settle()
  end
  return home, first, second, third
end

for _, system in ipairs {
  { "phone", ios = 7 },
  { "iPhone 15", ios = 17 },
  { "iPhone 15", ios = 17, bugs = true },
} do
  local home, first, second, third = stack(system)
  local from = mark()
  note("First is told to dismiss")
  first:dismiss { completion = function() note "gone" end }
  settle()

  -- Second and Third go together, and First is uncovered; Second was covered and hears nothing.
  assert.is_nil(first.presentedViewController)
  assert.equal(first, home.presentedViewController)
  assert.is_nil(second.view.window)
  expect.order({ "Third.viewWillDisappear", "First.viewWillAppear", "First.viewDidAppear",
    "Third.viewDidDisappear", "First.dismiss.completion" }, { since = from })
  expect.never("Second.view*", { since = from })

  -- Which one moves: its transition style says so.
  local style = system.bugs and "coverVertical" or "crossDissolve"
  expect.once("Second.dismissal.begin style=" .. style, { since = from })
  assert.is_nil(third.presentingViewController)
end
