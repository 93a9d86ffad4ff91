-- Popovers: their anchor, their size and what they become where there is no room.

local home, form

local function begin(target)
  device(target)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "popover" }
  root(home)
end

--- Presents `form` from a small view in the middle of the screen.
local function show(where)
  local button = UIView "Button"
  home.view:addSubview(button)
  button.frame = where or rect(home.view.bounds.midX, home.view.bounds.midY, 20, 20)
  form.popoverPresentationController.sourceView = button
  home:present(form)
  settle()
end

local pads = {
  { "iPad Air", ios = 8 }, { "iPad Air 2", ios = 12 }, { "iPad Air 2", ios = 13 },
  { "iPad Pro 11", ios = 17 },
}
local missing = "should have a non-nil sourceView or barButtonItem set before the presentation "
  .. "occurs."

describe("A popover", function()
  it("[PRES-029] may get its anchor after present has returned", function()
    for _, target in ipairs(pads) do
      begin(target)
      home:present(form)
      form.popoverPresentationController.sourceView = home.view
      settle()
      expect.once "Form.viewDidAppear"
    end
  end)

  it("[PRES-086] raises when it begins without an anchor, not when present is called", function()
    for _, target in ipairs(pads) do
      begin(target)
      local returned = false
      expect.exception("NSGenericException", function()
        home:present(form)
        returned = true
      end)
      assert.is_true(returned)
      expect.trace("...\nexception raised name=NSGenericException reason=\""
        .. "UIPopoverPresentationController (<UIPopoverPresentationController: 0x1003>) "
        .. missing .. "\"")
    end
  end)

  it("[PRES-123] tells the presenter nothing, unless it adapts to full screen", function()
    for _, target in ipairs(pads) do
      begin(target)
      show()
      home:dismiss()
      settle()
      expect.never "Home.view*Disappear"
    end
    begin { "phone", ios = 12 }
    show()
    expect.order { "Home.viewWillDisappear", "Form.viewDidAppear", "Home.viewDidDisappear" }
  end)

  it("[PRES-162] has a controller of its own when its style says so, and only then", function()
    for _, target in ipairs(pads) do
      begin(target)
      local sheet = UIViewController { "Sheet", modalPresentationStyle = "formSheet" }
      assert.is_nil(sheet.popoverPresentationController)
      assert.is_not_nil(form.popoverPresentationController)
      assert.equal(form.popoverPresentationController, form.presentationController)
      local child = UIViewController "Child"
      form:addChild(child)
      show()
      assert.equal(form.popoverPresentationController, child.popoverPresentationController)
    end
  end)

  it("[PRES-229] is 320 x 480 if nobody says how large", function()
    begin { "iPad Air 2", ios = 12 }
    show()
    assert.equal(size(320, 480), form.view.bounds.size)
    begin { "iPad Pro 12.9", ios = 13 }
    show()
    assert.equal(size(388, 667), form.view.bounds.size)
    begin { "iPhone 8", ios = 13 }
    form.presentationController.delegate = {
      adaptivePresentationStyleTraitCollection = function() return "none" end,
    }
    show(rect(100, 30, 20, 20))
    assert.equal(size(320, 493), form.view.bounds.size)
  end)

  it("[PRES-267] needs no other call than present, on any device", function()
    for _, target in ipairs { { "pad", ios = 12 }, { "phone", ios = 12 }, { "phone", ios = 17 } } do
      begin(target)
      show()
      expect.once "Form.viewDidAppear"
      assert.equal(home, form.presentingViewController)
    end
  end)

  it("[PRES-268] asks the delegate for its anchor before it is shown", function()
    for _, target in ipairs(pads) do
      begin(target)
      form.popoverPresentationController.delegate = {
        prepareForPopoverPresentation = function(_, popover)
          assert.is_nil(popover.containerView)
          popover.sourceView = home.view
        end,
      }
      home:present(form)
      settle()
      expect.order {
        "Form.prepareForPopoverPresentation", "Form.presentation.begin", "Form.viewDidAppear",
      }
    end
  end)

  it("[PRES-271] has an unknown arrow before it is shown", function()
    for _, target in ipairs(pads) do
      begin(target)
      local popover = form.popoverPresentationController
      assert.equal("unknown", popover.arrowDirection)
      show(rect(home.view.bounds.midX, 30, 20, 20))
      assert.equal("up", popover.arrowDirection)
    end
  end)

  it("[PRES-272] points at the whole source view, from iOS 13.2 on by a null rectangle", function()
    begin { "pad", ios = "13.2" }
    assert.is_nil(form.popoverPresentationController.sourceRect)
    -- The bubble is beside the whole view.
    show(rect(home.view.bounds.midX - 200, 30, 400, 100))
    assert.equal(130, form.view.frameInWindow.y)
  end)

  it("[PRES-273] takes a source item in the place of the bar button item", function()
    begin { "pad", ios = 16 }
    local item = UIBarButtonItem "Add"
    form.popoverPresentationController.sourceItem = item
    assert.equal(item, form.popoverPresentationController.barButtonItem)
    home:present(form)
    settle()
    expect.once "Form.viewDidAppear"
  end)

  it("[PRES-274] is full screen in a compact width before iOS 13", function()
    for _, ios in ipairs { 8, 9, 12 } do
      begin { "phone", ios = ios }
      show()
      assert.equal(home.presentedViewController.view.window.bounds, form.view.frameInWindow)
      assert.equal("fullScreen", form.presentationController.adaptivePresentationStyle)
    end
  end)

  it("[PRES-275] is a form sheet in a compact width from iOS 13 on", function()
    for _, ios in ipairs { 13, 15, 17 } do
      begin { "phone", ios = ios }
      local told
      form.presentationController.delegate = {
        presentationControllerWillPresentWithAdaptiveStyle = function(_, _, style) told = style end,
      }
      show()
      assert.equal("formSheet", told)
      expect.never "Home.viewWillDisappear"
    end
  end)

  it("[PRES-278] never becomes one if its controller was asked for before its style", function()
    for _, target in ipairs(pads) do
      begin(target)
      form.modalPresentationStyle = "fullScreen"
      assert.is_not_nil(form.presentationController)
      form.modalPresentationStyle = "popover"
      assert.is_nil(form.popoverPresentationController)
      home:present(form)
      settle()
      expect.once "Home.viewDidDisappear"
    end
  end)

  it("[PRES-284] shows the controller that the delegate gave, and is gone with it", function()
    for _, ios in ipairs { 9, 12, 13, 17 } do
      begin { "phone", ios = ios }
      local wrapper = UIViewController "Wrapper"
      form.presentationController.delegate = {
        presentationControllerViewControllerForAdaptivePresentationStyle = function()
          wrapper:addChild(form)
          return wrapper
        end,
      }
      show()
      assert.equal(wrapper, home.presentedViewController)
      form:dismiss()
      settle()
      assert.is_nil(home.presentedViewController)
      assert.is_nil(wrapper.presentingViewController)
    end
  end)

  it("[PRES-285] has its bubble and arrow around the view, as the controller's", function()
    for _, target in ipairs(pads) do
      begin(target)
      show()
      local shown = form.presentationController.presentedView
      assert.not_equal(form.view, shown)
      assert.equal(shown, form.view.superview)
    end
  end)

  it("[PRES-263] adapts to a sheet controller", function()
    for _, ios in ipairs { 15, 17 } do
      begin { "phone", ios = ios }
      show()
      assert.equal(form.sheetPresentationController, form.activePresentationController)
    end
  end)
end)
