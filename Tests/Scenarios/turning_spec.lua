-- What the verbs that turn the device and share its screen say, and what a script may get wrong.

describe("The size of an app's part of the screen", function()
  it("waits for what is under way, and says so", function()
    device { "pad", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    local form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
    present(form)
    advance(0.1)
    assert.equal("the new size waits for what is under way", resize(size(507, 768)).why)
    settle()
    assert.equal(size(507, 768), home.view.bounds.size)
    assert.is_nil(resize(size(768, 1024)).why)
    settle()
    assert.equal("the app has that size already", resize(size(768, 1024)).why)
  end)
end)

describe("A mistake about how a device is held", function()
  before_each(function()
    device { "phone", ios = 12 }
    root(UIViewController "Home")
  end)

  it("is a way in which no device is held", function()
    for _, call in ipairs { function() rotate() end, function() rotate(3) end } do
      local ok, problem = pcall(call)
      assert.is_false(ok)
      assert.matches('"faceDown"', tostring(problem))
      assert.not_matches("unknown", tostring(problem))
    end
    assert.has_error(function() rotate "unknown" end,
      "rotate: a device is never held in an unknown way; see UIDeviceOrientation")
  end)

  it("is a number that no orientation has", function()
    for _, number in ipairs { 9, 9.0, -1 } do
      assert.has_error(function()
        UIDevice.current:setValue(number, { forKey = "orientation" })
      end, "setValue: argument 1 (value) should be a number from 0 to 6, got the number "
        .. math.tointeger(number))
    end
  end)
end)
