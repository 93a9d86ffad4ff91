-- The names of orientations in a mask, as UIKit has them.

describe("A mask of orientations", function()
  local function mask(value)
    local controller = UIViewController { supportedInterfaceOrientations = value }
    return controller.supportedInterfaceOrientations
  end

  it("takes UIKit's names for several at once, and is read as a list of single ones", function()
    assert.same({ "landscapeRight", "landscapeLeft" }, mask "landscape")
    assert.same({ "portrait", "landscapeRight", "landscapeLeft" }, mask "allButUpsideDown")
    assert.same({ "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft" },
      mask "all")
    assert.same({ "portrait", "landscapeRight", "landscapeLeft" }, mask { "landscape", "portrait" })
  end)

  it("says which name is meant", function()
    assert.has_error(function() mask "landscapes" end,
      'UIViewController.supportedInterfaceOrientations: there is no UIInterfaceOrientationMask '
        .. '"landscapes"; did you mean "landscape"?')
  end)
end)
