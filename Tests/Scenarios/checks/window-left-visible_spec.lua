-- window-left-visible: a window that was shown to present something stays when that has gone.

local overlay, host

local function launch()
  device { "phone", ios = 12 }
  root(UIViewController "Home")
  overlay, host = UIWindow "Overlay", UIViewController "Host"
  overlay.rootViewController = host
  overlay:makeKeyAndVisible()
  host:present(UIViewController { "Alert", modalPresentationStyle = "overFullScreen" })
  settle()
end

describe("window-left-visible", function()
  it("is found when what the window was shown for has gone", function()
    launch()
    expect.clean()
    host:dismiss()
    settle()
    expect.check "window-left-visible"
    expect.clean()
  end)

  it("is not found when the window is hidden with it", function()
    launch()
    host:dismiss { completion = function() overlay.isHidden = true end }
    settle()
    expect.clean()
  end)

  it("is not found for a window with content of its own", function()
    launch()
    host.view:addSubview(UIView "Button")
    host:dismiss()
    settle()
    expect.clean()
  end)
end)
