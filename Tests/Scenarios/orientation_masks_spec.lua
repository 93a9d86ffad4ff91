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

  it("that is empty raises in words that speak only of what was asked", function()
    for ios, words in pairs {
      [13] = "Supported orientations has no common orientation with the application, and "
        .. "[UIViewController shouldAutorotate] is returning YES",
      [16] = "supportedInterfaceOrientations of <UIViewController: 0x1001> returned 0",
    } do
      device { "phone", ios = ios }
      root(UIViewController { "Home", supportedInterfaceOrientations = {} })
      local raised = expect.exception("UIApplicationInvalidInterfaceOrientation", function()
        rotate "landscapeLeft"
      end)
      assert.equal(words, raised.reason)
    end
  end)
end)
