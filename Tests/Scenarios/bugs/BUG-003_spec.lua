-- https://github.com/react/react-native/issues/22237
-- Closing the modal under an alert takes the alert along.

local home, modal, alert, answered

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
  answered = false
  alert = UIAlertController { "Alert", title = "Go on?", preferredStyle = "alert" }
  alert:addAction(UIAlertAction {
    "Yes", title = "Yes", handler = function() answered = true end,
  })
  root(home)
  home:present(modal)
  settle()
  modal:present(alert)
  settle()
end

describe("Closing the modal under an alert", function()
  it("[BUG-003] takes the alert along, and nobody has answered it", function()
    for _, ios in ipairs { 11, 12 } do
      launch(ios)
      home:dismiss()
      settle()
      assert.is_nil(home.presentedViewController)
      assert.is_nil(alert.presentingViewController)
      assert.is_nil(alert.view.window)
      assert.is_false(answered)
      expect.once "Alert.viewDidDisappear"
      expect.clean()
    end
  end)

  it("leaves the alert where it is, if the alert goes first and is presented again", function()
    launch(12)
    modal:dismiss {
      completion = function()
        home:dismiss { completion = function() home:present(alert) end }
      end,
    }
    settle()
    assert.equal(home, alert.presentingViewController)
    assert.is_nil(modal.presentingViewController)
    expect.clean()
  end)
end)
