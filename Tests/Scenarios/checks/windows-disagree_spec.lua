-- windows-disagree: two windows on the screen are turned in different ways.

local function launch(mask)
  device { "phone", ios = 12 }
  root(UIViewController "Home")
  local over = UIWindow {
    "Over",
    rootViewController = UIViewController { "Host", supportedInterfaceOrientations = mask },
  }
  over.isHidden = false
  settle()
  return over
end

describe("windows-disagree", function()
  it("is found when one window follows the device and the other doesn't", function()
    launch "portrait"
    rotate "landscapeLeft"
    settle()
    expect.check "windows-disagree"
    expect.clean()
  end)

  it("is not found when both follow", function()
    launch "all"
    rotate "landscapeLeft"
    settle()
    expect.clean()
  end)

  it("is not found of a window that is hidden by then", function()
    local over = launch "portrait"
    over.isHidden = true
    over.rootViewController = nil
    rotate "landscapeLeft"
    settle()
    expect.clean()
  end)
end)
