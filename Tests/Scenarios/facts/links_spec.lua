-- Who presents whom: the links between view controllers.

describe("The links of a presentation", function()
  local home, form

  before_each(function()
    device { "iPhone 8", ios = 12 }
    home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  end)

  it("[PRES-001] a child of the presenting container reports the container's presented one",
    function()
      local child = UIViewController "Child"
      home:addChild(child)
      child:didMove { toParent = home }
      root(home)
      present(form)
      settle()
      assert.equal(form, home.presentedViewController)
      assert.equal(form, child.presentedViewController)
    end)

  it("[PRES-003] parent reports containment, never the presenter", function()
    root(home)
    present(form)
    settle()
    assert.equal(home, form.presentingViewController)
    assert.is_nil(form.parent)
  end)

  it("[PRES-023] presentedViewController is set when present without animation returns", function()
    root(home)
    home:present(form, { animated = false })
    assert.equal(form, home.presentedViewController)
  end)
end)
