-- https://github.com/onmyway133/notes/issues/210
-- A covered controller for portrait hears of the turn of the one above it, and again at the end.

local first, second, seen

local function launch(ios)
  device { "phone", ios = ios }
  seen = {}
  first = UIViewController {
    "First", supportedInterfaceOrientations = "portrait",
    viewWillTransition = function(self, to, coordinator)
      UIViewController.viewWillTransition(self, to, coordinator)
      seen[#seen + 1] = {
        isLandscape = to.width > to.height, presented = self.presentedViewController,
      }
    end,
  }
  second = UIViewController {
    "Second", supportedInterfaceOrientations = "all", modalPresentationStyle = "fullScreen",
  }
  root(first)
  first:present(second)
  settle()
end

describe("A controller for portrait under one for all orientations", function()
  it("[BUG-054] hears of the turn while covered, and again when it presents nothing", function()
    for _, ios in ipairs { 9, 10 } do
      launch(ios)
      rotate "landscapeLeft"
      settle()
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      assert.equal(1, #seen)
      assert.is_true(seen[1].isLandscape)
      assert.equal(second, seen[1].presented)
      first:dismiss()
      settle()
      assert.equal("portrait", UIApplication.shared.statusBarOrientation)
      assert.equal(2, #seen)
      assert.is_false(seen[2].isLandscape)
      assert.is_nil(seen[2].presented)
    end
  end)
end)
