-- How high the keyboard is, where it is, and in which coordinates that is told.

local home, field

-- A world with a field on its root; the keyboard is up.
local function begin(target, settings)
  device(target)
  home = UIViewController "Home"
  function home.shouldAutorotateToInterfaceOrientation() return true end
  home.supportedInterfaceOrientations = "all"
  field = UITextField { "Field" }
  home.view:addSubview(field)
  root(home)
  settle()
  if settings then keyboard(settings) end
  local caught = {}
  for _, name in ipairs { "WillShow", "DidShow", "WillHide", "WillChangeFrame" } do
    NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function(n)
      caught[name] = {
        from = n.userInfo.UIKeyboardFrameBeginUserInfoKey,
        to = n.userInfo.UIKeyboardFrameEndUserInfoKey,
        info = n.userInfo,
      }
    end)
  end
  keyboard.show(field)
  settle()
  return caught
end

-- The height with and without what lies above the keys, held upright and then on its side.
local function heights(model, ios, plain, tall, widePlain, wide)
  for _, case in ipairs {
    { "portrait", false, plain }, { "portrait", true, tall },
    { "landscapeRight", false, widePlain }, { "landscapeRight", true, wide },
  } do
    if case[3] then
      begin({ model, ios = ios, orientation = case[1] }, { predictive = case[2] })
      assert.equal(case[3], keyboard.frame.height)
    end
  end
end

describe("The keyboard's height", function()
  it("[GEO-116] on phones of 320 points is 216, and 162 on the side", function()
    heights("iPhone 4", 6, 216, 216, 162, 162)
    heights("iPhone 5", 7, 216, 216, 162, 162)
  end)

  it("[GEO-117] on pads is 264, and 352 on the side, up to iOS 8", function()
    heights("iPad", 5, 264, 264, 352, 352)
    heights("iPad Air", 7, 264, 264, 352, 352)
    heights("iPad Air", 8, 264, nil, 352, nil)
  end)

  it("[GEO-118] has 37 points more for what is predicted on phones of 320", function()
    heights("iPhone 5s", 8, 216, 253, 162, 199)
    heights("iPhone 5s", 12, 216, 253, 162, 199)
  end)

  it("[GEO-119] is 258 with predictions on phones of 375 up to iOS 10", function()
    for _, ios in ipairs { 8, 10 } do
      heights("iPhone 6", ios, 216, 258)
      begin { "iPhone 6", ios = ios }
      assert.equal(rect(0, 409, 375, 258), keyboard.frame)
    end
  end)

  it("[GEO-120] is 260 there from iOS 11 on", function()
    for _, ios in ipairs { 11, 12, 15 } do heights("iPhone 8", ios, 216, 260) end
  end)

  it("[GEO-121] is 271 with predictions on phones of 414 by 736", function()
    for _, ios in ipairs { 8, 10, 12 } do heights("iPhone 6 Plus", ios, 226, 271, 162, 200) end
  end)

  it("[GEO-122] is 333 on the first phone without a button, and 335 later", function()
    heights("iPhone X", 11, 291, 333)
    for _, ios in ipairs { 12, 13, 16 } do heights("iPhone X", ios, 291, 335) end
  end)

  it("[GEO-123] is 346 on phones of 414 by 896", function()
    for _, ios in ipairs { 12, 13, 17 } do
      local caught = begin { "iPhone XR", ios = ios }
      assert.equal(rect(0, 896, 414, 346), caught.WillShow.from)
      assert.equal(rect(0, 550, 414, 346), caught.WillShow.to)
    end
  end)

  it("[GEO-124] is 336 and 346 on phones of 390 and 428, and 209 on the side", function()
    heights("iPhone 12", 15, 292, 336, nil, 209)
    heights("iPhone 14", 17, 292, 336, nil, 209)
    heights("iPhone 12 Pro Max", 15, 302, 346, nil, 209)
  end)

  it("[GEO-125] is 303 and 391 with predictions on pads with iOS 8", function()
    heights("iPad Air 2", 8, 264, 303, 352, 391)
    begin { "iPad Air 2", ios = 8, orientation = "landscapeRight" }
    assert.equal(rect(0, 377, 1024, 391), keyboard.frame)
  end)

  it("[GEO-126] is 313 and 398 with the shortcuts on pads from iOS 9 on", function()
    for _, ios in ipairs { 9, 10, 12, 15 } do
      heights("iPad Air 2", ios, 258, 313, 343, 398)
      begin { "iPad Air 2", ios = ios, orientation = "landscapeRight" }
      assert.equal(rect(0, 370, 1024, 398), keyboard.frame)
    end
  end)

  it("[GEO-127] is 378 and 471 on the largest pads with a button", function()
    for _, ios in ipairs { 11, 12, 15 } do heights("iPad Pro 12.9", ios, nil, 378, nil, 471) end
  end)

  it("[GEO-128] is 20 more on pads without a button", function()
    heights("iPad Pro 11", 13, nil, 333, nil, 418)
    heights("iPad Pro 12.9 (3rd generation)", 13, nil, 398, nil, 491)
  end)
end)

describe("The keyboard's frame", function()
  it("[KBD-003] is told in the upright screen's coordinates up to iOS 7", function()
    local caught = begin { "iPhone 4S", ios = 6, orientation = "landscapeRight" }
    assert.equal(rect(0, 0, 162, 480), caught.WillShow.to)
    caught = begin { "iPhone 4S", ios = 7, orientation = "landscapeRight" }
    assert.equal(rect(0, 0, 162, 480), caught.WillShow.to)
  end)

  it("[KBD-004] is told in the interface's coordinates from iOS 8 on", function()
    for _, ios in ipairs { 8, 12, 15, 17 } do
      local caught = begin { "phone", ios = ios, orientation = "landscapeRight" }
      assert.equal(UIScreen.main.bounds.width, caught.WillShow.to.width)
      assert.equal(0, caught.WillShow.to.x)
    end
  end)

  it("[GEO-134] comes from beside the upright screen in landscape up to iOS 6", function()
    for _, ios in ipairs { 5, 6 } do
      local caught = begin { "iPad 2", ios = ios, orientation = "landscapeRight" }
      assert.equal(rect(-352, 0, 352, 1024), caught.WillShow.from)
      assert.equal(rect(0, 0, 352, 1024), caught.WillShow.to)
      local info = caught.WillShow.info
      assert.equal(rect(0, 0, 1024, 352), info.UIKeyboardBoundsUserInfoKey)
      assert.equal(point(512, 944), info.UIKeyboardCenterBeginUserInfoKey)
      assert.equal(point(512, 592), info.UIKeyboardCenterEndUserInfoKey)
    end
  end)

  it("[GEO-137] lies at another side of the upright screen for each orientation", function()
    local frames = {
      portrait = rect(0, 760, 768, 264), portraitUpsideDown = rect(0, 0, 768, 264),
      landscapeLeft = rect(416, 0, 352, 1024), landscapeRight = rect(0, 0, 352, 1024),
    }
    for _, ios in ipairs { 5, 6, 7 } do
      for orientation, frame in pairs(frames) do
        local caught = begin { "pad", ios = ios, orientation = orientation }
        assert.equal(frame, caught.WillShow.to)
      end
    end
  end)

  it("[GEO-181] is hidden one height outside of the upright screen", function()
    local hidden = {
      portrait = rect(0, 1024, 768, 264), portraitUpsideDown = rect(0, -264, 768, 264),
      landscapeLeft = rect(768, 0, 352, 1024), landscapeRight = rect(-352, 0, 352, 1024),
    }
    for _, ios in ipairs { 5, 6, 7 } do
      for orientation, frame in pairs(hidden) do
        local caught = begin { "pad", ios = ios, orientation = orientation }
        keyboard.hide()
        assert.equal(frame, caught.WillHide.to)
        settle()
      end
    end
  end)

  it("[GEO-138] begins at the left edge of the turned screen from iOS 8 on", function()
    for _, ios in ipairs { 8, 9, 12, 15 } do
      local caught = begin { "iPad Air 2", ios = ios, orientation = "landscapeLeft" }
      local frame = caught.WillShow.to
      assert.equal(rect(0, 768 - frame.height, 1024, frame.height), frame)
    end
  end)

  it("[GEO-140] comes from too far down and slowly the first time on iOS 7", function()
    local caught = begin { "iPhone 5", ios = 7 }
    assert.equal(rect(0, 920, 320, 216), caught.WillShow.from)
    assert.equal(rect(0, 352, 320, 216), caught.WillShow.to)
    assert.equal(0.4, caught.WillShow.info.UIKeyboardAnimationDurationUserInfoKey)
    assert.equal(7, caught.WillShow.info.UIKeyboardAnimationCurveUserInfoKey)
    keyboard.hide()
    settle()
    keyboard.show(field)
    assert.equal(rect(0, 568, 320, 216), caught.WillShow.from)
    assert.equal(0.25, caught.WillShow.info.UIKeyboardAnimationDurationUserInfoKey)
  end)

  it("[GEO-141] goes too far down on phones of 480 points on iOS 6 and 7", function()
    for _, ios in ipairs { 6, 7 } do
      local caught = begin { "iPhone 4", ios = ios }
      keyboard.hide()
      assert.equal(744, caught.WillHide.to.y)
    end
    local caught = begin { "iPhone 5", ios = 7 }
    keyboard.hide()
    assert.equal(568, caught.WillHide.to.y)
  end)

  it("[KBD-024] has no height once it is hidden on iOS 8", function()
    local caught = begin { "iPhone 6", ios = 8 }
    keyboard.hide()
    assert.equal(0, caught.WillHide.to.height)
    assert.equal(667, caught.WillHide.to.y)
  end)

  it("[GEO-148] has no height there on iOS 8.4 either", function()
    for _, case in ipairs { { 8, 0 }, { "8.4", 0 } } do
      local caught = begin { "iPad Air 2", ios = case[1] }
      keyboard.hide()
      assert.equal(case[2], caught.WillHide.to.height)
    end
  end)

  it("[GEO-147] is told wrongly of an undocked keyboard on iOS 9 and 10", function()
    for _, ios in ipairs { 9, 10 } do
      local caught = begin { "iPad Air 2", ios = ios }
      keyboard { undocked = true }
      local real = keyboard.frame
      local told = { [9] = real.maxY, [10] = 1024 }
      assert.equal(told[ios], caught.WillHide.to.y)
      settle()
      assert.equal(real, keyboard.presentedFrame)
    end
  end)

  it("[GEO-149] is 320 points wide while it floats", function()
    for _, ios in ipairs { 13, 15, 17 } do
      begin({ "pad", ios = ios }, { floating = true })
      assert.equal(320, keyboard.frame.width)
      assert.equal(254, keyboard.frame.height)
    end
  end)
end)

describe("A keyboard with keys", function()
  it("[KBD-021] leaves the strip of a pad, or nothing but a hide", function()
    for _, ios in ipairs { 9, 12, 15 } do
      begin({ "iPad Air 2", ios = ios }, { hardware = true })
      assert.equal(1024 - 55, keyboard.frame.y)
      assert.is_true(keyboard.visible)
      keyboard.hide()
      settle()
      keyboard { strip = false }
      local before = mark()
      keyboard.show(field)
      settle()
      expect.exactly({
        "Keyboard.UIKeyboardWillChangeFrameNotification", "Keyboard.UIKeyboardWillHideNotification",
        "Keyboard.UIKeyboardDidChangeFrameNotification", "Keyboard.UIKeyboardDidHideNotification",
      }, { subject = "Keyboard", since = before })
      assert.is_false(keyboard.visible)
    end
  end)

  it("[GEO-130] leaves 55 points of a frame that is as high as ever", function()
    local caught = begin({ "iPad Air 2", ios = 9 }, { hardware = true })
    assert.equal(55, 1024 - caught.WillShow.to.y)
    assert.equal(313, caught.WillShow.to.height)
  end)
end)
