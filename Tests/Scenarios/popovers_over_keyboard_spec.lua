-- Popovers while the keyboard is up: wherever their anchors are, the keyboard covers none.

local home, list, field, outer

local function yes() return true end

local function launch(target)
  device(target)
  home, outer = UIViewController "Home", UITextField { "Outer" }
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  home.view:addSubview(outer)
  root(home)
  settle()
end

local function show(place, direction)
  local anchor = UIView { "Anchor", frame = place }
  home.view:addSubview(anchor)
  list = UIViewController { "List", modalPresentationStyle = "popover",
    preferredContentSize = size(320, 400) }
  field = UITextField { "Field" }
  list.view:addSubview(field)
  local popover = list.popoverPresentationController
  popover.sourceView = anchor
  popover.permittedArrowDirections = direction
  home:present(list, { animated = false })
  settle()
end

local function placeOf(view) return view.frameInWindow end

-- Home covers the screen: what it converts is as the user sees it.
local function place() return home.view:convert(list.view.bounds, { from = list.view }) end

local function isClear(frame)
  local keys = keyboard.frame
  return frame.maxY <= keys.minY or frame.minX >= keys.maxX or frame.maxX <= keys.minX
end

local directions = { "any", "up", "down", "left", "right" }

local function anchors(room)
  local places = {}
  for row = 0, 8 do
    for column = 0, 2 do
      local y = math.min(row / 8 * room.height, room.height - 30)
      places[#places + 1] = rect(column / 2 * (room.width - 40), y, 40, 30)
    end
  end
  return places
end

describe("A popover with the keyboard up", function()
  it("is clear of it and shows something, whatever it points at", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      for _, orientation in ipairs { "portrait", "landscapeRight" } do
        launch { "pad", ios = ios, orientation = orientation }
        for _, anchor in ipairs(anchors(home.view.bounds)) do
          for _, direction in ipairs(directions) do
            show(anchor, direction)
            local before = place()
            keyboard.show(field)
            settle()
            local frame = place()
            local text = ("iOS %d, %s, arrow %s, anchor %s: %s"):format(
              ios, orientation, direction, tostring(anchor), tostring(frame))
            assert.is_true(isClear(frame), text)
            assert.is_true(frame.height >= 44, text)
            assert.is_true(frame.minY >= 0, text)
            keyboard.hide()
            settle()
            assert.equal(before, place(), text)
            list:dismiss { animated = false }
            settle()
          end
        end
      end
    end
  end)

  it("is clear of one that was up before it came", function()
    for _, ios in ipairs { 8, 12, 17 } do
      launch { "pad", ios = ios, policies = { ["keyboard.at-presentation"] = "stays" } }
      keyboard.show(outer)
      settle()
      for _, anchor in ipairs(anchors(home.view.bounds)) do
        for _, direction in ipairs(directions) do
          show(anchor, direction)
          assert.is_true(isClear(place()))
          assert.is_true(place().height >= 44)
          list:dismiss { animated = false }
          settle()
        end
      end
    end
  end)
end)

describe("A popover of the older kind with the keyboard up", function()
  it("is clear of it and shows something, whatever it points at", function()
    for _, ios in ipairs { 5, 6, 7 } do
      launch { "pad", ios = ios }
      for _, anchor in ipairs(anchors(home.view.bounds)) do
        for _, direction in ipairs(directions) do
          local content = UIViewController { "Content", preferredContentSize = size(320, 400) }
          field = UITextField { "Field" }
          content.view:addSubview(field)
          local popover = UIPopoverController { "Popover", contentViewController = content }
          popover:presentPopoverFromRect(anchor, {
            inView = home.view, permittedArrowDirections = direction, animated = false,
          })
          settle()
          local before = placeOf(content.view)
          keyboard.show(field)
          settle()
          local frame = placeOf(content.view)
          assert.is_true(isClear(frame), tostring(anchor) .. direction .. tostring(frame))
          assert.is_true(frame.height >= 44, tostring(anchor) .. direction .. tostring(frame))
          keyboard.hide()
          settle()
          assert.equal(before, placeOf(content.view))
          popover:dismissPopoverAnimated(false)
          settle()
        end
      end
    end
  end)
end)
