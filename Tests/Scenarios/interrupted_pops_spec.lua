-- Pops under a finger that something comes in between: another change of the stack, or a
-- presentation.

local nav, a, b, c, d

-- Nav with A, B and C, and a finger that has pulled C half away.
local function pull(ios)
  device { "phone", ios = ios, force = true }
  a, b = UIViewController "A", UIViewController "B"
  c, d = UIViewController "C", UIViewController "D"
  nav = UINavigationController { "Nav", rootViewController = a }
  root(nav)
  settle()
  nav:setViewControllers({ a, b, c }, { animated = false })
  settle()
  touch.down(point(2, 300))
  touch.move(point(280, 300), { over = 0.2 })
  advance(0.25)
  assert.same({ a, b }, nav.viewControllers)
end

local function lift(isCancelled)
  if isCancelled then
    touch.move(point(10, 300), { over = 0.2 })
    advance(0.25)
  end
  touch.up()
  settle()
end

-- What a stack should be: what the app sees, and what would come back onto a member of it.
local Stack = {}
Stack.__index = Stack

function Stack.new() return setmetatable({ list = { a, b }, going = c, below = b }, Stack) end

function Stack:place(controller)
  for place, here in ipairs(self.list) do
    if here == controller then return place end
  end
end

function Stack:cut(count)
  while #self.list > count do table.remove(self.list) end
end

function Stack:set(list) self.list, self.going = { table.unpack(list) }, nil end

function Stack:push(controller)
  if controller == self.going then self.going = nil end
  self.list[#self.list + 1] = controller
end

function Stack:result(isCancelled)
  local place = self:place(self.below)
  if isCancelled and place and self.going then table.insert(self.list, place + 1, self.going) end
  return self.list
end

local changes = {
  {
    "pushes D", function(animated) nav:pushViewController(d, { animated = animated }) end,
    function(stack) stack:push(d) end, needs = function(stack) return not stack:place(d) end,
  },
  {
    "pushes C again", function(animated) nav:pushViewController(c, { animated = animated }) end,
    function(stack) stack:push(c) end, needs = function(stack) return not stack:place(c) end,
  },
  {
    "pops", function(animated) nav:popViewController { animated = animated } end,
    function(stack) if #stack.list > 1 then stack:cut(#stack.list - 1) end end,
  },
  {
    "pops to the bottom",
    function(animated)
      nav:popToViewController(nav.viewControllers[1], { animated = animated })
    end,
    function(stack) stack:cut(1) end,
  },
  {
    "pops to the root", function(animated) nav:popToRootViewController { animated = animated } end,
    function(stack) stack:cut(1) end,
  },
}

for text, list in pairs {
  ["sets D"] = function() return { d } end, ["sets A"] = function() return { a } end,
  ["sets A and D"] = function() return { a, d } end,
  ["sets A and B"] = function() return { a, b } end,
  ["sets A, B and C"] = function() return { a, b, c } end,
  ["sets C and A"] = function() return { c, a } end,
  ["sets C and B"] = function() return { c, b } end,
  ["sets D and C"] = function() return { d, c } end,
} do
  changes[#changes + 1] = {
    text, function(animated) nav:setViewControllers(list(), { animated = animated }) end,
    function(stack) stack:set(list()) end,
  }
end
table.sort(changes, function(one, other) return one[1] < other[1] end)

-- Does what the changes say with the finger down, and holds the stack against what it should be.
local function try(ios, sequence, animated, isCancelled)
  pull(ios)
  local stack = Stack.new()
  local text = { "iOS " .. ios, isCancelled and "taken back" or "finished" }
  for _, change in ipairs(sequence) do
    if not change.needs or change.needs(stack) then
      change[2](animated)
      change[3](stack)
      text[#text + 1] = change[1]
      assert.same(stack.list, nav.viewControllers, table.concat(text, ", "))
      advance(0.05)
    end
  end
  lift(isCancelled)
  text = table.concat(text, ", ")
  local expected = stack:result(isCancelled)
  assert.same(expected, nav.viewControllers, text)
  assert.same(expected, nav.children, text)
  for _, controller in ipairs { a, b, c, d } do
    local isIn = stack:place(controller) ~= nil
    assert.equal(isIn and nav or nil, controller.parent, text)
    local isTop = controller == expected[#expected]
    local isSeen = controller.isViewLoaded and controller.view.window ~= nil
    assert.equal(isTop, isSeen, text)
  end
  expect.clean()
end

describe("A stack that changes while a finger pops its top", function()
  for _, isCancelled in ipairs { true, false } do
    local outcome = isCancelled and "taken back" or "finished"
    it("is what the app made it, with what comes back in its old place: " .. outcome, function()
      for _, ios in ipairs { 7, 8, 12, 13, 17, 26 } do
        try(ios, {}, true, isCancelled)
        for _, change in ipairs(changes) do
          for _, animated in ipairs { true, false } do
            try(ios, { change }, animated, isCancelled)
          end
        end
      end
    end)

    it("is that after two changes, too: " .. outcome, function()
      for _, ios in ipairs { 7, 17 } do
        for _, first in ipairs(changes) do
          for _, second in ipairs(changes) do
            try(ios, { first, second }, true, isCancelled)
          end
        end
      end
    end)
  end

  it("shows what was pushed when the pop is taken back, with the old top below it", function()
    pull(17)
    nav:pushViewController(d)
    local start = mark()
    lift(true)
    assert.same({ a, b, c, d }, nav.viewControllers)
    expect.order(
      { "B.viewDidDisappear", "C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear",
        "D.viewWillAppear", "C.viewDidDisappear", "D.viewDidAppear" }, { since = start })
    nav:popViewController()
    settle()
    assert.equal(c, nav.topViewController)
    expect.clean()
  end)
end)

describe("A pop under a finger that something is presented over", function()
  local styles = { "fullScreen", "formSheet", "pageSheet", "overFullScreen", "overCurrentContext" }

  it("is taken back in every style, whether or not the presenter's view goes", function()
    for _, ios in ipairs { 8, 12, 13, 17, 26 } do
      for _, style in ipairs(styles) do
        for _, animated in ipairs { true, false } do
          pull(ios)
          local sheet = UIViewController "Sheet"
          sheet.modalPresentationStyle = style
          nav:present(sheet, { animated = animated })
          advance(0.1)
          touch.up()
          settle()
          assert.same({ a, b, c }, nav.viewControllers)
          assert.equal(sheet, nav.presentedViewController)
          sheet:dismiss()
          settle()
          assert.equal(c, nav.topViewController)
          assert.is_not_nil(c.view.window)
          expect.clean()
        end
      end
    end
  end)

  it("is back before the presenter hears that it disappears", function()
    for _, ios in ipairs { 8, 12, 17 } do
      pull(ios)
      local sheet = UIViewController "Sheet"
      sheet.modalPresentationStyle = "fullScreen"
      local start = mark()
      nav:present(sheet)
      settle()
      touch.up()
      expect.order(
        { "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillAppear", "C.viewDidAppear",
          "C.viewWillDisappear", "C.viewDidDisappear" }, { since = start })
      assert.same({ a, b, c }, nav.viewControllers)
      expect.clean()
    end
  end)
end)
