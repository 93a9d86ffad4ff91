-- What a turn does to what is on the screen: sheets, cards, containers, alerts and popovers.

local home

local function yes() return true end

local function begin(target, members)
  device(target)
  members = members or {}
  members[1], members.shouldAutorotateToInterfaceOrientation = "Home", yes
  home = UIViewController(members)
  root(home)
  settle()
end

local function form(style)
  return UIViewController { "Form", modalPresentationStyle = style,
    shouldAutorotateToInterfaceOrientation = yes }
end

-- Presents a controller to the end, and returns it.
local function show(controller)
  home:present(controller)
  settle()
  return controller
end

local function turn(side)
  rotate(side or "landscapeLeft")
  settle()
end

describe("A sheet", function()
  it("[GEO-182] is centred again on a pad, and a phone's card fills the screen while it lies",
    function()
      for _, ios in ipairs { 8, 12, 13, 17 } do
        begin { "pad", ios = ios }
        local sheet = show(form "formSheet")
        for _, side in ipairs { "landscapeLeft", "portrait" } do
          turn(side)
          local frame, screen = sheet.view.frameInWindow, UIScreen.main.bounds
          assert.near(screen.midX, frame.midX, 0.5)
          assert.near(screen.midY, frame.midY, 12)
        end
      end
      for _, ios in ipairs { 13, 15, 17 } do
        begin { "phone", ios = ios }
        local card = show(form "pageSheet")
        local upright = card.view.frameInWindow
        assert.is_true(upright.y > 0)
        turn()
        assert.equal(UIScreen.main.bounds, card.view.frameInWindow)
        turn "portrait"
        assert.equal(upright, card.view.frameInWindow)
      end
    end)

  it("[ROT-032] as high as a phone's landscape fills it, and leaves the presenter in the window",
    function()
      for _, ios in ipairs { 13, 15, 17 } do
        begin { "phone", ios = ios }
        local sheet = show(form "pageSheet")
        turn()
        assert.equal(sheet.presentationController.containerView.bounds, sheet.view.frame)
        assert.equal(UIScreen.main.bounds, sheet.view.frameInWindow)
        assert.equal(home.view.window, sheet.view.window)
        expect.never "Home.viewDidDisappear"
      end
    end)
end)

describe("What manages a presentation", function()
  it("[ROT-094] asks its delegate for a style again when the room has become compact", function()
    for _, target in ipairs { { "iPhone 6 Plus", ios = 8 }, { "iPhone 8 Plus", ios = 12 },
      { "iPhone 11 Pro Max", ios = 17 } } do
      target.orientation = "landscapeLeft"
      begin(target)
      local shown = form "formSheet"
      shown.presentationController.delegate = {
        adaptivePresentationStyle = function() return "overFullScreen" end,
      }
      show(shown)
      local before = mark()
      turn "portrait"
      expect.order({
        "Window.rotation.begin", "**.adaptivePresentationStyle*", "Window.rotation.end",
      }, { since = before })
    end
  end)

  it("[ROT-077] has its container as it was, while it is told of the size", function()
    for _, target in ipairs { { "phone", ios = 8 }, { "pad", ios = 12 }, { "phone", ios = 13 },
      { "pad", ios = 17 } } do
      begin(target)
      local shown = show(form "overFullScreen")
      local manager, sizes = shown.presentationController, {}
      local old = manager.containerView.bounds.size
      function manager:viewWillTransition(size, coordinator)
        sizes.told, sizes.during = size, self.containerView.bounds.size
        UIPresentationController.viewWillTransition(self, size, coordinator)
      end
      function manager:containerViewWillLayoutSubviews()
        sizes.after = self.containerView.bounds.size
      end
      turn()
      local new = size(old.height, old.width)
      assert.same({ told = new, during = old, after = new }, sizes)
    end
  end)

  it("[ROT-096] keeps what a call's bar took at the top on iOS 9, if its faults are on", function()
    for _, bugs in ipairs { false, true } do
      begin { "iPhone 6", ios = 9, bugs = bugs }
      statusBar { height = 40 }
      settle()
      local lower, upper = show(form "overFullScreen"), form "overFullScreen"
      lower:present(upper)
      settle()
      local function top(shown) return shown.presentationController.containerView.frame.y end
      assert.equal(20, top(lower))
      assert.equal(20, top(upper))
      turn()
      assert.equal(0, top(upper))
      assert.equal(bugs and 20 or 0, top(lower))
    end
  end)

  it("[ROT-081] leaves a presenter that is scaled down with wrong bounds after a turn", function()
    for _, ios in ipairs { 8, 12, 17 } do
      begin { "pad", ios = ios }
      show(form "custom")
      home.view.transform = CGAffineTransform(0.5, 0, 0, 0.5, 0, 0)
      turn()
      home:dismiss()
      settle()
      home.view.transform = CGAffineTransform(1, 0, 0, 1, 0, 0)
      settle()
      assert.are_not.equal(home.view.window.bounds, home.view.frame)
    end
  end)
end)

describe("A navigation controller", function()
  it("[ROT-085] lays its screen out after the callbacks, in the final size by the turn's end",
    function()
      for _, ios in ipairs { 8, 12, 17 } do
        device { "phone", ios = ios }
        local first = UIViewController "First"
        root(UINavigationController { "Nav", rootViewController = first })
        settle()
        local before, last = mark(), nil
        on("First.viewDidLayoutSubviews", function() last = first.view.bounds.size end)
        local running
        function first:viewWillTransition(size, coordinator)
          coordinator:animate { completion = function() running = last end }
        end
        turn()
        expect.order({
          "First.willTransition", "First.viewWillTransition", "First.traitCollectionDidChange",
          "First.viewWillLayoutSubviews", "Window.rotation.end",
        }, { since = before })
        assert.equal(UIScreen.main.bounds.size, running)
      end
    end)
end)

describe("A popover", function()
  it("[ROT-100] of the older kind is hidden while the interface turns, and follows its button",
    function()
      for _, ios in ipairs { 5, 6, 7 } do
        device { "pad", ios = ios }
        local item = UIBarButtonItem { "Item", title = "Open" }
        local first = UIViewController {
          "First", shouldAutorotateToInterfaceOrientation = yes,
        }
        first.navigationItem.rightBarButtonItem = item
        root(UINavigationController { "Nav", rootViewController = first,
          shouldAutorotateToInterfaceOrientation = yes })
        settle()
        local content = UIViewController "Content"
        local popover = UIPopoverController { "Popover", contentViewController = content }
        popover:presentPopoverFromBarButtonItem(item)
        settle()
        local frame = content.view.frameInWindow
        rotate "landscapeLeft"
        advance(0.1)
        assert.is_false(popover.isPopoverVisible)
        settle()
        assert.is_true(popover.isPopoverVisible)
        assert.are_not.equal(frame, content.view.frameInWindow)
      end
    end)

  it("[ROT-101] of the newer kind stays, and may be given another rectangle to point at", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      for _, anchor in ipairs { "kept", "moved" } do
        begin { "pad", ios = ios }
        local shown = form "popover"
        local popover = shown.popoverPresentationController
        popover.sourceView, popover.sourceRect = home.view, rect(100, 100, 10, 10)
        local asked = 0
        popover.delegate = {
          popoverPresentationControllerWillRepositionPopover = function(_, _, old)
            asked = asked + 1
            assert.equal(rect(100, 100, 10, 10), old)
            if anchor == "moved" then return rect(500, 100, 10, 10) end
          end,
        }
        show(shown)
        local before = mark()
        turn()
        assert.equal(1, asked)
        expect.order({ "Form.viewWillTransition", "**.*illReposition*" }, { since = before })
        assert.equal(shown, home.presentedViewController)
        assert.is_not_nil(shown.view.window)
        expect.never("Form.viewWillDisappear", { since = before })
        assert.equal(rect(anchor == "moved" and 500 or 100, 100, 10, 10), popover.sourceRect)
      end
    end
  end)
end)

describe("An alert", function()
  it("[ROT-102] has its own window before iOS 8, in which its view turns as the presenter's does",
    function()
      for _, ios in ipairs { 5, 6, 7 } do
        begin { "phone", ios = ios }
        local alert = UIAlertView { "Alert", title = "Alert" }
        local before = #UIApplication.shared.windows
        alert:show()
        settle()
        local windows = UIApplication.shared.windows
        assert.equal(before + 1, #windows)
        local own = alert.window
        assert.are_not.equal(home.view.window, own)
        assert.equal(1996, own.windowLevel)
        turn()
        assert.equal(UIScreen.main.bounds, own.bounds)
        assert.equal(home.view.transform, alert.superview.transform)
        assert.is_false(alert.superview.transform.isIdentity)
      end
    end)

  it("[PRES-287] and the like over the full screen turn the interface but not the status bar",
    function()
      for _, ios in ipairs { 8, 12, 13, 17 } do
        for style, hides in pairs { fullScreen = true, overFullScreen = false } do
          device { "pad", ios = ios }
          home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
          root(home)
          settle()
          local shown = UIViewController {
            "Form", modalPresentationStyle = style, prefersStatusBarHidden = true,
          }
          show(shown)
          turn()
          assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
          assert.equal(hides, UIApplication.shared.isStatusBarHidden)
        end
      end
    end)
end)
