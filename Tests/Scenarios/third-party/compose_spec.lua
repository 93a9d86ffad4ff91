-- Whether a controller is anchored to what is on the screen.
--
-- From JetBrains/compose-multiplatform-core, compose/ui/ui-uikit/src/iosMain/objc/CMPUIKitUtils/
-- CMPUIKitUtilsTests/CMPViewControllerTests.swift (Apache-2.0), run on simulators.

-- A controller is anchored whose view is in a window, whose parent or presenter is anchored, or
-- that is the root of a window.
local function anchored(controller, base)
  if controller == base then return true end
  if controller.isViewLoaded and controller.view.window then return true end
  local parent, presenter = controller.parent, controller.presentingViewController
  return parent ~= nil and anchored(parent, base)
    or presenter ~= nil and anchored(presenter, base)
end

local systems = { 9, 12, 13, 17 }

it("[TP-032] a presented controller is anchored until it is dismissed", function()
  for _, ios in ipairs(systems) do
    device { "phone", ios = ios }
    local home, form = UIViewController "Home", UIViewController "Form"
    root(home)
    home:present(form)
    settle()
    assert.is_true(anchored(form, home))
    home:dismiss()
    settle()
    assert.is_false(anchored(form, home))
  end
end)

it("[TP-033] a child of a presented controller follows it out", function()
  for _, ios in ipairs(systems) do
    device { "phone", ios = ios }
    local home, form, kid =
      UIViewController "Home", UIViewController "Form", UIViewController "Kid"
    root(home)
    home:present(form)
    settle()
    local function add()
      form:addChild(kid)
      form.view:addSubview(kid.view)
      kid:didMove { toParent = form }
      settle()
    end
    add()
    assert.is_true(anchored(kid, home))
    assert.is_true(anchored(form, home))
    kid:willMove { toParent = nil }
    kid.view:removeFromSuperview()
    kid:removeFromParent()
    settle()
    assert.is_true(anchored(form, home))
    assert.is_false(anchored(kid, home))
    add()
    home:dismiss()
    settle()
    assert.is_false(anchored(kid, home))
    assert.is_false(anchored(form, home))
  end
end)

it("[TP-034] a stack that is presented stays anchored below a modal, and goes level by level",
  function()
    for _, ios in ipairs(systems) do
      device { "phone", ios = ios }
      local home = UIViewController "Home"
      local screens = { UIViewController "V1", UIViewController "V2", UIViewController "V3" }
      local nav = UINavigationController { "Nav", rootViewController = screens[1] }
      root(home)

      -- Which of the three are anchored, once everything has settled.
      local function expectAnchored(...)
        settle()
        local actual = {}
        for index, screen in ipairs(screens) do actual[index] = anchored(screen, home) end
        assert.same({ ... }, actual)
      end

      home:present(nav, { animated = false })
      expectAnchored(true, false, false)
      nav:pushViewController(screens[2], { animated = false })
      expectAnchored(true, true, false)
      nav:present(screens[3], { animated = false })
      expectAnchored(true, true, true)
      screens[3]:dismiss { animated = false }
      expectAnchored(true, true, false)
      nav:dismiss { animated = false }
      expectAnchored(false, false, false)
    end
  end)
