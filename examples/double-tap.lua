-- A user who taps twice: once on a button that presents, and once beside a popover.

local function world(options)
  device(options)
  local home = UIViewController "Home"
  root(home)
  return home
end

-- Both taps come before the transition blocks them: the second present is refused [TCH-018].
for _, ios in ipairs { 12, 17 } do
  local home = world { "phone", ios = ios }
  local button = UIButton { "Buy", frame = rect(20, 100, 120, 44) }
  button:addAction(function()
    home:present(UIViewController { "Sheet" }, { animated = true })
  end, { for_ = "touchUpInside" })
  home.view:addSubview(button)
  local report = tap(button, { count = 2 })
  settle()
  note(("iOS %d: the last tap got to %s"):format(ios, tostring(report.receiver or report.why)))
  expect.once "Sheet.presentation.begin"
  expect.warning "Attempt to present"
  expect.check "request-lost"
end

-- In mid-transition a tap is lost, not queued [TCH-013].
for _, ios in ipairs { 7, 12 } do
  local home = world { "phone", ios = ios }
  local other = UIButton { "Other", frame = rect(20, 100, 120, 44) }
  other.action = function() note "Other was used" end
  home.view:addSubview(other)
  present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
  advance(0.2)
  local report = tap(other)
  note(report.why)
  assert.is_nil(report.receiver)
  settle()
  expect.never "Other.action event=touchUpInside"
end

-- Twice beside a popover: iOS 8 once dismissed what presented it as well [TCH-029].
for _, bugs in ipairs { false, true } do
  local home = world { "pad", ios = 8, bugs = bugs }
  local page = UIViewController { "Page", modalPresentationStyle = "pageSheet" }
  present(page)
  settle()
  local menu = UIViewController { "Menu", modalPresentationStyle = "popover" }
  menu.popoverPresentationController.sourceView = page.view
  present(menu)
  settle()
  tap.outside(menu)
  tap.outside(menu)
  settle()
  assert.equal(not bugs and page or nil, home.presentedViewController)
  note("after two taps " .. (home.presentedViewController and "Page is there" or "Page has gone"))
end
