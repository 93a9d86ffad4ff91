-- The words that declare tests and what runs around them.

local log = {}

local function add(text)
  return function() log[#log + 1] = text end
end

describe("A block", function()
  setup(add "setup")
  teardown(add "teardown")
  before_each(add "before")
  after_each(add "after")

  it("runs its setup once, and what is before and after each test", add "first")
  test("is left when its last test has run", add "second")

  context("inside another", function()
    lazy_setup(add "inner setup")
    lazy_teardown(add "inner teardown")
    before_each(add "inner before")
    after_each(add "inner after")

    spec("adds its own, closer to the test", add "third")
  end)
end)

describe("A block without tests that run", function()
  setup(add "never")
  pending "is only announced"
  pending("may have a function already", add "never")
end)

it("had everything in its order", function()
  assert.equal("setup before first after before second after inner setup before inner before "
    .. "third inner after after inner teardown teardown", table.concat(log, " "))
end)

describe("finally", function()
  local ended = ""

  it("runs functions at the end of the test, the last one first", function()
    finally(function() ended = ended .. "b" end)
    finally(function() ended = ended .. "a" end)
    assert.equal("", ended)
  end)

  it("has run", function() assert.equal("ab", ended) end)
end)

describe("A test", function()
  local kept

  it("has a device and a trace of its own", function()
    kept = UIViewController "Home"
    kept:loadViewIfNeeded()
    expect.once "Home.viewDidLoad"
  end)

  it("sees nothing of another's", function()
    expect.never "**"
    assert.error_matches(function() kept:loadViewIfNeeded() end,
      "belongs to a device that has ended")
  end)

  it("begins with the same random numbers", function()
    kept = math.random(1, 1000000)
    math.random()
  end)

  it("begins with them again", function()
    assert.equal(kept, math.random(1, 1000000))
  end)
end)
