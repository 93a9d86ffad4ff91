-- Does the presenter get viewWillDisappear? The answer depends on the style, the device and the
-- system; it changed for iPhones in iOS 13.
--
-- What is shown: the presenter's and the presented controller's callbacks when a modal comes and
-- goes, for four styles, on a phone and an iPad, on iOS 12 and 13: a world for each. The rule
-- behind it is one: a presenter is told if its view leaves the window, and only then [PRES-115].
-- The names in brackets are facts; Tests/Scenarios/facts/ledger.tsv says what they claim.

-- Whether the presenter is covered, on iOS 12 and on iOS 13.
local covers = {
  ["iPhone 8"] = {
    fullScreen     = { true, true },                    -- [PRES-105]
    overFullScreen = { false, false },                  -- leaves the presenter there [PRES-121]
    -- In a compact width a sheet was shown full screen [PRES-118]; from iOS 13 on it is a card
    -- that leaves the presenter where it is [PRES-113, PRES-225].
    pageSheet      = { true, false },
    formSheet      = { true, false },
  },
  ["iPad Air 2"] = {
    fullScreen     = { true, true },
    overFullScreen = { false, false },
    pageSheet      = { false, false },                  -- [PRES-117, PRES-113]
    formSheet      = { false, false },
  },
}

local function try(model, system, style, isCovered)
  device { model, ios = system }
  local home = UIViewController "Home"
  local modal = UIViewController { "Modal", modalPresentationStyle = style }
  root(home)
  note(style .. " on " .. model .. ", iOS " .. system .. (isCovered and ": covers" or ""))

  local before = mark()
  present(modal)
  settle()
  assert.equal(isCovered, home.view.window == nil)
  dismiss()
  settle()
  assert.is_not_nil(home.view.window)

  -- The modal hears the same in every style [PRES-113, PRES-114].
  expect.order({
    "Modal.viewDidLoad", "Modal.viewWillAppear", "Modal.viewDidAppear",
    "Modal.viewWillDisappear", "Modal.viewDidDisappear",
  }, { since = before })
  if isCovered then
    -- The one that comes is told before the one that goes [PRES-107]; both orders are
    -- PRES-105 and PRES-106.
    expect.order({
      "Home.viewWillDisappear", "Modal.viewWillAppear",
      "Modal.viewDidAppear", "Home.viewDidDisappear",
      "Modal.viewWillDisappear", "Home.viewWillAppear",
      "Home.viewDidAppear", "Modal.viewDidDisappear",
    }, { since = before })
    expect.exactly({
      "Home.viewWillDisappear", "Home.viewDidDisappear",
      "Home.viewWillAppear", "Home.viewDidAppear",
    }, { kind = "callback", subject = home, since = before })
  else
    expect.never("Home.view*", { since = before })
  end
end

for _, model in ipairs { "iPhone 8", "iPad Air 2" } do
  for _, style in ipairs { "fullScreen", "overFullScreen", "pageSheet", "formSheet" } do
    for place, system in ipairs { 12, 13 } do
      try(model, system, style, covers[model][style][place])
    end
  end
end
