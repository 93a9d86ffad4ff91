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
  it("slides it down from iOS 7 on", function()
    for _, ios in ipairs { 7, 8, 12, 17 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local hides = told "WillHide"
      navigation:pushViewController(top, { animated = true })
      settle()
      assert.equal(0, hides[1].UIKeyboardFrameEndUserInfoKey.x)
      assert.equal(1, #hides)
      assert.is_false(keyboard.visible)
    end
  end)

  it("slides it to the other side as it goes back on iOS 6", function()
    begin { "phone", ios = 6 }
    local other = UITextField { "Other" }
    top.view:addSubview(other)
    navigation:pushViewController(top, { animated = false })
    settle()
    keyboard.show(other)
    settle()
    local hides = told "WillHide"
    navigation:popViewController { animated = true }
    settle()
    assert.equal(320, hides[1].UIKeyboardFrameEndUserInfoKey.x)
  end)

  it("has it in its place from iOS 7 on, if something on the new screen asks for it", function()
    local cases = { { 7, "inPlace" }, { 8, "inPlace" }, { 12, "inPlace" }, { 12, "usual" } }
    for _, case in ipairs(cases) do
      begin { "phone", ios = case[1], policies = { ["keyboard.in-push"] = case[2] } }
      local other = UITextField { "Other" }
      function top.viewDidLoad(self)
        self.view:addSubview(other)
        other:becomeFirstResponder()
      end
      local shows = told "WillShow"
      navigation:pushViewController(top, { animated = true })
      settle()
      local start, goal = shows[1].UIKeyboardFrameBeginUserInfoKey,
        shows[1].UIKeyboardFrameEndUserInfoKey
      assert.equal(case[2] == "inPlace", start == goal)
      assert.is_true(other.isFirstResponder)
    end
  end)
end)
