-- https://github.com/gordontucker/FittedSheets/issues/90
-- A sheet that was swiped away is invisible when the same one is presented again.

local home, form, panel

local function moved(dy) return CGAffineTransform(1, 0, 0, 1, 0, dy) end

local function isSeen() return UIScreen.main.bounds:contains(panel.frameInWindow) end

-- A sheet of the app's own: a panel that follows the finger in what is presented. `resets` says
-- whether it puts the panel back when it is presented again.
local function launch(resets)
  device { "phone", ios = 13 }
  home, panel = UIViewController "Home", UIView "Panel"
  form = UIViewController {
    "Form", modalPresentationStyle = "overFullScreen",
    viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      self.view:addSubview(panel)
      panel.frame = rect(0, 400, self.view.bounds.width, self.view.bounds.height - 400)
      panel:addGestureRecognizer(UIPanGestureRecognizer {
        "Pull", action = function(pull)
          if pull.state ~= "ended" then
            panel.transform = moved(math.max(0, pull:translation().y))
            return
          end
          UIView.animate {
            withDuration = 0.2,
            animations = function() panel.transform = moved(600) end,
            completion = function() self:dismiss { animated = false } end,
          }
        end,
      })
    end,
    viewWillAppear = function(self, animated)
      UIViewController.viewWillAppear(self, animated)
      if resets then panel.transform = moved(0) end
    end,
  }
  root(home)
  home:present(form)
  settle()
  assert.is_true(isSeen())
end

local function swipeAway()
  drag { from = panel, by = point(0, 200), duration = 0.2 }
  settle()
  assert.is_nil(home.presentedViewController)
end

local function again()
  home:present(form)
  settle()
  return isSeen()
end

describe("A sheet that is presented again", function()
  it("[BUG-108] is where the swipe has left its panel: out of sight", function()
    launch(false)
    swipeAway()
    assert.is_false(again())
  end)

  it("is all there after a dismissal by the app", function()
    launch(false)
    form:dismiss()
    settle()
    assert.is_true(again())
  end)

  it("is all there after a swipe, if the app puts its panel back", function()
    launch(true)
    swipeAway()
    assert.is_true(again())
    expect.clean()
  end)

  it("is all there after a swipe, if it is the system's own", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      device { "phone", ios = ios }
      home, form = UIViewController "Home", UIViewController "Form"
      root(home)
      home:present(form)
      settle()
      local frame = form.view.frameInWindow
      swipe(form, "down")
      settle()
      assert.is_nil(home.presentedViewController)
      home:present(form)
      settle()
      assert.equal(frame, form.view.frameInWindow)
      expect.clean()
    end
  end)
end)
