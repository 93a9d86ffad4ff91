-- What becomes of a root that is wrapped, and of one that was changed under a modal.

local systems = { 7, 12, 17 }

describe("A root that is wrapped while it is on the screen", function()
  it("goes on in its container, without a callback", function()
    for _, ios in ipairs(systems) do
      for _, wrap in ipairs {
        function(r) return UINavigationController { "Wrapper", rootViewController = r } end,
        function(r) return UITabBarController { "Wrapper", viewControllers = { r } } end,
      } do
        device { "phone", ios = ios }
        local home = UIViewController "Home"
        root(home)
        local before = mark()
        root(wrap(home))
        settle()
        assert.is_not_nil(home.view.window)
        expect.once("Wrapper.viewDidAppear", { since = before })
        expect.never("Home.view*ppear", { since = before })
        expect.never("**.unbalanced", { since = before })
      end
    end
  end)
end)

describe("A root that was changed under a full-screen modal", function()
  it("stays away when the modal is dismissed", function()
    for _, ios in ipairs(systems) do
      device { "phone", ios = ios }
      local home, other = UIViewController "Home", UIViewController "Other"
      local modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
      root(home)
      home:present(modal)
      settle()
      root(other)
      settle()
      local before = mark()
      home:dismiss()
      settle()
      assert.is_nil(home.view.window)
      assert.is_nil(modal.view.window)
      assert.is_not_nil(other.view.window)
      expect.never("Home.view*ppear", { since = before })
    end
  end)

  it("fills the window as it is turned by then, and after each turn that follows", function()
    for _, ios in ipairs { 12, 13, 15, 17, 26 } do
      for _, style in ipairs { "fullScreen", "currentContext", "overFullScreen" } do
        device { "phone", ios = ios }
        local home, other = UIViewController "Home", UIViewController "Other"
        local modal = UIViewController { "Modal", modalPresentationStyle = style }
        root(home)
        local window = home.view.window
        home:present(modal)
        settle()
        rotate "landscapeLeft"
        settle()
        window.rootViewController = other
        settle()
        assert.equal(window.bounds, other.view.frameInWindow)
        for _, orientation in ipairs { "portrait", "landscapeLeft" } do
          rotate(orientation)
          settle()
          assert.equal(window.bounds, other.view.frameInWindow)
        end
        expect.never "**.frame-at-rest"
      end
    end
  end)
end)

describe("A root that was changed under a card", function()
  it("stays behind it, and comes forward while the device is turned", function()
    for _, ios in ipairs { 13, 18 } do
      device { "phone", ios = ios }
      local home, other = UIViewController "Home", UIViewController "Other"
      root(home)
      local window = home.view.window
      home:present(UIViewController { "Card", modalPresentationStyle = "pageSheet" })
      settle()
      window.rootViewController = other
      settle()
      local behind = other.view.frameInWindow
      assert.is_true(behind.width < window.bounds.width)
      rotate "landscapeLeft"
      settle()
      assert.equal(window.bounds, other.view.frameInWindow)
      rotate "portrait"
      settle()
      assert.equal(behind, other.view.frameInWindow)
      expect.never "**.frame-at-rest"
    end
  end)
end)

describe("A popover before iOS 8", function()
  it("is an error inside the call that says what there is", function()
    device { "iPad 2", ios = 7 }
    local home = UIViewController "Home"
    root(home)
    assert.has_error(function()
      home:present(UIViewController { "Menu", modalPresentationStyle = "popover" })
    end)
  end)
end)

describe("An animator", function()
  it("that is scrubbed far beyond its ends goes on to them", function()
    device { "iPhone 15", ios = 17 }
    local view = UIView "Box"
    local home = UIViewController "Home"
    root(home)
    home.view:addSubview(view)
    local animator = UIViewPropertyAnimator {
      "Slow", duration = 1e6, curve = "linear", animations = function() view.alpha = 0 end,
    }
    animator:startAnimation()
    animator:pauseAnimation()
    animator.fractionComplete = -1e300
    animator:continueAnimation()
    advance(1)
    assert.equal(0, view.alpha)
  end)
end)
