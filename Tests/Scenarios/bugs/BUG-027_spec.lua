-- https://github.com/AdevintaSpain/Sencha/pull/23
-- https://github.com/onmyway133/notes/issues/274
-- Swapping the window's root while a modal is up leaves it behind.

local old, new, modal

local function launch(ios)
  device { "phone", ios = ios }
  old, new = UIViewController "Old", UIViewController "New"
  modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
  root(old)
  old:present(modal)
  settle()
end

describe("Swapping the window's root while a modal is up", function()
  it("[BUG-027] leaves the modal in the window, above the new root, and both old ones alive",
    function()
      for _, ios in ipairs { 11, 13 } do
        launch(ios)
        local window = modal.view.window
        root(new)
        settle()
        assert.equal(window, modal.view.window)
        assert.equal(window, new.view.window)
        local top = window.subviews[#window.subviews]
        assert.is_true(modal.view:isDescendant { of = top })
        assert.is_false(new.view:isDescendant { of = top })
        assert.equal(old, modal.presentingViewController)
        expect.check "left-behind"
        expect.check "still-held"
        expect.clean()
      end
    end)

  it("leaves nothing behind if the modal is dismissed first", function()
    for _, ios in ipairs { 11, 13 } do
      launch(ios)
      old:dismiss { animated = false, completion = function() root(new) end }
      settle()
      assert.is_nil(modal.view.window)
      assert.is_nil(old.view.window)
      assert.is_nil(modal.presentingViewController)
      assert.is_not_nil(new.view.window)
      expect.clean()
    end
  end)
end)
