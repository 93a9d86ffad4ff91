-- Where sheets go: form sheets and page sheets on pads, and cards on phones.

describe("The frame of a sheet", function()
  -- The frame in the window of a controller that is presented in that style.
  local function frame(target, style, size)
    device(target)
    local form = UIViewController { "Form", modalPresentationStyle = style }
    if size then form.preferredContentSize = size end
    root(UIViewController "Home")
    present(form)
    settle()
    return form.view.frameInWindow
  end

  local function landscape(target)
    return { target[1], ios = target.ios, orientation = "landscapeLeft" }
  end

  local function compare(style, rows)
    for _, row in ipairs(rows) do
      assert.equal(row[2], frame(row[1], style), row[1][1])
    end
  end

  local function compareSizes(style, rows)
    for _, row in ipairs(rows) do
      assert.equal(row[2], frame(row[1], style).size, row[1][1])
    end
  end

  local air, largest = { "iPad Air 2", ios = 12 }, { "iPad Pro 12.9", ios = 13 }
  local eleven = { "iPad Pro 11", ios = 13 }

  it("[GEO-032] a form sheet is 540 x 620 on any pad in any orientation up to iOS 15", function()
    for _, target in ipairs { { "iPad Air", ios = 7 }, air, { "iPad mini", ios = 9 }, largest,
      { "iPad (9th generation)", ios = 15 } } do
      assert.equal(size(540, 620), frame(target, "formSheet").size)
      if target.ios >= 8 then
        assert.equal(size(540, 620), frame(landscape(target), "formSheet").size)
      end
    end
  end)

  it("[GEO-033] a form sheet lies in the middle of the screen", function()
    compare("formSheet", {
      { air, rect(114, 202, 540, 620) },
      { landscape(air), rect(242, 74, 540, 620) },
      { eleven, rect(147, 287, 540, 620) },
      { landscape(eleven), rect(327, 107, 540, 620) },
      { largest, rect(242, 373, 540, 620) },
      { landscape(largest), rect(413, 202, 540, 620) },
    })
  end)

  it("[GEO-035] a form sheet takes the preferred content size, in the middle", function()
    for _, target in ipairs { { "iPad Air", ios = 7 }, air, eleven, { "iPad Pro 11", ios = 17 } } do
      local found = frame(target, "formSheet", size(400, 300))
      assert.equal(size(400, 300), found.size)
      assert.equal(UIScreen.main.bounds.midX, found.midX)
      assert.equal(UIScreen.main.bounds.midY, found.midY)
    end
  end)

  it("[GEO-037] before iOS 8 a sheet on a phone covers the screen below the bar", function()
    for _, style in ipairs { "formSheet", "pageSheet" } do
      compare(style, { { { "iPhone 4S", ios = 5 }, rect(0, 20, 320, 460) },
        { { "iPhone 5", ios = 6 }, rect(0, 20, 320, 548) },
        { { "iPhone 5s", ios = 7 }, rect(0, 20, 320, 548) } })
    end
  end)

  it("[GEO-038] from iOS 8 a form sheet fills a compact width, not a Plus's landscape", function()
    compare("formSheet", { { { "iPhone 6", ios = 8 }, rect(0, 0, 375, 667) },
      { { "iPhone 8", ios = 12, orientation = "landscapeLeft" }, rect(0, 0, 667, 375) },
      { { "iPhone 6 Plus", ios = 8 }, rect(0, 0, 414, 736) } })
    local plus = frame({ "iPhone 6 Plus", ios = 8, orientation = "landscapeLeft" }, "formSheet")
    assert.is_true(plus.width < 736)
  end)

  it("[GEO-039] from iOS 13 a form sheet is a card on a phone, and full size in landscape",
    function()
      for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
        assert.equal(frame(target, "pageSheet"), frame(target, "formSheet"))
        assert.is_true(frame(target, "formSheet").y > 0)
        assert.equal(UIScreen.main.bounds.maxY, frame(target, "formSheet").maxY)
        local found = frame(landscape(target), "formSheet")
        assert.equal(UIScreen.main.bounds, found)
      end
    end)

  it("[GEO-049] up to iOS 12 a page sheet is as wide as the portrait screen, below the bar",
    function()
      compare("pageSheet", { { { "iPad Air", ios = 7 }, rect(0, 20, 768, 1004) },
        { { "iPad Air 2", ios = 8.1 }, rect(0, 20, 768, 1004) },
        { air, rect(0, 20, 768, 1004) },
        { landscape(air), rect(128, 20, 768, 748) } })
    end)

  it("[GEO-053] a card begins 20 points below the safe area, or 10 without a home button",
    function()
      -- The safe area's top is 20, 44, 47 and 59 points.
      for _, row in ipairs { { "iPhone 8", ios = 13, top = 20 + 20 },
        { "iPhone X", ios = 13, top = 44 + 10 }, { "iPhone 12", ios = 15, top = 47 + 10 },
        { "iPhone 15", ios = 17, top = 59 + 10 } } do
        assert.equal(row.top, frame({ row[1], ios = row.ios }, "pageSheet").y)
      end
    end)

  it("[GEO-054] a card on 375 x 667 is 627 points high", function()
    compare("pageSheet", { { { "iPhone 8", ios = 16 }, rect(0, 40, 375, 627) },
      { { "iPhone SE (2nd generation)", ios = 18 }, rect(0, 40, 375, 627) } })
  end)

  it("[GEO-055] a card on 375 x 812 is 758 points high", function()
    compare("pageSheet", { { { "iPhone X", ios = 13 }, rect(0, 54, 375, 758) },
      { { "iPhone 11 Pro", ios = 17 }, rect(0, 54, 375, 758) } })
  end)

  it("[GEO-056] a card on 390 x 844 is 787 points high", function()
    compare("pageSheet", { { { "iPhone 12", ios = 15 }, rect(0, 57, 390, 787) },
      { { "iPhone 14", ios = 17 }, rect(0, 57, 390, 787) } })
  end)

  it("[GEO-057] a card on 393 x 852 is 783 points high", function()
    compare("pageSheet", { { { "iPhone 15", ios = 17 }, rect(0, 69, 393, 783) },
      { { "iPhone 14 Pro", ios = 16 }, rect(0, 69, 393, 783) } })
  end)

  it("[PRES-227] sheets have the sizes that were measured on iOS 13 and 14", function()
    compareSizes("pageSheet", { { { "iPhone 8", ios = 13 }, size(375, 627) },
      { largest, size(712, 1006) },
      { landscape { "iPhone 8", ios = 14 }, size(667, 375) } })
    compareSizes("formSheet", { { largest, size(540, 620) } })
  end)

  it("[PRES-228] sheets have the sizes that were measured on iOS 8 to 12", function()
    compareSizes("pageSheet", { { air, size(768, 1004) },
      { landscape { "iPhone 6 Plus", ios = 8 }, size(414, 394) } })
    compareSizes("formSheet", { { air, size(540, 620) },
      { landscape { "iPhone 6 Plus", ios = 12 }, size(414, 394) } })
  end)
end)
