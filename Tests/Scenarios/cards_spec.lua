-- How what is behind a card moves along with it, beyond what single facts say.

describe("What is behind a card", function()
  local home

  local function start(target)
    device(target)
    home = UIViewController "Home"
    root(home)
  end

  local function card(name)
    local controller = UIViewController { name, modalPresentationStyle = "pageSheet" }
    present(controller)
    return controller
  end

  local function dimming(controller)
    return controller.presentationController.containerView.subviews[1]
  end

  it("moves along with it, at the same pace", function()
    start { "iPhone 12", ios = 15 }
    local wrapper = home.view.superview
    local form = card "Form"
    advance { to = 0.5, of = form }
    local card_seen, behind_seen = form.view.superview.presentedFrame, wrapper.presentedFrame
    local risen = (844 - card_seen.y) / (844 - 57)
    assert.is_true(risen > 0.5 and risen < 1)
    assert.near(risen, (1 - behind_seen.width / 390) / (1 - 0.9179487), 1e-4)
    assert.near(risen, behind_seen.y / 47, 1e-4)
    assert.near(risen * 0.12, dimming(form).presentedAlpha, 1e-4)
    settle()
    assert.near(47, wrapper.frame.y, 1e-6)
    dismiss(form)
    advance { to = 0.5, of = form }
    assert.is_true(wrapper.presentedFrame.y > 0 and wrapper.presentedFrame.y < 47)
    assert.is_true(wrapper.transform.isIdentity)
    settle()
    assert.equal(rect(0, 0, 390, 844), home.view.frameInWindow)
  end)

  it("comes back at once when nothing is animated", function()
    start { "iPhone 8", ios = 13 }
    local form = UIViewController { "Form", modalPresentationStyle = "pageSheet" }
    present(form, { animated = false })
    settle()
    assert.equal(30, home.view.frameInWindow.y)
    dismiss(form, { animated = false })
    settle()
    assert.equal(rect(0, 0, 375, 667), home.view.frameInWindow)
  end)

  it("comes back when the stack is dismissed from its bottom", function()
    start { "iPhone 12", ios = 15 }
    card "A"
    settle()
    local b = card "B"
    settle()
    dismiss(home)
    advance { to = 0.5, of = b }
    local seen = home.view.superview.presentedFrame
    assert.is_true(seen.y > 0 and seen.y < 57)
    settle()
    assert.is_nil(b.view.window)
    assert.equal(rect(0, 0, 390, 844), home.view.frameInWindow)
  end)

  it("is as under one card when the stack is dismissed from its middle", function()
    start { "iPhone 12", ios = 15 }
    local a = card "A"
    settle()
    local rest, under = a.view.frameInWindow, home.view.frameInWindow
    card "B"
    settle()
    card "C"
    settle()
    a:dismiss()
    settle()
    assert.equal(rest, a.view.frameInWindow)
    assert.equal(under, home.view.frameInWindow)
    assert.near(0.12, dimming(a).alpha, 1e-9)
  end)

  it("keeps its size where the system's policy is switched", function()
    device { "iPhone 12", ios = 15, policies = { ["card.presenter"] = "none",
      ["sheet.dimming-reach"] = "container" } }
    home = UIViewController "Home"
    root(home)
    local form = card "Form"
    settle()
    assert.equal(rect(0, 0, 390, 844), home.view.frameInWindow)
    assert.near(0.2, dimming(form).alpha, 1e-9)
    assert.equal(rect(0, 0, 390, 844), dimming(form).frame)
  end)

  it("stays in place behind a full-screen controller on the card", function()
    start { "iPhone 12", ios = 15 }
    local a = card "A"
    settle()
    local under = home.view.frameInWindow
    local cover = UIViewController { "Cover", modalPresentationStyle = "fullScreen" }
    present(cover)
    settle()
    dismiss(cover)
    settle()
    assert.equal(under, home.view.frameInWindow)
    assert.equal(rect(0, 57, 390, 787), a.view.frameInWindow)
  end)

  it("stops with the card whose way in is cut short", function()
    start { "iPhone 12", ios = 15 }
    card "A"
    settle()
    local under, wrapper = home.view.frameInWindow, home.view.superview
    local b = card "B"
    advance(0.2)
    assert.not_equal(under, wrapper.presentedFrame)
    local instant = now()
    b:dismiss { animated = false }
    turn(4)
    assert.equal(instant, now())
    assert.is_nil(b.view.window)
    assert.near(under.y, wrapper.presentedFrame.y, 1e-6)
    assert.near(under.width, wrapper.presentedFrame.width, 1e-6)
  end)
end)
