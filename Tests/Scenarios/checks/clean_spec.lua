-- What everybody does every day is no finding.

local systems = { 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 26 }

local function styles(ios)
  local known = { "fullScreen", "pageSheet", "formSheet", "currentContext" }
  if ios >= 8 then
    for _, style in ipairs { "overFullScreen", "overCurrentContext", "custom", "popover" } do
      known[#known + 1] = style
    end
  end
  return known
end

local function controller(name, style, home)
  local made = UIViewController { name, modalPresentationStyle = style }
  if style == "popover" then
    made.popoverPresentationController.sourceView = home.view
    made.popoverPresentationController.sourceRect = rect(10, 10, 10, 10)
  end
  return made
end

-- One after the other in every style, on every system, animated or not.
local function each(model, body)
  for _, ios in ipairs(systems) do
    for _, style in ipairs(styles(ios)) do
      for _, animated in ipairs { true, false } do
        device { model, ios = ios, force = true }
        local home = UIViewController "Home"
        root(home)
        body(home, style, animated)
      end
    end
  end
end

describe("The checks find nothing", function()
  for _, model in ipairs { "phone", "pad" } do
    it("in a present and a dismiss of any style on a " .. model, function()
      each(model, function(home, style, animated)
        local form = controller("Form", style, home)
        home:present(form, { animated = animated, completion = function() end })
        settle()
        expect.clean()
        form:dismiss { animated = animated, completion = function() end }
        settle()
        expect.clean()
        assert.is_nil(home.presentedViewController)
      end)
    end)

    it("in a stack that is built, taken down by one and then at once, on a " .. model, function()
      each(model, function(home, style, animated)
        local top = home
        for level = 1, 3 do
          local next = controller("M" .. level, style, top)
          top:present(next, { animated = animated })
          settle()
          expect.clean()
          top = next
        end
        top:dismiss { animated = animated }
        settle()
        expect.clean()
        home:dismiss { animated = animated, completion = function() end }
        settle()
        expect.clean()
        assert.is_nil(home.presentedViewController)
      end)
    end)
  end

  it("in any of the ways in which a controller comes and goes", function()
    for _, ios in ipairs(systems) do
      for _, move in ipairs { "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl" } do
        device { "phone", ios = ios, force = true }
        local home = UIViewController "Home"
        root(home)
        home:present(UIViewController {
          "Form", modalPresentationStyle = "fullScreen", modalTransitionStyle = move,
        })
        settle()
        expect.clean()
        home:dismiss()
        settle()
        expect.clean()
      end
    end
  end)

  it("in what containers do", function()
    for _, model in ipairs { "phone", "pad" } do
      for _, ios in ipairs(systems) do
        device { model, ios = ios, force = true }
        local first, second = UIViewController "First", UIViewController "Second"
        local nav = UINavigationController { "Nav", viewControllers = { first } }
        local other = UIViewController "Other"
        local tab = UITabBarController { "Tab", viewControllers = { nav, other } }
        root(tab)
        settle()
        nav:pushViewController(second)
        settle()
        second:present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
        settle()
        expect.clean()
        second:dismiss()
        settle()
        nav:popViewController()
        settle()
        tab.selectedIndex = 1
        settle()
        other:present(UINavigationController {
          "Modal", viewControllers = { UIViewController "Page" },
        })
        settle()
        expect.clean()
        other:dismiss()
        settle()
        tab.selectedIndex = 0
        settle()
        expect.clean()
      end
    end
  end)

  it("in alerts that are answered", function()
    for _, model in ipairs { "phone", "pad" } do
      for ios = 8, 26 do
        if ios <= 18 or ios == 26 then
          device { model, ios = ios, force = true }
          local home = UIViewController "Home"
          root(home)
          local alert = UIAlertController { "Alert", title = "Go?", preferredStyle = "alert" }
          alert:addAction(UIAlertAction { "Go", title = "Go" })
          home:present(alert)
          settle()
          expect.clean()
          home:dismiss()
          settle()
          expect.clean()
        end
      end
    end
  end)
end)
