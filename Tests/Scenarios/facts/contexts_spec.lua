-- Presentations over a context: where they lie, what they do to it, and how they move.

local home, left, form

--- A container with a context on its left half.
local function begin(target, style)
  device(target)
  home = UIViewController "Home"
  left = UIViewController { "Left", definesPresentationContext = true }
  form = UIViewController { "Form", modalPresentationStyle = style }
  root(home)
  home:addChild(left)
  home.view:addSubview(left.view)
  left.view.frame = rect(0, 20, 150, 300)
  left:didMove { toParent = home }
  settle()
end

local targets = {
  { "iPad 2", ios = 5 }, { "iPad Air", ios = 7 }, { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
  { "iPhone 15", ios = 17 },
}

describe("A presentation over a context", function()
  it("[PRES-231] lies where the context's view does, and is as large", function()
    for _, target in ipairs(targets) do
      begin(target, "currentContext")
      local place = left.view.frameInWindow
      left:present(form)
      settle()
      assert.equal(left, form.presentingViewController)
      assert.equal(place, form.view.frameInWindow)
      assert.is_true(form.view:isDescendant { of = home.view })
      -- Before iOS 8 nothing names the container.
      local controller = form.presentationController
      if controller then assert.equal(home.view, controller.containerView.superview) end
    end
  end)

  it("[PRES-122] takes the context's view away, with its callbacks", function()
    for _, target in ipairs(targets) do
      begin(target, "currentContext")
      local before = mark()
      left:present(form)
      settle()
      expect.order({
        "Left.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
        "Left.viewDidDisappear",
      }, { since = before })
      expect.never("Home.view*Disappear", { since = before })
      assert.is_nil(left.view.window)
      before = mark()
      left:dismiss()
      settle()
      expect.order({
        "Form.viewWillDisappear", "Left.viewWillAppear", "Left.viewDidAppear",
        "Form.viewDidDisappear",
      }, { since = before })
      assert.equal(home.view, left.view.superview)
      assert.equal(rect(0, 20, 150, 300), left.view.frame)
    end
  end)

  it("[PRES-017] moves as the context says, if it provides the transition style", function()
    for _, target in ipairs(targets) do
      for provides, style in pairs { [true] = "crossDissolve", [false] = "coverVertical" } do
        begin(target, "currentContext")
        assert.is_false(left.providesPresentationContextTransitionStyle)
        left.providesPresentationContextTransitionStyle = provides
        left.modalTransitionStyle = "crossDissolve"
        left:present(form)
        settle()
        expect.once("Form.presentation.begin style=" .. style)
        left:dismiss()
        settle()
        expect.once("Form.dismissal.begin style=" .. style)
      end
    end
  end)

  it("[PRES-322] takes the place of what it removes, and lies over what it keeps", function()
    for _, target in ipairs { { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      local function places()
        local names = {}
        for place, view in ipairs(home.view.subviews) do
          if view == left.view then names[place] = "left" end
          if view == form.presentationController.containerView then names[place] = "container" end
          names[place] = names[place] or "other"
        end
        return table.concat(names, " ")
      end
      begin(target, "currentContext")
      home.view:addSubview(UIView "Bar")
      left:present(form)
      settle()
      assert.equal("container other", places())
      begin(target, "overCurrentContext")
      home.view:addSubview(UIView "Bar")
      left:present(form)
      settle()
      assert.equal("left container other", places())
    end
  end)

  it("[PRES-325] shows the presenter behind a full-screen one if its own style is currentContext",
    function()
      for _, ios in ipairs { 5, 6, 7 } do
        device { "phone", ios = ios }
        home = UIViewController { "Home", modalPresentationStyle = "currentContext" }
        form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
        root(home)
        home:present(form)
        settle()
        assert.is_not_nil(home.view.window)
        expect.never "Home.viewWillDisappear"
      end
    end)
end)

describe("A transition style", function()
  it("[PRES-084] of partialCurl needs full screen on both sides", function()
    for _, ios in ipairs { 5, 7, 12, 13, 17 } do
      local reason = "Application tried to present UIModalTransitionStylePartialCurl to or from "
        .. "non-fullscreen view controller <UIViewController: "
      device { "iPad Air 2", ios = ios, force = true }
      home = UIViewController "Home"
      local sheet = UIViewController { "Sheet", modalPresentationStyle = "formSheet" }
      local curl = UIViewController { "Curl", modalPresentationStyle = "fullScreen",
        modalTransitionStyle = "partialCurl" }
      root(home)
      curl.modalPresentationStyle = "pageSheet"
      local ok, exception = pcall(home.present, home, curl)
      assert.is_false(ok)
      assert.equal("NSInvalidArgumentException", exception.name)
      assert.equal(reason .. "0x1003>.", exception.reason)
      curl.modalPresentationStyle = "fullScreen"
      home:present(sheet)
      settle()
      ok, exception = pcall(sheet.present, sheet, curl)
      assert.is_false(ok)
      assert.equal(reason .. "0x1002>.", exception.reason)
      home:dismiss { animated = false }
      settle()
      home:present(curl)
      settle()
      expect.once "Curl.viewDidAppear"
    end
  end)

  it("[PRES-236] of a flip or a curl takes three quarters of a second to one", function()
    for _, ios in ipairs { 7, 12, 17 } do
      for _, style in ipairs { "flipHorizontal", "partialCurl" } do
        device { "phone", ios = ios }
        home = UIViewController "Home"
        form = UIViewController { "Form", modalPresentationStyle = "fullScreen",
          modalTransitionStyle = style }
        root(home)
        home:present(form)
        settle()
        local duration = now()
        assert.is_true(duration >= 0.75 and duration <= 1)
        expect.once("Form.presentation.begin style=" .. style)
        home:dismiss()
        advance(0.4)
        assert.is_true(form.isBeingDismissed)
        settle()
        expect.once "Form.viewDidDisappear"
      end
    end
  end)
end)
