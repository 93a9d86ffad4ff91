-- unbalanced-appearance: appearance calls that don't come in pairs.

local home, form

local function launch()
  device { "phone", ios = 12 }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "overFullScreen" }
  root(home)
end

describe("unbalanced-appearance", function()
  it("is found when an appearance transition is ended that nobody began", function()
    launch()
    home:endAppearanceTransition()
    expect.check "unbalanced-appearance"
    expect.clean()
  end)

  it("is found at rest when one is begun and never ended", function()
    launch()
    home:beginAppearanceTransition(false, { animated = true })
    present(form)
    expect.clean()
    settle()
    expect.check "unbalanced-appearance"
    expect.clean()
  end)

  it("is found at rest when a visible controller was told that it has disappeared", function()
    launch()
    home:beginAppearanceTransition(false, { animated = false })
    home:endAppearanceTransition()
    settle()
    expect.check "unbalanced-appearance"
    expect.clean()
  end)

  it("is not found when begin and end come by hand around a present and a dismiss", function()
    launch()
    home:beginAppearanceTransition(false, { animated = true })
    home:present(form, { completion = function() home:endAppearanceTransition() end })
    settle()
    expect.clean()
    home:beginAppearanceTransition(true, { animated = true })
    home:dismiss { completion = function() home:endAppearanceTransition() end }
    settle()
    expect.clean()
  end)

  it("is not found when a container forwards by hand", function()
    launch()
    local tab = UIViewController "Tab"
    home:addChild(tab)
    tab:beginAppearanceTransition(true, { animated = false })
    home.view:addSubview(tab.view)
    tab:endAppearanceTransition()
    tab:didMove { toParent = home }
    settle()
    expect.clean()
  end)

  it("is not found when a window is unlocked more often than it was locked", function()
    launch()
    home.view.window:endDisablingInterfaceAutorotationAnimated(true)
    settle()
    expect.warning "without matching -beginDisablingInterfaceAutorotation"
    expect.clean()
  end)
end)
