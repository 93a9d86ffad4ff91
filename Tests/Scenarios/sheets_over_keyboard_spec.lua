-- Which sheets move for the keyboard, and where each of them goes: all of that can be switched.

local home, sheet, field

local function yes() return true end

-- Puts the keyboard up in a sheet of that style and says where the sheet was and is.
local function move(target, style)
  device(target)
  home = UIViewController "Home"
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  root(home)
  settle()
  sheet = UIViewController { "Sheet", modalPresentationStyle = style }
  sheet.shouldAutorotateToInterfaceOrientation = yes
  field = UITextField { "Field" }
  sheet.view:addSubview(field)
  home:present(sheet)
  settle()
  local function place()
    return UIApplication.shared.keyWindow:convert(sheet.view.bounds, { from = sheet.view })
  end
  local before = place()
  keyboard.show(field)
  settle()
  local after = place()
  keyboard.hide()
  sheet:dismiss()
  settle()
  expect.clean()
  return before, after
end

describe("A sheet that the keyboard would cover", function()
  it("on a page moves up from iOS 13 on, where it doesn't begin at the status bar", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      local before, after = move({ "pad", ios = ios, orientation = "landscapeRight" }, "pageSheet")
      assert.is_true(after.minY <= before.minY)
      before, after = move({
        "pad", ios = ios, orientation = "landscapeRight",
        policies = { ["page-sheet.over-keyboard"] = "stays" },
      }, "pageSheet")
      assert.equal(before, after)
    end
    for _, ios in ipairs { 8, 12 } do
      local before, after = move({ "pad", ios = ios, orientation = "landscapeRight" }, "pageSheet")
      assert.equal(20, before.minY)
      assert.equal(before, after)
    end
  end)

  it("on a phone is a card, and stays unless it is told to move", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        local before, after = move({ "phone", ios = ios }, style)
        assert.equal(before, after)
        before, after = move(
          { "phone", ios = ios, policies = { ["card.over-keyboard"] = "moves" } }, style)
        assert.is_true(after.minY <= before.minY)
        assert.equal(before.size, after.size)
      end
    end
  end)

  it("is a form sheet that moves by one policy in landscape and by another in portrait", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      local upright, wide = "sheet.over-keyboard-in-portrait", "sheet.over-keyboard"
      for _, moves in ipairs { "moves", "stays" } do
        local before, after = move(
          { "iPad Air 2", ios = ios < 15 and ios or 15, policies = { [upright] = moves } },
          "formSheet")
        assert.equal(moves == "moves", after.minY < before.minY)
        before, after = move({
          "iPad Air 2", ios = ios < 15 and ios or 15, orientation = "landscapeRight",
          policies = { [wide] = moves },
        }, "formSheet")
        assert.equal(moves == "moves", after.minY < before.minY)
      end
    end
  end)
end)
