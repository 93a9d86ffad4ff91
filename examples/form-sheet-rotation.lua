-- The iPad is turned 0.2 s into a form sheet's presentation.
device { "iPad Air 2", ios = 12 }

local home = UIViewController "Home"
local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }

root(home)
present(form)                      -- animated, from the top-most controller
advance(0.2)                       -- mid-transition
rotate "landscapeLeft"
settle()

-- The turn waited for the end of the presentation [ROT-088].
expect.order { "Form.viewWillAppear", "Form.viewDidAppear", "Home.viewWillTransition" }
expect.never "Home.viewWillDisappear"                             -- a form sheet covers nobody
assert.equal(rect(242, 74, 540, 620), form.view.frameInWindow)    -- centred in 1024 x 768
