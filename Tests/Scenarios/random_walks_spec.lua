-- Users and apps that do anything at any instant: what has to hold when all has come to rest,
-- whatever went before. A walk that fails prints its steps.

local systems = { 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26 }
local ways = { "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown" }
local pauses = { 0, 0.05, 0.1, 0.2, 0.3, 0.6, 1.2 }

local function yes() return true end

-- Numbers from 1 to n that depend on nothing but the seed.
local function numbers(seed)
  local state = seed * 7919 + 17
  return function(n)
    state = (state * 1103515245 + 12345) % 2147483648
    return (state // 65536) % n + 1
  end
end

-- A world, and what may be done in it; each step returns its name.
local function world(model, ios, pick)
  device { model, ios = ios, force = true }
  local fields, made, hasKeys, main = {}, 0, false, nil

  local function any(list) return list[pick(#list)] end

  local function controller(style)
    made = made + 1
    local field = UITextField { "Field" .. made, frame = rect(20, 60, 200, 40) }
    local list = UIScrollView {
      "List" .. made, frame = rect(0, 120, 300, 300), contentSize = size(300, 900),
    }
    if ios >= 7 then list.keyboardDismissMode = any { "none", "onDrag", "interactive" } end
    fields[#fields + 1] = field
    local it = UIViewController {
      "Controller" .. made, modalPresentationStyle = style,
      shouldAutorotateToInterfaceOrientation = yes, supportedInterfaceOrientations = "all",
      viewDidLoad = function(self)
        UIViewController.viewDidLoad(self)
        self.view:addSubview(field)
        self.view:addSubview(list)
      end,
    }
    if style == "popover" then it.popoverPresentationController.sourceView = main.view end
    return it
  end

  local home = controller "fullScreen"
  main = home
  root(home)
  local styles = { "fullScreen", "pageSheet", "formSheet", "currentContext" }
  if ios >= 8 then
    styles = { "popover", "pageSheet", "formSheet", "overFullScreen", "overCurrentContext" }
  end

  -- A call in the middle of a transition may be refused, on the oldest systems by an exception.
  local function present_(it)
    pcall(present, it, { animated = pick(4) > 1 })
  end

  local finger = 10
  local function drag_(from, by)
    finger = finger + 1
    drag { from = from, by = by, duration = pick(9) / 10, id = finger }
  end

  local steps = {
    function()
      local style = any(styles)
      present_(controller(style))
      return "present " .. style
    end,
    function()
      if home.presentedViewController then
        pcall(home.dismiss, home, { animated = pick(4) > 1 })
      end
      return "dismiss"
    end,
    function()
      local way = any(ways)
      rotate(way)
      return "rotate " .. way
    end,
    function()
      local field = any(fields)
      if field.window then keyboard.show(field) end
      return "show " .. tostring(field)
    end,
    function()
      local field = any(fields)
      tap(field)
      return "tap " .. tostring(field)
    end,
    function()
      keyboard.hide()
      return "hide"
    end,
    function()
      keyboard.type "x"
      return "type"
    end,
    function()
      hasKeys = not hasKeys
      keyboard { hardware = hasKeys }
      return "keys " .. tostring(hasKeys)
    end,
    function()
      local from, by = point(pick(300), pick(450)), point(pick(200) - 100, pick(800) - 400)
      drag_(from, by)
      return "drag " .. tostring(from) .. " " .. tostring(by)
    end,
    function()
      local at = point(pick(300), pick(450))
      tap(at)
      return "tap " .. tostring(at)
    end,
    function()
      background()
      advance(0.1)
      foreground()
      return "background"
    end,
    function()
      if ios < 8 then return "nothing" end
      local alert = UIAlertController { "Alert", title = "Name", preferredStyle = "alert" }
      alert:addTextField { configurationHandler = function(field) fields[#fields + 1] = field end }
      alert:addAction(UIAlertAction "OK")
      present_(alert)
      return "alert"
    end,
  }
  return home, fields, steps
end

local function walk(model, ios, seed)
  local pick = numbers(seed)
  local home, fields, steps = world(model, ios, pick)
  local done = {}
  for _ = 1, 14 do
    local name = steps[pick(#steps)]()
    local pause = pauses[pick(#pauses)]
    advance(pause)
    done[#done + 1] = name .. " +" .. pause
  end
  keyboard { hardware = false }
  settle()
  local text = "after " .. table.concat(done, "; ")

  local holder
  for _, field in ipairs(fields) do
    if field.isFirstResponder then
      assert.is_nil(holder, "two first responders " .. text)
      holder = field
    end
  end
  if holder then assert.is_true(keyboard.visible, "no keyboard for the field " .. text) end
  assert.equal(keyboard.frame, keyboard.presentedFrame, text)
  if keyboard.visible and ios >= 8 then
    assert.equal(UIScreen.main.bounds.width, keyboard.frame.width, text)
    assert.equal(UIScreen.main.bounds.height, keyboard.frame.maxY, text)
  end
  assert.is_false(UIApplication.shared.isIgnoringInteractionEvents, text)
  local top = home
  while top.presentedViewController do
    top = top.presentedViewController
    assert.is_false(top.isBeingPresented or top.isBeingDismissed, text)
  end
  -- What the walk asked for at a bad moment may be lost; nothing else may be found.
  pcall(expect.check, "request-lost")
  local isClean, found = pcall(expect.clean)
  if not isClean then error(tostring(found) .. "\n" .. text) end
end

describe("At rest after anything there is one holder of the keyboard at most, and nothing is stuck",
  function()
    for _, model in ipairs { "phone", "pad" } do
      for _, ios in ipairs(systems) do
        it(("on a %s with iOS %d"):format(model, ios), function()
          for seed = 1, 8 do walk(model, ios, seed) end
        end)
      end
    end
  end)
