-- Callbacks whose order no fact gives: the guesses in the table of docs/coverage.md.

describe("A guess about callbacks", function()
  local systems = { { "phone", ios = 5 }, { "iPhone 5s", ios = 7 }, { "iPhone 8", ios = 12 },
    { "iPhone 15", ios = 17 } }

  it("is that a stack tells a controller of its parent around its appearance", function()
    for _, target in ipairs(systems) do
      device(target)
      local first, second = UIViewController "First", UIViewController "Second"
      local nav = UINavigationController { "Nav", rootViewController = first }
      root(nav)
      settle()
      local parents = {}
      function second.willMove(_, parent) table.insert(parents, parent or "none") end
      function second.didMove(_, parent) table.insert(parents, parent or "none") end
      local start = mark()
      nav:pushViewController(second)
      settle()
      expect.order({ "Second.willMove", "Second.viewWillAppear", "Second.viewDidAppear",
        "Second.didMove" }, { since = start })
      start = mark()
      nav:popViewController()
      settle()
      expect.order({ "Second.willMove", "Second.viewWillDisappear", "Second.viewDidDisappear",
        "Second.didMove" }, { since = start })
      assert.same({ nav, nav, "none", "none" }, parents)
    end
  end)

  it("is that a container's calls send one half each: addChild the will, removeFromParent the did",
    function()
      for _, target in ipairs(systems) do
        device(target)
        local home, child = UIViewController "Home", UIViewController "Child"
        root(home)
        settle()
        local heard = {}
        function child.willMove(_, parent) table.insert(heard, { "will", parent }) end
        function child.didMove(_, parent) table.insert(heard, { "did", parent }) end
        home:addChild(child)
        assert.same({ { "will", home } }, heard)
        child:removeFromParent()
        assert.same({ { "will", home }, { "did", nil } }, heard)
      end
    end)

  it("is that a controller of iOS 13 hears of no traits when it appears, and of changes later",
    function()
      for _, ios in ipairs { 13, 15, 17 } do
        device { "phone", ios = ios }
        local home = UIViewController "Home"
        local count = 0
        function home.traitCollectionDidChange() count = count + 1 end
        root(home)
        settle()
        assert.equal(0, count)
        home.overrideUserInterfaceStyle = "dark"
        settle()
        assert.equal(1, count)
      end
    end)

  it("is that margins and safe area come before the layout on systems without a log, too",
    function()
      for _, ios in ipairs { 11, 13, 17 } do
        device { ios == 17 and "iPhone 15" or "iPhone X", ios = ios }
        root(UIViewController "Home")
        local form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        for _, callback in ipairs { "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange" }
        do
          form[callback] = function() end
        end
        present(form)
        settle()
        expect.order { "Form.viewWillAppear", "Form.viewLayoutMarginsDidChange",
          "Form.viewSafeAreaInsetsDidChange", "Form.viewWillLayoutSubviews" }
      end
    end)
end)

describe("An override that a script sets", function()
  it("is no question: only what UIKit asks is", function()
    device { "pad", ios = 12 }
    local home = UIViewController { "Home", prefersStatusBarHidden = false }
    root(home)
    present(UIViewController {
      "Form", modalPresentationStyle = "formSheet",
      preferredInterfaceOrientationForPresentation = "landscapeLeft",
      prefersStatusBarHidden = function() return true end,
    })
    settle()
    expect.never "Form.preferredInterfaceOrientationForPresentation"
    expect.never "Form.prefersStatusBarHidden"
    expect.once("Form.override name=preferredInterfaceOrientationForPresentation "
      .. "value=landscapeLeft")
    expect.once "Form.override name=prefersStatusBarHidden"
    local before = mark()
    home.prefersStatusBarHidden = true
    expect.never("Home.prefersStatusBarHidden", { since = before })
    home:setNeedsStatusBarAppearanceUpdate()
    expect.once("Home.prefersStatusBarHidden value=true", { since = before })
  end)
end)
