-- What controllers hear of their traits and of their safe area, and how traits are overridden.

describe("A controller hears", function()
  local heard

  -- A controller that notes which of these callbacks it hears, in order.
  local function listener(name, style)
    heard = {}
    local controller = UIViewController { name, modalPresentationStyle = style }
    for _, callback in ipairs { "viewWillAppear", "traitCollectionDidChange",
      "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear" } do
      controller[callback] = function(_, argument)
        table.insert(heard, callback)
        if callback == "traitCollectionDidChange" then heard.previous = argument end
      end
    end
    return controller
  end

  local function place(callback)
    for index, name in ipairs(heard) do
      if name == callback then return index end
    end
    error(callback .. " was not heard, but " .. table.concat(heard, ", "))
  end

  it("[PRES-112] of its traits on iOS 9 between viewWillAppear and the first layout", function()
    device { "pad", ios = 9 }
    root(listener "Home")
    assert.is_true(place "viewWillAppear" < place "traitCollectionDidChange")
    assert.is_true(place "traitCollectionDidChange" < place "viewWillLayoutSubviews")
    assert.is_nil(heard.previous)
  end)

  it("[PRES-334] of margins and safe area on iOS 12 between viewWillAppear and layout", function()
    device { "iPhone X", ios = 12 }
    root(UIViewController "Home")
    present(listener("Form", "fullScreen"), { animated = false })
    settle()
    for _, callback in ipairs { "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange" } do
      assert.is_true(place "viewWillAppear" < place(callback))
      assert.is_true(place(callback) < place "viewWillLayoutSubviews")
      assert.is_true(place(callback) < place "viewDidLayoutSubviews")
    end
  end)
end)

describe("Traits are overridden", function()
  local function pair(style)
    local home = UIViewController "Home"
    local form = UIViewController { "Form", modalPresentationStyle = style }
    root(home)
    present(form)
    settle()
    return home, form
  end

  it("[PRES-182] by a presentation controller for the presented controller alone", function()
    for _, ios in ipairs { 8.1, 12, 16 } do
      device { "iPad Air 2", ios = ios, force = true }
      local home, form = pair "fullScreen"
      local presentation = form.presentationController
      assert.is_nil(presentation.overrideTraitCollection)
      assert.equal("regular", form.traitCollection.horizontalSizeClass)
      presentation.overrideTraitCollection = UITraitCollection { horizontalSizeClass = "compact" }
      assert.equal("compact", form.traitCollection.horizontalSizeClass)
      assert.equal("regular", form.traitCollection.verticalSizeClass)
      assert.equal("compact", form.view.traitCollection.horizontalSizeClass)
      assert.equal("regular", home.traitCollection.horizontalSizeClass)
    end
  end)

  it("[PRES-183] by traitOverrides of a presentation controller from iOS 17 on", function()
    device { "iPad Pro 11", ios = 17 }
    local home, form = pair "fullScreen"
    form.presentationController.traitOverrides.horizontalSizeClass = "compact"
    assert.equal("compact", form.traitCollection.horizontalSizeClass)
    assert.equal("regular", home.traitCollection.horizontalSizeClass)
  end)
end)
