-- windows-disagree: two windows on the screen are turned in different ways.

local over

local function launch(mask)
  device { "phone", ios = 12 }
  root(UIViewController { "Home", supportedInterfaceOrientations = "all" })
  over = UIWindow {
    "Over", rootViewController = UIViewController {
      "Banner", supportedInterfaceOrientations = mask,
    },
  }
  over.isHidden = false
  rotate "landscapeLeft"
  settle()
end

describe("windows-disagree", function()
  it("is found when only one of two windows has followed the device", function()
    launch "portrait"
    expect.check "windows-disagree"
    expect.clean()
  end)

  it("is not found when both have", function()
    launch "all"
    expect.clean()
  end)
end)
