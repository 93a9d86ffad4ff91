-- What moves out of the keyboard's way, side by side: a form sheet and a page sheet on an iPad in
-- both orientations, a popover, and an alert with a field on a phone.

local systems = { 7, 12, 13, 15 }

-- How far up a controller's view goes when the keyboard comes for a field in it.
local function lift(options, controller, setUp)
  device(options)
  -- The command line may ask for a system that has no popover of this kind.
  if setUp and tonumber(UIDevice.current.systemVersion:match "%d+") < 8 then return end
  local home = UIViewController "Home"
  local presented = controller()
  local field = UITextField { "Field" }
  root(home)
  if setUp then setUp(home, presented) end
  presented.view:addSubview(field)
  present(presented)
  settle()
  -- The frame on the screen as the user sees it, which windows had only from iOS 8 on: in the
  -- outermost view that fills the interface.
  local function place()
    local outer = presented.view
    while outer.superview.rootViewController ~= home do outer = outer.superview end
    return outer:convert(presented.view.bounds, { from = presented.view })
  end
  local before = place()
  keyboard.show(field)
  settle()
  local after = place()
  local covered = math.max(0, after.maxY - keyboard.frame.y)
  return before.y - after.y, covered, before.height - after.height
end

local function sheet(style)
  return function() return UIViewController { "Sheet", modalPresentationStyle = style } end
end

local function row(name, options, controller, setUp)
  for _, ios in ipairs(systems) do
    local target = { options[1], ios = ios, orientation = options.orientation }
    if not (name == "popover" and ios < 8) then
      local up, covered, shorter = lift(target, controller, setUp)
      if not up then return end
      note(("%s, iOS %d: up %g, shorter by %g, covered %g"):format(name, ios, up, shorter, covered))
      if name == "form sheet, landscape" then assert.is_true(up > 0) end     -- [KBD-039]
      if name == "form sheet, portrait" then assert.equal(0, up) end         -- [KBD-039]
      if name == "popover" then assert.equal(0, covered) end                 -- [KBD-041]
    end
  end
end

row("form sheet, portrait", { "pad" }, sheet "formSheet")
row("form sheet, landscape", { "pad", orientation = "landscapeRight" }, sheet "formSheet")
row("page sheet, landscape", { "pad", orientation = "landscapeRight" }, sheet "pageSheet")
row("card on a phone", { "phone" }, sheet "pageSheet")
row("popover", { "pad", orientation = "landscapeRight" }, function()
  return UIViewController { "List", modalPresentationStyle = "popover",
    preferredContentSize = size(320, 600) }
end, function(home, list)
  local anchor = UIView { "Anchor", frame = rect(300, 120, 60, 40) }
  home.view:addSubview(anchor)
  list.popoverPresentationController.sourceView = anchor
end)
