-- left-behind: a presentation's container, and what is in it, is still in a window whose root
-- controller was changed.

describe("left-behind", function()
  it("is found when the root is changed while something is presented on it", function()
    for _, style in ipairs { "fullScreen", "formSheet", "overFullScreen" } do
      device { "pad", ios = 12 }
      local form = UIViewController { "Form", modalPresentationStyle = style }
      root(UIViewController "Home")
      present(form)
      settle()
      root(UIViewController "Login")
      settle()
      assert.is_not_nil(form.view.window)
      expect.check "left-behind"
      expect.check "still-held"
      expect.clean()
    end
  end)

  it("is not found when the root is changed in the completion of the dismissal", function()
    device { "pad", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
    settle()
    home:dismiss { animated = false, completion = function() root(UIViewController "Login") end }
    settle()
    expect.clean()
  end)

  it("is not found when nothing is presented while the root changes", function()
    device { "phone", ios = 12 }
    root(UIViewController "Home")
    root(UIViewController "Login")
    settle()
    expect.clean()
  end)
end)
