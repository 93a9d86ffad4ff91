-- Four modals on an iPad: a full-screen one over a form sheet, over a form sheet, over a
-- full-screen one; then the stack is dismissed from the middle.
device { "iPad Air 2", ios = 12 }

local home = UIViewController "Home"
local player = UIViewController { "Player", modalPresentationStyle = "fullScreen" }
local settings = UIViewController { "Settings", modalPresentationStyle = "formSheet" }
local account = UIViewController { "Account", modalPresentationStyle = "formSheet" }
local terms = UIViewController { "Terms", modalPresentationStyle = "fullScreen" }

root(home)
for _, modal in ipairs { player, settings, account, terms } do
  present(modal)                       -- animated, from the topmost controller
  settle()
end

assert(home.view.window == nil)        -- covered by Player, so out of the window
assert(account.view.window == nil)     -- covered by Terms
assert(settings.view.window ~= nil)    -- a form sheet covers nobody

local middle = mark()
settings:dismiss { animated = true, completion = function() note "back at Settings" end }
settle()

assert(settings.presentedViewController == nil)
assert(settings.presentingViewController == player)
