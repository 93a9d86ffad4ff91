-- transition-open: a transition has begun and not ended, and nothing is left that could end it.
--
-- Scrim's own animations always end; it takes an animator of the app's that doesn't. What the check
-- finds is tested in Swift, where a test can lose the timers.

describe("transition-open", function()
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
