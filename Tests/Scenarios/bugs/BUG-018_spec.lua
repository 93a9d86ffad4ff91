-- https://github.com/software-mansion/react-native-screens/issues/4591
-- Two owners dismiss one chain, one of them animated. The reporter saw the unanimated one win, and
-- the other's completion never run; what is pinned here is what he expects.

describe("Two owners that dismiss overlapping parts of a chain in one tick", function()
  it("[BUG-018] have one dismissal, whose completion runs once, and nothing stays", function()
    for _, ios in ipairs { 18, 26 } do
      device { "phone", ios = ios }
      local home = UIViewController "Home"
      local group = UIViewController { "Group", modalPresentationStyle = "fullScreen" }
      local nested = UIViewController { "Nested", modalPresentationStyle = "fullScreen" }
      local later = UIViewController { "Later", modalPresentationStyle = "fullScreen" }
      root(home)
      home:present(group)
      settle()
      group:present(nested)
      settle()

      local finished = 0
      home:dismiss { completion = function() finished = finished + 1 end }
      group:dismiss { animated = false }
      settle()
      assert.equal(1, finished)
      assert.is_nil(home.presentedViewController)
      assert.is_nil(group.presentedViewController)
      assert.is_not_nil(home.view.window)
      expect.once "Group.dismissal.end"
      expect.clean()

      home:present(later)
      settle()
      assert.equal(later, home.presentedViewController)
      expect.clean()
    end
  end)
end)
