-- Dismissals of a controller that turns the interface, sent while it is on its way in.

describe("A dismissal of a controller that turns the interface", function()
  local home, player

  local function launch(ios)
    device { "phone", ios = ios }
    home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
    player = UIViewController {
      "Player", modalPresentationStyle = "fullScreen", supportedInterfaceOrientations = "landscape",
      preferredInterfaceOrientationForPresentation = "landscapeRight",
    }
    root(home)
  end

  local function orientation() return UIApplication.shared.statusBarOrientation end

  it("that waits for it to arrive lets it turn there and back", function()
    launch(12)
    home:present(player)
    home:dismiss()
    advance { to = 0, of = player }
    assert.equal("landscapeRight", orientation())
    settle()
    assert.is_nil(home.presentedViewController)
    assert.equal("portrait", orientation())
    assert.equal(UIScreen.main.bounds, home.view.frameInWindow)
    expect.count("Window.rotation.forced", 2)
    expect.clean()
  end)

  it("that is refused turns nothing", function()
    launch(9)
    home:present(player)
    home:dismiss()
    settle()
    assert.equal(player, home.presentedViewController)
    assert.equal("landscapeRight", orientation())
    expect.once "Window.rotation.forced"
  end)

  it("may meet an answer that dismisses again", function()
    launch(12)
    local isAgain = false
    home.supportedInterfaceOrientations = function()
      if isAgain then
        isAgain = false
        home:dismiss()
      end
      return "portrait"
    end
    home:present(player)
    home:dismiss()
    isAgain = true
    settle()
    assert.is_nil(home.presentedViewController)
    assert.equal("portrait", orientation())
    expect.once "Player.viewDidDisappear"
  end)
end)

describe("The way back from a controller that turned the interface", function()
  local home

  -- The phone is turned to the player while that is there, and then the player goes.
  local function watch(options, members)
    device(options)
    members[1] = "Home"
    home = UIViewController(members)
    root(home)
    present(UIViewController {
      "Player", modalPresentationStyle = "fullScreen", supportedInterfaceOrientations = "landscape",
    })
    settle()
    assert.is_true(UIScreen.main.bounds.width > UIScreen.main.bounds.height or options.ios < 8)
    rotate "landscapeLeft"
    settle()
    home:dismiss()
    settle()
    return UIApplication.shared.statusBarOrientation
  end

  it("leads to how the device is held by then, if the presenter allows that", function()
    for _, ios in ipairs { 6, 7, 9, 12, 13, 17 } do
      assert.equal("landscapeRight", watch({ "phone", ios = ios }, {}))
      assert.equal("portrait", watch({ "phone", ios = ios }, {
        supportedInterfaceOrientations = "portrait",
      }))
      expect.clean()
    end
  end)

  it("leads to where the interface was, if it doesn't follow the device", function()
    assert.equal("portrait", watch({ "phone", ios = 12, orientationLock = true }, {}))
    assert.equal("portrait", watch({ "phone", ios = 12 }, { shouldAutorotate = false }))
  end)

  it("leads to how the device is held from iOS 16 on, though the one that goes kept it upright",
    function()
      for ios, expected in pairs { [15] = "portrait", [16] = "landscapeRight" } do
        device { "phone", ios = ios }
        home = UIViewController "Home"
        root(home)
        present(UIViewController {
          "Upright", modalPresentationStyle = "fullScreen",
          supportedInterfaceOrientations = "portrait",
        })
        settle()
        rotate "landscapeLeft"
        settle()
        expect.once "Window.rotation.refused"
        home:dismiss()
        settle()
        assert.equal(expected, UIApplication.shared.statusBarOrientation)
        expect.clean()
      end
    end)
end)

describe("Turning the status bar by code", function()
  local function turned(ios, mask)
    device { "phone", ios = ios }
    root(UIViewController { "Home", supportedInterfaceOrientations = function() return mask end })
    local before = mark()
    UIApplication.shared:setStatusBarOrientation("landscapeLeft", { animated = false })
    if ios < 6 then expect.never("Home.supportedInterfaceOrientations", { since = before }) end
    return UIApplication.shared.statusBarOrientation
  end

  it("works before iOS 6, where no controller is asked for a mask", function()
    for _, ios in ipairs { 4, 5 } do
      assert.equal("landscapeLeft", turned(ios, "portrait"))
    end
  end)

  it("does nothing from iOS 13 on, whatever is allowed", function()
    for _, ios in ipairs { 13, 17 } do
      assert.equal("portrait", turned(ios, {}))
      assert.equal("portrait", turned(ios, "all"))
    end
  end)
end)
