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
