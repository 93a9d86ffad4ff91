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
  assert = fields("equal", "equals", "not_equal", "same", "not_same", "near", "not_near",
    "is_true", "is_false", "is_nil", "is_not_nil", "is_not_true", "is_not_false", "truthy",
    "falsy", "is_truthy", "is_falsy", "has_error", "has_no_error", "error", "no_error",
    "matches", "not_matches"),
  expect = fields("order", "exactly", "never", "once", "count", "at", "within", "trace",
    "golden", "warning", "exception", "check", "clean"),
}

for _, name in ipairs {
  -- App verbs.
  "device", "root", "present", "dismiss", "on", "note", "mark",
  -- Clock verbs.
  "advance", "turn", "step", "settle", "after", "async", "busy", "now", "eventually",
  -- Tests, with busted's names.
  "describe", "it", "pending", "before_each", "after_each",
  -- Values.
  "rect", "point", "size", "insets",
  "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform",
  -- Classes.
  "UIApplication", "UIColor", "UIDevice", "UIScreen", "UIView", "UIViewController", "UIWindow",
} do
  globals[name] = any
end

stds.scrim = { read_globals = globals }
