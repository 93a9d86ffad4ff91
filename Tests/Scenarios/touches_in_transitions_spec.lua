-- Fingers while something comes, goes or turns: what gets their touches, and what becomes of those
-- that are under way.

local home, button, form, inner, counts

local function yes() return true end

-- Home with a button under a controller of that style with a button of its own.
local function launch(model, ios, style)
  device { model, ios = ios, force = true }
  counts = { Home = 0, Form = 0 }
  local function press(name)
    return UIButton {
      name .. " button", frame = rect(10, 40, 100, 44),
      action = function() counts[name] = counts[name] + 1 end,
    }
  end
  local function controller(name)
    return UIViewController {
      name, shouldAutorotateToInterfaceOrientation = yes, supportedInterfaceOrientations = "all",
    }
  end
  home, form = controller "Home", controller "Form"
  button, inner = press "Home", press "Form"
  home.view:addSubview(button)
  form.view:addSubview(inner)
  form.modalPresentationStyle = style or "fullScreen"
  if style == "popover" then form.popoverPresentationController.sourceView = home.view end
  root(home)
  settle()
end

local systems = { 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26 }

local function styles(ios)
  if ios < 8 then return { "fullScreen", "formSheet", "pageSheet", "currentContext" } end
  return { "fullScreen", "formSheet", "pageSheet", "overFullScreen", "overCurrentContext" }
end

local function each(body)
  for _, model in ipairs { "phone", "pad" } do
    for _, ios in ipairs(systems) do
      for _, style in ipairs(styles(ios)) do body(model, ios, style) end
    end
  end
end

describe("A tap in a presentation", function()
  it("does nothing at any instant of it, and reaches what has come right after it", function()
    each(function(model, ios, style)
      for _, share in ipairs { 0.01, 0.3, 0.7, 0.99 } do
        launch(model, ios, style)
        home:present(form)
        advance { to = share, of = form }
        assert.is_string(tap(button).why)
        assert.is_string(tap(inner).why)
        assert.same({ Home = 0, Form = 0 }, counts)
        advance { till = "Form.viewDidAppear" }
        advance(0)
        assert.is_nil(tap(inner).why)
        assert.same({ Home = 0, Form = 1 }, counts)
        settle()
        expect.clean()
      end
    end)
  end)

  it("does nothing at any instant of the dismissal, and reaches what is left right after it",
    function()
      each(function(model, ios, style)
        for _, share in ipairs { 0.01, 0.3, 0.7, 0.99 } do
          launch(model, ios, style)
          home:present(form)
          settle()
          form:dismiss()
          advance { to = share, of = form }
          assert.is_string(tap(button).why)
          assert.is_string(tap(inner).why)
          advance { till = "Form.viewDidDisappear" }
          advance(0)
          assert.is_nil(tap(button).why)
          assert.same({ Home = 1, Form = 0 }, counts)
          settle()
          expect.clean()
        end
      end)
    end)

  it("that was lost isn't made up for afterwards", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      home:present(form)
      advance { to = 0.5, of = form }
      for _ = 1, 5 do tap(inner) end
      settle()
      assert.same({ Home = 0, Form = 0 }, counts)
    end
  end)

  it("can't present twice or dismiss twice, however fast the user taps", function()
    for _, ios in ipairs { 6, 8, 12, 13, 17, 26 } do
      launch("phone", ios)
      local open = UIButton {
        "Open", frame = rect(10, 200, 100, 44), action = function() home:present(form) end,
      }
      local close = UIButton {
        "Close", frame = rect(10, 200, 100, 44), action = function() form:dismiss() end,
      }
      home.view:addSubview(open)
      form.view:addSubview(close)
      for _ = 1, 6 do
        tap(open)
        advance(0.06)
      end
      settle()
      expect.once "Form.presentation.begin"
      for _ = 1, 6 do
        tap(close)
        advance(0.06)
      end
      settle()
      expect.once "Form.dismissal.begin"
      assert.is_nil(home.presentedViewController)
      expect.clean()
    end
  end)
end)

describe("A finger that is down as something comes", function()
  it("presses nothing when it is lifted, neither below nor in what has come", function()
    each(function(model, ios, style)
      for _, lifted in ipairs { 0, 0.1, 1 } do
        launch(model, ios, style)
        touch.down(button)
        assert.is_true(button.isHighlighted)
        home:present(form)
        advance(lifted)
        touch.up()
        settle()
        assert.is_false(button.isHighlighted)
        assert.equal(0, counts.Form)
        -- Lifted before anything has begun it is a tap like any other.
        assert.is_true(counts.Home == 0 or lifted == 0)
        tap(inner)
        assert.equal(1, counts.Form)
        expect.clean()
      end
    end)
  end)

  it("has its gesture cancelled, and told so", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      launch("phone", ios)
      local states = {}
      home.view:addGestureRecognizer(UIPanGestureRecognizer {
        "Pan", action = function(pan)
          if states[#states] ~= pan.state then states[#states + 1] = pan.state end
        end,
      })
      touch.down(point(200, 300))
      touch.move(point(200, 400), { over = 0.1 })
      advance(0.1)
      home:present(form)
      advance(0.1)
      touch.move(point(200, 500))
      touch.up()
      settle()
      assert.same({ "began", "changed", "cancelled" }, states)
      expect.clean()
    end
  end)
end)

describe("A tap while the interface turns", function()
  it("does nothing at any instant of it on the older systems, and is a tap after it", function()
    for _, model in ipairs { "phone", "pad" } do
      for _, ios in ipairs(systems) do
        for _, instant in ipairs { 0.02, 0.15, 0.28 } do
          launch(model, ios)
          rotate "landscapeLeft"
          advance(instant)
          -- From iOS 13 on nobody has reported that touches are lost.
          local isLost = ios < 13
          assert.equal(isLost, tap(button).why ~= nil)
          assert.equal(isLost and 0 or 1, counts.Home)
          settle()
          assert.is_nil(tap(button).why)
          assert.equal(isLost and 1 or 2, counts.Home)
          expect.clean()
        end
      end
    end
  end)

  it("finds its target where that is in the new orientation, on every system", function()
    for _, model in ipairs { "phone", "pad" } do
      for _, ios in ipairs(systems) do
        for _, way in ipairs { "landscapeLeft", "landscapeRight" } do
          launch(model, ios)
          rotate(way)
          settle()
          local corner = UIButton { "Corner", action = function() note "corner" end }
          local room = home.view.bounds
          corner.frame = rect(room.width - 60, room.height - 60, 50, 50)
          home.view:addSubview(corner)
          assert.equal(corner, tap(corner).receiver)
          assert.equal(button, tap(button).receiver)
          expect.clean()
        end
      end
    end
  end)
end)

describe("A tap in a push", function()
  it("does nothing at any instant of it, and reaches the new screen after it", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      local nav = UINavigationController { "Nav", rootViewController = UIViewController "First" }
      root(nav)
      settle()
      nav:pushViewController(form)
      advance(0.1)
      assert.is_string(tap { x = 150, y = 400 }.why)
      assert.is_string(tap(inner).why)
      settle()
      inner.frame = rect(10, 200, 100, 44)
      assert.is_nil(tap(inner).why)
      assert.equal(1, counts.Form)
      expect.clean()
    end
  end)

  local function isIgnoring() return UIApplication.shared.isIgnoringInteractionEvents end

  local function push(ios, policies)
    device { "phone", ios = ios, force = true, policies = policies }
    local first = UIViewController "First"
    local nav = UINavigationController { "Nav", rootViewController = first }
    root(nav)
    settle()
    assert.is_false(isIgnoring())
    nav:pushViewController(UIViewController "Second")
    return nav
  end

  it("is lost as long as the app says that it ignores touches, and no longer", function()
    for _, ios in ipairs(systems) do
      local nav = push(ios)
      assert.equal(ios < 7, isIgnoring())
      advance(0.1)
      assert.is_true(isIgnoring())
      settle()
      assert.is_false(isIgnoring())
      nav:popViewController()
      advance(0.1)
      assert.is_true(isIgnoring())
      -- What leaves the window in the middle of it has no touches ignored any more.
      root(UIViewController "Other")
      settle()
      assert.is_false(isIgnoring())
      expect.clean()
    end
  end)

  it("gets through where transitions lose no touches", function()
    for _, ios in ipairs { 6, 8, 17 } do
      push(ios, { ["transition.touches"] = "delivered" })
      advance(0.1)
      assert.is_false(isIgnoring())
      assert.is_nil(tap { x = 150, y = 400 }.why)
    end
  end)

  it("is lost from the call on where that is when transitions begin to lose touches", function()
    for _, ios in ipairs { 6, 8, 17 } do
      local nav = push(ios, { ["transition.touches-begin"] = "call" })
      assert.is_true(isIgnoring())
      settle()
      assert.is_false(isIgnoring())
      -- What is pushed and popped in one turn moves nothing.
      nav:pushViewController(UIViewController "Third")
      nav:popViewController()
      settle()
      assert.is_false(isIgnoring())
    end
  end)

  it("is lost when a finger has let go of a pop, and not before", function()
    for _, ios in ipairs { 7, 8, 12, 13, 17, 26 } do
      push(ios)
      settle()
      touch.down(point(2, 300))
      touch.move(point(250, 300), { over = 0.2 })
      advance(0.25)
      assert.is_false(isIgnoring())
      touch.up()
      advance(0.1)
      assert.is_true(isIgnoring())
      settle()
      assert.is_false(isIgnoring())
      expect.clean()
    end
  end)
end)
