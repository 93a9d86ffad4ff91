-- What manages a presentation: when it is made, what it answers, and what belongs to it.

local home, form

local function begin(target, style)
  device(target)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style or "formSheet" }
  root(home)
end

local targets = {
  { "phone", ios = 8 }, { "iPad Air 2", ios = 9 }, { "iPad Air 2", ios = 12 },
  { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 },
}

describe("A presentation controller", function()
  it("[PRES-103] settles the style when it is asked for: a later one is ignored", function()
    for _, target in ipairs(targets) do
      begin(target, "overFullScreen")
      assert.is_not_nil(form.presentationController)
      form.modalPresentationStyle = "fullScreen"
      home:present(form)
      settle()
      expect.never "Home.viewWillDisappear"
      expect.never "**.refused"
      assert.equal(home.view.window, form.view.window)
    end
  end)

  it("[PRES-161] is made of the style that is set when it is asked for", function()
    for _, target in ipairs(targets) do
      begin(target, "overFullScreen")
      assert.is_false(form.presentationController.shouldRemovePresentersView)
      local other = UIViewController { "Other", modalPresentationStyle = "fullScreen" }
      assert.is_true(other.presentationController.shouldRemovePresentersView)
    end
  end)

  it("[PRES-147] is the same one from the presentation to the dismissal", function()
    for _, target in ipairs(targets) do
      begin(target)
      home:present(form)
      local controller = form.presentationController
      settle()
      assert.equal(controller, form.presentationController)
      assert.is_not_nil(controller.containerView)
      home:dismiss()
      assert.equal(controller, form.presentationController)
      settle()
      assert.is_nil(controller.containerView)
    end
  end)

  it("[PRES-164] is a new one for each presentation", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
      begin(target)
      home:present(form)
      settle()
      local first = form.presentationController
      first.delegate = { presentationControllerDidDismiss = function() end }
      home:dismiss()
      settle()
      home:present(form)
      settle()
      assert.not_equal(first, form.presentationController)
      assert.is_nil(form.presentationController.delegate)
    end
  end)

  it("[PRES-165] is told apart from the one that stands in for it", function()
    for _, ios in ipairs { 16, 17 } do
      begin({ "phone", ios = ios }, "popover")
      form.popoverPresentationController.sourceView = home.view
      assert.is_nil(form.activePresentationController)
      home:present(form)
      settle()
      assert.not_equal(form.presentationController, form.activePresentationController)
      assert.equal("formSheet", form.activePresentationController.adaptivePresentationStyle)
      local sheet = UIViewController { "Sheet", modalPresentationStyle = "pageSheet" }
      form:present(sheet)
      settle()
      assert.equal(sheet.presentationController, sheet.activePresentationController)
    end
  end)

  it("[PRES-166] is a plain one for a custom style without a delegate", function()
    for _, target in ipairs(targets) do
      begin(target, "custom")
      home:present(form)
      settle()
      assert.equal("UIPresentationController",
        tostring(form.presentationController):match "^%a+")
      assert.is_false(form.presentationController.shouldRemovePresentersView)
    end
  end)

  it("[PRES-155] covers its container unless its class says otherwise", function()
    for _, target in ipairs(targets) do
      begin(target, "custom")
      home:present(form)
      settle()
      local controller = form.presentationController
      assert.equal(controller.containerView.bounds,
        controller.frameOfPresentedViewInContainerView)
      assert.equal(controller.containerView.bounds, form.view.frame)
    end
  end)

  it("[PRES-156] keeps the presenter's view and takes the window, by itself", function()
    for _, target in ipairs(targets) do
      begin(target, "custom")
      assert.is_false(form.presentationController.shouldRemovePresentersView)
      assert.is_true(form.presentationController.shouldPresentInFullscreen)
    end
  end)

  -- The other half, a class that answers false to shouldPresentInFullscreen, needs a presentation
  -- controller of the app's own, which scripts can't write.
  it("[PRES-018] is full screen for a custom style", function()
    for _, target in ipairs(targets) do
      begin(target, "custom")
      local child = UIViewController { "Child", definesPresentationContext = true }
      home:addChild(child)
      home.view:addSubview(child.view)
      child.view.frame = rect(20, 40, 200, 200)
      settle()
      child:present(form)
      settle()
      assert.equal(home, form.presentingViewController)
      assert.equal(home.view.window.bounds, form.view.frameInWindow)
    end
  end)

  it("[PRES-157] fills the window if it is full screen, and never adapts if it isn't", function()
    for _, target in ipairs(targets) do
      for _, style in ipairs { "currentContext", "overCurrentContext" } do
        begin(target, style)
        form.presentationController.delegate = {
          adaptivePresentationStyle = function() return "fullScreen" end,
          adaptivePresentationStyleTraitCollection = function() return "fullScreen" end,
          presentationControllerViewControllerForAdaptivePresentationStyle = function()
            return UIViewController "Other"
          end,
        }
        assert.is_false(form.presentationController.shouldPresentInFullscreen)
        home:present(form)
        settle()
        -- What remains is the announcement that nothing adapts (PRES-171, PRES-173).
        expect.never "Form.adaptivePresentationStyle*"
        expect.never "Form.presentationControllerViewController*"
        assert.equal(form, home.presentedViewController)
        assert.equal(style, form.presentationController.presentationStyle)
      end
      for _, style in ipairs { "fullScreen", "overFullScreen", "formSheet", "custom" } do
        begin(target, style)
        home:present(form)
        settle()
        local container = form.presentationController.containerView
        assert.equal(container.window.bounds, container.frameInWindow)
      end
    end
  end)

  it("[PRES-119] of a custom style on iOS 7 keeps the presenter out of it", function()
    begin({ "phone", ios = 7 }, "custom")
    local before = mark()
    home:present(form)
    settle()
    home:dismiss()
    settle()
    expect.never("Home.view*ppear", { since = before })
    expect.never("Home.view*Disappear", { since = before })
  end)

  it("[PRES-154] shows the controller's view or one around it, whenever it is asked", function()
    for _, target in ipairs(targets) do
      for _, style in ipairs { "fullScreen", "custom", "formSheet", "popover" } do
        begin(target, style)
        if style == "popover" then
          form.popoverPresentationController.sourceView = home.view
        end
        home:present(form)
        settle()
        local controller = form.presentationController
        local view = controller.presentedView
        local frame = controller.frameOfPresentedViewInContainerView
        assert.is_true(form.view:isDescendant { of = view })
        if style == "fullScreen" or style == "custom" then assert.equal(form.view, view) end
        local before = mark()
        for _ = 1, 3 do
          assert.equal(view, controller.presentedView)
          assert.equal(frame, controller.frameOfPresentedViewInContainerView)
        end
        settle()
        expect.never("Form.*", { since = before })
        expect.never("Home.*", { since = before })
        assert.equal(view, controller.presentedView)
        assert.equal(frame, controller.frameOfPresentedViewInContainerView)
      end
    end
  end)

  it("[PRES-321] has the presenter's view in its container while that is being removed", function()
    for _, target in ipairs(targets) do
      for _, style in ipairs { "fullScreen", "currentContext" } do
        begin(target, style)
        home:present(form)
        advance(0.1)
        local container = form.presentationController.containerView
        assert.is_true(home.view:isDescendant { of = container })
        assert.is_true(form.view:isDescendant { of = container })
        settle()
        assert.is_nil(home.view.window)
        home:dismiss()
        advance(0.1)
        assert.is_true(home.view:isDescendant { of = container })
        settle()
        assert.is_false(home.view:isDescendant { of = container })
        assert.is_not_nil(home.view.window)
      end
    end
  end)

  it("[PRES-059] says nothing of a dismissal by the program", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPad Pro 11", ios = 17 } } do
      begin(target)
      local heard = function() error "nobody touched the screen" end
      form.presentationController.delegate = {
        presentationControllerShouldDismiss = heard, presentationControllerWillDismiss = heard,
        presentationControllerDidDismiss = heard,
        presentationControllerDidAttemptToDismiss = heard,
      }
      home:present(form)
      settle()
      home:dismiss()
      settle()
      expect.once "Form.viewDidDisappear"
      expect.never "Form.presentationController*"
    end
  end)

  it("[PRES-060] of a sheet above says nothing when one below is dismissed", function()
    for _, ios in ipairs { 15, 17 } do
      begin { "iPhone 13", ios = ios }
      local stack = { form, UIViewController "Second", UIViewController "Third" }
      local from = home
      for _, sheet in ipairs(stack) do
        sheet.modalPresentationStyle = "pageSheet"
        from:present(sheet, { animated = false })
        settle()
        sheet.presentationController.delegate = {
          presentationControllerDidDismiss = function() error "nobody swiped it" end,
        }
        from = sheet
      end
      home:dismiss()
      settle()
      expect.once "Second.viewDidDisappear"
      expect.once "Third.viewDidDisappear"
      expect.never "*.presentationControllerDidDismiss"
    end
  end)
end)
