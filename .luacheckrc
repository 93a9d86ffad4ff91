-- What a scenario may use: Lua 5.4 without what reaches outside the sandbox, UIKit's classes and
-- values, and Scrim's verbs.
std = "lua54+scrim"
max_line_length = 100
exclude_files = { ".build" }
unused_args = false -- an override names UIKit's arguments, used or not
not_globals = {
  "collectgarbage", "debug", "dofile", "io", "loadfile", "package",
  "os.execute", "os.exit", "os.getenv", "os.remove", "os.rename", "os.setlocale", "os.tmpname",
}

local any = { other_fields = true } -- a class: its members are the registry's to check

local function fields(...)
  local definition = { fields = {} }
  for _, name in ipairs { ... } do definition.fields[name] = {} end
  return definition
end

local globals = {
  assert = fields("equal", "equals", "is_equal", "are_equal", "not_equal", "not_equals",
    "is_not_equal", "are_not_equal", "same", "is_same", "are_same", "not_same", "is_not_same",
    "are_not_same", "near", "is_near", "are_near", "not_near", "is_not_near", "are_not_near",
    "is_true", "is_not_true", "is_false", "is_not_false", "is_nil", "is_not_nil", "not_nil",
    "truthy", "is_truthy", "not_truthy", "is_not_truthy",
    "falsy", "is_falsy", "not_falsy", "is_not_falsy",
    "has_error", "has_errors", "error", "errors",
    "has_no_error", "has_no_errors", "no_error", "no_errors", "error_matches", "matches_error",
    "match", "matches", "no_match", "not_match", "not_matches",
    "is_boolean", "is_not_boolean", "is_function", "is_not_function", "is_number",
    "is_not_number", "is_string", "is_not_string", "is_table", "is_not_table"),
  expect = fields("order", "exactly", "never", "once", "count", "at", "within", "trace",
    "golden", "warning", "exception", "check", "clean"),
  tap = fields("outside"),
}

for _, chain in ipairs { "is", "are", "has", "is_not", "are_not", "has_no" } do
  globals.assert.fields[chain] = any
end

for _, name in ipairs {
  -- App verbs.
  "device", "root", "present", "dismiss", "on", "note", "mark",
  -- Clock verbs.
  "advance", "turn", "step", "settle", "after", "async", "busy", "now", "eventually",
  -- Tests, with busted's names.
  "describe", "context", "it", "spec", "test", "focus", "pending", "each", "across",
  "before_each", "after_each", "setup", "teardown", "lazy_setup", "lazy_teardown", "finally",
  -- Values.
  "rect", "point", "size", "insets",
  "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform",
  -- Classes.
  "CALayer", "CATransaction", "UIActionSheet", "UIAlertAction", "UIAlertController",
  "UIAlertView", "UIApplication", "UIBarButtonItem", "UIColor", "UICubicTimingParameters",
  "UIDevice", "UINavigationController", "UIPageViewController", "UIPopoverController", "UIScreen",
  "UISplitViewController", "UISpringTimingParameters", "UITabBarController", "UITextField",
  "UITraitCollection", "UIView", "UIViewController", "UIViewPropertyAnimator", "UIWindow",
} do
  globals[name] = any
end

stds.scrim = { read_globals = globals }
