/// Lines of Lua that show how a name is used.
///
/// Each runs in a world in which `home` is the root and presents `form`, at rest; a test runs them.
package enum Examples {
  /// The example of a page, by the page's name.
  package static let all: [(name: String, code: String)] =
    verbs + specs + expectations + assertions + classes

  static func example(of name: String) -> String? { all.first { $0.name == name }?.code }

  private static let verbs: [(name: String, code: String)] = [
    ("device", #"device { "iPad Air 2", ios = 12, orientation = "landscapeLeft" }"#),
    ("root", #"root(UIViewController "Other")"#),
    ("present", #"present(UIViewController "Other", { animated = false })"#),
    ("dismiss", #"dismiss(form, { completion = function() note "gone" end })"#),
    ("on", #"on("Form.viewWillDisappear", function() note "on its way" end)"#),
    ("note", #"note "half of it""#),
    (
      "mark",
      #"""
      local since = mark()
      form:dismiss()
      settle()
      expect.once("Form.viewDidDisappear", { since = since })
      """#
    ),
    (
      "advance",
      #"""
      form:dismiss()
      advance { to = 0.5, of = form }
      advance(0.1)
      advance { till = "Form.viewDidDisappear" }
      """#
    ),
    ("turn", "turn(2)"), ("step", "local time = step()"), ("settle", "settle { limit = 5 }"),
    ("after", "after(0.5, function() form:dismiss() end)"),
    ("async", "async(function() form:dismiss() end)"), ("busy", "busy(0.3)"),
    ("now", "local before = now()\nadvance(2)\nassert.near(2, now() - before, 1e-9)"),
    (
      "tap",
      #"""
      local action = UIAlertAction { "OK", handler = function() note "tapped" end }
      present(UIAlertController { "Sure?", preferredStyle = "alert", actions = { action } })
      settle()
      tap "OK"
      """#
    ),
  ]

  private static let specs: [(name: String, code: String)] = [
    (
      "describe",
      #"""
      describe("A form sheet", { "iPad Air 2", ios = 12 }, function()
        it("is presented", function() end)
      end)
      """#
    ),
    ("it", #"it("is presented", function() assert.is_nil(nil) end)"#),
    ("before_each", "before_each(function() device \"pad\" end)"),
    (
      "each",
      #"""
      each({ { 7, "phone" }, { 12, "pad" } }, "iOS %s on a %s", function(ios, model)
        device { model, ios = ios }
      end)
      """#
    ),
    (
      "across",
      #"""
      across({ ios = { 12, 17 }, device = { "phone", "pad" } }, function()
        it("has a root", function() root(UIViewController "Home") end)
      end)
      """#
    ),
  ]

  private static let expectations: [(name: String, code: String)] = [
    ("expect.order", #"expect.order { "Form.viewWillAppear", "Form.viewDidAppear" }"#),
    (
      "expect.exactly",
      #"""
      local since = mark()
      form:dismiss { animated = false }
      settle()
      expect.exactly(
        { "Form.viewWillDisappear", "Form.viewDidDisappear" },
        { kind = "callback", subject = form, since = since })
      """#
    ),
    ("expect.never", #"expect.never "Home.viewWillDisappear""#),
    ("expect.once", #"expect.once "Form.viewDidAppear animated=true""#),
    ("expect.count", #"expect.count("*.viewDidAppear", 2)"#),
    ("expect.at", #"expect.at(0, "Home.viewDidLoad")"#),
    ("expect.within", #"expect.within(0.5, "Form.viewWillAppear", "Form.viewDidAppear")"#),
    (
      "expect.trace",
      """
      expect.trace [[
      ...
      Form.viewWillAppear animated=true
      ...
      Form.viewDidAppear
      ]]
      """
    ),
    (
      "expect.warning",
      #"""
      home:present(UIViewController "Other")
      settle()
      expect.warning "Attempt to present"
      """#
    ),
    (
      "expect.exception",
      #"""
      expect.exception("NSInvalidArgumentException", function() home:present(nil) end)
      """#
    ),
    (
      "expect.check",
      #"""
      home:present(UIViewController "Other", { completion = function() end })
      settle()
      expect.check "completion-never-called"
      """#
    ),
    ("expect.clean", "expect.clean()"),
  ]

  private static let assertions: [(name: String, code: String)] = [
    ("assert", "local view = assert(form.view, \"the form has a view\")"),
    ("assert.equal", "assert.equal(form, home.presentedViewController)"),
    ("assert.same", "assert.same({ 1, 2 }, { 1, 2 })"),
    ("assert.near", "assert.near(0.3, 0.1 + 0.2, 1e-9)"),
    ("assert.is_nil", "assert.is_nil(form.presentedViewController)"),
    ("assert.has_error", "assert.has_error(function() error \"no\" end)"),
    ("assert.error_matches", "assert.error_matches(function() error \"no way\" end, \"way$\")"),
    ("assert.match", "assert.match(\"^UI\", \"UIView\")"),
  ]

  private static let classes: [(name: String, code: String)] = [
    (
      "UIViewController",
      #"""
      local login = UIViewController {
        "Login", modalPresentationStyle = "fullScreen",
        viewDidAppear = function(self, animated)
          UIViewController.viewDidAppear(self, animated)
          note "there"
        end,
      }
      """#
    ),
    (
      "UIViewController:present",
      #"form:present(UIViewController "Other", { completion = function() note "there" end })"#
    ),
    ("UIViewController:dismiss", "form:dismiss { animated = false }"),
    (
      "UINavigationController",
      #"""
      local list = UIViewController "List"
      local stack = UINavigationController { "Stack", viewControllers = { list } }
      stack:pushViewController(UIViewController "Detail", { animated = false })
      """#
    ),
    (
      "UIAlertController",
      #"""
      present(UIAlertController {
        "Sure?", message = "It can't be undone.", preferredStyle = "alert",
        actions = { UIAlertAction { "Delete", style = "destructive" } },
      })
      """#
    ),
    (
      "UIView.animate",
      #"""
      UIView.animate {
        withDuration = 0.3, options = { "curveEaseIn" },
        animations = function() form.view.alpha = 0.5 end,
        completion = function(finished) note(tostring(finished)) end,
      }
      """#
    ),
    ("UIView:convert", "local place = form.view:convert(point(0, 0), { to = home.view })"),
    (
      "UIPresentationController.delegate",
      #"""
      local other = UIViewController { "Other", modalPresentationStyle = "popover" }
      other.popoverPresentationController.delegate = {
        adaptivePresentationStyle = function(self, controller) return "none" end,
      }
      """#
    ),
    ("CGRect", "form.view.frame = rect(0, 0, 320, 480):insetBy { dx = 10, dy = 10 }"),
  ]
}
