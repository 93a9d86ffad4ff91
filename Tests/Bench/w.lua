-- W: two full-screen modals come and go; their callbacks are checked.
device { "iPhone 8", ios = 12 }
local home = UIViewController "Home"
local a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
local b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
root(home)
home:present(a)
settle()
a:present(b)
settle()
a:dismiss {}
settle()
home:dismiss {}
settle()
expect.order {
  "A.viewWillAppear", "A.viewDidAppear",
  "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
  "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
  "A.viewWillDisappear", "A.viewDidDisappear",
}
