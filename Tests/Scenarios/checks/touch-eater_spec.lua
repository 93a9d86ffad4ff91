-- touch-eater: a view that shows nothing took a touch from something below.

local home, button, count

local function launch(ios)
  device { "phone", ios = ios or 17 }
  home = UIViewController "Home"
  root(home)
  count = 0
  button = UIButton { "Save", frame = rect(50, 300, 200, 44), action = function()
    count = count + 1
  end }
  home.view:addSubview(button)
  settle()
end

-- A window over the app's with a panel at its bottom, which is taken away.
local function emptyWindow(hitTest)
  local panel = UIView "Panel"
  local window = UIWindow {
    "Entry", windowLevel = 1, windowScene = home.view.window.windowScene, hitTest = hitTest,
    rootViewController = UIViewController {
      "Host", viewDidLoad = function(self)
        UIViewController.viewDidLoad(self)
        self.view:addSubview(panel)
      end,
    },
  }
  window.isHidden = false
  panel.frame = rect(0, 600, 375, 100)
  settle()
  panel:removeFromSuperview()
  settle()
  return window
end

describe("touch-eater", function()
  it("is found when the window of something that has gone takes a touch", function()
    launch()
    emptyWindow()
    tap(button)
    assert.equal(0, count)
    expect.check "touch-eater"
    expect.clean()
  end)

  it("is found when a view takes it that is hardly there", function()
    launch()
    local veil = UIView { "Veil", frame = home.view.bounds, alpha = 0.02 }
    home.view:addSubview(veil)
    settle()
    tap(button)
    assert.equal(0, count)
    expect.check "A view that shows nothing took a touch from something below"
    expect.clean()
  end)

  it("is found when a view takes it that isn't opaque and has nothing in it", function()
    launch()
    local veil = UIView { "Veil", frame = home.view.bounds, isOpaque = false }
    home.view:addSubview(veil)
    settle()
    tap(button)
    expect.check "touch-eater"
    expect.clean()
  end)

  it("is not found when the touch is passed on", function()
    launch()
    emptyWindow(function(self, at, event)
      local hit = UIWindow.hitTest(self, at, event)
      return hit and hit:isDescendant { of = button } and hit or nil
    end)
    tap(button)
    assert.equal(1, count)
    expect.clean()
  end)

  it("is not found where nothing below would have taken the touch", function()
    launch()
    emptyWindow()
    tap { x = 150, y = 500 }
    expect.clean()
  end)

  it("is not found for a view that does something, or shows something", function()
    launch()
    local veil = UIView { "Veil", frame = home.view.bounds, isOpaque = false }
    home.view:addSubview(veil)
    local heard = 0
    veil:addGestureRecognizer(UITapGestureRecognizer {
      "Away", action = function() heard = heard + 1 end,
    })
    tap(button)
    settle()
    assert.equal(1, heard)
    expect.clean()
    launch()
    local listening = UIView {
      "Listening", frame = home.view.bounds, isOpaque = false, touchesEnded = function() end,
    }
    home.view:addSubview(listening)
    tap(button)
    expect.clean()
    launch()
    local wall = UIView { "Wall", frame = home.view.bounds }
    home.view:addSubview(wall)
    tap(button)
    assert.equal(0, count)
    expect.clean()
  end)

  it("is not found for what a presentation covers", function()
    local styles = { "fullScreen", "pageSheet", "formSheet", "overFullScreen", "popover" }
    for _, style in ipairs(styles) do
      for _, model in ipairs { "phone", "pad" } do
        for _, ios in ipairs { 8, 12, 13, 17 } do
          device { model, ios = ios }
          home = UIViewController "Home"
          button = UIButton { "Save", frame = rect(50, 300, 200, 44), action = function() end }
          home.view:addSubview(button)
          root(home)
          local form = UIViewController { "Form", modalPresentationStyle = style }
          if style == "popover" then form.popoverPresentationController.sourceView = home.view end
          home:present(form)
          settle()
          tap(button)
          settle()
          expect.clean()
        end
      end
    end
  end)
end)
