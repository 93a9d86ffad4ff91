-- What stays in view below chains of modals.
--
-- From software-mansion/react-native-screens, FabricExample/e2e/issue-tests/Test658.e2e.ts and
-- Test2963.e2e.ts (MIT), which ran with Detox on an iPhone 17 of iOS 26.

local shown = require "shown"

local systems = { 16, 17, 18, 26 }
local screens

local function launch(ios)
  device { "phone", ios = ios }
  screens = { [0] = UIViewController "S0" }
  root(screens[0])
end

-- The next screen comes onto the topmost one.
local function push(style, isSeeThrough)
  local screen = UIViewController { "S" .. #screens + 1, modalPresentationStyle = style }
  if isSeeThrough then screen.view.isOpaque = false end
  screens[#screens]:present(screen)
  screens[#screens + 1] = screen
end

local function expectShown(...)
  local expected, actual = {}, {}
  for _, number in ipairs { ... } do expected["S" .. number] = true end
  for number = 0, #screens do
    if shown(screens[number]) then actual["S" .. number] = true end
  end
  assert.same(expected, actual)
end

it("[TP-118] of automatic modals only the topmost is in view, and each dismissal uncovers one",
  function()
    for _, ios in ipairs(systems) do
      launch(ios)
      for number = 1, 3 do
        push "automatic"
        settle()
        expectShown(number)
      end
      for number = 3, 1, -1 do
        screens[number]:dismiss()
        settle()
        expectShown(number - 1)
      end
    end
  end)

it("[TP-119] over-full-screen modals keep everything below in view", function()
  for _, ios in ipairs(systems) do
    launch(ios)
    push("overFullScreen", true)
    settle()
    expectShown(0, 1)
    push("overFullScreen", true)
    settle()
    expectShown(0, 1, 2)
    push("overFullScreen", true)
    settle()
    expectShown(0, 1, 2, 3)
    screens[3]:dismiss()
    settle()
    expectShown(0, 1, 2)
    screens[2]:dismiss()
    settle()
    expectShown(0, 1)
    screens[1]:dismiss()
    settle()
    expectShown(0)
  end
end)

-- Every 1.5 s the topmost presents the next, up to the fifth; then the root dismisses them all.
local function pushFive(style)
  for _ = 1, 5 do
    push(style)
    advance(1.5)
  end
  expectShown(5)
end

it("[TP-125] five automatic modals, one every 1.5 s, go with one dismissal of the root",
  function()
    for _, ios in ipairs(systems) do
      launch(ios)
      pushFive "automatic"
      screens[0]:dismiss()
      settle()
      expectShown(0)
    end
  end)

it("[TP-127] five page sheets, one every 1.5 s", function()
  for _, ios in ipairs(systems) do
    launch(ios)
    pushFive "pageSheet"
  end
end)
