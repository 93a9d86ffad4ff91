-- orientation-unsupported: a window is turned in a way that its controller doesn't support.

--- Shows a player in landscape over a list that is for portrait, and comes back.
local function comeBack(options)
  device(options)
  root(UIViewController { "List", supportedInterfaceOrientations = "portrait" })
  present(UIViewController {
    "Player", supportedInterfaceOrientations = "landscape", modalPresentationStyle = "fullScreen",
  })
  settle()
  dismiss()
  settle()
end

describe("orientation-unsupported", function()
  it("is found when a dismissal leaves the presenter sideways", function()
    comeBack { "phone", ios = 8, bugs = true }
    expect.check "orientation-unsupported"
    expect.clean()
  end)

  it("is found when a mask is narrowed and nobody is told", function()
    device { "phone", ios = 17 }
    local home = UIViewController "Home"
    root(home)
    rotate "landscapeLeft"
    settle()
    home.supportedInterfaceOrientations = "portrait"
    rotate "faceUp"
    rotate "landscapeRight"
    settle()
    expect.check "A window is turned in a way that its controller doesn't support"
    expect.clean()
  end)

  it("is not found when the interface turns back", function()
    for _, ios in ipairs { 6, 7, 8, 9, 12, 13, 17 } do
      comeBack { "phone", ios = ios }
      expect.clean()
    end
  end)
end)
