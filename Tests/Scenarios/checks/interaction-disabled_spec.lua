-- interaction-disabled: touches don't reach what the user sees, though nothing is under way.

local home, form, app

local function launch()
  device { "phone", ios = 12 }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  app = UIApplication.shared
  root(home)
end

describe("interaction-disabled", function()
  it("is found when ignoring touches was begun once more than it was ended", function()
    launch()
    app:beginIgnoringInteractionEvents()
    app:beginIgnoringInteractionEvents()
    home:present(form, { completion = function() app:endIgnoringInteractionEvents() end })
    settle()
    assert.is_true(app.isIgnoringInteractionEvents)
    expect.check "interaction-disabled"
    expect.clean()
  end)

  it("is found when the topmost controller's view, or a view around it, is closed", function()
    launch()
    home.view.window.isUserInteractionEnabled = false
    present(form)
    settle()
    expect.check "interaction-disabled"
    expect.clean()
  end)

  it("is found when what was closed is uncovered again", function()
    launch()
    home.view.isUserInteractionEnabled = false
    present(form)
    settle()
    expect.clean()
    home:dismiss()
    settle()
    expect.check "interaction-disabled"
    expect.clean()
  end)

  it("is not found in mid-flight, nor when interaction is enabled again", function()
    launch()
    app:beginIgnoringInteractionEvents()
    home.view.isUserInteractionEnabled = false
    home:present(form, {
      completion = function()
        app:endIgnoringInteractionEvents()
        home.view.isUserInteractionEnabled = true
      end,
    })
    expect.clean()
    settle()
    expect.clean()
  end)

  it("is not found for a view that takes no touches beside what the user sees", function()
    launch()
    local label = UIView "Label"
    label.isUserInteractionEnabled = false
    home.view:addSubview(label)
    settle()
    expect.clean()
  end)
end)
