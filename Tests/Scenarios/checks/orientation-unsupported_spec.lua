-- orientation-unsupported: a window is turned in a way that its controller doesn't support.

local home, player

local function launch(bugs)
  device { "phone", ios = 8, bugs = bugs }
  home = UIViewController { "Home", supportedInterfaceOrientations = "portrait" }
  player = UIViewController {
    "Player", modalPresentationStyle = "fullScreen", supportedInterfaceOrientations = "all",
  }
  root(home)
  present(player)
  settle()
  rotate "landscapeLeft"
  settle()
  expect.clean()
  dismiss(player)
  settle()
end

describe("orientation-unsupported", function()
  it("is found when the way back was forgotten", function()
    launch(true)
    assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    expect.check "orientation-unsupported"
    expect.clean()
  end)

  it("is not found when the dismissal turned the interface back", function()
    launch(false)
    expect.clean()
  end)
end)
