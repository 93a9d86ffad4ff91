-- Blocks with a device of their own, and matrices.

-- Whether a presentation without a style covers the screen, as it does before iOS 13.
local function covers_by_default()
  local home = UIViewController "Home"
  root(home)
  local start = mark()
  present(UIViewController "Form")
  settle()
  local covers = home.view.window == nil
  expect.count("Home.viewDidDisappear", covers and 1 or 0, { since = start })
  return covers
end

describe("A block's device", { device = "iPad Air 2", ios = 12, orientation = "landscapeLeft" },
  function()
    it("is that of a test that says nothing", function()
      assert.is_true(covers_by_default())
      assert.equal(size(1024, 768), UIScreen.main.bounds.size)
    end)

    it("stays where a test says something else", function()
      device { ios = 13 }
      assert.is_false(covers_by_default())
      assert.equal(size(1024, 768), UIScreen.main.bounds.size)
    end)

    describe("in a block within", { ios = 14, orientation = "portrait" }, function()
      it("is changed option by option", function()
        assert.is_false(covers_by_default())
        assert.equal(size(768, 1024), UIScreen.main.bounds.size)
      end)
    end)

    it("may have its policies switched", function()
      device { ios = 13, policies = { ["style.default"] = "fullScreen" } }
      assert.is_true(covers_by_default())
    end)
  end)

describe("A matrix", function()
  across { ios = { 7, 12, 13 }, device = { "phone", "pad" } }

  it("runs its tests in each cell", function(cell)
    assert.equal(cell.ios < 13, covers_by_default())
    assert.equal(cell.device == "pad", UIScreen.main.bounds.width > 700)
  end)

  it("wins over what a test says itself", function(cell)
    device { "iPhone 8", ios = 14 }
    assert.equal(cell.ios < 13, covers_by_default())
  end)

  describe("within a matrix", function()
    across { orientation = { "portrait", "landscapeLeft" } }

    it("multiplies it", function(cell)
      local bounds = UIScreen.main.bounds
      root(UIViewController "Home")
      assert.is_string(cell.orientation)
      assert.equal(cell.ios > 7 and cell.orientation == "landscapeLeft",
        bounds.width > bounds.height)
    end)
  end)
end)

across({ policies = { {}, { ["style.default"] = "fullScreen" } } }, function()
  it("A matrix with a function is a block without a title", function(cell)
    device { "iPhone 8", ios = 13 }
    assert.equal(next(cell.policies) ~= nil, covers_by_default())
  end)
end)

it("A test outside every matrix has no cell", function(cell)
  assert.is_nil(cell)
end)
