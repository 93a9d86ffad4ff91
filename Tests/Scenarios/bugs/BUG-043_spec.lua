-- https://github.com/tidepool-org/LoopKit/pull/176
-- A sheet declares portrait only, and is turned all the same.

local home, sheet

local function launch(style, mask)
  device { "phone", ios = 13 }
  home = UIViewController { "Home", supportedInterfaceOrientations = mask }
  sheet = UIViewController {
    "Sheet", supportedInterfaceOrientations = "portrait", modalPresentationStyle = style,
  }
  root(home)
  home:present(sheet)
  settle()
  rotate "landscapeLeft"
  settle()
end

describe("A sheet for portrait over a controller for all orientations", function()
  it("[BUG-043] is turned with it, and isn't asked", function()
    for _, style in ipairs { "pageSheet", "formSheet" } do
      launch(style, "allButUpsideDown")
      assert.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      assert.is_true(sheet.view.bounds.width > sheet.view.bounds.height)
    end
  end)

  it("stays portrait if its presenter is for portrait, too, or if it covers the screen", function()
    launch("pageSheet", "portrait")
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    launch("fullScreen", "allButUpsideDown")
    assert.equal("portrait", UIApplication.shared.statusBarOrientation)
    expect.never "*.viewWillTransition"
    expect.clean()
  end)
end)
