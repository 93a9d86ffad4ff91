-- https://github.com/software-mansion/react-native-screens/issues/4446
-- A sheet of an inner stack is leaving while an outer stack presents: the request is dropped, and
-- a lock that its completion should open stays shut.

local outer, inner, a, b, locked

local function launch(ios)
  device { "phone", ios = ios }
  outer, inner = UIViewController "Outer", UIViewController "Inner"
  a = UIViewController { "A", modalPresentationStyle = "pageSheet" }
  b = UIViewController { "B", modalPresentationStyle = "pageSheet" }
  root(outer)
  outer:addChild(inner)
  outer.view:addSubview(inner.view)
  inner:didMove { toParent = outer }
  inner:present(a)
  settle()
end

local function presentLocked()
  locked = true
  outer:present(b, { completion = function() locked = false end })
end

describe("An outer stack that presents while the inner one's sheet is leaving", function()
  it("[BUG-019] is refused, and whoever waits for its completion waits for good", function()
    for _, ios in ipairs { 18, 26 } do
      launch(ios)
      inner:dismiss()
      after(1 / 60, presentLocked)
      settle()
      assert.is_nil(outer.presentedViewController)
      assert.is_true(locked)
      expect.check "request-lost"
      expect.check "completion-never-called"
      expect.clean()
    end
  end)

  it("presents, and opens the lock, once the sheet has gone", function()
    launch(18)
    inner:dismiss { completion = presentLocked }
    settle()
    assert.equal(b, outer.presentedViewController)
    assert.is_false(locked)
    expect.clean()
  end)
end)
