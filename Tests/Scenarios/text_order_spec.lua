-- Who is asked and told when, where nobody knows for sure: each order is a policy.

local home, first, second

local function launch(policies)
  device { "phone", ios = 12, policies = policies }
  home = UIViewController "Home"
  root(home)
  local delegate = {
    textFieldShouldBeginEditing = function() return true end,
    textFieldShouldEndEditing = function() return true end,
    textFieldDidBeginEditing = function() end,
  }
  first = UITextField { "First", delegate = delegate }
  second = UITextField { "Second", delegate = delegate }
  home.view:addSubview(first)
  home.view:addSubview(second)
end

describe("A text field", function()
  it("is asked whether editing may begin before or after the one that holds it has to end",
  function()
    local orders = {
      first = { "Second.textFieldShouldBeginEditing", "First.textFieldShouldEndEditing" },
      afterEnd = { "First.textFieldShouldEndEditing", "Second.textFieldShouldBeginEditing" },
    }
    for value, order in pairs(orders) do
      launch { ["text.begin-question"] = value }
      first:becomeFirstResponder()
      settle()
      local before = mark()
      second:becomeFirstResponder()
      expect.order(order, { since = before })
    end
    launch()
    first:becomeFirstResponder()
    settle()
    local before = mark()
    second:becomeFirstResponder()
    expect.order(orders.first, { since = before })
  end)

  it("tells its delegate before its actions, or after them", function()
    local orders = {
      delegate = { "First.textFieldDidBeginEditing", "First.action" },
      actions = { "First.action", "First.textFieldDidBeginEditing" },
    }
    for value, order in pairs(orders) do
      launch { ["text.event-order"] = value }
      first:addAction(function() end, { for_ = "editingDidBegin" })
      first:becomeFirstResponder()
      expect.order(order)
    end
    launch()
    first:addAction(function() end, { for_ = "editingDidBegin" })
    first:becomeFirstResponder()
    expect.order(orders.delegate)
  end)
end)
