-- Turns as iOS 5 and its forerunners knew them: one question for each orientation.

local function yes() return true end
local function no() return false end

-- A controller with that answer to the question of iOS 5.
local function controller(name, answer)
  return UIViewController { name, shouldAutorotateToInterfaceOrientation = answer }
end

describe("The question of iOS 5", function()
  it("[ROT-001] is about one orientation, and agrees to portrait alone by itself", function()
    for _, model in ipairs { "phone", "pad" } do
      device { model, ios = 5 }
      local home = UIViewController "Home"
      root(home)
      rotate "landscapeLeft"
      settle()
      expect.order { "Home.shouldAutorotateToInterfaceOrientation value=false" }
      expect.never "Home.*Rotat*"
      expect.never "**.rotation.begin"
      assert.equal("portrait", home.interfaceOrientation)

      device { model, ios = 5 }
      local asked
      home = controller("Home", function(_, orientation)
        asked = orientation
        return true
      end)
      root(home)
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", asked)
      assert.equal("landscapeRight", home.interfaceOrientation)
    end
  end)

  it("[ROT-002] is put to all children of a tab bar or navigation controller, who have to agree",
    function()
      for _, last in ipairs { no, yes } do
        device { "phone", ios = 5 }
        local first, second = controller("First", yes), controller("Second", last)
        root(UITabBarController { "Tab", viewControllers = { first, second } })
        rotate "landscapeLeft"
        settle()
        expect.order { "First.shouldAutorotateToInterfaceOrientation" }
        expect.order { "Second.shouldAutorotateToInterfaceOrientation" }
        assert.equal(last() and "landscapeRight" or "portrait", first.interfaceOrientation)
      end
      device { "phone", ios = 5 }
      local nav = UINavigationController { "Nav", rootViewController = controller("First", no) }
      root(nav)
      nav:pushViewController(controller("Second", yes), { animated = false })
      settle()
      rotate "landscapeLeft"
      settle()
      assert.equal("portrait", nav.interfaceOrientation)
    end)

  it("[ROT-003] outranks what the Info.plist lists", function()
    device { "phone", ios = 5, infoPlist = { UISupportedInterfaceOrientations = { "portrait" } } }
    local home = controller("Home", yes)
    root(home)
    rotate "landscapeLeft"
    settle()
    expect.once "Window.rotation.begin to=landscapeRight"
    assert.equal("landscapeRight", home.interfaceOrientation)
  end)

  it("[ROT-004] and its callbacks pass a covered controller by, which is laid out when it returns",
    function()
      device { "pad", ios = 5 }
      local home, form = controller("Home", yes), controller("Form", yes)
      local sizes = {}
      on("Home.viewDidLayoutSubviews", function() sizes[#sizes + 1] = home.view.bounds.size end)
      root(home)
      form.modalPresentationStyle = "fullScreen"
      present(form, { animated = false })
      settle()
      rotate "landscapeLeft"
      settle()
      expect.once "Form.didRotate"
      local back = mark()
      dismiss()
      settle()
      expect.order({ "Home.viewWillAppear", "Home.viewDidLayoutSubviews" }, { since = back })
      assert.equal(size(1024, 748), sizes[#sizes])
      expect.never "Home.*Rotat*"
    end)

  it("[ROT-006] is never put again from iOS 6 on", function()
    for _, ios in ipairs { 6, 7, 8, 12, 13, 15, 16, 17 } do
      device { "phone", ios = ios }
      root(controller("Home", no))
      rotate "landscapeLeft"
      settle()
      expect.once "Window.rotation.begin to=landscapeRight"
      expect.never "**.shouldAutorotateToInterfaceOrientation"
    end
  end)

  it("[ROT-034] is put to a form sheet, too, whose narrower answer keeps both where they are",
    function()
      device { "pad", ios = 5, orientation = "landscapeRight" }
      local home = controller("Home", yes)
      local form = controller("Form", function(_, side) return side == "landscapeRight" end)
      form.modalPresentationStyle = "formSheet"
      root(home)
      present(form, { animated = false })
      settle()
      local before = mark()
      rotate "portrait"
      settle()
      expect.never("**.rotation.begin", { since = before })
      assert.equal("landscapeRight", home.interfaceOrientation)
      assert.equal("landscapeRight", form.interfaceOrientation)
    end)
end)

describe("A turn in one step", function()
  it("[ROT-060] is the only one that there is, without callbacks for its halves", function()
    device { "phone", ios = "4.3" }
    root(controller("Home", yes))
    settle()
    local before = mark()
    rotate "landscapeLeft"
    settle()
    expect.order({
      "Home.shouldAutorotateToInterfaceOrientation", "Home.willRotate", "Home.willAnimateRotation",
      "Home.didRotate",
    }, { since = before })
    expect.count("Home.*otat*", 4, { since = before })
  end)
end)
