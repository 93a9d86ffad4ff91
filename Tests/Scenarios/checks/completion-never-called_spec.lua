-- completion-never-called: a completion of present or dismiss that can't run any more.

local home, a, b

local function launch(ios)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = "fullScreen" }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
end

describe("completion-never-called", function()
  it("is found when a present with a completion is refused", function()
    for _, ios in ipairs { 7, 12, 17 } do
      launch(ios)
      home:dismiss()
      home:present(b, { completion = function() note "B is here" end })
      settle()
      expect.check "completion-never-called"
      expect.check "request-lost"
      expect.clean()
      expect.never "Home.present.completion"
    end
  end)

  it("is found when a dismiss with a completion has nothing to dismiss", function()
    launch(12)
    home:dismiss()
    settle()
    home:dismiss { completion = function() note "gone" end }
    expect.check "completion-never-called"
    expect.clean()
  end)

  it("stays when a later present of the same controller succeeds", function()
    launch(12)
    home:dismiss()
    home:present(b, { completion = function() note "B is here" end })
    settle()
    home:present(b)
    settle()
    expect.check "completion-never-called"
    expect.clean()
  end)

  it("is found in mid-flight as soon as the request is refused", function()
    launch(12)
    home:dismiss()
    home:present(b, { completion = function() note "B is here" end })
    expect.check "completion-never-called"
    expect.check "request-lost"
    expect.clean()
  end)

  it("is not found while the completion may still come, nor when it has run", function()
    launch(12)
    local gone
    home:dismiss { completion = function() gone = true end }
    expect.clean()
    advance(0.1)
    expect.clean()
    settle()
    assert.is_true(gone)
    expect.clean()
  end)

  it("is not found for a call that raises: its caller knows", function()
    launch(12)
    assert.has_error(function() home:present(home, { completion = function() end }) end)
    settle()
    expect.clean()
  end)

  it("is not found for a call without a completion", function()
    launch(12)
    home:dismiss()
    settle()
    home:dismiss()
    settle()
    expect.clean()
  end)
end)
