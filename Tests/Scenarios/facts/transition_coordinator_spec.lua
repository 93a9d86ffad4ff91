-- What moves along with a transition between two controllers.

local home, form

local function launch(options, style)
  device(options)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  root(home)
end

describe("A transition coordinator", function()
  it("[PRES-208] is there while a transition is, for who takes part and who is in them", function()
    for _, ios in ipairs { 7, 9, 12, 17 } do
      launch { "phone", ios = ios }
      local child = UIViewController "Child"
      home:addChild(child)
      home.view:addSubview(child.view)
      child:didMove { toParent = home }
      local function look()
        local found = home.transitionCoordinator
        assert.equal(found, form.transitionCoordinator)
        assert.equal(found, child.transitionCoordinator)
        return found
      end
      local seen = {}
      for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear" } do
        on("Form." .. callback, function() seen[callback] = look() end)
      end
      assert.is_nil(look())
      home:present(form, { completion = function() assert.is_nil(look()) end })
      settle()
      assert.is_nil(look())
      assert.is_not_nil(seen.viewWillAppear)
      assert.equal(seen.viewWillAppear, seen.viewDidAppear)
      form:dismiss()
      settle()
      assert.is_nil(look())
      assert.is_not_nil(seen.viewWillDisappear)
      assert.equal(seen.viewWillDisappear, seen.viewDidDisappear)
      assert.not_equal(seen.viewWillAppear, seen.viewWillDisappear)
      home:present(form, { animated = false })
      assert.is_nil(look())
    end
  end)

  it("[PRES-193] says in which style it presents, and none for a change of screens", function()
    launch({ "phone", ios = 17 }, "overFullScreen")
    local styles = {}
    on("Form.viewWillAppear", function()
      styles[#styles + 1] = form.transitionCoordinator.presentationStyle
    end)
    home:present(form)
    settle()
    device { "phone", ios = 17 }
    form = UIViewController "Form"
    local navigation = UINavigationController { viewControllers = { UIViewController "First" } }
    root(navigation)
    on("Form.viewWillAppear", function()
      styles[#styles + 1] = form.transitionCoordinator.presentationStyle
    end)
    navigation:pushViewController(form, { animated = true })
    settle()
    assert.same({ "overFullScreen", "none" }, styles)
  end)

  it("[PRES-209] animates what it is given with the transition, and completes after it", function()
    for _, isPush in ipairs { false, true } do
      launch { "phone", ios = 12 }
      local navigation = UINavigationController { "Navigation", viewControllers = { home } }
      UIApplication.shared.keyWindow.rootViewController = navigation
      settle()
      local start = mark()
      on("Form.viewWillAppear", function()
        form.transitionCoordinator:animate {
          alongsideTransition = function() home.view.alpha = 0 end,
          completion = function() end,
        }
      end)
      if isPush then navigation:pushViewController(form) else navigation:present(form) end
      advance(0)
      assert.equal(0, home.view.alpha)
      expect.once("Form.transitionCoordinator.alongside", { since = start })
      advance { to = 0.5, of = isPush and navigation or form }
      expect.never("Form.transitionCoordinator.completion", { since = start })
      settle()
      expect.order({ isPush and "Navigation.push.end" or "Form.presentation.end",
        "Form.transitionCoordinator.completion" }, { since = start })
    end
  end)

  it("[ANI-032] says whether it takes a block, and completes even if it doesn't", function()
    launch { "phone", ios = 12 }
    local taken, late
    local log = {}
    on("Form.viewWillAppear", function()
      taken = form.transitionCoordinator:animate {
        alongsideTransition = function() log[#log + 1] = "alongside" end,
      }
    end)
    home:present(form)
    advance { to = 0.5, of = form }
    late = form.transitionCoordinator:animate {
      alongsideTransition = function() log[#log + 1] = "late" end,
      completion = function() log[#log + 1] = "completion" end,
    }
    settle()
    assert.is_true(taken)
    assert.is_false(late)
    assert.same({ "alongside", "completion" }, log)
  end)

  it("[ANI-039] completes when the transition ends, not with what runs longer", function()
    launch({ "phone", ios = 12 }, "overFullScreen")
    local log = {}
    on("Form.viewWillAppear", function()
      form.transitionCoordinator:animate {
        alongsideTransition = function()
          UIView.animate {
            withDuration = 2, options = "overrideInheritedDuration",
            animations = function() home.view.alpha = 0.5 end,
            completion = function() log[#log + 1] = "long" end,
          }
        end,
        completion = function() log[#log + 1] = "coordinator" end,
      }
    end)
    on("Form.viewDidAppear", function() log[#log + 1] = "viewDidAppear" end)
    home:present(form)
    settle()
    assert.same({ "viewDidAppear", "coordinator", "long" }, log)
    assert.near(2, now(), 0.01)
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

  it("[PRES-214] began interactively, to its end", function()
    pull(500)
    assert.is_true(coordinator.initiallyInteractive)
    assert.is_true(coordinator.isInteractive)
    assert.is_true(coordinator.isAnimated)
    touch.up()
    advance(0)
    assert.is_true(coordinator.initiallyInteractive)
    assert.is_false(coordinator.isInteractive)
    settle()
    assert.is_true(coordinator.initiallyInteractive)
  end)

  it("[PRES-213] tells of the finger's release, and is kept until the end", function()
    pull(500)
    assert.same({ "will disappear" }, log)
    assert.equal(coordinator, home.transitionCoordinator)
    touch.up()
    advance(0)
    assert.same({ "will disappear", "let go", "ended" }, log)
    assert.equal(coordinator, home.transitionCoordinator)
    settle()
    assert.same({ "will disappear", "let go", "ended", "did disappear" }, log)
    assert.is_nil(home.transitionCoordinator)
  end)

  it("[PRES-134] tells that it is cancelled before the controller appears again", function()
    pull(100)
    touch.up()
    settle()
    assert.same({ "will disappear", "cancelled", "ended", "will appear" }, log)
    assert.is_true(coordinator.isCancelled)
  end)

  it("[ANI-034] tells that before the reversed callbacks when the finger is taken away", function()
    pull(500)
    touch.cancel()
    settle()
    assert.same({ "will disappear", "cancelled", "ended", "will appear" }, log)
  end)

  it("[PRES-203] is cancelled only if it was taken back", function()
    for distance, isCancelled in pairs { [100] = true, [600] = false } do
      pull(distance)
      assert.is_false(coordinator.isCancelled)
      touch.up()
      settle()
      assert.equal(isCancelled, coordinator.isCancelled)
    end
  end)
end)
