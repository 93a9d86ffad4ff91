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

  it("[PRES-021] each presented controller presents the next one of the chain", function()
    local alert = UIViewController "Alert"
    root(home)
    present(form)
    settle()
    present(alert)
    settle()
    assert.equal(form, home.presentedViewController)
    assert.equal(alert, form.presentedViewController)
    assert.is_nil(alert.presentedViewController)
    assert.equal(form, alert.presentingViewController)
    assert.equal(home, form.presentingViewController)
    assert.is_nil(home.presentingViewController)
  end)

  it("[PRES-037] the presented controller's view is loaded before the link is made", function()
    local linked
    on("Form.viewDidLoad", function()
      linked = home.presentedViewController ~= nil or form.presentingViewController ~= nil
    end)
    root(home)
    present(form)
    assert.is_false(linked)
    assert.equal(form, home.presentedViewController)
    settle()
    expect.order { "Form.viewDidLoad", "Home.viewWillDisappear", "Form.viewWillAppear" }
  end)

  it("[PRES-036] a new root leaves what the old one presents in the window", function()
    root(home)
    present(form)
    settle()
    root(UIViewController "Login")
    settle()
    assert.is_not_nil(form.view.window)
    assert.equal(home, form.presentingViewController)
    assert.is_nil(home.view.window)
    expect.never "Form.viewWillDisappear"
  end)
end)

describe("The links of a container", function()
  local tab, nav, list, form

  -- Two plain containers around the controller that presents.
  before_each(function()
    device { "iPhone 8", ios = 12 }
    tab = UIViewController "Tab"
    nav = UIViewController "Nav"
    list = UIViewController "List"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    for _, pair in ipairs { { tab, nav }, { nav, list } } do
      local container, child = pair[1], pair[2]
      container:addChild(child)
      container.view:addSubview(child.view)
      child:didMove { toParent = container }
    end
    root(tab)
  end)

  it("[PRES-002] presentingViewController answers for the container that is presented", function()
    local outer = UIViewController { "Outer", modalPresentationStyle = "fullScreen" }
    local inner = UIViewController "Inner"
    outer:addChild(inner)
    outer.view:addSubview(inner.view)
    inner:didMove { toParent = outer }
    present(outer)
    settle()
    assert.equal(tab, inner.presentingViewController)
    assert.equal(tab, outer.presentingViewController)
  end)

  it("[PRES-007] children never lists a presented controller", function()
    tab:present(form)
    assert.same({ nav }, tab.children)
    settle()
    assert.same({ nav }, tab.children)
    assert.equal(form, tab.presentedViewController)
  end)

  it("[PRES-009] the outermost container presents what a child presents full screen", function()
    list:present(form)
    settle()
    assert.equal(tab, form.presentingViewController)
  end)

  it("[PRES-019] source and presenter report the presented one, which names the presenter",
    function()
      list:present(form)
      settle()
      assert.equal(form, list.presentedViewController)
      assert.equal(form, tab.presentedViewController)
      assert.equal(tab, form.presentingViewController)
      assert.not_equal(list, form.presentingViewController)
    end)

  it("[PRES-020] a presentation controller's presenter can differ from the receiver of present",
    function()
      list:present(form)
      settle()
      local presentation = form.presentationController
      assert.equal(tab, presentation.presentingViewController)
      assert.equal(form, presentation.presentedViewController)
    end)

  it("[PRES-008] a child passes the request on to its parent, which may pass it on", function()
    form.modalPresentationStyle = "overFullScreen"
    list:present(form)
    settle()
    expect.order { "List.present presented=Form", "Form.presentation.begin presenter=Tab" }
    assert.equal(tab, form.presentingViewController)
  end)

  it("[PRES-041] dismiss can be sent to a child of the presenting container", function()
    tab:present(form)
    settle()
    list:dismiss()
    settle()
    assert.is_nil(tab.presentedViewController)
    assert.is_nil(form.view.window)
    expect.once "Form.viewDidDisappear"
  end)
end)
