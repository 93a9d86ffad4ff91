-- Fingers on sheets: pulls with the keyboard up, and scroll views that scroll, pull the sheet or
-- send the keyboard away.

local home, form, field, scroll, told, states

local systems = { 13, 14, 15, 16, 17, 18, 26 }

-- A sheet with a field that has the keyboard, over a list.
local function launch(model, ios, style)
  device { model, ios = ios }
  home, form = UIViewController "Home", UIViewController "Form"
  form.modalPresentationStyle = style or "pageSheet"
  field = UITextField { "Field", frame = rect(20, 20, 200, 40) }
  scroll = UIScrollView { "List", contentSize = size(300, 2000) }
  form.view:addSubview(field)
  form.view:addSubview(scroll)
  told, states = {}, {}
  form.presentationController.delegate = {
    presentationControllerDidDismiss = function() told[#told + 1] = "did" end,
  }
  for _, name in ipairs { "WillShow", "WillHide" } do
    NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification",
      function() states[#states + 1] = name end)
  end
  root(home)
  home:present(form)
  settle()
  scroll.frame = rect(0, 80, form.view.bounds.width, 300)
  settle()
end

-- A point of the sheet with neither the field nor the list.
local function grip()
  local frame = form.view.frameInWindow
  return point(frame.midX + 130, frame.minY + 40)
end

local function pull(by, duration)
  drag { from = grip(), by = point(0, by), duration = duration or 1, release = "hold" }
  settle()
end

describe("A sheet that is pulled with the keyboard up", function()
  it("goes with its keyboard, if it is pulled far enough", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      keyboard.show(field)
      settle()
      pull(600)
      assert.is_nil(home.presentedViewController)
      assert.same({ "did" }, told)
      assert.is_false(field.isFirstResponder)
      assert.is_false(keyboard.visible)
      assert.equal(keyboard.frame, keyboard.presentedFrame)
      assert.equal("WillHide", states[#states])
      expect.clean()
    end
  end)

  it("comes back, and its field still has the keyboard or the app gets it back by a tap", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      local frame = form.view.frameInWindow
      keyboard.show(field)
      settle()
      pull(60)
      assert.equal(form, home.presentedViewController)
      assert.equal(frame, form.view.frameInWindow)
      assert.same({}, told)
      assert.equal(keyboard.visible, field.isFirstResponder)
      tap(field)
      settle()
      assert.is_true(keyboard.visible)
      keyboard.type "a"
      assert.equal("a", field.text)
      expect.clean()
    end
  end)

  it("stays through a turn that comes while the finger is down, which waits", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      keyboard.show(field)
      settle()
      local from = grip()
      touch.down(from)
      touch.move(point(from.x, from.y + 100), { over = 0.2 })
      advance(0.2)
      rotate "landscapeLeft"
      advance(0.5)
      assert.is_true(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
      touch.move(from, { over = 0.2 })
      advance(0.5)
      touch.up()
      settle()
      assert.is_true(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
      assert.equal(form, home.presentedViewController)
      assert.equal(keyboard.visible, field.isFirstResponder)
      if keyboard.visible then
        assert.equal(UIScreen.main.bounds.width, keyboard.frame.width)
      end
      expect.clean()
    end
  end)

  it("can be a form sheet on a pad that lies over the keyboard, and comes back to where it belongs",
    function()
      for _, ios in ipairs(systems) do
        launch("pad", ios, "formSheet")
        rotate "landscapeLeft"
        settle()
        local alone = form.view.frameInWindow
        keyboard.show(field)
        settle()
        local over = form.view.frameInWindow
        assert.is_true(over.minY < alone.minY)
        pull(60)
        assert.equal(form, home.presentedViewController)
        assert.equal(keyboard.visible and over or alone, form.view.frameInWindow)
        pull(700)
        assert.is_nil(home.presentedViewController)
        assert.is_false(keyboard.visible)
        expect.clean()
      end
    end)
end)

describe("A list in a sheet", function()
  it("scrolls and leaves the sheet alone, unless it is at its top and pulled down", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      local frame = form.view.frameInWindow
      local middle = scroll.frameInWindow
      local at = point(middle.midX, middle.midY)
      drag { from = at, by = point(0, -100), duration = 0.5, release = "hold" }
      settle()
      assert.is_true(scroll.contentOffset.y > 50)
      assert.equal(frame, form.view.frameInWindow)
      assert.equal(form, home.presentedViewController)
      local offset = scroll.contentOffset.y
      drag { from = at, by = point(0, 40), duration = 0.5, release = "hold" }
      settle()
      assert.is_true(scroll.contentOffset.y < offset)
      assert.equal(frame, form.view.frameInWindow)
      scroll.contentOffset = point(0, 0)
      drag { from = at, by = point(0, 420), duration = 0.2 }
      settle()
      assert.is_nil(home.presentedViewController)
      assert.same({ "did" }, told)
      expect.clean()
    end
  end)

  it("doesn't pull a sheet that is modal, and bounces instead", function()
    for _, ios in ipairs(systems) do
      launch("phone", ios)
      form.isModalInPresentation = true
      local frame = form.view.frameInWindow
      local middle = scroll.frameInWindow
      drag {
        from = point(middle.midX, middle.midY), by = point(0, 300), duration = 0.4,
        release = "hold",
      }
      settle()
      assert.equal(form, home.presentedViewController)
      assert.equal(frame, form.view.frameInWindow)
      assert.equal(0, scroll.contentOffset.y)
      expect.clean()
    end
  end)

  it("sends the keyboard away as it is dragged, in every way that it is told to", function()
    for _, ios in ipairs(systems) do
      for _, mode in ipairs { "none", "onDrag" } do
        launch("phone", ios)
        scroll.keyboardDismissMode = mode
        keyboard.show(field)
        settle()
        local middle = scroll.frameInWindow
        drag {
          from = point(middle.midX, middle.midY), by = point(0, -100), duration = 0.4,
          release = "hold",
        }
        settle()
        assert.equal(mode == "none", field.isFirstResponder)
        assert.equal(mode == "none", keyboard.visible)
        assert.equal(form, home.presentedViewController)
        expect.clean()
      end
    end
  end)

  it("keeps the keyboard up in a form sheet on a pad that it is dragged in, for nobody",
    function()
      for _, ios in ipairs { 8, 9, 12, 13, 15, 17 } do
        launch("pad", ios, "formSheet")
        scroll.keyboardDismissMode = "onDrag"
        keyboard.show(field)
        settle()
        local middle = scroll.frameInWindow
        drag {
          from = point(middle.midX, middle.midY), by = point(0, -100), duration = 0.4,
          release = "hold",
        }
        settle()
        assert.is_false(field.isFirstResponder)
        assert.is_true(keyboard.visible)
        form:dismiss()
        settle()
        assert.is_false(keyboard.visible)
        expect.clean()
      end
    end)
end)
