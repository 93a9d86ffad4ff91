-- What windows and what is presented in them make of a room that changes.

local home

local function launch(options)
  device(options)
  home = UIViewController "Home"
  root(home)
end

describe("A room that becomes narrow", function()
  it("tells controllers their size classes before their size, and then that they have them",
    function()
      launch { "pad", ios = 12 }
      resize(size(320, 1024))
      settle()
      expect.order {
        "Home.willTransition horizontalSizeClass=compact", "Home.viewWillTransition size=320x1024",
        "Home.traitCollectionDidChange",
      }
    end)

  it("has a form sheet cover the screen before iOS 13, and back", function()
    launch { "pad", ios = 12 }
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    present(form)
    settle()
    resize(size(320, 1024))
    expect.once "Form.viewWillTransition size=320x1024"
    settle()
    assert.equal(rect(0, 0, 320, 1024), form.view.frameInWindow)
    assert.is_nil(home.view.window)
    resize(size(768, 1024))
    expect.once "Form.viewWillTransition size=540x620"
    settle()
    assert.equal(rect(114, 202, 540, 620), form.view.frameInWindow)
    assert.is_not_nil(home.view.window)
    dismiss(form)
    settle()
    expect.clean()
  end)

  it("waits for a transition, and says nothing to anybody before", function()
    launch { "pad", ios = 17 }
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    present(form)
    advance(0.1)
    local asked = mark()
    resize(size(320, 1180))
    expect.once "Window.resize.waits"
    assert.equal("regular", home.traitCollection.horizontalSizeClass)
    settle()
    expect.order({ "Form.presentation.end", "Window.resize", "Home.willTransition" },
      { since = asked })
    assert.equal("compact", home.traitCollection.horizontalSizeClass)
    expect.clean()
  end)

  it("is found by a presentation that was asked for before it, and begins after it", function()
    launch { "pad", ios = 12 }
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    present(form)
    resize(size(320, 1024))
    settle()
    assert.equal(rect(0, 0, 320, 1024), form.view.frameInWindow)
    expect.clean()
  end)

  it("can't be larger than the screen", function()
    launch { "iPad Air 2", ios = 12 }
    assert.error_matches(function() resize(size(5000, 5000)) end,
      "the screen is 768 x 1024 points now")
  end)

  it("follows a turn", function()
    launch { "iPad Air 2", ios = 12 }
    resize(size(507, 1024))
    settle()
    rotate "landscapeLeft"
    settle()
    assert.equal(size(507, 768), home.view.bounds.size)
    resize(size(1024, 768))
    settle()
    rotate "portrait"
    settle()
    assert.equal(rect(0, 0, 768, 1024), home.view.frameInWindow)
  end)
end)

describe("A turn", function()
  it("tells a sheet the size that it will have in the other room", function()
    launch { "iPhone 15", ios = 17 }
    local card = UIViewController { "Card", modalPresentationStyle = "pageSheet" }
    present(card)
    settle()
    local upright = card.view.bounds.size
    rotate "landscapeLeft"
    settle()
    expect.once "Card.viewWillTransition size=852x393"
    assert.equal(size(852, 393), card.view.bounds.size)
    rotate "portrait"
    settle()
    expect.once(("Card.viewWillTransition size=%dx%d"):format(upright.width, upright.height))
    assert.equal(upright, card.view.bounds.size)
  end)

  it("leaves a window alone that has a frame of its own", function()
    for _, ios in ipairs { 7, 8, 12, 17 } do
      launch { "phone", ios = ios }
      local hud = UIWindow { "HUD", rootViewController = UIViewController "Spinner" }
      if ios >= 13 then hud.windowScene = home.view.window.windowScene end
      hud.frame = rect(0, 0, 320, 100)
      hud.isHidden = false
      settle()
      assert.equal(size(320, 100), hud.rootViewController.view.bounds.size)
      rotate "landscapeLeft"
      settle()
      rotate "portrait"
      settle()
      assert.equal(rect(0, 0, 320, 100), hud.frame)
      assert.equal(size(320, 100), hud.rootViewController.view.bounds.size)
      expect.clean()
    end
  end)

  it("in the root's first callback has the root in its place", function()
    for _, ios in ipairs { 7, 8, 12, 15 } do
      device { "pad", ios = ios }
      home = UIViewController {
        "Home", viewWillAppear = function()
          UIDevice.current:setValue("landscapeLeft", { forKey = "orientation" })
        end,
      }
      root(home)
      settle()
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      assert.is_true(home.view.bounds.width > home.view.bounds.height)
      expect.clean()
    end
  end)

  it("waits in the background, until the user comes back", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch { "phone", ios = ios }
      present(UIViewController "Form")
      advance(0.1)
      rotate "landscapeLeft"
      background()
      settle()
      UIViewController.attemptRotationToDeviceOrientation()
      settle()
      expect.never "Window.rotation.begin"
      foreground()
      settle()
      expect.once "Window.rotation.begin to=landscapeRight"
    end
  end)

  it("never follows a device whose orientation is locked", function()
    for _, ios in ipairs { 12, 17 } do
      launch { "phone", ios = ios, orientationLock = true }
      rotate "landscapeLeft"
      UIViewController.attemptRotationToDeviceOrientation()
      if ios >= 16 then home:setNeedsUpdateOfSupportedInterfaceOrientations() end
      settle()
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("lets a presentation begin behind it that its callback asks for", function()
    for _, ios in ipairs { 6, 7 } do
      launch { "phone", ios = ios }
      local player = UIViewController { "Player", modalPresentationStyle = "fullScreen" }
      on("Home.willRotate", function() home:present(player) end)
      rotate "landscapeLeft"
      settle()
      expect.within(0.3, "Player.presentation.begin", "Window.rotation.end")
      expect.once "Player.viewDidAppear"
      rotate "portrait"
      settle()
      dismiss(player)
      settle()
      assert.equal(home.view.window.bounds.width, home.view.bounds.width)
      expect.clean()
    end
  end)
end)

describe("The app's orientation", function()
  it("is that of the windows that can be seen", function()
    for _, ios in ipairs { 8, 12, 17 } do
      device { "phone", ios = ios }
      home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
      root(home)
      local over = UIWindow { "Over", rootViewController = UIViewController "Host" }
      if ios >= 13 then over.windowScene = home.view.window.windowScene end
      over.isHidden = false
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      over.rootViewController = nil
      over.isHidden = true
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
      assert.equal(home.view.window.bounds, UIScreen.main.bounds)
    end
  end)

  it("follows a new root from iOS 16 on, and before it is found to be wrong", function()
    for _, ios in ipairs { 12, 17 } do
      launch { "phone", ios = ios }
      rotate "landscapeLeft"
      settle()
      home.view.window.rootViewController =
        UIViewController { "Upright", supportedInterfaceOrientations = "portrait" }
      settle()
      if ios >= 16 then
        assert.equal("portrait", UIApplication.shared.statusBarOrientation)
        expect.clean()
      else
        expect.check "orientation-unsupported"
      end
    end
  end)
end)

describe("A geometry request", function()
  it("waits for a transition, and is asked about then", function()
    launch { "phone", ios = 17 }
    present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
    advance(0.1)
    local refused
    home.view.window.windowScene:requestGeometryUpdate {
      interfaceOrientations = "landscapeRight",
      errorHandler = function(error) refused = error.code end,
    }
    expect.once "Window.rotation.waits"
    home.supportedInterfaceOrientations = "portrait"
    settle()
    assert.equal(101, refused)
    expect.never "Window.rotation.begin"
  end)
end)

describe("What is covered while the room changes", function()
  it("fits its room when it comes back, a custom presentation's too", function()
    for _, style in ipairs { "fullScreen", "formSheet", "currentContext", "custom" } do
      launch { "iPad Air 2", ios = 12 }
      local form = UIViewController { "Form", modalPresentationStyle = style }
      local top = UIViewController { "Top", modalPresentationStyle = "formSheet" }
      present(form)
      settle()
      present(top)
      settle()
      resize(size(320, 1024))
      settle()
      rotate "landscapeLeft"
      settle()
      resize(size(1024, 768))
      settle()
      expect.clean()
      dismiss(top)
      settle()
      dismiss(form)
      settle()
      expect.clean()
    end
  end)

  it("hears nothing of its own when a presentation becomes another style", function()
    launch { "iPhone 7 Plus", ios = 12 }
    local inner = UIViewController "Inner"
    local nav = UINavigationController {
      "Nav", rootViewController = inner, modalPresentationStyle = "pageSheet",
    }
    present(nav)
    settle()
    local shown = mark()
    rotate "landscapeRight"
    settle()
    expect.once("Nav.adapted style=pageSheet", { since = shown })
    expect.never("Inner.viewWillAppear", { since = shown })
    expect.never("Inner.viewWillDisappear", { since = shown })
    expect.clean()
  end)
end)
