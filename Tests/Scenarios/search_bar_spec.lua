-- The search bar: a field, a button that cancels, and a delegate that hears of both.

describe("A search bar", function()
  it("is edited in its field, whose keys its delegate hears of", function()
    device { "iPhone 8", ios = 12 }
    local home = UIViewController "Home"
    root(home)
    local told = {}
    local function tells(name, answer)
      return function(_, _, ...)
        told[#told + 1] = name
        return answer
      end
    end
    local bar = UISearchBar { "Bar", frame = rect(0, 20, 375, 56), delegate = {
      searchBarShouldBeginEditing = tells("shouldBegin", true),
      searchBarTextDidBeginEditing = tells "didBegin",
      searchBarShouldEndEditing = tells("shouldEnd", true),
      searchBarTextDidEndEditing = tells "didEnd",
      searchBarShouldChangeTextIn = function(_, _, _, text) return text ~= "b" end,
      searchBarTextDidChange = function(_, sender, text)
        assert.equal(sender.text, text)
        told[#told + 1] = text
      end,
      searchBarSearchButtonClicked = function(_, sender) sender:resignFirstResponder() end,
      searchBarCancelButtonClicked = tells "cancel",
    } }
    home.view:addSubview(bar)
    settle()
    assert.is_nil(tap(bar.searchTextField).why)
    assert.is_true(bar.isFirstResponder)
    assert.is_true(bar.searchTextField.isFirstResponder)
    keyboard.type "ab"
    keyboard.press "return"
    assert.is_false(bar.isFirstResponder)
    assert.same({ "shouldBegin", "didBegin", "a", "shouldEnd", "didEnd" }, told)
    told = {}
    assert.error_matches(function() tap "Cancel" end, 'titled "Cancel"')
    bar.showsCancelButton = true
    assert.is_true(bar:becomeFirstResponder())
    settle()
    tap "Cancel"
    assert.same({ "shouldBegin", "didBegin", "cancel" }, told)
  end)
end)
