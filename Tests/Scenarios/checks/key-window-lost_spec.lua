-- key-window-lost: windows are visible, and none of them is the key window.

local main, over

local function launch(options)
  device(options)
  local home = UIViewController "Home"
  root(home)
  main = home.view.window
  over = UIWindow { "Over", rootViewController = UIViewController "Host" }
  if options.ios >= 13 then over.windowScene = main.windowScene end
  over:makeKeyAndVisible()
  settle()
  expect.clean()
end

describe("key-window-lost", function()
  it("is found when the key window is hidden on a system that hands the key to nobody", function()
    launch { "phone", ios = 9, bugs = true }
    over.isHidden = true
    settle()
    expect.check "key-window-lost"
    expect.clean()
  end)

  it("is found when a window is made key that can't be seen", function()
    launch { "phone", ios = 17 }
    over.isHidden = true
    over:makeKey()
    settle()
    expect.check "No visible window is the key window"
    expect.clean()
  end)

  it("is not found when the app makes its window key again", function()
    launch { "phone", ios = 9, bugs = true }
    over.isHidden = true
    main:makeKey()
    settle()
    expect.clean()
  end)

  it("is not found when the system hands the key on", function()
    for _, ios in ipairs { 6, 8, 12, 17 } do
      launch { "phone", ios = ios }
      over.isHidden = true
      settle()
      expect.clean()
    end
  end)
end)
