-- A portrait app shows a film in landscape, and comes back in portrait.
--
-- What is shown: a full-screen modal turns the interface to what it allows, whatever way the
-- device is held; the device can be turned meanwhile; the way back is part of the dismissal; and
-- how iOS 8 got it wrong, which a check finds. The names in brackets are facts;
-- Tests/Scenarios/facts/ledger.tsv says what they claim.

-- A portrait app, and a player for films, which are wide.
local function world(options)
  device(options)
  local list = UIViewController { "List", supportedInterfaceOrientations = "portrait" }
  local player = UIViewController {
    "Player", modalPresentationStyle = "fullScreen",
    supportedInterfaceOrientations = "landscape",
    preferredInterfaceOrientationForPresentation = "landscapeRight",
  }
  root(list)
  return list, player
end

local function orientation() return UIApplication.shared.statusBarOrientation end

-- 1. The phone is held upright, and stays so: the player is for landscape only.
do
  local list, player = world { "iPhone 8", ios = 12 }
  local shown = mark()
  present(player)
  settle()

  -- A full-screen modal is asked how it would like to come up [ROT-024], and comes up so. It is
  -- no turn of its own but part of the presentation.
  expect.once("Player.preferredInterfaceOrientationForPresentation", { since = shown })
  expect.order { "Player.presentation.begin", "Window.rotation.forced to=landscapeRight",
    "Player.viewWillAppear" }
  expect.never "Window.rotation.begin"
  assert.equal(rect(0, 0, 667, 375), player.view.frameInWindow)

  -- The user turns the phone to the film; the device's left is the interface's right [ROT-049], so
  -- nothing has to turn. The other way round the player follows [ROT-024].
  rotate "landscapeLeft"
  settle()
  expect.never "Window.rotation.begin"
  rotate "landscapeRight"
  settle()
  assert.equal("landscapeLeft", orientation())

  -- Upright again, the phone is on its own: the player allows no portrait.
  local upright = mark()
  rotate "portrait"
  settle()
  expect.once("Window.rotation.refused to=portrait decider=Player", { since = upright })

  -- The film is over. The list comes back under it in landscape and turns late, at the end of the
  -- dismissal [ROT-080]; its size is the last thing that it is told [ROT-078].
  local over = mark()
  dismiss(player)
  advance { to = 0.9, of = player }
  assert.equal(rect(0, 0, 667, 375), list.view.frameInWindow)
  settle()
  expect.order({ "List.viewWillAppear", "Window.rotation.forced to=portrait",
    "List.viewWillTransition", "List.viewDidAppear" }, { since = over })
  assert.equal("portrait", orientation())
  assert.equal(rect(0, 0, 375, 667), list.view.frameInWindow)
  expect.clean()
end

-- 2. The phone is turned in the very moment in which the film ends. The turn waits for the end of
-- the dismissal, and by then the list decides, which is for portrait [ROT-088].
do
  local list, player = world { "iPhone 8", ios = 12 }
  present(player)
  settle()
  dismiss(player)
  advance { to = 0.5, of = player }
  rotate "landscapeRight"
  expect.once "Window.rotation.waits"
  settle()
  expect.once "Window.rotation.refused to=landscapeLeft decider=List"
  assert.equal("portrait", orientation())
  assert.equal(rect(0, 0, 375, 667), list.view.frameInWindow)
end

-- 3. An app built for iOS 8 was left in landscape there, a fault of the system's own [ROT-036].
do
  local list, player = world { "iPhone 6", ios = 8, bugs = true }
  present(player)
  settle()
  dismiss(player)
  settle()
  assert.equal("landscapeRight", orientation())
  assert.equal(rect(0, 0, 667, 375), list.view.frameInWindow)
  expect.check "orientation-unsupported"
end
