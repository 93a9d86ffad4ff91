-- The styles that a controller starts with, and what they stand for.

describe("The styles of a presentation", function()
  local function styles(target)
    device(target)
    local plain = UIViewController "Plain"
    return plain.modalPresentationStyle, plain.modalTransitionStyle
  end

  it("[PRES-221] a controller comes by coverVertical unless it is given another style", function()
    for _, target in ipairs { { "phone", ios = 4 }, { "iPhone 8", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      local _, transition = styles(target)
      assert.equal("coverVertical", transition)
      local controller = UIViewController "Other"
      for _, style in ipairs { "flipHorizontal", "crossDissolve", "partialCurl",
        "coverVertical" } do
        controller.modalTransitionStyle = style
        assert.equal(style, controller.modalTransitionStyle)
      end
    end
  end)

  it("[PRES-223] up to iOS 12 a controller is full screen unless it is given a style", function()
    for _, target in ipairs { { "phone", ios = 5 }, { "pad", ios = 7 }, { "iPhone 8", ios = 12 },
      { "iPad Air 2", ios = 12 } } do
      assert.equal("fullScreen", (styles(target)))
    end
  end)

  it("[PRES-224] from iOS 13 to 17 a plain controller's automatic style reads as a page sheet",
    function()
      for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 },
        { "iPad Pro 11", ios = 14 } } do
        assert.equal("pageSheet", (styles(target)))
        local controller = UIViewController { "Other", modalPresentationStyle = "automatic" }
        assert.equal("pageSheet", controller.modalPresentationStyle)
      end
    end)

  it("[PRES-225] from iOS 13 sheets stay sheets on a phone, full size in landscape", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        for _, orientation in ipairs { "portrait", "landscapeLeft" } do
          device { target[1], ios = target.ios, orientation = orientation }
          local form = UIViewController { "Form", modalPresentationStyle = style }
          root(UIViewController "Home")
          present(form)
          settle()
          assert.equal(style, form.presentationController.presentationStyle)
          assert.equal(orientation == "landscapeLeft",
            form.view.frameInWindow == UIScreen.main.bounds)
        end
      end
    end
  end)

  it("[PRES-226] a sheet that fills a phone's landscape leaves the presenter under it", function()
    for _, target in ipairs { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } } do
      device { target[1], ios = target.ios, orientation = "landscapeRight" }
      local home = UIViewController "Home"
      local form = UIViewController { "Form", modalPresentationStyle = "pageSheet" }
      root(home)
      present(form)
      settle()
      assert.equal(UIScreen.main.bounds, form.view.frameInWindow)
      assert.is_not_nil(home.view.window)
      assert.equal("pageSheet", form.presentationController.presentationStyle)
    end
  end)

  it("[PRES-230] over full screen is full screen that leaves the presenter in the window",
    function()
      for _, target in ipairs { { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
        { "iPhone 15", ios = 17 } } do
        local frames = {}
        for _, style in ipairs { "fullScreen", "overFullScreen" } do
          device(target)
          local home = UIViewController "Home"
          local form = UIViewController { "Form", modalPresentationStyle = style }
          root(home)
          present(form)
          settle()
          assert.equal(style == "overFullScreen", home.view.window ~= nil)
          table.insert(frames, form.view.frameInWindow)
        end
        assert.equal(frames[1], frames[2])
      end
    end)
end)
