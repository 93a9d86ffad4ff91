-- What moves along with a transition between two controllers.

local home, form

local function launch(options, style)
  device(options)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  root(home)
end

describe("A transition coordinator", function()
  it("names who goes and who comes, and the views that do", function()
    for _, style in ipairs { "fullScreen", "overFullScreen" } do
      launch({ "phone", ios = 12 }, style)
      local function look()
        local coordinator = home.transitionCoordinator
        return {
          coordinator:viewController { forKey = "from" },
          coordinator:viewController { forKey = "to" },
          coordinator:view { forKey = "from" } or "none",
          coordinator:view { forKey = "to" } or "none",
        }
      end
      local seen = {}
      on("Form.viewWillAppear", function() seen[1] = look() end)
      on("Form.viewWillDisappear", function() seen[2] = look() end)
      home:present(form)
      settle()
      form:dismiss()
      settle()
      local view = style == "fullScreen" and home.view or "none"
      assert.same({ home, form, view, form.view }, seen[1])
      assert.same({ form, home, form.view, view }, seen[2])
    end
  end)

  it("is that of the turn while the interface turns", function()
    launch { "iPad Air 2", ios = 12 }
    local seen
    home.viewWillTransition = function(self, size, coordinator)
      seen = { coordinator, self.transitionCoordinator }
      UIViewController.viewWillTransition(self, size, coordinator)
    end
    rotate "landscapeLeft"
    settle()
    assert.equal(seen[1], seen[2])
    assert.is_nil(home.transitionCoordinator)
  end)
end)

describe("The coordinator of a pulled sheet", function()
  local log, coordinator

  -- Pulls a sheet down, so that it is dismissed or comes back, and logs what its coordinator says.
  local function pull(distance)
    launch({ "iPhone 11", ios = 13 }, "pageSheet")
    home:present(form)
    settle()
    log = {}
    on("Form.viewWillDisappear", function()
      coordinator = form.transitionCoordinator
      log[#log + 1] = "will disappear"
      coordinator:notifyWhenInteractionChanges(function(c)
        log[#log + 1] = c.isInteractive and "taken" or c.isCancelled and "cancelled" or "let go"
      end)
      coordinator:notifyWhenInteractionEnds(function() log[#log + 1] = "ended" end)
      coordinator:animate {
        alongsideTransition = function() home.view.alpha = 0 end,
      }
    end)
    on("Form.viewWillAppear", function() log[#log + 1] = "will appear" end)
    on("Form.viewDidDisappear", function() log[#log + 1] = "did disappear" end)
    touch.down(form)
    local middle = form.view.frameInWindow.midY
    touch.move(point(207, middle + 10 + distance))
    advance(1)
  end

  it("has what runs alongside follow the finger, and go on or back with the sheet", function()
    for distance, ends in pairs { [200] = 1, [600] = 0 } do
      pull(distance)
      local height = UIScreen.main.bounds.height - form.view.frameInWindow.minY + distance
      assert.near(distance / height, coordinator.percentComplete, 1e-6)
      assert.near(1 - distance / height, home.view.layer:presentation().opacity, 1e-6)
      touch.up()
      advance(0.1)
      local seen = home.view.layer:presentation().opacity
      assert.is_true(seen > 0 and seen < 1 and seen ~= 1 - distance / height)
      settle()
      assert.equal(ends, home.view.alpha)
    end
  end)
end)
