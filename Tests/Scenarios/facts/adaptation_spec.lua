-- How presentations adapt to the room, and what the delegate has to say. The measured rows are in
-- adaptivity.tsv and run by the Swift tests; here stand the rules.

local home, form, other

local function begin(target)
  device(target)
  home, form, other = UIViewController "Home", UIViewController "Form", UIViewController "Other"
  root(home)
end

--- Presents `form` with a delegate and returns the style that the delegate is told.
local function announced(style, answer)
  form.modalPresentationStyle = style
  local told
  form.presentationController.delegate = {
    adaptivePresentationStyleTraitCollection = function() return answer end,
    presentationControllerWillPresentWithAdaptiveStyle = function(_, _, adaptive)
      told = adaptive
    end,
  }
  if style == "popover" then form.popoverPresentationController.sourceView = home.view end
  home:present(form, { animated = false })
  settle()
  return told
end

local phones = { { "iPhone 6", ios = 8.3 }, { "iPhone 6", ios = 12 }, { "iPhone 15", ios = 17 } }
local pads = { { "iPad Air", ios = 8.3 }, { "iPad Air 2", ios = 12 }, { "iPad Air 2", ios = 15 } }

describe("Adaptation", function()
  it("[PRES-169] is a question without traits, for compact widths only, on iOS 8.0", function()
    for _, case in ipairs { { "phone", 1, "Other" }, { "pad", 0, "Form" } } do
      begin { case[1], ios = "8.0" }
      form.modalPresentationStyle = "formSheet"
      form.presentationController.delegate = {
        adaptivePresentationStyle = function() return "overFullScreen" end,
        adaptivePresentationStyleTraitCollection = function() error "not on iOS 8.0" end,
        presentationControllerViewControllerForAdaptivePresentationStyle = function()
          return other
        end,
      }
      home:present(form)
      settle()
      expect.count("Form.adaptivePresentationStyle", case[2])
      assert.equal(case[3] == "Other" and other or form, home.presentedViewController)
    end
  end)

  it("[PRES-170] prefers the question with traits, and takes none for no adaptation", function()
    for _, target in ipairs(phones) do
      begin(target)
      form.modalPresentationStyle = "formSheet"
      form.presentationController.delegate = {
        adaptivePresentationStyle = function() error "there is a better one" end,
        adaptivePresentationStyleTraitCollection = function(_, controller, traits)
          assert.equal(form, controller.presentedViewController)
          assert.equal("compact", traits.horizontalSizeClass)
          return "none"
        end,
      }
      home:present(form)
      settle()
      expect.once "Form.adaptivePresentationStyleTraitCollection"
      expect.never "Home.viewWillDisappear"
    end
    -- Without the newer method the older one is asked.
    begin { "iPhone 6", ios = 12 }
    form.modalPresentationStyle = "formSheet"
    form.presentationController.delegate = {
      adaptivePresentationStyle = function() return "none" end,
    }
    home:present(form)
    settle()
    expect.once "Form.adaptivePresentationStyle"
    expect.never "Home.viewWillDisappear"
  end)

  it("[PRES-171] is announced for every presentation, as none when nothing adapts", function()
    for _, style in ipairs { "fullScreen", "overFullScreen", "pageSheet", "formSheet" } do
      begin { "iPad Air 2", ios = 12 }
      assert.equal("none", announced(style, "pageSheet"))
    end
    begin { "iPhone 6", ios = 12 }
    assert.equal("fullScreen", announced("pageSheet", "pageSheet"))
  end)

  it("[PRES-172] asks for another controller only when it adapts; nil keeps the first", function()
    local function present_with(answer, replacement)
      begin { "iPhone 6", ios = 12 }
      form.modalPresentationStyle = "formSheet"
      form.presentationController.delegate = {
        adaptivePresentationStyleTraitCollection = function() return answer end,
        presentationControllerViewControllerForAdaptivePresentationStyle = function()
          return replacement and other or nil
        end,
      }
      home:present(form)
      settle()
    end
    local question = "Form.presentationControllerViewControllerForAdaptivePresentationStyle"
    present_with("none", true)
    expect.never(question)
    assert.equal(form, home.presentedViewController)
    present_with("fullScreen", true)
    expect.once(question)
    assert.equal(other, home.presentedViewController)
    present_with("fullScreen", false)
    expect.once(question)
    assert.equal(form, home.presentedViewController)
  end)

  it("[PRES-173] concerns page sheets, form sheets and popovers only", function()
    for _, targets in ipairs { phones, pads } do
      for _, target in ipairs(targets) do
        for _, style in ipairs {
          "fullScreen", "currentContext", "overFullScreen", "overCurrentContext",
        } do
          begin(target)
          assert.equal("none", announced(style, "formSheet"))
          assert.equal(form, home.presentedViewController)
        end
      end
    end
  end)

  it("[PRES-174] honours fullScreen and overFullScreen everywhere", function()
    for _, targets in ipairs { phones, pads } do
      for _, target in ipairs(targets) do
        for _, answer in ipairs { "fullScreen", "overFullScreen" } do
          for _, style in ipairs { "pageSheet", "formSheet", "popover" } do
            begin(target)
            assert.equal(answer, announced(style, answer))
            assert.equal(UIScreen.main.bounds.size, form.view.bounds.size)
          end
        end
      end
    end
  end)

  it("[PRES-175] honours formSheet, which is no adaptation for a form sheet", function()
    for _, targets in ipairs { phones, pads } do
      for _, target in ipairs(targets) do
        for style, told in pairs { pageSheet = "formSheet", popover = "formSheet",
          formSheet = "none" } do
          begin(target)
          assert.equal(told, announced(style, "formSheet"))
        end
      end
    end
  end)

  it("[PRES-176] falls back to the default for other answers before iOS 13", function()
    for _, ios in ipairs { 8.3, 12 } do
      for _, answer in ipairs { "pageSheet", "currentContext", "overCurrentContext", "popover" } do
        for _, case in ipairs {
          { "iPhone 6", "portrait", "popover", "fullScreen" },
          { "iPhone 6", "portrait", "formSheet", "fullScreen" },
          { "iPhone 6 Plus", "landscapeLeft", "popover", "formSheet" },
          { "iPhone 6 Plus", "landscapeLeft", "pageSheet", "none" },
          { "iPad Air", "portrait", "popover", "none" },
          { "iPad Air", "portrait", "formSheet", "none" },
        } do
          begin { case[1], ios = ios, orientation = case[2] }
          assert.equal(case[4], announced(case[3], answer))
        end
      end
    end
  end)

  it("[PRES-177] takes other answers for the default of iOS 13", function()
    for _, answer in ipairs { "pageSheet", "currentContext", "overCurrentContext" } do
      for _, case in ipairs {
        { "iPhone 8", "popover", "formSheet" }, { "iPhone 8", "formSheet", "none" },
        { "iPad Air 2", "popover", "none" }, { "iPad Air 2", "pageSheet", "none" },
      } do
        begin { case[1], ios = 13 }
        assert.equal(case[3], announced(case[2], answer))
      end
    end
  end)

  it("[PRES-178] lets none keep the style on a phone too", function()
    for _, style in ipairs { "pageSheet", "formSheet" } do
      begin { "iPhone 6", ios = 12 }
      assert.equal("none", announced(style, "none"))
      assert.equal(size(375, 647), form.view.bounds.size)
    end
    begin { "iPhone 6", ios = 12 }
    assert.equal("none", announced("popover", "none"))
    expect.never "Home.viewWillDisappear"
  end)

  it("[PRES-179] leaves the controller's own style as it is", function()
    for _, target in ipairs(phones) do
      begin(target)
      announced("popover", "fullScreen")
      assert.equal("popover", form.modalPresentationStyle)
      assert.equal("fullScreen", form.activePresentationController.adaptivePresentationStyle)
    end
  end)

  it("[PRES-180] lets the delegate prepare what presents", function()
    for _, ios in ipairs { 15, 17 } do
      begin { "phone", ios = ios }
      form.modalPresentationStyle = "popover"
      local prepared
      form.presentationController.delegate = {
        presentationControllerPrepare = function(_, controller, adaptive)
          assert.equal(form.popoverPresentationController, controller)
          prepared = adaptive
        end,
      }
      home:present(form)
      settle()
      expect.order { "Form.presentationControllerPrepare", "Form.presentation.begin" }
      assert.equal(form.activePresentationController, prepared)
    end
  end)

  it("[PRES-237] can be read in the completion", function()
    for _, case in ipairs {
      { "iPhone 15", 17, "popover", "formSheet" }, { "iPhone 8", 13, "pageSheet", "pageSheet" },
      { "iPad Air 2", 13, "formSheet", "formSheet" },
    } do
      begin { case[1], ios = case[2] }
      form.modalPresentationStyle = case[3]
      if case[3] == "popover" then form.popoverPresentationController.sourceView = home.view end
      local style
      home:present(form, { completion = function()
        style = form.presentationController.adaptivePresentationStyle
      end })
      settle()
      assert.equal(case[4], style)
    end
  end)

  it("[PRES-168] asks the delegate that is there when present is called", function()
    begin { "iPhone 6", ios = 12 }
    form.modalPresentationStyle = "formSheet"
    home:present(form)
    form.presentationController.delegate = {
      adaptivePresentationStyleTraitCollection = function() error "too late" end,
    }
    settle()
    expect.never "Form.adaptivePresentationStyleTraitCollection"
    expect.once "Home.viewDidDisappear"
  end)
end)
