-- Where touches go, and where they are lost: hit tests, windows, transitions, several fingers.

local home, box

-- A world with Home in the app's window, and Box in Home's view.
local function launch(ios, model)
  device { model or "phone", ios = ios }
  home = UIViewController "Home"
  root(home)
  box = UIView { "Box", frame = rect(100, 100, 100, 100) }
  home.view:addSubview(box)
  settle()
end

-- The view that a touch at a point of Home's view hits.
local function hit(x, y)
  local path = tap(home.view:convert(point(x, y))).path
  return path and path[#path]
end

local systems = { 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 17, 26 }

describe("A hit test", function()
  it("[TCH-001] leaves out what is hidden, takes no touches or can hardly be seen, "
    .. "with all that is in it", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local inner = UIView { "Inner", frame = rect(0, 0, 100, 100) }
      box:addSubview(inner)
      assert.equal(inner, hit(150, 150))
      for property, closed in pairs {
        isHidden = true, isUserInteractionEnabled = false, alpha = 0.009,
      } do
        local open = box[property]
        box[property] = closed
        assert.equal(home.view, hit(150, 150))
        box[property] = open
        assert.equal(inner, hit(150, 150))
      end
    end
  end)

  it("[TCH-002] leaves out a view whose alpha is 0.01, and not one of 0.02", function()
    for _, ios in ipairs { 5, 8, 12, 17 } do
      launch(ios)
      box.alpha = 0.01
      assert.equal(home.view, hit(150, 150))
      box.alpha = 0.02
      assert.equal(box, hit(150, 150))
      device { "phone", ios = ios, policies = { ["touch.faintest"] = "hit" } }
      home = UIViewController "Home"
      root(home)
      box = UIView { "Box", frame = rect(100, 100, 100, 100), alpha = 0.01 }
      home.view:addSubview(box)
      assert.equal(box, hit(150, 150))
    end
  end)

  it("[TCH-003] finds the deepest view, of siblings the last", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local other = UIView { "Other", frame = rect(150, 100, 100, 100) }
      home.view:addSubview(other)
      local deep = UIView { "Deep", frame = rect(10, 10, 20, 20) }
      other:addSubview(deep)
      assert.equal(other, hit(190, 150))
      assert.equal(deep, hit(165, 115))
      assert.equal(box, hit(120, 150))
      home.view:bringSubviewToFront(box)
      assert.equal(box, hit(190, 150))
    end
  end)

  it("[TCH-004] misses what sticks out of its superview, clipped or not", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local overhang = UIView { "Overhang", frame = rect(50, 50, 100, 100) }
      box:addSubview(overhang)
      assert.equal(overhang, hit(190, 190))
      assert.is_false(box.clipsToBounds)
      assert.equal(home.view, hit(220, 220))
    end
  end)

  it("[TCH-005] takes the least edges of the bounds for inside and the greatest for outside",
    function()
      for _, ios in ipairs { 4, 8, 17 } do
        launch(ios)
        assert.is_true(box:pointInside(point(0, 0)))
        assert.is_true(box:pointInside(point(99.5, 99.5)))
        assert.is_false(box:pointInside(point(100, 50)))
        assert.is_false(box:pointInside(point(50, 100)))
        assert.is_nil(box:hitTest(point(100, 50)))
        assert.equal(box, box:hitTest(point(99.5, 50)))
      end
    end)

  it("[TCH-006] may be asked several times for one tap, and the trace has none of them", function()
    for _, ios in ipairs { 4, 12, 17 } do
      launch(ios)
      local asked = 0
      box.hitTest = function(self, at, event)
        asked = asked + 1
        return UIView.hitTest(self, at, event)
      end
      assert.equal(box, tap(box).receiver)
      assert.is_true(asked > 1)
      expect.never "**.hitTest"
    end
  end)

  it("[TCH-007] begins with the window of the highest level, of a level with the one in front",
    function()
      for _, ios in ipairs(systems) do
        launch(ios)
        local names = {}
        for _, name in ipairs { "High", "First", "Second" } do
          local window = UIWindow { name, rootViewController = UIViewController(name .. " root") }
          if ios >= 13 then window.windowScene = home.view.window.windowScene end
          window.windowLevel = name == "High" and 2000 or 0
          window.isHidden = false
          names[name] = window
        end
        settle()
        assert.equal(names.High, tap(box).path[1])
        assert.matches("^High, a window of level 2000, lies above", tap(box).why)
        names.High.isHidden = true
        assert.equal(names.Second, tap(box).path[1])
        names.First:makeKeyAndVisible()
        assert.equal(names.First, tap(box).path[1])
        names.First.isHidden, names.Second.isHidden = true, true
        assert.is_nil(tap(box).why)
      end
    end)

  it("[TCH-008] goes on to the next window where a window answers nothing", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      local window = UIWindow {
        "Pass", rootViewController = UIViewController "Overlay",
        hitTest = function(self, at, event)
          local found = UIWindow.hitTest(self, at, event)
          local isOwn = found == self or found == self.rootViewController.view
          return not isOwn and found and found.tag == 7 and found or nil
        end,
      }
      if ios >= 13 then window.windowScene = home.view.window.windowScene end
      window.windowLevel = 1
      window.isHidden = false
      settle()
      local knob = UIView { "Knob", frame = rect(0, 300, 50, 50), tag = 7 }
      window.rootViewController.view:addSubview(knob)
      assert.equal(box, tap(box).receiver)
      assert.equal(knob, tap(knob).receiver)
    end
  end)

  it("[TCH-009] finds a moving view where it goes, not where it is seen", function()
    for _, ios in ipairs(systems) do
      launch(ios)
      box.frame = rect(0, 100, 50, 50)
      UIView.animate {
        withDuration = 1, options = "allowUserInteraction",
        animations = function() box.frame = rect(200, 100, 50, 50) end,
      }
      advance(0.5)
      assert.is_true(box.presentedFrame:contains(point(125, 125)))
      assert.equal(home.view, hit(125, 125))
      assert.equal(box, hit(225, 125))
      settle()
    end
  end)

  it("[TCH-010] leaves out a view that a block animates, unless the block lets the user in",
    function()
      for _, ios in ipairs { 5, 6, 8, 12, 17, 26 } do
        launch(ios)
        local function animate(options)
          UIView.animate {
            withDuration = 1, options = options,
            animations = function() box.frame = box.frame:offsetBy { dx = 10 } end,
          }
          advance(0.5)
        end
        animate()
        local report = tap(box)
        assert.equal("Box is being animated without allowUserInteraction", report.why)
        assert.equal(home.view, report.receiver)
        settle()
        assert.is_nil(tap(box).why)
        animate "allowUserInteraction"
        assert.is_nil(tap(box).why)
        settle()
      end
    end)

  it("[TCH-011] leaves out all that is in a view that is animated", function()
    for _, ios in ipairs { 5, 8, 12, 17 } do
      launch(ios)
      local inner = UIView { "Inner", frame = rect(0, 0, 50, 50) }
      box:addSubview(inner)
      UIView.animate { withDuration = 1, animations = function() box.alpha = 0.5 end }
      advance(0.5)
      local report = tap(inner)
      assert.equal(box, report.blocker)
      assert.equal(home.view, report.receiver)
      settle()
      assert.equal(inner, tap(inner).receiver)
    end
  end)

  it("[TCH-041] isn't changed by what hides siblings from accessibility", function()
    for _, ios in ipairs { 5, 12, 17 } do
      launch(ios)
      local modal = UIView {
        "Modal", frame = rect(0, 300, 50, 50), accessibilityViewIsModal = true,
      }
      home.view:addSubview(modal)
      assert.is_true(modal.accessibilityViewIsModal)
      assert.equal(box, tap(box).receiver)
    end
  end)
end)

describe("Touches", function()
  local function form(style)
    return UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  end

  local function isIgnoring() return UIApplication.shared.isIgnoringInteractionEvents end

  -- Presents and dismisses Form, and calls `look` in the middle of both.
  local function halfway(look)
    local sheet = form()
    home:present(sheet)
    advance { to = 0.5, of = sheet }
    look(sheet)
    settle()
    sheet:dismiss()
    advance { to = 0.5, of = sheet }
    look(sheet)
    settle()
  end

  it("[TCH-012] are lost from the begin of a transition to its end", function()
    for _, ios in ipairs { 5, 6, 7, 8, 9, 10, 11, 12 } do
      launch(ios)
      assert.is_false(isIgnoring())
      local began = 0
      home.view.touchesBegan = function() began = began + 1 end
      halfway(function(sheet)
        assert.is_true(isIgnoring())
        local report = tap { x = 10, y = 200 }
        assert.is_nil(report.receiver)
        assert.equal(sheet, report.blocker)
        assert.equal("touches are lost while Form's transition is under way", report.why)
      end)
      assert.is_false(isIgnoring())
      settle()
      assert.equal(0, began)
      tap(home.view)
      assert.equal(1, began)
    end
  end)

  it("[TCH-013] are lost for good until every begin of ignoring has its end", function()
    for _, ios in ipairs { 4, 8, 12, 13, 17 } do
      launch(ios)
      local app = UIApplication.shared
      local began = 0
      box.touchesBegan = function() began = began + 1 end
      app:beginIgnoringInteractionEvents()
      app:beginIgnoringInteractionEvents()
      app:endIgnoringInteractionEvents()
      assert.is_true(isIgnoring())
      assert.equal("the app ignores interaction events", tap(box).why)
      app:endIgnoringInteractionEvents()
      assert.is_false(isIgnoring())
      settle()
      assert.equal(0, began)
      assert.is_nil(tap(box).why)
      assert.equal(1, began)
    end
  end)

  it("[TCH-014] are lost in a transition of iOS 13 and later as well", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      launch(ios)
      halfway(function() assert.is_true(isIgnoring() and tap(box).receiver == nil) end)
      assert.is_false(isIgnoring())
      assert.equal(box, tap(box).receiver)
    end
  end)

  it("[TCH-015] are lost in the callbacks that end a presentation, not in its completion",
    function()
      for _, ios in ipairs { 4, 5, 8, 12, 13, 17 } do
        launch(ios)
        local told = {}
        local sheet = form()
        sheet.viewDidAppear = function(self, animated)
          UIViewController.viewDidAppear(self, animated)
          told[#told + 1] = isIgnoring()
        end
        home:present(sheet, { completion = function() told[#told + 1] = isIgnoring() end })
        settle()
        assert.same({ true, false }, told)
      end
    end)

  it("[TCH-016] are lost until a dismissal has really ended", function()
    for _, ios in ipairs { 7, 8, 12, 13, 17, 26 } do
      launch(ios)
      local sheet = form()
      home:present(sheet)
      settle()
      sheet:dismiss()
      advance { to = 1, of = sheet }
      assert.equal("touches are lost while Form's transition is under way", tap(box).why)
      settle()
      assert.is_nil(tap(box).why)
    end
  end)

  it("[TCH-018] of a double tap reach a button twice before what it presents or pushes begins",
    function()
      for _, ios in ipairs { 5, 6, 7, 8, 9, 12, 13, 17, 26 } do
        launch(ios)
        local sheets = {}
        local button = UIButton {
          "Show", frame = rect(0, 300, 100, 44),
          action = function()
            sheets[#sheets + 1] = form()
            home:present(sheets[#sheets])
          end,
        }
        home.view:addSubview(button)
        tap(button, { count = 2 })
        assert.equal(2, #sheets)
        settle()
        assert.equal(sheets[1], home.presentedViewController)
        expect.once "Home.present.refused"
        expect.warning "Attempt to present"

        launch(ios)
        local navigation = UINavigationController { "Nav", rootViewController = home }
        root(navigation)
        settle()
        button = UIButton {
          "Push", frame = rect(0, 300, 100, 44),
          action = function() navigation:pushViewController(UIViewController "Next") end,
        }
        home.view:addSubview(button)
        tap(button, { count = 2 })
        settle()
        assert.equal(3, #navigation.viewControllers)
      end
    end)

  it("[TCH-019] beside a form sheet end in its container, and the presenter gets nothing",
    function()
      for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
        launch(ios, "pad")
        local sheet = form "formSheet"
        -- A touch outside might dismiss it otherwise.
        sheet.isModalInPopover = true
        home:present(sheet)
        settle()
        local report = tap { x = 20, y = 500 }
        local names = {}
        for _, view in ipairs(report.path) do
          names[#names + 1] = tostring(view):match "^(%S+)"
          assert.is_true(view ~= home.view)
        end
        assert.matches("UITransitionView", table.concat(names, " "))
        assert.equal("it lies under Form's dimming view", (tap(box).why:gsub(",.*", "")))
      end
    end)

  it("[TCH-036] of a view that is exclusive keep those of other views away, and the reverse",
    function()
      for _, ios in ipairs { 4, 12, 17 } do
        launch(ios)
        local other = UIView { "Other", frame = rect(200, 300, 50, 50) }
        home.view:addSubview(other)
        box.isExclusiveTouch = true
        assert.equal(box, touch.down(box).receiver)
        local report = touch.down(other, { id = 2 })
        assert.is_nil(report.receiver)
        assert.equal(box, report.blocker)
        touch.up { id = 2 }
        touch.up()
        assert.equal(other, touch.down(other).receiver)
        assert.is_nil(touch.down(box, { id = 2 }).receiver)
        touch.up { id = 2 }
        touch.up()
        assert.is_nil(touch.down(box).why)
        touch.up()
      end
    end)

  it("[TCH-037] of a second finger don't reach a view that takes one at a time", function()
    for _, ios in ipairs { 4, 12, 17 } do
      launch(ios)
      local began = 0
      box.touchesBegan = function(_, touches) began = began + #touches end
      assert.is_false(box.isMultipleTouchEnabled)
      touch.down(point(120, 120))
      assert.equal("Box takes one touch at a time", touch.down(point(180, 180), { id = 2 }).why)
      assert.equal(1, began)
      touch.up { id = 2 }
      touch.up()
      box.isMultipleTouchEnabled = true
      touch.down(point(120, 120))
      assert.is_nil(touch.down(point(180, 180), { id = 2 }).why)
      assert.equal(3, began)
    end
  end)

  it("[TCH-038] stay with the view that they began on, whatever is presented over it", function()
    for _, ios in ipairs { 4, 8, 12, 13, 17 } do
      launch(ios)
      local heard = {}
      for _, name in ipairs { "touchesEnded", "touchesCancelled" } do
        box[name] = function() heard[#heard + 1] = name end
      end
      local sheet = form()
      local modal = 0
      sheet.touchesEnded = function() modal = modal + 1 end
      after(0.2, function() home:present(sheet) end)
      touch.down(box)
      advance(2)
      touch.up()
      settle()
      assert.equal(1, #heard)
      assert.equal(0, modal)
      -- A finger that moves out of its view has not left it either.
      sheet:dismiss()
      settle()
      heard = {}
      touch.down(box)
      touch.move(point(10, 10))
      touch.up()
      assert.same({ "touchesEnded" }, heard)
    end
  end)

  it("[TCH-040] are cancelled where the system comes in between", function()
    for _, ios in ipairs { 4, 12, 17 } do
      launch(ios)
      local phases = {}
      for _, name in ipairs {
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
      } do
        box[name] = function(_, touches) phases[#phases + 1] = touches[1].phase end
      end
      touch.down(box)
      touch.move(point(110, 110))
      touch.cancel()
      touch.down(box)
      background()
      foreground()
      touch.up()
      tap(box)
      assert.same(
        { "began", "moved", "cancelled", "began", "cancelled", "began", "ended" }, phases)
    end
  end)

  it("[TCH-044] aren't lost any more when a dismissal tells that the presenter has appeared",
    function()
      for _, ios in ipairs { 5, 8, 12, 13, 17 } do
        launch(ios)
        local sheet = form()
        home:present(sheet)
        settle()
        local seen
        home.viewDidAppear = function(self, animated)
          UIViewController.viewDidAppear(self, animated)
          seen = { isIgnoring(), self.presentedViewController == nil }
        end
        sheet:dismiss()
        settle()
        assert.same({ false, true }, seen)
      end
    end)
end)
