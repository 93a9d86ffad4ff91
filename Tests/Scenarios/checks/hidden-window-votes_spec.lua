-- hidden-window-votes: a hidden window's root allows other orientations than the app's.

local main, spare

local function launch(mask)
  device { "phone", ios = 12 }
  local home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
  root(home)
  main = home.view.window
  spare = UIWindow {
    "Spare", rootViewController = UIViewController {
      "Stubborn", supportedInterfaceOrientations = mask,
    },
  }
  settle()
end

describe("hidden-window-votes", function()
  it("is found when a hidden window's root allows other orientations", function()
    launch "landscapeLeft"
    expect.check "hidden-window-votes"
    expect.clean()
  end)

  it("is found when the window was shown and is hidden again", function()
    launch "portrait"
    spare.rootViewController.supportedInterfaceOrientations = "landscapeLeft"
    spare.isHidden = false
    settle()
    expect.clean()
    spare.isHidden = true
    settle()
    expect.check "hidden-window-votes"
    expect.clean()
  end)

  it("is not found when the masks match", function()
    launch "portrait"
    expect.clean()
  end)

  it("is not found when the root is taken out while the window is hidden", function()
    launch "portrait"
    spare.rootViewController.supportedInterfaceOrientations = "landscapeLeft"
    spare.isHidden = false
    settle()
    spare.isHidden = true
    spare.rootViewController = nil
    settle()
    assert.is_true(main.isKeyWindow)
    expect.clean()
  end)
end)
