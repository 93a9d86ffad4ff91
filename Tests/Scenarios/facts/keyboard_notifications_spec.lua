-- What the keyboard tells the app, in which order, and what the notifications carry.

local home, field, other

local change, show, hide = "Keyboard.UIKeyboardWillChangeFrameNotification",
  "Keyboard.UIKeyboardWillShowNotification", "Keyboard.UIKeyboardWillHideNotification"
local changed, shown, hidden = "Keyboard.UIKeyboardDidChangeFrameNotification",
  "Keyboard.UIKeyboardDidShowNotification", "Keyboard.UIKeyboardDidHideNotification"

-- A world with two fields on its root.
local function begin(target)
  device(target)
  home = UIViewController "Home"
  field, other = UITextField { "A" }, UITextField { "B" }
  home.view:addSubview(field)
  home.view:addSubview(other)
  root(home)
  settle()
  return mark()
end

-- The user info of the next notification of that name.
local function catch(name)
  local caught = {}
  NotificationCenter.default:addObserver(name, function(notification)
    caught[#caught + 1] = notification
  end)
  return caught
end

describe("The keyboard's notifications", function()
  it("[KBD-001] are four up to iOS 4, and six from iOS 5 on", function()
    local before = begin { "iPad", ios = "4.3" }
    keyboard.show(field)
    settle()
    expect.exactly({ show, shown }, { subject = "Keyboard", since = before })
    before = begin { "iPad", ios = 5 }
    keyboard.show(field)
    settle()
    expect.exactly({ change, show, changed, shown }, { subject = "Keyboard", since = before })
  end)

  it("[KBD-002] carry frames, duration and curve, and whose it is from iOS 9 on", function()
    for _, case in ipairs { { "phone", 6, false }, { "phone", 8, false }, { "phone", 9, true } } do
      begin { case[1], ios = case[2] }
      local caught = catch "UIKeyboardWillShowNotification"
      keyboard.show(field)
      local info = caught[1].userInfo
      assert.is_not_nil(info.UIKeyboardFrameBeginUserInfoKey)
      assert.is_not_nil(info.UIKeyboardFrameEndUserInfoKey)
      assert.is_not_nil(info.UIKeyboardAnimationDurationUserInfoKey)
      assert.is_not_nil(info.UIKeyboardAnimationCurveUserInfoKey)
      assert.equal(case[3] or nil, info.UIKeyboardIsLocalUserInfoKey)
      settle()
    end
  end)

  it("[GEO-143] still have the older keys", function()
    for _, ios in ipairs { 8, 9, 12, 15, 17 } do
      begin { "phone", ios = ios }
      local caught = catch "UIKeyboardWillShowNotification"
      keyboard.show(field)
      local info = caught[1].userInfo
      assert.is_not_nil(info.UIKeyboardBoundsUserInfoKey)
      assert.is_not_nil(info.UIKeyboardCenterBeginUserInfoKey)
      assert.is_not_nil(info.UIKeyboardCenterEndUserInfoKey)
      settle()
    end
  end)

  it("[KBD-005] are on an iPhone 5 with iOS 6 as a log has them", function()
    begin { "iPhone 5", ios = 6 }
    local caught = catch "UIKeyboardWillShowNotification"
    keyboard.show(field)
    local info = caught[1].userInfo
    assert.equal(0, info.UIKeyboardAnimationCurveUserInfoKey)
    assert.equal(0.25, info.UIKeyboardAnimationDurationUserInfoKey)
    assert.equal(rect(0, 568, 320, 216), info.UIKeyboardFrameBeginUserInfoKey)
    assert.equal(rect(0, 352, 320, 216), info.UIKeyboardFrameEndUserInfoKey)
    assert.equal(0, info.UIKeyboardFrameChangedByUserInteraction)
  end)

  it("[KBD-006] name curve 7 and a quarter of a second from iOS 7 on", function()
    for _, ios in ipairs { 7, 8, 10, 12, 13, 15, 17, 26 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      keyboard.hide()
      expect.count(hide .. " duration=0.25 curve=7", 1)
      settle()
    end
  end)

  it("[GEO-139] name a curve outside the public enumeration from iOS 7 on", function()
    for _, ios in ipairs { 7, 9, 12, 17 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      expect.once(show .. " curve=7")
      settle()
    end
  end)

  it("[GEO-161] carry 0.25 seconds", function()
    for _, ios in ipairs { 5, 6, 8, 12, 17 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      expect.once(show .. " duration=0.25")
      settle()
    end
  end)

  it("[KBD-007] come in pairs: the frame first, and the did ones when it has moved", function()
    for _, ios in ipairs { 8, 9, 12, 13, 15, 17, 26 } do
      local before = begin { "phone", ios = ios }
      keyboard.show(field)
      advance(0.2)
      expect.exactly({ change, show }, { subject = "Keyboard", since = before })
      settle()
      expect.exactly({ change, show, changed, shown }, { subject = "Keyboard", since = before })
      before = mark()
      keyboard.hide()
      settle()
      expect.exactly({ change, hide, changed, hidden }, { subject = "Keyboard", since = before })
    end
  end)

  it("[GEO-132] come in that order, and editing ends between the will and the did ones", function()
    for _, ios in ipairs { 5, 6, 7, 12 } do
      local before = begin { "pad", ios = ios }
      field.delegate = { textFieldDidEndEditing = function() end }
      keyboard.show(field)
      settle()
      keyboard.hide()
      settle()
      expect.exactly({ change, show, changed, shown, change, hide, changed, hidden },
        { subject = "Keyboard", since = before })
      expect.order({ change, hide, "A.textFieldDidEndEditing", changed, hidden },
        { since = before })
    end
  end)

  it("[GEO-133] have the same payload, all four, up to iOS 6, and end after 0.25 s", function()
    for _, ios in ipairs { 5, 6 } do
      begin { "phone", ios = ios }
      local began = now()
      local infos = {}
      for _, name in ipairs { "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow" } do
        infos[#infos + 1] = catch("UIKeyboard" .. name .. "Notification")
      end
      keyboard.show(field)
      settle()
      for _, caught in ipairs(infos) do
        local info = caught[1].userInfo
        assert.same(infos[1][1].userInfo, info)
        assert.equal(0, info.UIKeyboardAnimationCurveUserInfoKey)
        assert.equal(0.25, info.UIKeyboardAnimationDurationUserInfoKey)
      end
      expect.at(began + 0.25, shown)
    end
  end)

  it("[KBD-008] may come in two rounds the first time, which a switch has them do", function()
    local before = begin { "phone", ios = 12, policies = { ["keyboard.first-rounds"] = "two" } }
    keyboard.show(field)
    settle()
    expect.exactly({ change, show, change, show, changed, shown },
      { subject = "Keyboard", since = before })
    keyboard.hide()
    settle()
    before = mark()
    keyboard.show(field)
    settle()
    expect.exactly({ change, show, changed, shown }, { subject = "Keyboard", since = before })
  end)

  it("[GEO-144] come once by default, and twice with the bugs of the system", function()
    for _, case in ipairs { { false, 1 }, { true, 2 } } do
      begin { "phone", ios = 12, bugs = case[1] }
      keyboard.show(field)
      expect.count(show, case[2])
      settle()
    end
  end)

  it("[KBD-009] tell a new height without a hide in between", function()
    for _, ios in ipairs { 8, 10, 12, 15, 17 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard { predictive = false }
      settle()
      expect.exactly({ change, show, changed, shown }, { subject = "Keyboard", since = before })
    end
    begin { "iPhone 8", ios = 12 }
    keyboard.show(field)
    settle()
    keyboard { predictive = false }
    expect.once(show .. " from=(0,407,375,260) to=(0,451,375,216)")
  end)

  it("[KBD-010] tell a switch of fields by one for the old and two for the new", function()
    for _, ios in ipairs { 9, 10 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard.show(other)
      settle()
      expect.exactly({ change, change, show, changed, shown },
        { subject = "Keyboard", since = before })
    end
  end)

  it("[GEO-145] tell of a switch between fields by system", function()
    local counts = { [8] = { 0, 0 }, [9] = { 2, 1 }, [10] = { 2, 1 } }
    for _, ios in ipairs { 8, 9, 10 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard.show(other)
      expect.count(change, counts[ios][1], { since = before })
      expect.count(show, counts[ios][2], { since = before })
    end
  end)

  it("[KBD-011] tell nothing of a switch on iOS 8", function()
    begin { "phone", ios = 8 }
    keyboard.show(field)
    settle()
    local before = mark()
    keyboard.show(other)
    settle()
    expect.never("Keyboard.*", { since = before })
    assert.is_true(other.isFirstResponder)
  end)

  it("[KBD-012] tell no show of a switch from iOS 11 on", function()
    for _, ios in ipairs { 11, 13, 15, 17, 26 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard.show(other)
      settle()
      expect.never(show, { since = before })
      expect.never(hide, { since = before })
    end
  end)

  it("[KBD-013] left the frame out once when only the height changed", function()
    for _, case in ipairs { { true, 0 }, { false, 1 } } do
      begin { "phone", ios = 9, bugs = case[1] }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard { height = 300 }
      expect.count(change, case[2], { since = before })
      expect.once(show, { since = before })
    end
  end)

  it("[KBD-015] are posted inside the keyboard's animation, which changes join", function()
    for _, ios in ipairs { 6, 7, 8, 12, 13, 17 } do
      begin { "phone", ios = ios }
      local box = UIView { "Box", frame = rect(0, 400, 100, 50) }
      home.view:addSubview(box)
      settle()
      NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function()
        box.frame = box.frame:with { y = 200 }
      end)
      keyboard.show(field)
      advance(0.1)
      assert.equal(200, box.frame.y)
      local seen, keys = box.presentedFrame, keyboard.presentedFrame
      assert.is_true(seen.y > 200 and seen.y < 400)
      -- Both are equally far on their way.
      local below = keys.y - keyboard.frame.y
      assert.near((seen.y - 200) / 200, below / keyboard.frame.height, 1e-6)
      settle()
    end
  end)

  it("[KBD-016] are marked as this app's own", function()
    for _, ios in ipairs { 9, 12, 17 } do
      begin { "pad", ios = ios }
      local caught = catch "UIKeyboardWillShowNotification"
      keyboard.show(field)
      assert.is_true(caught[1].userInfo.UIKeyboardIsLocalUserInfoKey)
      settle()
    end
  end)

  it("[KBD-017] have no object up to iOS 16.0", function()
    for _, case in ipairs { { 9, nil }, { 15, nil }, { "16.0", nil } } do
      begin { "phone", ios = case[1] }
      local caught = catch "UIKeyboardWillShowNotification"
      keyboard.show(field)
      assert.is_nil(caught[1].object)
      settle()
    end
  end)

  it("[KBD-018] tell of undocking as a hide, of docking as a show, else of frames", function()
    for _, ios in ipairs { 5, 8, 9, 12, 15 } do
      for _, mode in ipairs { "undocked", "split", "floating" } do
        begin { "pad", ios = ios }
        keyboard.show(field)
        settle()
        local before = mark()
        keyboard { [mode] = true }
        settle()
        expect.exactly({ change, hide, changed, hidden }, { subject = "Keyboard", since = before })
        before = mark()
        keyboard.show(other)
        settle()
        other:resignFirstResponder()
        settle()
        keyboard.show(field)
        settle()
        expect.never(show, { since = before })
        expect.never(hide, { since = before })
        expect.count(change, 3, { since = before })
        before = mark()
        keyboard { docked = true }
        settle()
        expect.exactly({ change, show, changed, shown }, { subject = "Keyboard", since = before })
      end
    end
  end)

  it("[GEO-146] are those of the frame alone while the keyboard floats", function()
    for _, ios in ipairs { 9, 13, 17 } do
      begin { "pad", ios = ios }
      keyboard { floating = true }
      local before = mark()
      keyboard.show(field)
      settle()
      expect.exactly({ change, changed }, { subject = "Keyboard", since = before })
    end
  end)

  it("[KBD-019] tell of a floating keyboard that is dragged by a frame of nothing", function()
    for _, ios in ipairs { 9, 13, 17 } do
      begin { "pad", ios = ios }
      keyboard { floating = true }
      keyboard.show(field)
      settle()
      local at = keyboard.frame
      local caught = catch "UIKeyboardWillChangeFrameNotification"
      keyboard.move(point(40, 200))
      settle()
      assert.equal(rect(0, 0, 0, 0), caught[1].userInfo.UIKeyboardFrameEndUserInfoKey)
      assert.equal(at, caught[1].userInfo.UIKeyboardFrameBeginUserInfoKey)
      assert.equal(point(40, 200), keyboard.frame.origin)
    end
  end)

  it("[KBD-020] say when it is the user who changes the frame", function()
    for _, ios in ipairs { 5, 8, 12, 17 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      local caught = catch "UIKeyboardWillChangeFrameNotification"
      keyboard { undocked = true }
      settle()
      assert.equal(1, caught[1].userInfo.UIKeyboardFrameChangedByUserInteraction)
    end
  end)

  it("[KBD-022] told the show twice once when keys were beside it", function()
    for _, case in ipairs { { true, 2 }, { false, 1 } } do
      begin { "pad", ios = 9, bugs = case[1] }
      keyboard { hardware = true }
      keyboard.show(field)
      settle()
      local before = mark()
      keyboard { hardware = false }
      settle()
      expect.count(show, case[2], { since = before })
      expect.never(hide, { since = before })
    end
  end)

  it("[KBD-059] that say did are never posted in the call", function()
    for _, ios in ipairs { 16, 17, 26 } do
      local before = begin { "phone", ios = ios }
      UIView.performWithoutAnimation(function() field:becomeFirstResponder() end)
      expect.never("Keyboard.UIKeyboardDid*", { since = before })
      settle()
      expect.once(shown, { since = before })
    end
  end)
end)
