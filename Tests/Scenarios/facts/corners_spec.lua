-- Corners of presentations: who is told, who owns whom, and what a change of the root leaves.

local home, form

local function begin(target, style)
  device(target)
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  root(home)
end

local targets = { { "phone", ios = 5 }, { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
  { "iPhone 15", ios = 17 } }

describe("A presentation", function()
  it("[PRES-124] from inside a popover doesn't bring the presenter back, which never went",
    function()
      for _, target in ipairs { { "iPad Air", ios = 8 }, { "iPad Air 2", ios = 12 },
        { "iPad Pro 11", ios = 17 } } do
        begin(target)
        local popover = UIViewController { "Popover", modalPresentationStyle = "popover" }
        popover.popoverPresentationController.sourceView = home.view
        home:present(popover)
        settle()
        popover:present(form)
        settle()
        local before = mark()
        popover:dismiss()
        settle()
        expect.once("Form.viewDidDisappear", { since = before })
        expect.never("Popover.viewDidAppear", { since = before })
      end
    end)

  it("[PRES-133] may turn an appearance round before it has ended", function()
    for _, target in ipairs { { "phone", ios = 7 }, { "iPhone 15", ios = 17 } } do
      begin(target)
      local child = UIViewController "Child"
      child:loadViewIfNeeded()
      child:beginAppearanceTransition(true, { animated = true })
      child:beginAppearanceTransition(false, { animated = true })
      child:endAppearanceTransition()
      expect.order { "Child.viewWillAppear", "Child.viewWillDisappear", "Child.viewDidDisappear" }
      expect.never "Child.viewDidAppear"
    end
  end)

  it("[PRES-143] over a context hears nothing when its presenter is covered", function()
    for _, target in ipairs { { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      begin(target)
      local host = UIViewController { "Host", definesPresentationContext = true }
      local search = UIViewController { "Search", modalPresentationStyle = "overCurrentContext" }
      home:addChild(host)
      home.view:addSubview(host.view)
      settle()
      host:present(search)
      settle()
      local before = mark()
      home:present(form)
      settle()
      expect.once("Host.viewDidDisappear", { since = before })
      expect.never("Search.view*ppear", { since = before })
      home:dismiss()
      settle()
      expect.once("Host.viewDidAppear", { since = before })
      expect.never("Search.view*ppear", { since = before })
    end
  end)

  it("[PRES-246] tells an adaptive delegate of nobody's dismissal but the user's", function()
    for _, target in ipairs { { "iPad Air 2", ios = 13 }, { "iPad Pro 11", ios = 17 } } do
      for _, style in ipairs { "pageSheet", "formSheet", "popover" } do
        begin(target, style)
        local heard = function() error "nobody touched the screen" end
        form.presentationController.delegate = {
          presentationControllerShouldDismiss = heard, presentationControllerWillDismiss = heard,
          presentationControllerDidDismiss = heard,
        }
        if style == "popover" then form.popoverPresentationController.sourceView = home.view end
        home:present(form)
        settle()
        form:dismiss()
        settle()
        expect.never "Form.presentationController*"
      end
    end
  end)

  it("[PRES-251] has a sheet's controller for page and form sheets only", function()
    for _, ios in ipairs { 15, 17 } do
      for style, has in pairs {
        pageSheet = true, formSheet = true, fullScreen = false, overFullScreen = false,
        popover = false, currentContext = false, custom = false,
      } do
        begin({ "iPhone 13", ios = ios }, style)
        assert.equal(has, form.sheetPresentationController ~= nil)
        if has then
          assert.equal(form.presentationController, form.sheetPresentationController)
          home:present(form)
          settle()
          assert.equal(form.presentationController, form.sheetPresentationController)
        end
      end
    end
  end)

  it("[PRES-324] stays behind a new root's view until it is dismissed", function()
    for _, target in ipairs(targets) do
      begin(target, "overFullScreen")
      home:present(form)
      settle()
      local window, container = form.view.window, form.view.superview
      local other = UIViewController "Other"
      window.rootViewController = other
      settle()
      assert.equal(window, container.window)
      assert.equal(window, other.view.window)
    end
  end)

  it("[PRES-092] isn't told of appearances by hand: the log says what to call instead", function()
    for _, ios in ipairs { 17, 18, 26 } do
      begin { "phone", ios = ios }
      local polite = UIViewController {
        "Polite", viewWillAppear = function(self, animated)
          UIViewController.viewWillAppear(self, animated)
        end,
      }
      home:present(polite)
      settle()
      expect.never "*.direct"
      form:viewWillDisappear(true)
      expect.warning("Calling -viewWillDisappear: directly on a view controller is not supported, "
        .. "and may result in out-of-order callbacks and other inconsistent behavior. Use the "
        .. "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        .. "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        .. "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        .. "debugger.")
    end
  end)
end)
