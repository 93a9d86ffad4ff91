-- A modal as apps of iOS 5 wrote it: the calls without completions, animated and not.

device { "iPhone 4S", ios = 5 }

local home = UIViewController "Home"
local login = UIViewController { "Login", modalTransitionStyle = "flipHorizontal" }
local terms = UIViewController "Terms"

root(home)
home:presentModalViewController(login, { animated = true })

-- The links are there at once, and an animated presentation begins inside the call.
assert.equal(login, home.modalViewController)
expect.order { "Home.viewWillDisappear", "Login.viewWillAppear" }

-- A second call while the first one moves is an exception on this system.
local ok, exception = pcall(login.presentModalViewController, login, terms)
assert.is_false(ok)
note(exception.name)
settle()

-- Without animation everything has happened when the call returns.
login:presentModalViewController(terms, { animated = false })
expect.order { "Login.viewWillDisappear", "Terms.viewDidAppear", "Login.viewDidDisappear" }

-- The controller that presented takes both away; from iOS 5 on a presenter is nobody's parent.
assert.is_nil(terms.parentViewController)
home:dismissModalViewControllerAnimated(true)
settle()
assert.is_nil(home.modalViewController)
expect.once "Home.viewDidAppear animated=true"

-- The newer names are the same calls.
home:present(login, { animated = false, completion = function() note "the newer call" end })
assert.equal(login, home.modalViewController)
