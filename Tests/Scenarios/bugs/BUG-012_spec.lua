-- https://github.com/NativeScript/NativeScript/pull/6637
-- A close callback fires before the modal has gone, so the next modal fails.

local home, one, two

local function launch()
  device { "phone", ios = 12 }
  home = UIViewController "Home"
  one = UIViewController { "One", modalPresentationStyle = "overFullScreen" }
  two = UIViewController { "Two", modalPresentationStyle = "overFullScreen" }
  root(home)
  home:present(one)
  settle()
end

-- What the library did: it called back at once, and as the modal's owner sees it, it is closed.
local function close(callback)
  home:dismiss()
  callback()
end

-- What it does since: it calls back when the modal has gone.
local function closeWithCompletion(callback) home:dismiss { completion = callback } end

describe("The next modal", function()
  it("[BUG-012] is lost if the close callback comes with the call, and shows if it comes with "
    .. "the completion", function()
    launch()
    close(function() home:present(two, { completion = function() note "shown" end }) end)
    settle()
    expect.warning "which is already presenting"
    expect.never "Two.viewWillAppear"
    expect.check "request-lost"
    expect.check "completion-never-called"
    expect.clean()

    launch()
    closeWithCompletion(function() home:present(two) end)
    settle()
    expect.order { "One.viewDidDisappear", "Home.dismiss.completion", "Two.viewWillAppear" }
    assert.equal(two, home.presentedViewController)
    expect.clean()
  end)
end)
