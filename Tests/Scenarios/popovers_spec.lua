-- What the facts about popovers and adaptation say of the systems before their span.

describe("Before the facts' span", function()
  it("a delegate prepares nothing before iOS 15", function()
    device { "phone", ios = 14 }
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = "popover" }
    root(home)
    form.presentationController.delegate = {
      presentationControllerPrepare = function() error "this came with iOS 15" end,
    }
    home:present(form)
    settle()
    expect.once "Form.viewDidAppear"
  end)

  it("a source rectangle that nobody set is zero before iOS 13.2", function()
    device { "pad", ios = "13.1" }
    local form = UIViewController { "Form", modalPresentationStyle = "popover" }
    assert.equal(rect(0, 0, 0, 0), form.popoverPresentationController.sourceRect)
  end)

  it("nobody makes a presentation controller before iOS 8", function()
    device { "phone", ios = 7 }
    local home, form = UIViewController "Home", UIViewController "Form"
    root(home)
    assert.is_nil(form.presentationController)
  end)

  it("nobody asks an adaptive delegate before iOS 8", function()
    device { "iPad Air", ios = 7, policies = { ["presentation-controller.access"] = "creates" } }
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    root(home)
    form.presentationController.delegate = {
      adaptivePresentationStyle = function() error "this came with iOS 8" end,
      adaptivePresentationStyleTraitCollection = function() error "this came with iOS 8.3" end,
    }
    home:present(form)
    settle()
    expect.once "Form.viewDidAppear"
  end)
end)

describe("A popover of the older kind", function()
  it("is fitted to the turned screen, and points at the rectangle that it pointed at", function()
    for _, ios in ipairs { 5, 7 } do
      local function shown(orientation)
        device { "pad", ios = ios, orientation = orientation }
        local function yes() return true end
        local home = UIViewController { "Home", shouldAutorotateToInterfaceOrientation = yes }
        root(home)
        local content = UIViewController "Content"
        local popover = UIPopoverController { "Popover", contentViewController = content }
        popover:presentPopoverFromRect(rect(10, 10, 20, 20), {
          inView = home.view, permittedArrowDirections = "any",
        })
        settle()
        return content.view
      end
      local inLandscape = shown("landscapeRight").frameInWindow
      local view = shown "portrait"
      local inPortrait = view.frameInWindow
      rotate "landscapeLeft"
      settle()
      assert.equal(inLandscape, view.frameInWindow)
      rotate "portrait"
      settle()
      assert.equal(inPortrait, view.frameInWindow)
    end
  end)
end)
