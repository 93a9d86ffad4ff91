-- How the interface turns as the app begins.

describe("An app that begins with the device on its side", function()
  it("[ROT-058] brings a pad's app into landscape at launch, before it appears", function()
    device { "pad", ios = 5, orientation = "landscapeLeft" }
    local sizes = {}
    local home = UIViewController {
      "Home", shouldAutorotateToInterfaceOrientation = function() return true end,
    }
    for _, hook in ipairs { "willRotate", "viewWillLayoutSubviews" } do
      on("Home." .. hook, function() sizes[#sizes + 1] = home.view.bounds.size end)
    end
    root(home)
    settle()
    expect.order {
      "Home.viewDidLoad", "Home.shouldAutorotateToInterfaceOrientation", "Home.viewWillAppear",
      "Home.shouldAutorotateToInterfaceOrientation", "Home.willRotate",
      "Home.viewWillLayoutSubviews", "Home.viewDidLayoutSubviews", "Home.willAnimateRotation",
      "Home.shouldAutorotateToInterfaceOrientation", "Home.viewDidAppear",
    }
    assert.same({ size(768, 1004), size(1024, 748) }, sizes)
  end)

  it("[ROT-056] comes up in portrait on iOS 10, and turns once it has", function()
    device { "phone", ios = 10, orientation = "landscapeLeft" }
    local home = UIViewController "Home"
    local sizes = {}
    for _, hook in ipairs { "viewDidLoad", "viewWillTransition", "viewDidLayoutSubviews" } do
      on("Home." .. hook, function()
        local bounds = home.view.bounds
        sizes[#sizes + 1] = bounds.width > bounds.height and "wide" or "tall"
      end)
    end
    root(home)
    settle()
    expect.order {
      "Home.viewDidLoad", "Home.traitCollectionDidChange", "Home.willTransition",
      "Home.viewWillTransition", "Home.traitCollectionDidChange", "Home.viewDidLayoutSubviews",
    }
    assert.same({ "tall", "tall", "tall", "wide" }, sizes)
    assert.equal("landscapeLeft", UIApplication.shared.statusBarOrientation)
  end)
end)

describe("An app that begins upright", function()
  it("[ROT-055] turns for a root that has to lie, before that appears and without a word of size",
    function()
      for _, ios in ipairs { 11, 12, 13 } do
        device { "phone", ios = ios }
        local home = UIViewController {
          "Home", supportedInterfaceOrientations = { "landscapeLeft", "landscapeRight" },
        }
        local sizes = {}
        for _, hook in ipairs { "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews" } do
          on("Home." .. hook, function()
            local bounds = home.view.bounds
            sizes[#sizes + 1] = bounds.width > bounds.height and "wide" or "tall"
          end)
        end
        root(home)
        settle()
        expect.order {
          "Home.viewDidLoad", "Home.viewWillAppear", "Home.willTransition",
          "Home.viewWillLayoutSubviews", "Home.viewDidLayoutSubviews", "Home.viewDidAppear",
        }
        expect.count("Home.traitCollectionDidChange", ios <= 12 and 1 or 0)
        expect.never "Home.viewWillTransition"
        assert.same({ "tall", "tall", "wide" }, sizes)
      end
    end)
end)
