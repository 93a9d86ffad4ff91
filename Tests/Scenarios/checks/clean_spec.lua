-- What everybody does every day is no finding.

local styles = { "fullScreen", "pageSheet", "formSheet", "overFullScreen" }
local systems = { 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 26 }

-- One after the other in every style, on every system, animated or not.
local function each(model, body)
  for _, ios in ipairs(systems) do
    for _, style in ipairs(styles) do
      for _, animated in ipairs { true, false } do
        device { model, ios = ios, force = true }
        local home = UIViewController "Home"
        root(home)
        if not (style == "overFullScreen" and ios < 8) then body(home, style, animated) end
      end
    end
  end
end

describe("The checks find nothing", function()
  for _, model in ipairs { "phone", "pad" } do
    it("in a present and a dismiss of any style on a " .. model, function()
      each(model, function(home, style, animated)
        local form = UIViewController { "Form", modalPresentationStyle = style }
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
        for level = 1, 3 do
          present(UIViewController { "M" .. level, modalPresentationStyle = style },
            { animated = animated })
          settle()
          expect.clean()
        end
        dismiss { animated = animated }
        settle()
        expect.clean()
        home:dismiss { animated = animated, completion = function() end }
        settle()
        expect.clean()
        assert.is_nil(home.presentedViewController)
      end)
    end)
  end
end)
