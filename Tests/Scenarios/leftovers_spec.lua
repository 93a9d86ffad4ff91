-- What a presentation puts into the window goes with it.

-- The window's views, from the outermost in, as their trace names with their depth.
local function hierarchy(view, depth, lines)
  lines[#lines + 1] = string.rep("  ", depth) .. tostring(view)
  for _, subview in ipairs(view.subviews) do hierarchy(subview, depth + 1, lines) end
  return lines
end

local styles = { "fullScreen", "pageSheet", "formSheet", "overFullScreen" }
local targets = { { "phone", ios = 5 }, { "pad", ios = 7 }, { "iPhone 8", ios = 12 },
  { "iPad Air 2", ios = 12 }, { "iPhone 15", ios = 17 }, { "iPad Pro 11", ios = 17 } }

describe("After a dismissal", function()
  local home

  -- A world with a root; returns its window's views.
  local function launch(target)
    device(target)
    home = UIViewController "Home"
    root(home)
    return hierarchy(home.view.window, 0, {})
  end

  it("the window is as it was, for every style, animated or not", function()
    for _, target in ipairs(targets) do
      for _, style in ipairs(styles) do
        for _, animated in ipairs { true, false } do
          local before = launch(target)
          local form = UIViewController { "Form", modalPresentationStyle = style }
          home:present(form, { animated = animated })
          settle()
          assert.not_same(before, hierarchy(home.presentedViewController.view.window, 0, {}))
          home:dismiss { animated = animated }
          settle()
          assert.same(before, hierarchy(home.view.window, 0, {}))
          assert.is_nil(form.view.superview)
        end
      end
    end
  end)

  it("of several levels nothing of any of them is left", function()
    for _, target in ipairs(targets) do
      local before = launch(target)
      local top = home
      for _, style in ipairs(styles) do
        local next = UIViewController { style, modalPresentationStyle = style }
        top:present(next)
        settle()
        top = next
      end
      home:dismiss()
      settle()
      assert.same(before, hierarchy(home.view.window, 0, {}))
    end
  end)
end)
