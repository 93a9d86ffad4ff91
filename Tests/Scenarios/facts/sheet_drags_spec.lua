-- Sheets that the user pulls off the screen, from iOS 13 on.

local home, form

-- Form as a sheet over Home, at rest; `told` lists what its delegate is asked and told.
local function launch(options, told, answers, style)
  device(options)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style or "pageSheet" }
  if style == "popover" then form.popoverPresentationController.sourceView = home.view end
  local function hear(name)
    return function()
      if told then told[#told + 1] = name end
      local answer = answers and answers[name]
      if type(answer) == "function" then return answer() end
      return answer ~= false
    end
  end
  form.presentationController.delegate = {
    presentationControllerShouldDismiss = hear "should",
    presentationControllerWillDismiss = hear "will",
    presentationControllerDidDismiss = hear "did",
    presentationControllerDidAttemptToDismiss = hear "attempt",
  }
  root(home)
  present(form)
  settle()
end

local function phone(ios) return { "iPhone 11", ios = ios } end

-- The part of its height that the sheet is pulled down by, so slowly that only the way counts.
local function pull(share, target)
  local height = UIScreen.main.bounds.height - form.view.frameInWindow.minY
  -- The first ten points make it a pull.
  drag { from = target or form, by = point(0, 10 + share * height), duration = 3 }
  settle()
end

describe("A sheet that is pulled", function()
  it("[PRES-240] and goes has its delegate asked, told before and told after", function()
    for _, ios in ipairs { 13, 15, 17 } do
      local told = {}
      launch(phone(ios), told)
      pull(0.6)
      assert.same({ "should", "will", "did" }, told)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[PRES-241] has its delegate told before anything begins and after everything has ended",
    function()
      launch(phone(17), {})
      local start = mark()
      pull(0.6)
      expect.order({ "Form.presentationControllerWillDismiss", "Form.dismissal.begin",
        "Form.viewWillDisappear", "Form.viewDidDisappear", "Form.presentationControllerDidDismiss",
      }, { since = start })
    end)

  it("[PRES-116] and let go again too early appears again, and its presenter hears nothing",
    function()
      for _, ios in ipairs { 13, 17 } do
        launch(phone(ios))
        local start = mark()
        pull(0.3)
        local expected = { "Form.viewWillDisappear", "Form.viewWillAppear" }
        if ios == 17 then expected[#expected + 1] = "Form.viewIsAppearing" end
        expected[#expected + 1] = "Form.viewDidAppear"
        expect.order(expected, { since = start })
        expect.never("Form.viewDidDisappear", { since = start })
        expect.never("Home.view*", { since = start })
        assert.equal(form, home.presentedViewController)
      end
    end)

  it("[PRES-242] again and again has its delegate asked and told each time, and at the end once",
    function()
      local told = {}
      launch(phone(17), told)
      pull(0.2)
      pull(0.3)
      pull(0.7)
      assert.same({ "should", "will", "should", "will", "should", "will", "did" }, told)
    end)

  it("[PRES-247] and comes back ends with viewDidAppear; the coordinator tells, not the delegate",
    function()
      local told, isCancelled = {}, nil
      launch(phone(17), told, { will = function()
        form.transitionCoordinator:animate {
          completion = function(coordinator) isCancelled = coordinator.isCancelled end,
        }
      end })
      local start = mark()
      pull(0.3)
      assert.same({ "should", "will" }, told)
      assert.is_true(isCancelled)
      expect.order({ "Form.viewWillAppear", "Form.viewIsAppearing", "Form.viewDidAppear" },
        { since = start })
    end)

  it("[PRES-217] has a coordinator before it begins, on either controller", function()
    local seen
    launch(phone(13), nil, { will = function()
      seen = { form.transitionCoordinator, home.transitionCoordinator }
    end })
    pull(0.6)
    assert.is_not_nil(seen[1])
    assert.equal(seen[1], seen[2])
    assert.is_false(seen[1].isCancelled)
  end)

  it("[PRES-265] is interactive while it begins to disappear", function()
    for _, ios in ipairs { 13, 17 } do
      launch(phone(ios))
      local isInteractive
      on("Form.viewWillDisappear", function()
        isInteractive = form.transitionCoordinator.isInteractive
      end)
      pull(0.6)
      assert.is_true(isInteractive)
    end
  end)

  it("[TCH-026] has its delegate told as the finger begins, whatever becomes of it", function()
    local told = {}
    launch(phone(13), told)
    touch.down(form)
    touch.move(point(207, 500))
    advance(0)
    assert.same({ "should", "will" }, told)
    assert.is_true(form.isBeingDismissed)
    touch.cancel()
    settle()
    assert.same({ "should", "will" }, told)
    assert.is_false(form.isBeingDismissed)
  end)

  it("[PRES-333] slowly goes beyond half of its height, and else comes back", function()
    for _, ios in ipairs { 15, 17 } do
      for _, share in ipairs { 0.25, 0.49, 0.51, 0.75 } do
        launch(phone(ios))
        pull(share)
        assert.equal(share < 0.5, home.presentedViewController == form)
      end
      local height = UIScreen.main.bounds.height
      for ends, isGone in pairs { [0.35] = false, [0.8] = true } do
        launch(phone(ios))
        drag { from = point(200, (isGone and 0.2 or 0.25) * height),
          by = point(0, (ends - (isGone and 0.2 or 0.25)) * height), press = 0.3 }
        settle()
        assert.equal(isGone, home.presentedViewController == nil)
      end
    end
  end)

  it("[PRES-248] is pulled anywhere but at controls, and by what it scrolls beyond the top",
    function()
      launch(phone(17))
      local field = UIButton { "Button", frame = rect(0, 100, 414, 100) }
      form.view:addSubview(field)
      local scroll = UIScrollView { "Scroll", frame = rect(0, 300, 414, 500),
        contentSize = size(414, 2000) }
      form.view:addSubview(scroll)
      pull(0.6, field)
      assert.equal(form, home.presentedViewController)
      -- In the middle of its content it scrolls, and from its top on the sheet goes along.
      scroll.contentOffset = point(0, 100)
      local top = form.view.frameInWindow.minY
      touch.down(point(200, 400))
      touch.move(point(200, 460))
      advance(0)
      assert.equal(50, scroll.contentOffset.y)
      assert.equal(top, form.view.frameInWindow.minY)
      touch.move(point(200, 560))
      advance(0)
      assert.equal(0, scroll.contentOffset.y)
      assert.equal(top + 50, form.view.frameInWindow.minY)
      touch.move(point(200, 500))
      advance(0)
      assert.equal(10, scroll.contentOffset.y)
      assert.equal(top, form.view.frameInWindow.minY)
      touch.move(point(200, 860))
      settle()
      touch.up()
      settle()
      assert.equal(form, home.presentedViewController)
      assert.equal(0, scroll.contentOffset.y)
      pull(0.6, scroll)
      assert.is_nil(home.presentedViewController)
    end)

  it("[PRES-288] has the status bar asked for again while it is still there", function()
    launch({ "iPad Pro 11", ios = 13 }, nil, nil, "formSheet")
    home.preferredStatusBarStyle = "lightContent"
    form.modalPresentationCapturesStatusBarAppearance = true
    form.preferredStatusBarStyle = function()
      note(form.isBeingDismissed and "leaving" or "staying")
      return "darkContent"
    end
    form:setNeedsStatusBarAppearanceUpdate()
    assert.equal("darkContent", UIApplication.shared.statusBarStyle)
    touch.down(form)
    touch.move(point(417, 800))
    advance(0)
    assert.is_true(form.isBeingDismissed)
    assert.equal(form, home.presentedViewController)
    assert.equal("lightContent", UIApplication.shared.statusBarStyle)
    touch.cancel()
    settle()
    assert.equal("darkContent", UIApplication.shared.statusBarStyle)
  end)
end)

describe("A sheet that may not go", function()
  it("[PRES-239] because it is modal is neither pulled off nor touched away, until it isn't modal",
    function()
      local told = {}
      launch({ "iPad Pro 11", ios = 17 }, told, nil, "formSheet")
      form.isModalInPresentation = true
      pull(0.9)
      tap.outside(form)
      settle()
      assert.equal(form, home.presentedViewController)
      assert.same({ "attempt", "attempt" }, told)
      form.isModalInPresentation = false
      tap.outside(form)
      settle()
      assert.is_nil(home.presentedViewController)
      -- A popover, and the older name.
      launch({ "iPad Pro 11", ios = 17 }, nil, nil, "popover")
      assert.is_false(form.isModalInPopover)
      form.isModalInPopover = true
      assert.is_true(form.isModalInPresentation)
      tap.outside(form)
      settle()
      assert.equal(form, home.presentedViewController)
    end)

  it("[TCH-023] because it is modal can be dismissed by the app all the same", function()
    launch(phone(13))
    form.isModalInPresentation = true
    pull(0.9)
    assert.equal(form, home.presentedViewController)
    form:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
  end)

  it("[PRES-243] because the delegate is against it has it told that the user tried", function()
    for _, isModal in ipairs { false, true } do
      local told = {}
      launch(phone(17), told, { should = false })
      form.isModalInPresentation = isModal
      touch.down(form)
      touch.move(point(207, 850), { over = 2 })
      advance(2)
      assert.same(isModal and {} or { "should" }, told)
      touch.up()
      settle()
      assert.equal("attempt", told[#told])
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[PRES-244] because it is modal doesn't have its delegate asked", function()
    for _, ios in ipairs { 13, 14 } do
      local told = {}
      launch(phone(ios), told)
      form.isModalInPresentation = true
      pull(0.9)
      assert.same({ "attempt" }, told)
    end
  end)

  it("[PRES-245] may be asked about without that anything follows", function()
    local told = {}
    launch({ "iPhone 11", ios = 15, policies = { ["user-dismissal.modal-question"] = "asked" } },
      told)
    form.isModalInPresentation = true
    pull(0.1)
    pull(0.1)
    assert.same({ "should", "should" }, told)
  end)

  it("[TCH-024] has an attempt at the release alone, and only if that showed intent", function()
    local told = {}
    launch(phone(13), told)
    form.isModalInPresentation = true
    pull(0.1)
    assert.same({}, told)
    touch.down(form)
    touch.move(point(207, 850), { over = 1 })
    advance(2)
    assert.same({}, told)
    touch.up()
    settle()
    assert.same({ "attempt" }, told)
    swipe(form, "down", { length = 100, duration = 0.05 })
    settle()
    assert.same({ "attempt", "attempt" }, told)
  end)

  it("[GEO-085] has an attempt after a pull of a quarter of the way, once", function()
    local told = {}
    launch(phone(13), told, { should = false })
    pull(0.24)
    assert.same({ "should" }, told)
    pull(0.26)
    assert.same({ "should", "should", "attempt" }, told)
  end)

  it("[GEO-084] gives like rubber", function()
    launch(phone(13))
    form.isModalInPresentation = true
    local top = form.view.frameInWindow.minY
    -- A quarter of the height is less than 200 points; 200 is what it gives at most.
    local height = UIScreen.main.bounds.height - top
    local reach = math.min(200, height / 4)
    touch.down(form)
    touch.move(point(form.view.frameInWindow.midX, form.view.frameInWindow.midY + 110))
    advance(0)
    -- The first ten points make it a pull.
    local given = form.view.frameInWindow.minY - top
    assert.near(reach * (1 - 1 / (0.55 * 100 / reach + 1)), given, 1e-6)
    touch.up()
    settle()
    assert.equal(top, form.view.frameInWindow.minY)
  end)

  it("[PRES-332] because of the child that is seen in it has an attempt", function()
    for _, ios in ipairs { 13, 17 } do
      device(phone(ios))
      home = UIViewController "Home"
      local first, second = UIViewController "First", UIViewController "Second"
      form = UINavigationController { "Form", viewControllers = { first, second } }
      local attempts = 0
      form.presentationController.delegate = {
        presentationControllerDidAttemptToDismiss = function() attempts = attempts + 1 end,
      }
      root(home)
      present(form)
      settle()
      second.isModalInPresentation = true
      pull(0.6)
      assert.equal(1, attempts)
      assert.equal(form, home.presentedViewController)
      -- One that isn't seen doesn't count.
      second.isModalInPresentation, first.isModalInPresentation = false, true
      pull(0.6)
      assert.is_nil(home.presentedViewController)
    end
  end)
end)

it("[TCH-025] a programmatic dismissal asks and tells the delegate nothing", function()
  local told = {}
  launch(phone(17), told)
  form:dismiss()
  settle()
  assert.same({}, told)
end)

it("[BAR-010] a pull that ends while the status bar fades may never end, which was a fault",
  function()
    for _, bugs in ipairs { false, true } do
      for _, isFar in ipairs { false, true } do
        launch { "iPhone 11", ios = 13, bugs = bugs }
        home.preferredStatusBarStyle = "lightContent"
        form.modalPresentationCapturesStatusBarAppearance = true
        form.preferredStatusBarStyle = "darkContent"
        form:setNeedsStatusBarAppearanceUpdate()
        local start = mark()
        drag { from = form, by = point(0, isFar and 400 or 100), duration = 0.1, release = "hold" }
        settle()
        if bugs then
          expect.never("Form.dismissal.end", { since = start })
          expect.never("Form.viewDid*", { since = start })
        else
          expect.once("Form.dismissal.end", { since = start })
        end
        -- Once the fade is over, nothing stalls.
        launch { "iPhone 11", ios = 13, bugs = bugs }
        pull(isFar and 0.6 or 0.2)
        expect.once "Form.dismissal.end"
      end
    end
  end)
