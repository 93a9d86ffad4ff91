-- The words that declare tests and what runs around them. `focus(title, fn)`, or #focus in a title,
-- is for the moment and so has no example here.

describe("A block", function()
  local setups = 0
  local open = {}

  setup(function() setups = setups + 1 end)

  before_each(function() open[#open + 1] = "outer" end)

  after_each(function() assert.equal("outer", table.remove(open)) end)

  teardown(function() assert.equal(0, #open) end)

  it("runs its setup once, before the first of its tests", function()
    assert.equal(1, setups)
  end)

  test("has what is before each test done", function()
    assert.same({ "outer" }, open)
    assert.equal(1, setups)
  end)

  context("inside another", function()
    lazy_setup(function() assert.equal(0, #open) end)

    lazy_teardown(function() assert.equal(0, #open) end)

    before_each(function() open[#open + 1] = "inner" end)

    after_each(function() assert.equal("inner", table.remove(open)) end)

    spec("adds its own, closer to the test", function()
      assert.same({ "outer", "inner" }, open)
    end)
  end)
end)

describe("A block without tests that run", function()
  setup(function() error "is not set up" end)

  pending "is only announced"

  pending("may have its function already", function() error "which does not run" end)
end)

describe("finally", function()
  local ended

  after_each(function() assert.equal("ab", ended) end)

  it("runs functions at the end of the test, the last one first, and then after_each", function()
    ended = ""
    finally(function() ended = ended .. "b" end)
    finally(function() ended = ended .. "a" end)
    assert.equal("", ended)
  end)
end)

describe("A test", function()
  local kept

  setup(function() kept = UIViewController "Home" end)

  it("has a device and a trace of its own", function()
    expect.never "**"
    UIViewController("Home"):loadViewIfNeeded()
    expect.once "Home.viewDidLoad"
  end)

  it("can't use what setup has made, for it was on another device", function()
    assert.error_matches(function() kept:loadViewIfNeeded() end,
      "belongs to a device that has ended")
  end)
end)
