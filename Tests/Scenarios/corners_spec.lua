-- Corners that random programs have found: calls that turn round what is under way.

describe("A child", function()
  local home, form, kid

  before_each(function()
    device { "iPhone 15", ios = 17 }
    home, form, kid = UIViewController "Home", UIViewController "Form", UIViewController "Kid"
    root(home)
  end)

  local function add(child, parent)
    parent:addChild(child)
    parent.view:addSubview(child.view)
    child:didMove { toParent = parent }
  end

  it("that is added while its parent arrives appears with it", function()
    home:present(form)
    advance(0.2)
    add(kid, form)
    expect.once "Kid.viewWillAppear animated=true"
    expect.once "Kid.viewIsAppearing"
    expect.never "Kid.viewDidAppear"
    settle()
    expect.order { "Kid.viewDidAppear", "Form.viewDidAppear" }
  end)

  it("of a child that was added in the same turn appears too", function()
    add(form, home)
    add(kid, form)
    settle()
    expect.once "Kid.viewDidAppear"
  end)

  it("whose view is taken away before its parent has arrived disappears", function()
    home:present(form)
    advance(0.2)
    add(kid, form)
    kid.view:removeFromSuperview()
    settle()
    expect.order { "Kid.viewWillAppear", "Kid.viewWillDisappear", "Kid.viewDidDisappear" }
    expect.never "Kid.viewDidAppear"
  end)

  it("of a container that doesn't forward appearance is left to the container", function()
    form = UIViewController { "Form", shouldAutomaticallyForwardAppearanceMethods = false }
    add(form, home)
    settle()
    add(kid, form)
    settle()
    expect.never "Kid.view*ppear"
  end)
end)

describe("A change of the root", function()
  local home, other, form

  before_each(function()
    device { "iPhone 8", ios = 12 }
    home, other = UIViewController "Home", UIViewController "Other"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
  end)

  it("under a full-screen modal is not unbalanced", function()
    root(home)
    present(form)
    settle()
    root(other)
    settle()
    expect.never "**.unbalanced"
    expect.once "Home.viewDidDisappear"
  end)

  it("in mid-transition ends even if the old root begins something each time it hears of it",
    function()
      function home.viewDidDisappear(self, animated)
        UIViewController.viewDidDisappear(self, animated)
        self:beginAppearanceTransition(true, { animated = false })
      end
      function home.viewDidAppear(self, animated)
        UIViewController.viewDidAppear(self, animated)
        if form.presentingViewController then
          self:beginAppearanceTransition(false, { animated = false })
        end
      end
      root(home)
      present(form)
      advance(0.2)
      root(other)
      settle()
      expect.once "Form.viewDidAppear"
      expect.once "Other.viewDidAppear"
    end)

  it("in a callback of the root that comes shows the last one", function()
    on("Home.viewWillAppear", function() root(other) end)
    root(home)
    settle()
    assert.is_nil(home.view.window)
    assert.is_not_nil(other.view.window)
    expect.once "Home.viewDidDisappear"
    expect.once "Other.viewDidAppear"
  end)

  it("and back in one turn leaves the first one on the screen", function()
    root(home)
    root(other)
    root(home)
    settle()
    assert.is_not_nil(home.view.window)
    assert.is_nil(other.view.window)
  end)

  it("drops a modal that has not begun, and a dismissal that waits for it", function()
    root(home)
    local completed = 0
    home:present(form, { animated = false })
    home:dismiss { animated = false, completion = function() completed = completed + 1 end }
    root(other)
    settle()
    expect.once "Home.present.refused"
    expect.once "Home.dismiss.nothing-completion value=never"
    assert.equal(0, completed)
  end)
end)

describe("A view", function()
  it("belongs to one controller at a time", function()
    device { "phone", ios = 12 }
    local a, b = UIViewController "A", UIViewController "B"
    root(UIViewController "Home")
    a.view.tag = 1
    assert.error_matches(function() a.view = b.view end,
      "UIViewController.view: UIView#%d is the view of B and can't be that of A too; give A a view "
        .. "of its own")
    assert.equal(1, a.view.tag)
    a.view = a.view
    local view = a.view
    a.view = UIView()
    b.view = view
    assert.equal(view, b.view)
  end)
end)
