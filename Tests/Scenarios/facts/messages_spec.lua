-- UIKit's warnings about presents, word for word, and what becomes of the calls.

-- A world with Home (0x1001) as its root, and Form (0x1002) and Alert (0x1003) to present.
local function launch(ios, style)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  local alert = UIViewController { "Alert", modalPresentationStyle = style or "fullScreen" }
  root(home)
  return home, form, alert
end

-- Home with a child, Child (0x1004), which presents by its parent.
local function launchChild(ios, style)
  local home, form, alert = launch(ios, style)
  local child = UIViewController "Child"
  home:addChild(child)
  home.view:addSubview(child.view)
  child:didMove { toParent = home }
  return child, form, alert
end

-- These are all the warnings, to the last character.
local function expectWarnings(...)
  local patterns = {}
  for _, text in ipairs { ... } do patterns[#patterns + 1] = '**.refused text="' .. text .. '"' end
  expect.exactly(patterns, { kind = "warning" })
end

describe("A present from a controller in no window", function()
  it("[PRES-066] up to iOS 13 is refused with an exclamation", function()
    for _, ios in ipairs { 6, 7, 8, 12, 13 } do
      local _, form, alert = launch(ios)
      form:present(alert)
      settle()
      expectWarnings("Warning: Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1002> whose view is not in the window hierarchy!")
      assert.is_nil(form.presentedViewController)
      expect.never "Alert.viewWillAppear"
    end
  end)

  it("[PRES-067] from iOS 14 is refused with the log's category, presenter and source", function()
    for _, ios in ipairs { 14, 15, 17, 26 } do
      local _, form, alert = launch(ios)
      local child = UIViewController "Child"
      form:addChild(child)
      child:present(alert)
      settle()
      expectWarnings("[Presentation] Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1002> (from <UIViewController: 0x1004>) whose view is not in "
        .. "the window hierarchy.")
      assert.is_nil(form.presentedViewController)
      expect.never "Alert.viewWillAppear"
    end
  end)

  it("[PRES-031] is one on a controller that is leaving, though it is still seen", function()
    for _, ios in ipairs { 8, 12, 13 } do
      local home, form, alert = launch(ios)
      present(form)
      settle()
      home:dismiss()
      advance(0.1)
      assert.is_true(form.isBeingDismissed)
      assert.is_not_nil(form.view.window)
      form:present(alert)
      expectWarnings("Warning: Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1002> whose view is not in the window hierarchy!")
      settle()
      expect.never "Alert.viewWillAppear"
      assert.is_nil(form.view.window)
    end
  end)
end)

describe("A present on a controller that presents already", function()
  it("[PRES-068] up to iOS 13 is refused, with two spaces in the text", function()
    for _, ios in ipairs { 6, 7, 8, 12, 13 } do
      -- This style leaves the presenter's view in the window.
      local home, form, alert = launch(ios, "overFullScreen")
      if ios < 8 then form.modalPresentationStyle = "fullScreen" end
      home:present(form)
      home:present(alert)
      settle()
      expectWarnings("Warning: Attempt to present <UIViewController: 0x1003>  on "
        .. "<UIViewController: 0x1001> which is already presenting <UIViewController: 0x1002>")
      assert.equal(form, home.presentedViewController)
      assert.is_nil(alert.presentingViewController)
    end
  end)

  it("[PRES-070] from iOS 14 is refused with the presenter, the source and what is presented",
    function()
      for _, ios in ipairs { 14, 15, 17, 26 } do
        local child, form, alert = launchChild(ios, "pageSheet")
        child:present(form)
        settle()
        child:present(alert)
        settle()
        expectWarnings("[Presentation] Attempt to present <UIViewController: 0x1003> on "
          .. "<UIViewController: 0x1001> (from <UIViewController: 0x1004>) which is already "
          .. "presenting <UIViewController: 0x1002>.")
        assert.equal(form, child.presentedViewController)
        assert.is_nil(alert.presentingViewController)
      end
    end)
end)

describe("A present that two guards refuse", function()
  it("[PRES-100] is one from no window, if the presenter's view has left it", function()
    for _, ios in ipairs { 8, 12, 13 } do
      local home, form, alert = launch(ios)
      home:present(form, { completion = function() home:present(alert) end })
      settle()
      expectWarnings("Warning: Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1001> whose view is not in the window hierarchy!")
      assert.equal(form, home.presentedViewController)
    end
  end)

  it("[PRES-101] is one on a presenter that is presenting already, while a sheet arrives",
    function()
      for _, ios in ipairs { 14, 15, 17, 26 } do
        local home, form, alert = launch(ios, "pageSheet")
        home:present(form)
        advance(0.1)
        home:present(alert)
        settle()
        expectWarnings("[Presentation] Attempt to present <UIViewController: 0x1003> on "
          .. "<UIViewController: 0x1001> (from <UIViewController: 0x1001>) which is already "
          .. "presenting <UIViewController: 0x1002>.")
      end
    end)
end)

describe("A present by a controller on screen that belongs to nobody", function()
  it("[PRES-090] is discouraged and goes ahead", function()
    for _, ios in ipairs { 7, 8, 12, 13 } do
      local home, form, alert = launch(ios)
      home.view:addSubview(form.view)
      form:present(alert)
      expect.exactly({
        '**.discouraged text="Presenting view controllers on detached view controllers is '
          .. 'discouraged <UIViewController: 0x1002>."',
      }, { kind = "warning" })
      settle()
      assert.equal(alert, form.presentedViewController)
      assert.is_not_nil(alert.view.window)
      expect.once "Alert.viewDidAppear"
    end
  end)
end)

describe("A present while another controller arrives", function()
  it("[PRES-071] up to iOS 13 is refused with an exclamation", function()
    for _, ios in ipairs { 6, 7, 8, 12, 13 } do
      local home, form, alert = launch(ios)
      home:present(form)
      advance(0.1)
      form:present(alert)
      settle()
      expectWarnings("Warning: Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1002> while a presentation is in progress!")
      assert.is_nil(form.presentedViewController)
    end
  end)

  it("[PRES-072] from iOS 14 is refused with the presenter and the source", function()
    for _, ios in ipairs { 14, 15, 17, 26 } do
      local home, form, alert = launch(ios)
      local child = UIViewController "Child"
      form:addChild(child)
      form.view:addSubview(child.view)
      home:present(form)
      advance(0.1)
      child:present(alert)
      settle()
      expectWarnings("Attempt to present <UIViewController: 0x1003> on "
        .. "<UIViewController: 0x1002> (from <UIViewController: 0x1004>) while a presentation is "
        .. "in progress.")
      assert.is_nil(form.presentedViewController)
    end
  end)

  it("[PRES-077] is no obstacle in another window", function()
    for _, ios in ipairs { 5, 6, 7, 8, 12, 13, 17 } do
      local home, form, alert = launch(ios)
      local overlay = UIViewController "Overlay"
      local window = UIWindow { "Other", rootViewController = overlay }
      if ios >= 13 then window.windowScene = home.view.window.windowScene end
      window.isHidden = false
      settle()
      home:present(form)
      advance(0.1)
      overlay:present(alert)
      turn()
      expect.once "Alert.presentation.begin"
      expect.never "Form.presentation.end"
      settle()
      expect.never "**.refused"
      expect.once "Form.viewDidAppear"
      expect.once "Alert.viewDidAppear"
    end
  end)
end)

describe("An appearance transition", function()
  it("[PRES-091] begun inside an unfinished one, or ended without begin, is unbalanced", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      local _, form = launch(ios)
      form:loadViewIfNeeded()
      form:endAppearanceTransition()
      local unbalanced = "Unbalanced calls to begin/end appearance transitions for "
        .. "<UIViewController: 0x1002>."
      expect.exactly({ 'Form.unbalanced text="' .. unbalanced .. '"' }, { kind = "warning" })
      form:beginAppearanceTransition(true, { animated = false })
      form:beginAppearanceTransition(false, { animated = false })
      expect.count('Form.unbalanced text="' .. unbalanced .. '"', 2)

      -- A root that is swapped in mid-transition: Home is on its way out then.
      _, form = launch(ios)
      local new = UIViewController "New"
      present(form)
      advance(0.2)
      root(new)
      expect.exactly({ 'Home.unbalanced text="Unbalanced calls to begin/end appearance transitions '
        .. 'for <UIViewController: 0x1001>."' }, { kind = "warning" })
      expect.once "Home.viewDidDisappear"
      settle()
      expect.once "Home.viewDidDisappear"
      expect.count("*.unbalanced", 1)
      expect.once "New.viewDidAppear"

      -- And on its way in.
      local home
      home, form = launch(ios)
      new = UIViewController "New"
      present(form)
      settle()
      dismiss(form)
      advance(0.2)
      root(new)
      expect.exactly({ 'Home.unbalanced text="Unbalanced calls to begin/end appearance transitions '
        .. 'for <UIViewController: 0x1001>."' }, { kind = "warning" })
      settle()
      assert.is_nil(home.view.window)
      expect.once "Home.viewDidAppear"
      expect.count("Home.viewDidDisappear", 2)

      -- The presented controller becomes the root.
      _, form = launch(ios, "overFullScreen")
      present(form)
      advance(0.2)
      root(form)
      expect.exactly({ 'Form.unbalanced text="' .. unbalanced .. '"' }, { kind = "warning" })
    end

    -- A child presents in viewWillAppear; later systems begin that when it has appeared.
    for _, ios in ipairs { 5, 7 } do
      local home, form = launch(ios)
      local child = UIViewController "Child"
      function child.viewWillAppear(self, animated)
        UIViewController.viewWillAppear(self, animated)
        self:present(form)
      end
      home:addChild(child)
      home.view:addSubview(child.view)
      expect.exactly({ 'Child.unbalanced text="Unbalanced calls to begin/end appearance '
        .. 'transitions for <UIViewController: 0x1004>."' }, { kind = "warning" })
    end
  end)
end)

describe("A refused present", function()
  it("[PRES-030] never runs its completion", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      local completed = 0
      local function complete() completed = completed + 1 end
      -- In no window.
      local home, form, alert = launch(ios, "pageSheet")
      form:present(alert, { completion = complete })
      -- A presentation is in progress.
      home:present(form)
      advance(0.1)
      form:present(alert, { completion = complete })
      -- Already presenting.
      settle()
      home:present(alert, { completion = complete })
      settle()
      expect.count("**.refused", 3)
      assert.equal(0, completed)
    end
  end)
end)
