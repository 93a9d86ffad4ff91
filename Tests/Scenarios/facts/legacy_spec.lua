-- The names of iOS 4 and 5.

local home, form

local function begin(ios)
  device { "phone", ios = ios }
  home, form = UIViewController "Home", UIViewController "Form"
  form.modalPresentationStyle = "fullScreen"
  root(home)
end

describe("The older names", function()
  it("[PRES-004] parentViewController was the presenter before iOS 5", function()
    begin "4.3"
    home:presentModalViewController(form)
    settle()
    assert.equal(home, form.parentViewController)
    assert.is_nil(form.parent)
  end)

  it("[PRES-005] modalViewController is presentedViewController", function()
    for _, ios in ipairs { 5, 6, 9, 17 } do
      begin(ios)
      assert.is_nil(home.modalViewController)
      home:present(form)
      assert.equal(form, home.modalViewController)
      settle()
      assert.equal(home.presentedViewController, home.modalViewController)
      home:dismiss()
      settle()
      assert.is_nil(home.modalViewController)
    end
  end)

  it("[PRES-006] present and dismiss as the newer calls do, without a completion", function()
    for _, ios in ipairs { 5, 6, 9 } do
      for _, animated in ipairs { true, false } do
        local function run(present, dismiss)
          begin(ios)
          local events, before = {}, mark()
          on("*.view*ppear", function() events[#events + 1] = now() end)
          present()
          settle()
          dismiss()
          settle()
          expect.order({
            "Home.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
            "Home.viewDidDisappear", "Form.viewWillDisappear", "Home.viewWillAppear",
            "Home.viewDidAppear", "Form.viewDidDisappear",
          }, { since = before })
          return events
        end
        assert.same(
          run(function() home:present(form, { animated = animated }) end,
            function() home:dismiss { animated = animated } end),
          run(function() home:presentModalViewController(form, { animated = animated }) end,
            function() home:dismissModalViewControllerAnimated(animated) end))
      end
    end
  end)

  it("[PRES-102] a second modal controller raised on iOS 4", function()
    begin "4.3"
    local other = UIViewController "Other"
    home:presentModalViewController(form, { animated = false })
    settle()
    local ok, exception = pcall(home.presentModalViewController, home, other)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", exception.name)
    assert.equal("Presenting modal view controller (<UIViewController: 0x1003>) with other modal "
      .. "(<UIViewController: 0x1002>) previously active", exception.reason)
  end)
end)
