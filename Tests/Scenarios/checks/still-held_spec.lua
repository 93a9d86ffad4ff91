-- still-held: a controller that has left, and that a presentation holds on to.

describe("still-held", function()
  it("is found for an old root that presents something still", function()
    device { "phone", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    present(UIViewController { "Form", modalPresentationStyle = "overFullScreen" })
    settle()
    root(UIViewController "Login")
    settle()
    assert.is_nil(home.view.window)
    expect.check "still-held"
    expect.check "left-behind"
    expect.clean()
  end)

  it("is not found once the old root has dismissed what it presented", function()
    device { "phone", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    present(UIViewController { "Form", modalPresentationStyle = "overFullScreen" })
    settle()
    home:dismiss { completion = function() root(UIViewController "Login") end }
    settle()
    expect.clean()
  end)

  it("is not found for a presenter that a full-screen presentation has taken out of the window",
    function()
      device { "phone", ios = 12 }
      local home = UIViewController "Home"
      root(home)
      present(UIViewController { "Form", modalPresentationStyle = "fullScreen" })
      settle()
      assert.is_nil(home.view.window)
      expect.clean()
    end)
end)
