-- In which order a turn comes with what is around it, where no fact says so.

local home

local function launch(options, properties)
  device(options)
  properties = properties or {}
  properties[1] = "Home"
  home = UIViewController(properties)
  root(home)
end

describe("A turn", function()
  it("tells the presenter before the sheet over it", function()
    launch { "pad", ios = 7 }
    present(UIViewController { "Form", modalPresentationStyle = "formSheet" })
    settle()
    rotate "landscapeLeft"
    settle()
    expect.order { "Home.willRotate", "Form.willRotate", "Home.didRotate", "Form.didRotate" }
  end)

  it("tells the controllers before the app", function()
    launch { "phone", ios = 7 }
    rotate "landscapeLeft"
    settle()
    expect.order {
      "Home.willRotate", "UIApplication.UIApplicationWillChangeStatusBarOrientationNotification",
    }
  end)

  it("lays out before what runs alongside it", function()
    launch({ "phone", ios = 12 }, {
      viewWillTransition = function(self, size, coordinator)
        UIViewController.viewWillTransition(self, size, coordinator)
        coordinator:animate { alongsideTransition = function() note "alongside" end }
      end,
    })
    local turned = mark()
    rotate "landscapeLeft"
    settle()
    expect.order({ "Home.viewDidLayoutSubviews", "Home.viewWillTransition.alongside" },
      { since = turned })
  end)

  it("waits for another turn that is under way", function()
    launch { "pad", ios = 12 }
    rotate "landscapeLeft"
    advance(0.1)
    rotate "portraitUpsideDown"
    expect.once "Window.rotation.waits reason=turn"
    settle()
    expect.order {
      "Window.rotation.begin to=landscapeRight", "Window.rotation.end",
      "Window.rotation.begin to=portraitUpsideDown",
    }
  end)

  it("that waited comes after the completion of what it waited for", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch { "pad", ios = ios }
      local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
      home:present(form, { completion = function() end })
      advance(0.2)
      rotate "landscapeLeft"
      settle()
      expect.order { "Form.viewDidAppear", "Home.present.completion", "Window.rotation.begin" }
      home:dismiss { completion = function() end }
      advance(0.2)
      rotate "portrait"
      settle()
      expect.order {
        "Form.viewDidDisappear", "Home.dismiss.completion", "Window.rotation.begin to=portrait",
      }
    end
  end)

  it("waits while a navigation controller changes its screens", function()
    for _, ios in ipairs { 7, 12, 17 } do
      device { "phone", ios = ios }
      local nav = UINavigationController { "Nav", rootViewController = UIViewController "First" }
      root(nav)
      nav:pushViewController(UIViewController "Second")
      advance(0.1)
      rotate "landscapeLeft"
      expect.once "Window.rotation.waits"
      settle()
      expect.order { "Nav.push.end", "Second.viewDidAppear", "Window.rotation.begin" }
    end
  end)
end)
