-- https://github.com/m1entus/MZFormSheetPresentationController/issues/137
-- The pad is turned while a full-screen modal covers a form sheet.

local home, sheet, video

-- The sheet is the app's own: a small view in the middle of a see-through controller.
local function launch(placing)
  device { "pad", ios = 10 }
  home = UIViewController "Home"
  local panel = UIView "Panel"
  local function place()
    local bounds = sheet.view.bounds
    panel.frame = rect(bounds.midX - 270, bounds.midY - 310, 540, 620)
  end
  sheet = UIViewController {
    "Sheet", modalPresentationStyle = "overFullScreen",
    viewDidLoad = function(self)
      UIViewController.viewDidLoad(self)
      self.view:addSubview(panel)
    end,
  }
  video = UIViewController { "Video", modalPresentationStyle = "fullScreen" }
  root(home)
  if placing == "at every layout" then
    sheet.viewWillLayoutSubviews = place
  else
    sheet.viewWillAppear = function(self, animated)
      UIViewController.viewWillAppear(self, animated)
      -- The library works the place out for a presentation, and not for an uncovering.
      if self.isBeingPresented then place() end
    end
  end
  home:present(sheet)
  settle()
  sheet:present(video)
  settle()
  assert.is_nil(sheet.view.window)
  rotate "landscapeLeft"
  settle()
  sheet:dismiss()
  settle()
  return panel
end

describe("A form sheet that is covered while the pad is turned", function()
  it("[BUG-034] comes back at its portrait place, if it is placed as it is presented", function()
    local panel = launch "once"
    assert.equal(size(1024, 768), UIScreen.main.bounds.size)
    assert.equal(rect(114, 202, 540, 620), panel.frameInWindow)
  end)

  it("comes back in the middle, if it is placed at every layout", function()
    local panel = launch "at every layout"
    assert.equal(rect(242, 74, 540, 620), panel.frameInWindow)
    expect.clean()
  end)

  it("comes back in the middle, if UIKit places it", function()
    device { "pad", ios = 10 }
    home = UIViewController "Home"
    sheet = UIViewController { "Sheet", modalPresentationStyle = "formSheet" }
    video = UIViewController { "Video", modalPresentationStyle = "fullScreen" }
    root(home)
    home:present(sheet)
    settle()
    sheet:present(video)
    settle()
    rotate "landscapeLeft"
    settle()
    assert.equal(rect(0, 0, 1024, 768), video.view.frameInWindow)
    sheet:dismiss()
    settle()
    assert.equal(rect(242, 74, 540, 620), sheet.view.frameInWindow)
    expect.clean()
  end)
end)
