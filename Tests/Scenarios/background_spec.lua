-- The user leaves the app and comes back: who is told, in which order, and what becomes of what
-- moves.

local app, home, form

local function launch(options)
  device(options)
  app = UIApplication.shared
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
end

-- A delegate that notes its calls in `heard`.
local function delegate(heard, names)
  local methods = {}
  for _, name in ipairs(names) do
    methods[name] = function() heard[#heard + 1] = name end
  end
  return methods
end

local appMethods = {
  "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
  "applicationDidEnterBackground", "applicationWillEnterForeground",
}
local sceneMethods = {
  "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
  "sceneWillEnterForeground",
}

describe("An app's delegate", function()
  it("hears of the launch, of leaving and of coming back", function()
    for _, ios in ipairs { 5, 8, 12, 13, 17 } do
      launch { "phone", ios = ios }
      local heard = {}
      app.delegate = delegate(heard, appMethods)
      root(home)
      background()
      foreground()
      assert.same({
        "applicationDidFinishLaunching", "applicationDidBecomeActive",
        "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationDidBecomeActive",
      }, heard)
    end
  end)

  it("hears before those who observe the notifications", function()
    launch { "phone", ios = 12 }
    app.delegate = delegate({}, appMethods)
    root(home)
    local left = mark()
    background()
    expect.exactly({
      "UIApplication.background",
      "UIApplication.applicationWillResignActive",
      "UIApplication.UIApplicationWillResignActiveNotification",
      "UIApplication.applicationDidEnterBackground",
      "UIApplication.UIApplicationDidEnterBackgroundNotification",
    }, { since = left })
    local back = mark()
    foreground()
    expect.exactly({
      "UIApplication.foreground",
      "UIApplication.applicationWillEnterForeground",
      "UIApplication.UIApplicationWillEnterForegroundNotification",
      "UIApplication.applicationDidBecomeActive",
      "UIApplication.UIApplicationDidBecomeActiveNotification",
    }, { since = back })
  end)

  it("is told of the launch by one method: the newer one, if it has both", function()
    launch { "phone", ios = 12 }
    local heard = {}
    app.delegate = delegate(heard, {
      "applicationDidFinishLaunchingWithOptions", "applicationDidFinishLaunching",
    })
    root(home)
    assert.same({ "applicationDidFinishLaunchingWithOptions" }, heard)
  end)

  it("sees the app's state change between the calls", function()
    launch { "phone", ios = 12 }
    local states = {}
    local function note() states[#states + 1] = app.applicationState end
    app.delegate = {
      applicationDidFinishLaunching = note, applicationDidBecomeActive = note,
      applicationWillResignActive = note, applicationDidEnterBackground = note,
      applicationWillEnterForeground = note,
    }
    root(home)
    background()
    foreground()
    assert.same({ "inactive", "active", "active", "background", "background", "active" }, states)
  end)

  it("leaves it to the delegates of scenes where there are some", function()
    launch { "pad", ios = 13 }
    local heard, scene = {}, app.connectedScenes[1]
    app.delegate = delegate(heard, appMethods)
    scene.delegate = delegate(heard, sceneMethods)
    root(home)
    background()
    assert.equal("background", scene.activationState)
    foreground()
    assert.equal("foregroundActive", scene.activationState)
    assert.same({
      "applicationDidFinishLaunching", "sceneDidBecomeActive", "sceneWillResignActive",
      "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive",
    }, heard)
    expect.once "*.UISceneDidEnterBackgroundNotification"
    expect.once "UIApplication.UIApplicationDidEnterBackgroundNotification"
  end)
end)

describe("Going into the background", function()
  it("ends animations before their time", function()
    launch { "phone", ios = 12 }
    root(home)
    local box, finished = UIView "Box"
    home.view:addSubview(box)
    UIView.animate {
      withDuration = 1, animations = function() box.alpha = 0 end,
      completion = function(done) finished = done end,
    }
    advance(0.5)
    background()
    assert.is_false(finished)
    assert.near(0, box.alpha, 1e-9)
  end)

  it("ends a presentation that is under way, and touches are lost until the user is back",
    function()
      launch { "phone", ios = 12 }
      home.navigationItem.rightBarButtonItem = UIBarButtonItem "Done"
      root(UINavigationController { "Nav", viewControllers = { home } })
      present(form)
      advance { to = 0.5, of = form }
      background()
      expect.once "Form.presentation.end"
      expect.once "Form.viewDidAppear"
      form:dismiss { animated = false }
      settle()
      assert.equal("the app is in the background", tap("Done").why)
      foreground()
      assert.is_nil(tap("Done").why)
      expect.clean()
    end)

  it("leaves the presentation alone where that is the model", function()
    launch { "phone", ios = 12, policies = { ["background.transition"] = "goesOn" } }
    root(home)
    present(form)
    advance { to = 0.5, of = form }
    background()
    expect.never "Form.presentation.end"
    settle()
    expect.once "Form.presentation.end"
  end)

  it("leaves animations alone where that is the model", function()
    launch { "phone", ios = 12, policies = { ["background.animations"] = "kept" } }
    root(home)
    present(form)
    advance { to = 0.5, of = form }
    background()
    expect.never "Form.presentation.end"
  end)

  it("has the interface turn when the user comes back", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch { "phone", ios = ios }
      root(home)
      background()
      assert.equal("the app is in the background", rotate("landscapeLeft").why)
      settle()
      assert.equal("portrait", app.statusBarOrientation)
      foreground()
      settle()
      assert.equal("landscapeRight", app.statusBarOrientation)
    end
  end)

  it("ends a turn that is under way", function()
    launch { "phone", ios = 17 }
    root(home)
    rotate "landscapeLeft"
    advance(0.1)
    background()
    expect.once "Window.rotation.end"
    foreground()
    settle()
    expect.clean()
  end)

  it("waits for the next turn in a callback, as input does", function()
    launch { "phone", ios = 12 }
    local report
    on("Home.viewDidAppear", function() report = background() end)
    root(home)
    assert.is_true(report.isQueued)
    turn()
    assert.equal("background", app.applicationState)
  end)

  it("is no news twice, and impossible before the launch", function()
    launch { "phone", ios = 12 }
    assert.has_error(background,
      "background: the app isn't launched yet; call root(controller) first")
    assert.has_error(foreground,
      "foreground: the app isn't launched yet; call root(controller) first")
    root(home)
    assert.equal("the app is in the foreground already", foreground().why)
    assert.is_nil(background().why)
    assert.equal("the app is in the background already", background().why)
    expect.once "UIApplication.background"
  end)
end)
