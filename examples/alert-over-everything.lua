-- An alert comes over whatever is on the screen: over a form sheet over a full-screen modal.
--
-- What is shown: from iOS 8 on an alert is one more presented controller, so a second one is
-- refused while the first is there; the handler of its action runs when it has gone, and is the
-- place to present the next; and before iOS 8 an alert view has a window of its own, which knows
-- nothing of presentations. The names in brackets are facts; Tests/Scenarios/facts/ledger.tsv says
-- what they claim.

-- A world with Form, a form sheet, over Full, a full-screen modal, over Home.
local function world(model, system)
  device { model, ios = system }
  local home = UIViewController "Home"
  local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
  local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
  root(home)
  present(full)
  settle()
  present(form)
  settle()
  return home, full, form
end

-- 1. The alert of today: a controller that Form presents, in the app's own window [PRES-279].
do
  local home, full, form = world("iPad (10th generation)", 17)
  local saved = UIAlertController { "Saved", preferredStyle = "alert" }
  saved:addAction(UIAlertAction { "Done" })

  local alert = UIAlertController {
    "Save changes?", message = "Your draft is not saved.", preferredStyle = "alert",
  }
  alert:addAction(UIAlertAction { "Cancel", style = "cancel" })
  alert:addAction(UIAlertAction {
    "Save",
    handler = function()                       -- the alert has gone by now [PRES-281]
      assert.is_nil(form.presentedViewController)
      form:present(saved)
    end,
  })
  local opened = mark()
  present(alert)                               -- from the topmost controller, which is Form
  settle()
  assert.equal(alert, form.presentedViewController)
  assert.equal(1, #UIApplication.shared.windows)
  assert.equal(270, alert.view.frameInWindow.width)

  -- A second alert from Form is refused: Form presents one already [PRES-070].
  local second = UIAlertController { "No connection", preferredStyle = "alert" }
  form:present(second)
  settle()
  expect.warning "which is already presenting <UIAlertController:"
  expect.never "No connection.viewWillAppear"
  expect.check "request-lost"

  -- A tap on Save: nobody calls dismiss, the alert goes by itself [PRES-282].
  assert.equal(alert.actions[2], tap("Save").receiver)
  settle()
  expect.never("**.dismiss", { since = opened })
  expect.order({ "Save changes.viewDidDisappear", "Save.handler", "Saved.viewDidAppear" },
    { since = opened })
  tap "Done"
  settle()

  -- Nobody below has noticed anything [PRES-125].
  expect.never("Form.view*", { since = opened })
  expect.never("Full.view*", { since = opened })
  assert.equal(full, home.presentedViewController)
  assert.equal(form, full.presentedViewController)
end

-- 2. The alert view of iOS 7: a window of its own [PRES-280], so nothing is refused. A second one
-- comes over the first, and Form is free to present below both.
do
  local home, full, form = world("iPad Air", 7)
  local closed = {}
  local function alertView(title)
    return UIAlertView {
      title, cancelButtonTitle = "OK",
      delegate = {
        alertViewDidDismissWithButtonIndex = function(_, alert)
          closed[#closed + 1] = alert.title
        end,
      },
    }
  end
  alertView("Save changes?"):show()
  settle()
  alertView("No connection"):show()
  settle()
  assert.is_nil(form.presentedViewController)
  assert.equal(3, #UIApplication.shared.windows)

  local help = UIViewController { "Help", modalPresentationStyle = "formSheet" }
  present(help)
  settle()
  assert.equal(help, form.presentedViewController)

  tap "OK"                                     -- the upper one's
  settle()
  tap "OK"
  settle()
  assert.same({ "No connection", "Save changes?" }, closed)
  assert.is_true(home.view.window == nil and full.view.window.isKeyWindow)
  expect.never "**.refused"
end
