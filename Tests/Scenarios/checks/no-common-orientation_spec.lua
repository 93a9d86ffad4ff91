-- no-common-orientation: a controller allows no orientation that the app allows.

local function launch(mask)
  device { "phone", ios = 17, infoPlist = { UISupportedInterfaceOrientations = "landscape" } }
  root(UIViewController { "Home", supportedInterfaceOrientations = mask })
  rotate "landscapeLeft"
  settle()
end

describe("no-common-orientation", function()
  it("is found when the device is turned", function()
    launch "portrait"
    expect.check "no-common-orientation"
    expect.clean()
  end)

  it("is found when a controller is presented that the app can't show", function()
    launch "all"
    present(UIViewController {
      "Upright", supportedInterfaceOrientations = "portrait", modalPresentationStyle = "fullScreen",
    })
    settle()
    expect.check "A controller allows no orientation that the app allows"
    expect.check "orientation-unsupported"
  end)

  it("is not found while there is one in common", function()
    launch { "portrait", "landscapeRight" }
    expect.clean()
  end)
end)
