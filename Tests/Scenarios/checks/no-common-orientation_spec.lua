-- no-common-orientation: a controller allows no orientation that the app allows.

local function launch(mask)
  device { "phone", ios = 13, infoPlist = { UISupportedInterfaceOrientations = "portrait" } }
  root(UIViewController { "Home", supportedInterfaceOrientations = mask })
  settle()
  rotate "landscapeLeft"
  settle()
end

describe("no-common-orientation", function()
  it("is found when the controller wants what the app forbids", function()
    launch "landscape"
    expect.check "no-common-orientation"
    expect.check "orientation-unsupported"   -- so it stays as the app launched
    expect.clean()
  end)

  it("is not found when they have one in common", function()
    launch { "portrait", "landscape" }
    expect.clean()
  end)
end)
