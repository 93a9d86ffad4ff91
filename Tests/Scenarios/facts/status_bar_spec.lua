-- Who has the status bar, what it is asked, and what its height does to everything below it.

--- A controller that wants light content on the bar, unless told otherwise.
local function light(name, more)
  local parts = { name, preferredStatusBarStyle = "lightContent" }
  for key, value in pairs(more or {}) do parts[key] = value end
  return UIViewController(parts)
end

--- Whether `controller` has the bar once it is presented; else its presenter has it.
local function takesBar(controller)
  local home = UIViewController "Home"
  root(home)
  present(controller, { animated = false })
  settle()
  local owner = statusBar.owner()
  assert.is_true(owner == controller or owner == home)
  return owner == controller
end

describe("The owner of the status bar", function()
  it("[PRES-286] is a presented controller that fills the screen, or one that asks", function()
    for _, ios in ipairs { 7, 9, 12, 13, 17 } do
      for _, style in ipairs { "fullScreen", "pageSheet", "formSheet", "overFullScreen",
        "currentContext", "overCurrentContext" } do
        device { "pad", ios = ios }
        assert.equal(style == "fullScreen",
          takesBar(UIViewController { "Form", modalPresentationStyle = style }), style)
        device { "pad", ios = ios }
        assert.is_true(takesBar(UIViewController { "Form", modalPresentationStyle = style,
          modalPresentationCapturesStatusBarAppearance = true }), style)
      end
    end
  end)

  it("[BAR-001] stays the presenter under what lies over it, unless the flag is set", function()
    assert.is_false(UIViewController "Any".modalPresentationCapturesStatusBarAppearance)
    for _, style in ipairs { "overFullScreen", "custom" } do
      device { "phone", ios = 12 }
      local home = light "Home"
      root(home)
      local over = UIViewController { "Over", modalPresentationStyle = style }
      present(over)
      settle()
      assert.equal(home, statusBar.owner())
      assert.equal("lightContent", statusBar.style())
      over.modalPresentationCapturesStatusBarAppearance = true
      over:setNeedsStatusBarAppearanceUpdate()
      assert.equal(over, statusBar.owner())
      assert.equal("default", statusBar.style())
    end
  end)

  it("[BAR-005] hands the bar on, and nobody else does, not even full screen", function()
    device { "phone", ios = 9 }
    local a = light "A"
    root(a)
    present(UIViewController { "B", modalPresentationStyle = "custom" })
    settle()
    present(UIViewController { "C", modalPresentationStyle = "fullScreen" })
    settle()
    assert.equal(a, statusBar.owner())
    assert.equal("lightContent", statusBar.style())
  end)

  it("[BAR-006] is the presenter of a custom presentation from iOS 10 on", function()
    for _, ios in ipairs { 10, 11, 12, 13, 17 } do
      device { "phone", ios = ios }
      assert.is_false(takesBar(light("Custom", { modalPresentationStyle = "custom" })))
    end
  end)

  it("[BAR-007] is in the topmost window, which needn't be the key window", function()
    for _, ios in ipairs { 7, 9, 12 } do
      device { "phone", ios = ios }
      root(light "Home")
      assert.equal("lightContent", statusBar.style())
      local overlay = UIWindow { "Overlay", windowLevel = 1 }
      overlay.isHidden = false
      turn(1)
      assert.is_false(overlay.isKeyWindow)
      assert.equal("default", statusBar.style())
      assert.is_nil(statusBar.owner())
      overlay.isHidden = true
      assert.equal("lightContent", statusBar.style())
      -- A window that doesn't fill the screen has no say, nor one above alerts.
      overlay.frame = rect(0, 0, 320, 64)
      overlay.isHidden = false
      assert.equal("lightContent", statusBar.style())
    end
  end)

  it("[BAR-008] isn't in a window that stays out of it", function()
    device { "phone", ios = 12 }
    local home = light "Home"
    root(home)
    local overlay = UIWindow { "Overlay", windowLevel = 1999,
      _canAffectStatusBarAppearance = false }
    local tools = UIViewController "Tools"
    overlay.rootViewController = tools
    overlay.isHidden = false
    turn(1)
    assert.equal(home, statusBar.owner())
    overlay._canAffectStatusBarAppearance = true
    assert.equal(tools, statusBar.owner())
  end)
end)

describe("A question about the status bar", function()
  it("[BAR-002] is passed on to the child that the container names, for each question", function()
    device { "phone", ios = 12 }
    local top = light("Top", { prefersStatusBarHidden = true })
    local box = UIViewController { "Box", childForStatusBarStyle = top }
    box:addChild(top)
    root(box)
    assert.equal("lightContent", statusBar.style())
    assert.is_false(statusBar.isHidden())
    box.childForStatusBarStyle = nil
    box.childForStatusBarHidden = function() return top end
    box:setNeedsStatusBarAppearanceUpdate()
    assert.equal("default", statusBar.style())
    assert.is_true(statusBar.isHidden())
  end)

  it("[PRES-289] goes down a chain of children, anew at each update", function()
    device { "phone", ios = 12 }
    local inner = light "Inner"
    local middle = UIViewController "Middle"
    local outer = UIViewController "Outer"
    function middle:childForStatusBarStyle() return inner end
    function outer:childForStatusBarStyle() return middle end
    middle:addChild(inner)
    outer:addChild(middle)
    root(outer)
    local start = mark()
    inner:setNeedsStatusBarAppearanceUpdate()
    expect.order({ "Outer.childForStatusBarStyle value=Middle",
      "Middle.childForStatusBarStyle value=Inner",
      "Inner.preferredStatusBarStyle value=lightContent" }, { since = start })
    assert.equal(inner, statusBar.owner())
  end)

  it("[BAR-003] has an answer of UIKit's own: default, shown, fading", function()
    device { "phone", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    assert.equal("default", home.preferredStatusBarStyle)
    assert.is_false(home.prefersStatusBarHidden)
    assert.equal("fade", home.preferredStatusBarUpdateAnimation)
    -- The animation is asked for if the bar hides, and not if its style changes.
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen",
      preferredStatusBarStyle = "lightContent", preferredStatusBarUpdateAnimation = "slide" }
    local start = mark()
    present(form)
    settle()
    expect.never("Form.preferredStatusBarUpdateAnimation", { since = start })
    form.prefersStatusBarHidden = true
    UIView.animate { withDuration = 0.2, animations = function()
      form:setNeedsStatusBarAppearanceUpdate()
    end }
    expect.order({ "Form.prefersStatusBarHidden value=true",
      "Form.preferredStatusBarUpdateAnimation value=slide" }, { since = start })
    expect.once "UIApplication.statusBar isHidden=true animation=slide"
  end)

  it("[BAR-004] is asked again after the call alone, and animates in a block", function()
    device { "phone", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    home.preferredStatusBarStyle = "lightContent"
    settle()
    assert.equal("default", statusBar.style())
    home:setNeedsStatusBarAppearanceUpdate()
    assert.equal("lightContent", statusBar.style())
    expect.never "UIApplication.statusBar duration=*"
    home.preferredStatusBarStyle = "default"
    UIView.animate { withDuration = 0.25, animations = function()
      home:setNeedsStatusBarAppearanceUpdate()
    end }
    expect.once "UIApplication.statusBar style=default duration=0.25"
  end)

  it("[BAR-009] is asked of the presenter's side when a dismissal begins", function()
    for _, ios in ipairs { 7, 12, 13, 17 } do
      device { "phone", ios = ios }
      local home = light("Home", { prefersStatusBarHidden = false })
      root(home)
      local form = UIViewController { "Form", modalPresentationStyle = "fullScreen",
        prefersStatusBarHidden = true }
      present(form)
      settle()
      assert.is_true(statusBar.isHidden())
      local start = mark()
      dismiss(form)
      turn(1)
      assert.is_true(form.isBeingDismissed)
      expect.order({ "Form.dismissal.begin", "Home.prefersStatusBarHidden value=false",
        "Home.preferredStatusBarStyle value=lightContent" }, { since = start })
      expect.never("Form.dismissal.end", { since = start })
      assert.equal(home, statusBar.owner())
      assert.is_false(statusBar.isHidden())
    end
  end)

  it("[BAR-011] is answered yes by default where a phone's height is compact", function()
    for _, row in ipairs { { "iPhone 5s", ios = 8 }, { "iPhone 6 Plus", ios = 9 },
      { "iPhone 7", ios = 12 }, { "iPhone X", ios = 12 }, { "iPhone 15", ios = 17 } } do
      device { row[1], ios = row.ios, orientation = "landscapeLeft" }
      local home = UIViewController "Home"
      root(home)
      assert.is_true(home.prefersStatusBarHidden)
      assert.is_true(statusBar.isHidden())
      assert.equal(0, statusBar.frame().height)
    end
    device { "iPhone 6", ios = 10, orientation = "landscapeLeft" }
    local home = UIViewController { "Home", prefersStatusBarHidden = false }
    root(home)
    assert.is_false(statusBar.isHidden())
    assert.equal(20, statusBar.frame().height)
    device { "iPad Air 2", ios = 10, orientation = "landscapeLeft" }
    root(UIViewController "Home")
    assert.is_false(statusBar.isHidden())
  end)

  it("[BAR-017] is left to a card's presenter, and the bar over the stack is light", function()
    device { "phone", ios = 13 }
    local home = UIViewController "Home"
    root(home)
    local card = UIViewController { "Card", preferredStatusBarStyle = "darkContent" }
    present(card)
    settle()
    assert.equal(home, statusBar.owner())
    assert.equal("lightContent", statusBar.style())
    dismiss(card)
    settle()
    assert.equal("default", statusBar.style())
  end)
end)

describe("The status bar's height", function()
  it("[BAR-012] is 40 during a call up to iOS 12, and what is below moves by 20", function()
    for _, ios in ipairs { 4.3, 5, 7, 9, 12 } do
      device { "phone", ios = ios }
      if ios == 12 then device { "iPhone 8", ios = ios } end
      local home = UIViewController "Home"
      root(home)
      local before = home.view.frame
      local size = UIScreen.main.bounds.size
      statusBar { height = 40 }
      assert.equal(rect(0, 0, size.width, 40), statusBar.frame())
      settle()
      assert.equal(before:with { y = before.y + 20, height = before.height - 20 }, home.view.frame)
      statusBar { height = 20 }
      settle()
      assert.equal(rect(0, 0, size.width, 20), statusBar.frame())
      assert.equal(before, home.view.frame)
    end
  end)

  it("[BAR-015] stays the same during a call from iOS 13 on", function()
    for _, row in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
      device(row)
      local home = UIViewController "Home"
      root(home)
      local start, frame, bar = mark(), home.view.frame, statusBar.frame()
      statusBar { height = 40 }
      settle()
      assert.equal(frame, home.view.frame)
      assert.equal(bar, statusBar.frame())
      expect.never("UIApplication.statusBar", { since = start })
      expect.never("UIApplication.UIApplication*", { since = start })
    end
  end)

  it("[BAR-016] is told to the delegate first, then to the observers", function()
    for _, ios in ipairs { 5, 9, 12 } do
      device { ios == 12 and "iPhone 8" or "phone", ios = ios }
      root(UIViewController "Home")
      local heard = {}
      local function hear(name)
        return function() heard[#heard + 1] = name end
      end
      local application = UIApplication.shared
      application.delegate = {
        applicationWillChangeStatusBarFrame = hear "will",
        applicationDidChangeStatusBarFrame = hear "did",
      }
      NotificationCenter.default:addObserver(
        UIApplication.willChangeStatusBarFrameNotification, hear "will, posted")
      NotificationCenter.default:addObserver(
        UIApplication.didChangeStatusBarFrameNotification, hear "did, posted")
      statusBar { height = 40 }
      settle()
      assert.same({ "will", "will, posted", "did", "did, posted" }, heard)
    end
  end)

  it("[GEO-163] changes in 0.35 seconds", function()
    device { "phone", ios = 5 }
    root(UIViewController "Home")
    UIApplication.shared:setStatusBarHidden(true, { withAnimation = "slide" })
    expect.once "UIApplication.statusBar isHidden=true animation=slide duration=0.35"
    UIApplication.shared:setStatusBarHidden(false)
    local start = mark()
    statusBar { height = 40 }
    settle()
    expect.within(0.35, "UIApplication.UIApplicationWillChangeStatusBarFrameNotification",
      "UIApplication.UIApplicationDidChangeStatusBarFrameNotification", { since = start })
    assert.near(0.35, now(), 0.001)
  end)

  it("[BAR-013] leaves a custom container at 20 after the call, a fault", function()
    for _, bugs in ipairs { false, true } do
      device { "iPhone 8", ios = 11, bugs = bugs }
      root(UIViewController "Home")
      statusBar { height = 40 }
      settle()
      local form = UIViewController { "Form", modalPresentationStyle = "custom" }
      present(form)
      settle()
      local container = form.presentationController.containerView
      assert.equal(20, container.frame.y)
      statusBar { height = 20 }
      settle()
      assert.equal(bugs and 20 or 0, container.frame.y)
      assert.equal(bugs and 647 or 667, container.frame.height)
    end
  end)

  it("[BAR-014] is added to a page sheet after a modal over it, a fault", function()
    for _, bugs in ipairs { false, true } do
      device { "pad", ios = 7, bugs = bugs }
      root(UIViewController "Home")
      local page = UIViewController { "Page", modalPresentationStyle = "pageSheet" }
      present(page)
      settle()
      local height = page.view.frame.height
      local full = UIViewController { "Full", modalPresentationStyle = "fullScreen" }
      present(full)
      settle()
      dismiss(full)
      settle()
      assert.equal(height + (bugs and 20 or 0), page.view.frame.height)
    end
  end)
end)
