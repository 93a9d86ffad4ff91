-- The commonest report: "I dismiss A and present B, and B never comes."
--
-- What is shown: B, presented in the tick that dismisses A, is refused with a warning, and its
-- completion never runs; how UIKit words the refusal on three systems; and the repair. The names
-- in brackets are facts; Tests/Scenarios/facts/ledger.tsv says what they claim.

-- A world with A in front of Home.
local function world(model, system, style)
  device { model, ios = system }
  local home = UIViewController "Home"
  local a = UIViewController { "A", modalPresentationStyle = style }
  local b = UIViewController { "B", modalPresentationStyle = style }
  root(home)
  present(a)
  settle()
  return home, a, b
end

-- B is asked for while A is still there: dismiss only starts A on its way, and until A has gone
-- Home presents it. The call returns as if all were well; what tells of the refusal is a line in
-- the log, and no completion follows [PRES-030]. Two of Scrim's checks find that; a script that
-- doesn't name what they find fails with --strict.
local function lose(home, a, b)
  home:dismiss()
  home:present(b, { completion = function() note "B is here" end })
  assert.equal(a, home.presentedViewController)
  settle()
  expect.once "Home.present.refused"
  expect.never "Home.present.completion"
  expect.never "B.viewWillAppear"
  assert.is_nil(home.presentedViewController)           -- A has gone, B never came
  assert.is_nil(b.presentingViewController)
  expect.check "request-lost"
  expect.check "completion-never-called"
end

-- Objects print as UIKit prints them. Their addresses count from 0x1001 in the order in which
-- they are made: Home, A, B.

-- 1. A covers the whole screen, so Home's view is in no window [PRES-066].
do
  local home, a, b = world("iPhone 8", 12, "fullScreen")
  lose(home, a, b)
  expect.warning("Warning: Attempt to present <UIViewController: 0x1003> on "
    .. "<UIViewController: 0x1001> whose view is not in the window hierarchy!")
end

-- 2. A is a sheet, so Home's view is still in the window, and the second guard speaks. The two
-- spaces are UIKit's [PRES-068].
do
  local home, a, b = world("iPad Air 2", 12, "formSheet")
  lose(home, a, b)
  expect.warning("Warning: Attempt to present <UIViewController: 0x1003>  on "
    .. "<UIViewController: 0x1001> which is already presenting <UIViewController: 0x1002>")
end

-- 3. The same in the words of newer systems, which name the receiver of the call too [PRES-070].
do
  local home, a, b = world("iPhone 15", 17, "pageSheet")
  lose(home, a, b)
  expect.warning("[Presentation] Attempt to present <UIViewController: 0x1003> on "
    .. "<UIViewController: 0x1001> (from <UIViewController: 0x1001>) which is already presenting "
    .. "<UIViewController: 0x1002>.")
end

-- The repair: present B from the completion of A's dismissal. It runs after A has disappeared
-- [PRES-047]; by then Home is back in the window and presents nobody.
do
  local home, _, b = world("iPhone 8", 12, "fullScreen")
  home:dismiss {
    completion = function()
      home:present(b, { completion = function() note "B is here" end })
    end,
  }
  settle()
  expect.never "**.refused"
  expect.clean()
  expect.order {
    "A.viewDidDisappear", "Home.dismiss.completion",
    "Home.present presented=B", "B.viewWillAppear", "B.viewDidAppear", "Home.present.completion",
  }
  assert.equal(b, home.presentedViewController)
end
