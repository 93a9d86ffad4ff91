-- https://github.com/react/react-native/issues/8562
-- A second dismiss fired while the first is running; there by the relayout that the keyboard's
-- going causes, here by a timer.

describe("A second dismiss while the first is running", function()
  it("[BUG-005] is refused with a warning and changes nothing", function()
    device { "phone", ios = 9 }
    local home = UIViewController "Home"
    local modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
    root(home)
    home:present(modal)
    settle()

    local gone, goneAgain = 0, 0
    home:dismiss { completion = function() gone = gone + 1 end }
    after(0.05, function()
      home:dismiss { completion = function() goneAgain = goneAgain + 1 end }
    end)
    settle()
    expect.warning "while a presentation or dismiss is in progress!"
    expect.once "Home.dismiss.refused"
    expect.once "Modal.dismissal.begin"
    expect.once "Modal.viewDidDisappear"
    assert.equal(1, gone)
    assert.equal(0, goneAgain)
    assert.is_nil(home.presentedViewController)

    -- What was asked for came true; the one who waits for the second call is told nothing.
    expect.check "completion-never-called"
    expect.clean()
  end)
end)
