-- missing-super: an override in a container of UIKit's that doesn't call the inherited method.

local function launch(controller)
  root(controller)
  settle()
  return controller
end

describe("missing-super", function()
  it("is found when a container's override keeps the callback to itself", function()
    device { "phone", ios = 12 }
    launch(UINavigationController { "Nav", viewWillAppear = function() note "mine" end })
    expect.check "missing-super"
    expect.clean()
  end)

  it("is found in a class made of a container, for what it forgets", function()
    device { "phone", ios = 17 }
    local Tabs = UITabBarController:subclass "Tabs" {
      viewWillAppear = function(self, animated)
        UITabBarController.viewWillAppear(self, animated)
      end,
      viewDidAppear = function() note "mine" end,
    }
    launch(Tabs "Tabs")
    expect.check "missing-super"
    expect.clean()
  end)

  it("is not found when the override calls the inherited method", function()
    device { "phone", ios = 12 }
    launch(UINavigationController {
      "Nav",
      viewDidLoad = function(self)
        UINavigationController.viewDidLoad(self)
        note "mine"
      end,
      viewWillAppear = function(self, animated)
        note "mine"
        UIViewController.viewWillAppear(self, animated)
      end,
    })
    expect.clean()
  end)

  it("is not found in a plain controller, whose inherited method does nothing", function()
    device { "phone", ios = 12 }
    launch(UIViewController { "Home", viewWillAppear = function() note "mine" end })
    expect.clean()
  end)
end)
