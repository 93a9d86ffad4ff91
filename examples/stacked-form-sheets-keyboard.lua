-- Three form sheets on one another. The user types into the top one; the iPad is turned while the
-- keyboard is up; then the bottom sheet is told to go, which takes all of them along.
device { "iPad Air 2", ios = 12 }

local home = UIViewController "Home"
local search = UITextField { "Search", frame = rect(20, 80, 300, 40) }
home.view:addSubview(search)

local function sheet(name)
  return UIViewController { name, modalPresentationStyle = "formSheet" }
end
local settings, account, password = sheet "Settings", sheet "Account", sheet "Password"
local field = UITextField { "Field", frame = rect(20, 80, 300, 40) }
password.view:addSubview(field)

root(home)
keyboard.show(search)                     -- the keyboard is Home's
settle()
present(settings)                         -- from iOS 8 on Home's field loses it [KBD-031]
settle()
expect.order { "Keyboard.UIKeyboardWillHide*", "Settings.viewDidAppear" }
present(account)
settle()
present(password)
settle()

tap(field)
keyboard.type "secret"
advance(0.1)                              -- the keyboard is on its way up
rotate "landscapeLeft"
settle()

-- The turn is told as a hide and a show [KBD-025], and in landscape the sheets move to the top,
-- a turn of the run loop after the notification [KBD-040].
assert.equal(UIScreen.main.bounds.width, keyboard.frame.width)
assert.is_true(password.view.frameInWindow.y < 74)
assert.equal("secret", field.text)
assert.is_true(field.isFirstResponder)

local turned = mark()
home:dismiss { animated = true }          -- the bottom one goes, with all that is on it
advance { to = 0.5, of = settings }
note("half way the keyboard is at " .. tostring(keyboard.presentedFrame.y))
settle()

-- The top sheet is seen leaving and gives the keyboard up; then Home's field, which held it when
-- the first sheet came, has it back [KBD-032].
expect.order({ "Password.viewWillDisappear", "Keyboard.UIKeyboardWillHide*",
  "Password.viewDidDisappear", "Keyboard.UIKeyboardWillShow*" }, { since = turned })
assert.is_true(search.isFirstResponder)
expect.clean()
