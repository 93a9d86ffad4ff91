-- How large screens are, and where presented views go on them.

describe("The size of the screen", function()
  local function screens(scale, rows)
    for _, row in ipairs(rows) do
      device { row[1], ios = row.ios }
      local screen = UIScreen.main
      assert.equal(rect(0, 0, row[2], row[3]), screen.bounds, row[1])
      if scale then assert.equal(scale, screen.scale, row[1]) end
    end
  end

  it("[GEO-003] of a 4.7-inch phone is 375 x 667 at scale 2", function()
    screens(2, { { "iPhone 6", 375, 667, ios = 8 }, { "iPhone 6s", 375, 667, ios = 9 },
      { "iPhone 7", 375, 667, ios = 10 }, { "iPhone 8", 375, 667, ios = 11 },
      { "iPhone SE (2nd generation)", 375, 667, ios = 14 },
      { "iPhone SE (3rd generation)", 375, 667, ios = 16 } })
  end)

  it("[GEO-008] of a phone with an island is 393 x 852 or 430 x 932 at scale 3", function()
    screens(3, { { "iPhone 14 Pro", 393, 852, ios = 16 }, { "iPhone 15", 393, 852, ios = 17 },
      { "iPhone 15 Pro", 393, 852, ios = 17 }, { "iPhone 16", 393, 852, ios = 18 },
      { "iPhone 14 Pro Max", 430, 932, ios = 16 }, { "iPhone 15 Plus", 430, 932, ios = 17 },
      { "iPhone 15 Pro Max", 430, 932, ios = 17 }, { "iPhone 16 Plus", 430, 932, ios = 18 } })
  end)

  it("[GEO-011] of a pad is 768 x 1024, and larger on larger ones", function()
    screens(1, { { "iPad", 768, 1024, ios = 4.3 }, { "iPad 2", 768, 1024, ios = 5 },
      { "iPad mini", 768, 1024, ios = 7 } })
    screens(2, { { "iPad Air", 768, 1024, ios = 7 }, { "iPad Air 2", 768, 1024, ios = 8.1 },
      { "iPad (7th generation)", 810, 1080, ios = 14 }, { "iPad Pro 10.5", 834, 1112, ios = 11 },
      { "iPad Pro 12.9", 1024, 1366, ios = 10 } })
  end)

  it("[GEO-012] of an 11-inch pad is 834 x 1194, and smaller on smaller ones", function()
    screens(2, { { "iPad Pro 11", 834, 1194, ios = 12.1 },
      { "iPad Air (4th generation)", 820, 1180, ios = 15 },
      { "iPad (10th generation)", 820, 1180, ios = 17 },
      { "iPad mini (6th generation)", 744, 1133, ios = 15 } })
  end)

  it("[GEO-178] follows the interface from iOS 8 on, and the root is not turned", function()
    for _, row in ipairs { { "phone", ios = 8, 667, 375 }, { "iPad Air 2", ios = 12, 1024, 768 },
      { "iPhone 15", ios = 17, 852, 393 } } do
      device { row[1], ios = row.ios, orientation = "landscapeLeft" }
      local home = UIViewController "Home"
      root(home)
      local bounds = rect(0, 0, row[2], row[3])
      assert.equal(bounds, UIScreen.main.bounds)
      assert.equal(bounds, home.view.window.bounds)
      assert.is_true(home.view.transform.isIdentity)
      assert.equal(bounds, home.view.frame)
    end
  end)

  it("[GEO-176] stays portrait before iOS 8, with the root's view turned in it", function()
    -- The fact's left and right are the device's, which the interface mirrors.
    for _, row in ipairs { { "landscapeRight", rect(0, 0, 748, 1024), 1 },
      { "landscapeLeft", rect(20, 0, 748, 1024), -1 } } do
      device { "pad", ios = 7, orientation = row[1] }
      local home = UIViewController "Home"
      root(home)
      assert.equal(rect(0, 0, 768, 1024), home.view.window.frame)
      assert.equal(row[2], home.view.frame)
      assert.equal(rect(0, 0, 1024, 748), home.view.bounds)
      assert.equal(CGAffineTransform(0, row[3], -row[3], 0, 0, 0), home.view.transform)
    end
  end)

  it("[GEO-177] leaves the bar's 20 points outside the root's view before iOS 8", function()
    for _, ios in ipairs { 5, 6, 7 } do
      device { "pad", ios = ios }
      local home = UIViewController "Home"
      root(home)
      assert.equal(rect(0, 20, 768, 1004), home.view.frame)
    end
  end)
end)
