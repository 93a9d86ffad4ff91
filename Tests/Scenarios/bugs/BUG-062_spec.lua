-- https://github.com/dogo/SCLAlertView/pull/324
-- A view's own coordinates are compared with the keyboard's frame on the screen.

local box, home

-- The app's alert low in a big window, which moves up by what it takes for the overlap.
local function launch(ios, isConverted)
  device { "iPad Pro 11", ios = ios, orientation = "landscapeLeft" }
  local field = UITextField "Field"
  home, box = UIViewController "Home", UIView "Box"
  root(home)
  local panel = UIView { "Panel", frame = rect(300, 300, 400, 320) }
  home.view:addSubview(panel)
  panel:addSubview(box)
  box.frame = rect(0, 0, 400, 320)
  box:addSubview(field)
  NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function(told)
    local top = told.userInfo.UIKeyboardFrameEndUserInfoKey.minY
    local frame = isConverted and box:convert(box.bounds, { to = home.view }) or box.frame
    local overlap = math.max(0, frame.maxY - top)
    box.frame = box.frame:offsetBy { dy = -overlap }
  end)
  keyboard.show(field)
  settle()
end

describe("An overlap with the keyboard", function()
  it("[BUG-062] isn't seen in a view's own coordinates", function()
    for _, ios in ipairs { 15, 16, 17 } do
      launch(ios, false)
      assert.is_true(box.frameInWindow.maxY > keyboard.frame.minY)
    end
  end)

  it("is as large as it is in the screen's", function()
    for _, ios in ipairs { 15, 16, 17 } do
      launch(ios, true)
      assert.equal(keyboard.frame.minY, box.frameInWindow.maxY)
    end
  end)
end)
