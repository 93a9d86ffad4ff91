-- A turn as a change of size, from iOS 8 on: what is heard of it, by whom, and in which order.

local home

-- A world whose root has what is given; returns a mark at which all is at rest.
local function begin(target, members)
  device(target)
  members = members or {}
  members[1] = "Home"
  home = UIViewController(members)
  root(home)
  settle()
  return mark()
end

-- Adds a controller to another, whose view fills the other's unless it has a frame.
local function add(child, parent, frame)
  parent:addChild(child)
  child.view.frame = frame or parent.view.bounds
  parent.view:addSubview(child.view)
  child:didMove { toParent = parent }
end

local function turn(side)
  rotate(side or "landscapeLeft")
  settle()
end

local eras = { { "phone", ios = 8 }, { "phone", ios = 12 }, { "phone", ios = 13 },
  { "phone", ios = 17 } }

describe("A turn from iOS 8 on", function()
  it("[ROT-067] takes screen and window along, and turns no view", function()
    for _, target in ipairs(eras) do
      begin(target)
      local old = UIScreen.main.bounds
      turn()
      local new = rect(0, 0, old.height, old.width)
      assert.equal(new, UIScreen.main.bounds)
      assert.equal(new, home.view.window.bounds)
      assert.equal(new, home.view.frame)
      assert.is_true(home.view.transform.isIdentity)
      assert.is_true(home.view.window.transform.isIdentity)
    end
  end)

  it("[ROT-068] is told to children and to what is presented in any style, by whoever calls super",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        for _, style in ipairs { "fullScreen", "overFullScreen", "formSheet", "custom" } do
          for _, callsSuper in ipairs { true, false } do
            begin({ "pad", ios = ios }, {
              viewWillTransition = function(self, size, coordinator)
                if callsSuper then UIViewController.viewWillTransition(self, size, coordinator) end
              end,
            })
            local child = UIViewController "Child"
            add(child, home)
            local form = UIViewController { "Form", modalPresentationStyle = style }
            add(UIViewController "Inner", form)
            home:present(form, { animated = false })
            settle()
            turn()
            expect.once "Home.viewWillTransition"
            expect.count("Child.viewWillTransition", callsSuper and 1 or 0)
            expect.count("Form.viewWillTransition", callsSuper and 1 or 0)
            if style ~= "formSheet" then
              expect.count("Inner.viewWillTransition", callsSuper and 1 or 0)
            end
          end
        end
      end
    end)

  it("[ROT-069] is told by the traits before the size, where those change, too", function()
    for _, target in ipairs(eras) do
      begin(target)
      turn()
      expect.order { "Home.willTransition", "Home.viewWillTransition" }
      expect.once "Home.willTransition"
    end
  end)

  it("[ROT-070] has its stages: both calls, the values, the blocks, and at the end completions",
    function()
      for _, target in ipairs(eras) do
        local sizes = {}
        local function note() sizes[#sizes + 1] = home.view.bounds.width end
        local function hand(_, _, coordinator)
          note()
          coordinator:animate { alongsideTransition = note, completion = note }
        end
        local before = begin(target, {
          willTransition = hand, viewWillTransition = hand, traitCollectionDidChange = note,
        })
        local short, long = home.view.bounds.width, home.view.bounds.height
        sizes = {}
        rotate "landscapeLeft"
        expect.order({
          "Home.willTransition", "Home.viewWillTransition", "Home.traitCollectionDidChange",
          "Home.viewWillTransition.alongside", "Home.viewWillTransition.alongside",
        }, { since = before })
        local running = mark()
        settle()
        expect.exactly({
          "Home.viewWillTransition.completion", "Home.viewWillTransition.completion",
        }, { kind = "callback", since = running })
        assert.same({ short, short, long, long, long, long, long }, sizes)
      end
    end)

  it("[ROT-071] is told by the size alone on a pad, whose traits stay", function()
    for _, ios in ipairs { 8, 12, 17 } do
      local before = begin { "pad", ios = ios }
      turn()
      expect.once "Home.viewWillTransition"
      expect.never "Home.willTransition"
      expect.never("Home.traitCollectionDidChange", { since = before })
    end
  end)

  it("[ROT-072] has a transform, which a mere change of size hasn't", function()
    for _, ios in ipairs { 9, 12, 17 } do
      local found
      begin({ "pad", ios = ios }, {
        viewWillTransition = function(_, _, coordinator) found = coordinator.targetTransform end,
      })
      turn()
      assert.is_false(found.isIdentity)
      found = nil
      resize(size(507, 768))
      settle()
      assert.is_true(found.isIdentity)
    end
  end)

  it("[ROT-111] has a transform of a quarter either way or of a half, and no other", function()
    for _, ios in ipairs { 8, 12, 17 } do
      local found
      begin({ "pad", ios = ios }, {
        viewWillTransition = function(_, _, coordinator) found = coordinator.targetTransform end,
      })
      local quarter = CGAffineTransform(0, 1, -1, 0, 0, 0)
      local back = CGAffineTransform(0, -1, 1, 0, 0, 0)
      local half = CGAffineTransform(-1, 0, 0, -1, 0, 0)
      turn "landscapeLeft"
      local first = found
      assert.is_true(first == quarter or first == back)
      turn "landscapeRight"
      assert.equal(half, found)
      turn "portrait"
      assert.equal(first, found)
      turn "landscapeRight"
      assert.equal(first == quarter and back or quarter, found)
      turn "landscapeLeft"
      turn "portraitUpsideDown"
      assert.equal(first, found)
    end
  end)

  it("[ROT-073] has its new orientation alongside and at the end", function()
    for _, target in ipairs(eras) do
      local seen, times = {}, {}
      local function note()
        seen[#seen + 1] = home.interfaceOrientation
        times[#times + 1] = now()
      end
      begin(target, {
        viewWillTransition = function(_, _, coordinator)
          note()
          coordinator:animate { alongsideTransition = note, completion = note }
        end,
      })
      local start = now()
      turn()
      assert.same({ "portrait", "landscapeRight", "landscapeRight" }, seen)
      assert.same({ start, start }, { times[1], times[2] })
      assert.near(start + 0.3, times[3], 1e-9)
    end
  end)

  it("[ROT-074] isn't told in the older way without the inherited call", function()
    for _, target in ipairs(eras) do
      for _, callsSuper in ipairs { true, false } do
        local function ignore() end
        begin(target, {
          willRotate = ignore, didRotate = ignore,
          viewWillTransition = function(self, size, coordinator)
            if callsSuper then UIViewController.viewWillTransition(self, size, coordinator) end
          end,
        })
        add(UIViewController { "Child", willRotate = ignore, didRotate = ignore }, home)
        settle()
        turn()
        for _, name in ipairs { "Home", "Child" } do
          expect.count(name .. ".willRotate", callsSuper and 1 or 0)
          expect.count(name .. ".didRotate", callsSuper and 1 or 0)
        end
      end
    end
  end)

  it("[GEO-180] is told with the new size before it begins, in the newer way if there is one",
    function()
      for _, target in ipairs(eras) do
        local told, width
        local function ignore() end
        begin(target, {
          willRotate = ignore,
          viewWillTransition = function(_, size)
            told, width = size, home.view.bounds.width
          end,
        })
        local bounds = home.view.bounds
        turn()
        assert.equal(size(bounds.height, bounds.width), told)
        assert.equal(bounds.width, width)
        expect.never "Home.willRotate to=*"
        expect.once "Home.viewWillTransition"
      end
    end)

  it("[ROT-075] isn't told to a child whose size the parent keeps", function()
    for _, target in ipairs(eras) do
      begin(target, {
        sizeForChildContentContainer = function(self, child, size)
          if child.name == "Badge" then return child.view.bounds.size end
          return UIViewController.sizeForChildContentContainer(self, child, size)
        end,
      })
      local badge, filling = UIViewController "Badge", UIViewController "Filling"
      badge.name, filling.name = "Badge", "Filling"
      add(badge, home, rect(0, 0, 100, 100))
      add(filling, home)
      turn()
      expect.never "Badge.viewWillTransition"
      expect.once "Filling.viewWillTransition"
    end
  end)

  it("[ROT-076] lays the container out once the size is told, then what is presented", function()
    for _, target in ipairs(eras) do
      begin(target)
      local form = UIViewController { "Form", modalPresentationStyle = "overFullScreen" }
      present(form, { animated = false })
      settle()
      local bounds
      on("Form.viewWillLayoutSubviews", function() bounds = form.view.bounds end)
      local function note() end
      form.presentationController.containerViewWillLayoutSubviews = note
      local before = mark()
      turn()
      expect.order({
        "Form.viewWillTransition", "**.containerViewWillLayoutSubviews",
        "Form.viewWillLayoutSubviews",
      }, { since = before })
      assert.equal(UIScreen.main.bounds, bounds)
    end
  end)

  it("[ROT-083] is what a controller hears of; a bar that goes only leads to layout", function()
    for _, target in ipairs(eras) do
      device(target)
      local first = UIViewController "First"
      local nav = UINavigationController { "Nav", rootViewController = first }
      root(nav)
      settle()
      local before = mark()
      nav:setNavigationBarHidden(true, { animated = false })
      settle()
      expect.never("First.viewWillTransition", { since = before })
      expect.order({ "First.viewWillLayoutSubviews" }, { since = before })
    end
  end)

  it("[ROT-110] is told from the root up: its children, then what is presented, bottom to top",
    function()
      for _, target in ipairs(eras) do
        begin(target)
        add(UIViewController "Child", home)
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        local top = UIViewController { "Top", modalPresentationStyle = "fullScreen" }
        home:present(form, { animated = false })
        settle()
        form:present(top, { animated = false })
        settle()
        local before = mark()
        turn()
        expect.order({
          "Home.viewWillTransition", "Child.viewWillTransition", "Form.viewWillTransition",
          "Top.viewWillTransition",
        }, { since = before })
        expect.count("*.viewWillTransition", 4, { since = before })
      end
    end)
end)
