-- What the table of devices says: screens, bars, safe areas, corners and size classes.

describe("A device's screen", function()
  local function screens(scale, rows)
    for _, row in ipairs(rows) do
      device { row[1], ios = row.ios }
      local screen = UIScreen.main
      assert.equal(rect(0, 0, row[2], row[3]), screen.bounds, row[1])
      assert.equal(scale, screen.scale, row[1])
      assert.equal(scale, screen.traitCollection.displayScale, row[1])
    end
  end

  it("[GEO-001] is 320 x 480 at scale 2 on a 3.5-inch phone", function()
    screens(2, { { "iPhone 4", 320, 480, ios = 4.3 }, { "iPhone 4S", 320, 480, ios = 5 },
      { "iPhone 4S", 320, 480, ios = 9 } })
  end)

  it("[GEO-002] is 320 x 568 at scale 2 on a 4-inch phone", function()
    screens(2, { { "iPhone 5", 320, 568, ios = 6 }, { "iPhone 5c", 320, 568, ios = 7 },
      { "iPhone 5s", 320, 568, ios = 12 }, { "iPhone SE", 320, 568, ios = 13 } })
  end)

  it("[GEO-004] is 414 x 736 at scale 3 on a Plus", function()
    screens(3, { { "iPhone 6 Plus", 414, 736, ios = 8 }, { "iPhone 6s Plus", 414, 736, ios = 9 },
      { "iPhone 7 Plus", 414, 736, ios = 10 }, { "iPhone 8 Plus", 414, 736, ios = 16 } })
  end)

  it("[GEO-005] is 375 x 812 at scale 3 on a 5.8-inch phone and on a mini", function()
    screens(3, { { "iPhone X", 375, 812, ios = 11.1 }, { "iPhone XS", 375, 812, ios = 12 },
      { "iPhone 11 Pro", 375, 812, ios = 13 }, { "iPhone 12 mini", 375, 812, ios = 14.1 },
      { "iPhone 13 mini", 375, 812, ios = 15 } })
  end)

  it("[GEO-006] is 414 x 896 on XS Max and XR alike, at scale 3 and 2", function()
    screens(3, { { "iPhone XS Max", 414, 896, ios = 12 },
      { "iPhone 11 Pro Max", 414, 896, ios = 13 } })
    screens(2, { { "iPhone XR", 414, 896, ios = 12 }, { "iPhone 11", 414, 896, ios = 13 } })
  end)

  it("[GEO-007] is 390 x 844 on a 12 and 428 x 926 on a 12 Pro Max, at scale 3", function()
    screens(3, { { "iPhone 12", 390, 844, ios = 14.1 }, { "iPhone 13 Pro", 390, 844, ios = 15 },
      { "iPhone 14", 390, 844, ios = 16 }, { "iPhone 16e", 390, 844, ios = 26 },
      { "iPhone 12 Pro Max", 428, 926, ios = 14.1 }, { "iPhone 13 Pro Max", 428, 926, ios = 15 },
      { "iPhone 14 Plus", 428, 926, ios = 16 } })
  end)

  it("[GEO-009] is 402 x 874 on a 16 Pro and 440 x 956 on a 16 Pro Max, and so on a 17", function()
    screens(3, { { "iPhone 16 Pro", 402, 874, ios = 18 },
      { "iPhone 16 Pro Max", 440, 956, ios = 18 },
      { "iPhone 17", 402, 874, ios = 26 }, { "iPhone 17 Pro", 402, 874, ios = 26 },
      { "iPhone 17 Pro Max", 440, 956, ios = 26 } })
  end)

  it("[GEO-010] is 420 x 912 on an iPhone Air, with 68 points at the top and the sides", function()
    screens(3, { { "iPhone Air", 420, 912, ios = 26 } })
    device { "iPhone Air", ios = 26 }
    local home = UIViewController "Home"
    root(home)
    assert.equal(68, home.view.safeAreaInsets.top)
    device { "iPhone Air", ios = 26, orientation = "landscapeLeft" }
    home = UIViewController "Home"
    root(home)
    assert.equal(68, home.view.safeAreaInsets.left)
    assert.equal(68, home.view.safeAreaInsets.right)
  end)

  it("[GEO-013] is 834 x 1210 on an 11-inch M4 and 1032 x 1376 on a 13-inch one", function()
    screens(2, { { "iPad Pro 11 (M4)", 834, 1210, ios = 17.5 },
      { "iPad Pro 13 (M4)", 1032, 1376, ios = 18 }, { "iPad Pro 11 (M5)", 834, 1210, ios = 26 },
      { "iPad Pro 13 (M5)", 1032, 1376, ios = 26 } })
  end)
end)

describe("The corners of a device's screen", function()
  local function corners(rows)
    for _, row in ipairs(rows) do
      device { row[1], ios = row.ios }
      assert.equal(row[2], UIScreen.main._displayCornerRadius, row[1])
    end
  end

  it("[GEO-024] have a radius from 39 to 62 on a phone, and none with a home button", function()
    corners { { "iPhone X", 39, ios = 11.1 }, { "iPhone XS", 39, ios = 12 },
      { "iPhone XS Max", 39, ios = 13 }, { "iPhone 11 Pro", 39, ios = 13 },
      { "iPhone 11 Pro Max", 39, ios = 17 }, { "iPhone XR", 41.5, ios = 12 },
      { "iPhone 11", 41.5, ios = 14 }, { "iPhone 12 mini", 44, ios = 15 },
      { "iPhone 13 mini", 44, ios = 16 }, { "iPhone 12", 47.33, ios = 14.1 },
      { "iPhone 14", 47.33, ios = 16 }, { "iPhone 12 Pro Max", 53.33, ios = 15 },
      { "iPhone 14 Plus", 53.33, ios = 17 }, { "iPhone 15", 55, ios = 17 },
      { "iPhone 15 Pro Max", 55, ios = 17 }, { "iPhone 16 Pro", 62, ios = 18 },
      { "iPhone 17", 62, ios = 26 }, { "iPhone Air", 62, ios = 26 },
      { "iPhone 8", 0, ios = 12 }, { "iPhone SE (3rd generation)", 0, ios = 17 } }
  end)

  it("[GEO-025] have a radius from 18 to 30 on a pad", function()
    corners { { "iPad Air (4th generation)", 18, ios = 14 }, { "iPad Pro 11", 18, ios = 13 },
      { "iPad Pro 12.9 (6th generation)", 18, ios = 17 },
      { "iPad mini (6th generation)", 21.5, ios = 15 }, { "iPad mini (A17 Pro)", 21.5, ios = 18 },
      { "iPad (A16)", 25, ios = 26 }, { "iPad Pro 11 (M5)", 30, ios = 26 } }
  end)
end)

describe("A device's safe area", function()
  -- The insets of a root's view that fills the window.
  local function safeArea(target)
    device(target)
    local home = UIViewController "Home"
    root(home)
    return home.view.safeAreaInsets
  end

  -- Compares portrait and both landscapes; insets are top, left, bottom, right.
  local function compare(portrait, landscape, rows)
    for _, row in ipairs(rows) do
      assert.equal(insets(table.unpack(portrait)), safeArea { row[1], ios = row.ios }, row[1])
      for _, side in ipairs { "landscapeLeft", "landscapeRight" } do
        local found = safeArea { row[1], ios = row.ios, orientation = side }
        assert.equal(insets(table.unpack(landscape)), found, row[1])
      end
    end
  end

  it("[GEO-014] is the bar with a home button, and nothing in a phone's landscape", function()
    compare({ 20, 0, 0, 0 }, { 0, 0, 0, 0 }, { { "iPhone 8", ios = 11 },
      { "iPhone 5s", ios = 12 }, { "iPhone 8 Plus", ios = 13 },
      { "iPhone SE (3rd generation)", ios = 17 } })
    compare({ 20, 0, 0, 0 }, { 20, 0, 0, 0 }, { { "iPad Air 2", ios = 11 },
      { "iPad (9th generation)", ios = 16 }, { "iPad Pro 12.9", ios = 12 } })
  end)

  it("[GEO-015] is 44 and 34 on an X, and 44 at the sides and 21 in landscape", function()
    compare({ 44, 0, 34, 0 }, { 0, 44, 21, 44 }, { { "iPhone X", ios = 11.1 },
      { "iPhone XS", ios = 12 }, { "iPhone XS Max", ios = 13 }, { "iPhone 11 Pro", ios = 17 } })
  end)

  it("[GEO-016] is 48 instead of 44 on an 11 and an XR from iOS 14 on", function()
    compare({ 48, 0, 34, 0 }, { 0, 48, 21, 48 }, { { "iPhone 11", ios = 14 },
      { "iPhone XR", ios = 15 }, { "iPhone 11", ios = 17 } })
  end)

  it("[GEO-017] is 47 and 34 on a 12, a 13, a 14 and their Pro Max", function()
    compare({ 47, 0, 34, 0 }, { 0, 47, 21, 47 }, { { "iPhone 12", ios = 14.1 },
      { "iPhone 13 Pro", ios = 15 }, { "iPhone 14", ios = 16 },
      { "iPhone 13 Pro Max", ios = 17 } })
  end)

  it("[GEO-018] is 50 and 34 on a mini from iOS 15 on", function()
    compare({ 50, 0, 34, 0 }, { 0, 50, 21, 50 }, { { "iPhone 12 mini", ios = 15 },
      { "iPhone 13 mini", ios = 16 } })
  end)

  it("[GEO-019] is 59 with an island, and its bar is 54 high", function()
    compare({ 59, 0, 34, 0 }, { 0, 59, 21, 59 }, { { "iPhone 14 Pro", ios = 16 },
      { "iPhone 15", ios = 17 }, { "iPhone 15 Pro Max", ios = 17 }, { "iPhone 16", ios = 18 } })
    device { "iPhone 15", ios = 17 }
    assert.equal(rect(0, 0, 393, 54), UIApplication.shared.statusBarFrame)
  end)

  it("[GEO-020] is 62 and 34 on a 16 Pro and a 16 Pro Max", function()
    compare({ 62, 0, 34, 0 }, { 0, 62, 21, 62 }, { { "iPhone 16 Pro", ios = 18 },
      { "iPhone 16 Pro Max", ios = 18 } })
  end)

  it("[GEO-021] is 24 and 20 on a pad without a home button, however it is held", function()
    compare({ 24, 0, 20, 0 }, { 24, 0, 20, 0 }, { { "iPad Pro 11", ios = 12.1 },
      { "iPad Pro 12.9 (3rd generation)", ios = 13 }, { "iPad Air (4th generation)", ios = 15 },
      { "iPad mini (6th generation)", ios = 17 } })
  end)

  it("[GEO-031] has no status bar in a phone's landscape from iOS 8 on", function()
    local function bar(target)
      device(target)
      return UIApplication.shared.statusBarFrame.height
    end
    for _, row in ipairs { { "iPhone 5s", ios = 8 }, { "iPhone 6 Plus", ios = 9 },
      { "iPhone 7", ios = 10 }, { "iPhone X", ios = 12 }, { "iPhone 15", ios = 17 } } do
      assert.is_true(bar(row) >= 20)
      assert.equal(0, bar { row[1], ios = row.ios, orientation = "landscapeLeft" })
    end
    assert.equal(20, bar { "iPad Air 2", ios = 8.1, orientation = "landscapeLeft" })
  end)

  it("[GEO-179] has a status bar that lies in the portrait screen before iOS 8", function()
    for _, ios in ipairs { 5, 7 } do
      for side, frame in pairs { landscapeLeft = rect(0, 0, 20, 1024),
        landscapeRight = rect(748, 0, 20, 1024), portrait = rect(0, 0, 768, 20) } do
        device { "pad", ios = ios, orientation = side }
        assert.equal(frame, UIApplication.shared.statusBarFrame)
      end
    end
  end)

  it("[GEO-022] is the same in both landscapes, whichever way the notch points", function()
    for _, row in ipairs { { "iPhone X", ios = 12 }, { "iPhone 12 mini", ios = 16 },
      { "iPhone 15", ios = 17 } } do
      local left = safeArea { row[1], ios = row.ios, orientation = "landscapeLeft" }
      local right = safeArea { row[1], ios = row.ios, orientation = "landscapeRight" }
      assert.equal(left, right)
      assert.equal(left.left, left.right)
      assert.is_true(left.left > 0)
    end
  end)

  it("[GEO-023] is another one when the display is zoomed", function()
    for _, row in ipairs { { "iPhone 12", 39, 28, ios = 15 },
      { "iPhone 12 Pro Max", 41, 29.67, ios = 15 },
      { "iPhone 15 Pro", 48, 28, ios = 17 }, { "iPhone 15 Pro Max", 51, 31, ios = 17 },
      { "iPhone 11", 44, 31, ios = 16 }, { "iPhone 11 Pro Max", 40, 30.67, ios = 16 } } do
      local found = safeArea { row[1], ios = row.ios, zoomed = true }
      assert.equal(row[2], found.top, row[1])
      assert.near(row[3], found.bottom, 0.001, row[1])
    end
  end)
end)

describe("A device's size classes", function()
  local function classes(target)
    device(target)
    local home = UIViewController "Home"
    root(home)
    local traits = home.traitCollection
    return traits.horizontalSizeClass .. " " .. traits.verticalSizeClass
  end

  it("[GEO-026] are compact across in a phone's portrait and compact high in its landscape",
    function()
      local function both(rows, portrait, landscape)
        for _, row in ipairs(rows) do
          assert.equal(portrait, classes { row[1], ios = row.ios }, row[1])
          local found = classes { row[1], ios = row.ios, orientation = "landscapeLeft" }
          assert.equal(landscape, found, row[1])
        end
      end
      both({ { "iPhone 6", ios = 8 }, { "iPhone X", ios = 12 }, { "iPhone 15", ios = 17 } },
        "compact regular", "compact compact")
      both({ { "iPhone 6 Plus", ios = 8 }, { "iPhone XR", ios = 12 },
        { "iPhone 11 Pro Max", ios = 13 }, { "iPhone 14 Plus", ios = 16 } },
        "compact regular", "regular compact")
      both({ { "iPad Air 2", ios = 8.1 }, { "iPad mini (6th generation)", ios = 15 },
        { "iPad Pro 11", ios = 17 } }, "regular regular", "regular regular")
    end)

  it("[GEO-027] of a part of a pad's screen are compact up to 639 points and regular from 678",
    function()
      local air = { "iPad Air 2", ios = 12 }
      local largest = { "iPad Pro 12.9", ios = 12 }
      for _, row in ipairs {
        { air, "landscapeLeft", "third", 320, "compact regular" },
        { air, "landscapeLeft", "half", 507, "compact regular" },
        { air, "landscapeLeft", "twoThirds", 694, "regular regular" },
        { air, "portrait", "third", 320, "compact regular" },
        { air, "portrait", "twoThirds", 438, "compact regular" },
        { largest, "portrait", "twoThirds", 639, "compact regular" },
        { largest, "landscapeLeft", "half", 678, "regular regular" },
      } do
        local target, side, window, width, expected = table.unpack(row)
        local found = classes { target[1], ios = target.ios, orientation = side, window = window }
        assert.equal(expected, found)
        assert.equal(width, UIApplication.shared.keyWindow.bounds.width)
        assert.equal(UIScreen.main.bounds.height, UIApplication.shared.keyWindow.bounds.height)
      end
      assert.equal(1024, 694 + 10 + 320)
      assert.equal(1024, 507 + 10 + 507)
    end)

  it("[GEO-028] slide over is 320 wide and 40 points shorter than the screen", function()
    for _, row in ipairs { { "iPad Air 2", ios = 9 }, { "iPad Pro 9.7", ios = 10 },
      { "iPad Pro 10.5", ios = 12 } } do
      for _, side in ipairs { "portrait", "landscapeLeft" } do
        local found = classes { row[1], ios = row.ios, orientation = side, window = "slideOver" }
        assert.equal("compact regular", found)
        local bounds = UIApplication.shared.keyWindow.bounds
        assert.equal(size(320, UIScreen.main.bounds.height - 40), bounds.size)
      end
    end
  end)
end)

describe("What a controller allows by default", function()
  local function mask(target)
    device(target)
    return UIViewController("Home").supportedInterfaceOrientations
  end

  it("[GEO-029] is every orientation on a pad, and on a phone all but upside down", function()
    for _, ios in ipairs { 6, 9, 12, 17 } do
      assert.same({ "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft" },
        mask { "pad", ios = ios })
      assert.same({ "portrait", "landscapeRight", "landscapeLeft" }, mask { "phone", ios = ios })
    end
  end)

  it("[GEO-030] is portrait alone before iOS 6", function()
    assert.same({ "portrait" }, mask { "phone", ios = 5 })
    assert.same({ "portrait" }, mask { "pad", ios = 5 })
  end)
end)
