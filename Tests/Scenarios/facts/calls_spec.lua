-- What present does inside the call, and what waits for the run loop.

-- A world of that system with a root that has appeared, and a controller to present.
local function launch(ios, style)
  device { "phone", ios = ios }
  local home = UIViewController "Home"
  local form = UIViewController { "Form", modalPresentationStyle = style or "fullScreen" }
  root(home)
  return home, form
end

describe("A call of present", function()
  it("[PRES-024] no animated call runs its completion before it returns", function()
    for _, ios in ipairs { 5, 7, 8, 12, 13, 17 } do
      local home, form = launch(ios)
      local completed = 0
      local function complete() completed = completed + 1 end
      home:present(form, { completion = complete })
      assert.equal(0, completed)
      settle()
      assert.equal(1, completed)
      home:dismiss { completion = complete }
      assert.equal(1, completed)
      settle()
      assert.equal(2, completed)
    end
  end)

  it("[PRES-025] from iOS 8 nothing has ended when an unanimated call returns", function()
    for _, ios in ipairs { 8, 9, 12, 13, 17 } do
      for _, style in ipairs { "fullScreen", "overFullScreen" } do
        local home, form = launch(ios, style)
        home:present(form, { animated = false })
        expect.never "Form.viewDidAppear"
        settle()
        expect.once "Form.viewDidAppear"
        home:dismiss { animated = false }
        expect.never "Form.viewDidDisappear"
        settle()
        expect.once "Form.viewDidDisappear"
      end
    end
  end)

  it("[PRES-026] up to iOS 7 an unanimated call has done everything when it returns", function()
    for _, ios in ipairs { 5, 6, 7 } do
      local home, form = launch(ios)
      home:present(form, { animated = false })
      expect.order { "Home.viewWillDisappear", "Form.viewDidAppear" }
      assert.is_not_nil(form.view.window)
      home:dismiss { animated = false }
      expect.once "Form.viewDidDisappear"
      assert.is_nil(form.view.window)
      assert.is_nil(home.presentedViewController)
    end
  end)

  it("[PRES-027] from iOS 8 a transition begins only in a turn after the call", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      for _, animated in ipairs { true, false } do
        local home, form = launch(ios)
        home:present(form, { animated = animated })
        expect.never "Form.viewWillAppear"
        expect.never "Form.presentation.begin"
        turn()
        expect.once "Form.viewWillAppear"
        settle()
        home:dismiss { animated = animated }
        expect.never "Form.viewWillDisappear"
        expect.never "Form.dismissal.begin"
        turn()
        expect.once "Form.viewWillDisappear"
      end
    end
  end)

  it("[PRES-033] the view has its style's size before it appears, and moves in by its own style",
    function()
      device { "iPad Air 2", ios = 12 }
      local home = UIViewController { "Home", modalTransitionStyle = "coverVertical" }
      local form = UIViewController {
        "Form", modalPresentationStyle = "formSheet", modalTransitionStyle = "crossDissolve",
        preferredContentSize = size(300, 200),
      }
      local before
      on("Form.viewWillAppear", function() before = form.view.frame.size end)
      root(home)
      form.view.frame = rect(0, 0, 10, 10)
      present(form)
      settle()
      assert.equal(size(300, 200), before)
      expect.once "Form.presentation.begin style=crossDissolve"
    end)
end)

describe("An unanimated call", function()
  -- After a block that was queued right behind the call.
  local function onTheNextTurn(home, form)
    local seen
    home:present(form, { animated = false })
    async(function() seen = mark() end)
    turn()
    assert.is_not_nil(seen)
  end

  it("[PRES-327] from iOS 13 a cover has come or gone one turn later, and a sheet takes one turn "
    .. "more each way", function()
      for _, ios in ipairs { 13, 15, 17 } do
        local home, cover = launch(ios, "fullScreen")
        onTheNextTurn(home, cover)
        expect.once "Form.viewDidAppear"

        local sheet
        home, sheet = launch(ios, "pageSheet")
        onTheNextTurn(home, sheet)
        expect.once "Form.viewWillAppear"
        expect.never "Form.viewDidAppear"
        turn()
        expect.once "Form.viewDidAppear"

        home, cover = launch(ios, "fullScreen")
        home:present(cover, { animated = false })
        settle()
        home:dismiss { animated = false }
        turn()
        expect.once "Form.viewDidDisappear"

        home, sheet = launch(ios, "pageSheet")
        home:present(sheet, { animated = false })
        settle()
        home:dismiss { animated = false }
        turn()
        expect.once "Form.viewWillDisappear"
        expect.never "Form.viewDidDisappear"
        turn()
        expect.once "Form.viewDidDisappear"
      end
    end)
end)
