-- https://github.com/wordpress-mobile/WordPress-iOS/issues/660
-- A popover outlives the screen that owns it.

local home, editor, question

local function launch(ios)
  device { "pad", ios = ios }
  home = UIViewController "Home"
  editor = UIViewController { "Editor", modalPresentationStyle = "fullScreen" }
  question = UIViewController { "Question", modalPresentationStyle = "popover" }
  root(home)
  home:present(editor)
  settle()
end

describe("A popover whose owner is dismissed by something beside it", function()
  it("[BUG-132] is still there, where popovers are windows' own affair", function()
    launch(7)
    local popover = UIPopoverController { "Unsaved", contentViewController = question }
    popover:presentPopoverFromRect(rect(10, 20, 44, 44), { inView = editor.view, animated = true })
    settle()
    home:dismiss()
    settle()
    assert.is_nil(home.presentedViewController)
    assert.is_true(popover.isPopoverVisible)
  end)

  it("goes with its owner, where it is part of the chain", function()
    launch(8)
    question.popoverPresentationController.sourceView = editor.view
    editor:present(question)
    settle()
    home:dismiss()
    settle()
    assert.is_nil(editor.presentedViewController)
    assert.is_nil(question.view.window)
    expect.clean()
  end)
end)
