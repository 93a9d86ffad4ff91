-- The keyboard with the screens of a navigation controller, other windows and the layout guide.

local home, field, navigation, top

-- A world with a field on the root of a navigation controller.
local function begin(target)
  device(target)
  home, field = UIViewController "Home", UITextField { "Field" }
  home.view:addSubview(field)
  navigation = UINavigationController { "Navigation", rootViewController = home }
  root(navigation)
  settle()
  top = UIViewController "Top"
end

local function told(name)
  local caught = {}
  NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification", function(n)
    caught[#caught + 1] = n.userInfo
  end)
  return caught
end

describe("A push with the keyboard up", function()
  it("[GEO-142] slides it to the side with the screens up to iOS 6", function()
    for _, ios in ipairs { 5, 6 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local hides = told "WillHide"
      navigation:pushViewController(top, { animated = true })
      settle()
      local info = hides[1]
      assert.equal(-UIScreen.main.bounds.width, info.UIKeyboardFrameEndUserInfoKey.x)
      assert.equal(0.35, info.UIKeyboardAnimationDurationUserInfoKey)
      assert.equal(0, info.UIKeyboardAnimationCurveUserInfoKey)
      assert.equal(1, #hides)
      assert.is_false(keyboard.visible)
    end
  end)

  it("[KBD-048] slides it in on iOS 6, and has it in its place from iOS 7 on", function()
    begin { "iPhone 5", ios = 6 }
    local other = UITextField { "Other" }
    function top.viewDidLoad(self)
      self.view:addSubview(other)
      other:becomeFirstResponder()
    end
    local shows = told "WillShow"
    navigation:pushViewController(top, { animated = true })
    settle()
    assert.equal(rect(320, 352, 320, 216), shows[1].UIKeyboardFrameBeginUserInfoKey)
    assert.equal(rect(0, 352, 320, 216), shows[1].UIKeyboardFrameEndUserInfoKey)
    assert.equal(0.35, shows[1].UIKeyboardAnimationDurationUserInfoKey)
  end)
end)

describe("A field in a window that isn't key", function()
  it("[WIN-016] gets the keyboard, and may make its window key by a policy", function()
    for _, case in ipairs { { 6 }, { 12 }, { 17 }, { 12, true } } do
      local switched = case[2] and { ["keyboard.focus-makes-key"] = "yes" } or nil
      begin { "phone", ios = case[1], policies = switched }
      local main = UIApplication.shared.keyWindow
      local over = UIWindow { "Over", rootViewController = UIViewController "OverRoot" }
      if case[1] >= 13 then over.windowScene = main.windowScene end
      over.isHidden = false
      settle()
      local other = UITextField { "Other" }
      over.rootViewController.view:addSubview(other)
      keyboard.show(other)
      settle()
      assert.is_true(keyboard.visible)
      keyboard.type "a"
      assert.equal(case[2] and over or main, UIApplication.shared.keyWindow)
      assert.equal("a", other.text)
    end
  end)
end)

describe("The keyboard's layout guide", function()
  it("[KBD-050] follows a docked keyboard, and else lies below the safe area", function()
    for _, ios in ipairs { 15, 17, 26 } do
      begin { "pad", ios = ios }
      local view = home.view
      local bottom = view.bounds.maxY - view.safeAreaInsets.bottom
      local guide = view.keyboardLayoutGuide
      assert.equal(bottom, guide.layoutFrame.y)
      keyboard.show(field)
      settle()
      assert.equal(keyboard.frame.y, guide.layoutFrame.y)
      keyboard { undocked = true }
      settle()
      assert.equal(bottom, guide.layoutFrame.y)
      guide.followsUndockedKeyboard = true
      assert.equal(keyboard.frame.y, guide.layoutFrame.y)
      keyboard { docked = true }
      field:resignFirstResponder()
      settle()
      assert.equal(bottom, guide.layoutFrame.y)
    end
  end)
end)
