-- Which presentation and transition style a presentation has, and when it is read.

describe("The style of a presentation", function()
  it("[PRES-326] reads as formSheet from iOS 18 if it is automatic", function()
    for _, ios in ipairs { 18, 26 } do
      device { "phone", ios = ios }
      local home, form = UIViewController "Home", UIViewController "Form"
      assert.equal("formSheet", form.modalPresentationStyle)
      form.modalPresentationStyle = "automatic"
      assert.equal("formSheet", form.modalPresentationStyle)
      root(home)
      present(form)
      settle()
      assert.equal("formSheet", form.modalPresentationStyle)
    end
  end)

  it("[PRES-016] is full screen for a sheet on a phone before iOS 8", function()
    for _, ios in ipairs { 5, 6, 7 } do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        device { "phone", ios = ios }
        local home = UIViewController "Home"
        local form = UIViewController { "Form", modalPresentationStyle = style }
        root(home)
        local screen = home.view.frameInWindow
        present(form)
        settle()
        assert.equal(screen, form.view.frameInWindow)
        assert.is_nil(home.view.window)
        expect.once "Home.viewDidDisappear"
      end
    end
  end)

  it("[PRES-104] a transition style set while presented counts for the dismissal", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalTransitionStyle = "coverVertical" }
    root(home)
    present(form)
    advance(0.1)
    form.modalTransitionStyle = "crossDissolve"
    assert.equal(1, form.view.presentedAlpha)
    settle()
    expect.once "Form.presentation.begin style=coverVertical"
    dismiss()
    settle()
    expect.once "Form.dismissal.begin style=crossDissolve"
  end)
end)
