-- transition-open: a transition has begun and not ended, and nothing is left that could end it.
--
-- Scrim's own animations always end, unless the time of their layer stands still or runs
-- backwards; that is found at the end of the script, because until then it may go on.

describe("transition-open", function()
  local function launch(ios, speed)
    device { "phone", ios = ios }
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    local home = UIViewController "Home"
    root(home)
    home.view.window.layer.speed = speed
    present(form)
    return home.view.window
  end

  it("is found when the time of the window's layer doesn't go on", function()
    for _, ios in ipairs { 7, 12, 17 } do
      for _, speed in ipairs { 0, -1 } do
        launch(ios, speed)
        advance(5)
        expect.check "transition-open"
        expect.clean()
      end
    end
  end)

  it("is not found if the time goes on before the end", function()
    local window = launch(12, 0)
    advance(5)
    window.layer.speed = 1
    expect.clean()
    settle()
    expect.clean()
    expect.once "Form.presentation.end"
  end)

  it("is not found while a transition runs, nor at its end", function()
    device { "phone", ios = 12 }
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    root(UIViewController "Home")
    present(form)
    advance(0.1)
    expect.clean()
    settle()
    expect.clean()
  end)

  it("is not found when the views that move are taken away", function()
    device { "phone", ios = 12 }
    local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    root(UIViewController "Home")
    present(form)
    advance(0.1)
    form.view:removeFromSuperview()
    settle()
    expect.once "Form.presentation.end"
    expect.never "*.transition-open"
  end)
end)
