-- What a scenario may name is in Tests/luacheck.lua, which a test holds to the registry.
std = "scrim"
stds.scrim = require "Tests.luacheck"
max_line_length = 100
exclude_files = { ".build" }
unused_args = false -- an override names UIKit's arguments, used or not
  "CALayer", "CATransaction", "CGAffineTransform", "CGPoint", "CGRect", "CGSize",
  "UIActionSheet", "UIAlertAction", "UIAlertController", "UIAlertView", "UIApplication",
  "UIBarButtonItem", "UIColor", "UICubicTimingParameters", "UIDevice", "UIEdgeInsets",
  "UINavigationController", "UIPageViewController", "UIPopoverController", "UIScreen",
  "UISplitViewController", "UISpringTimingParameters", "UITabBarController", "UITextField",
  "UITraitCollection", "UIView", "UIViewController", "UIViewPropertyAnimator", "UIWindow",
  "across", "advance", "after", "after_each", "are", "are_equal", "are_near", "are_not",
  "are_not_equal", "are_not_near", "are_not_same", "are_same", "async", "at", "before_each",
  "busy", "check", "clean", "collectgarbage", "context", "count", "debug", "describe", "device",
  "dismiss", "dofile", "each", "equal", "equals", "error", "error_matches", "errors",
  "eventually", "exactly", "exception", "falsy", "finally", "focus", "golden", "has",
  "has_error", "has_errors", "has_no", "has_no_error", "has_no_errors", "insets", "io", "is",
  "is_boolean", "is_equal", "is_false", "is_falsy", "is_function", "is_near", "is_nil", "is_not",
  "is_not_boolean", "is_not_equal", "is_not_false", "is_not_falsy", "is_not_function",
  "is_not_near", "is_not_nil", "is_not_number", "is_not_same", "is_not_string", "is_not_table",
  "is_not_true", "is_not_truthy", "is_number", "is_same", "is_string", "is_table", "is_true",
  "is_truthy", "it", "lazy_setup", "lazy_teardown", "loadfile", "mark", "match", "matches",
  "matches_error", "near", "never", "no_error", "no_errors", "no_match", "not_equal",
  "not_equals", "not_falsy", "not_match", "not_matches", "not_near", "not_nil", "not_same",
  "not_truthy", "note", "now", "on", "once", "order", "outside", "package", "pending", "point",
  "present", "rect", "root", "same", "settle", "setup", "size", "spec", "step", "teardown",
  "test", "trace", "truthy", "turn", "warning", "within",
