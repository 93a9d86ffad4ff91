-- How long the transitions of a presentation take, and where the views are meanwhile.

describe("The transition of a presentation", function()
  local form

  local function begin(target, transition)
    device(target)
    form = UIViewController {
      "Form", modalPresentationStyle = "fullScreen", modalTransitionStyle = transition }
    root(UIViewController "Home")
  end

  -- Presents and dismisses the form; each takes that long.
  local function compare(duration)
    present(form)
    settle()
    expect.within(duration, "Form.presentation.begin", "Form.presentation.end")
    dismiss(form)
    settle()
    expect.within(duration, "Form.dismissal.begin", "Form.dismissal.end")
  end

  it("[GEO-154] before iOS 7 covering and dissolving take 0.4 seconds", function()
    for _, ios in ipairs { 5, 6 } do
      for _, transition in ipairs { "coverVertical", "crossDissolve" } do
        begin({ "phone", ios = ios }, transition)
        compare("0.400")
      end
    end
  end)

  it("[GEO-155] from iOS 7 to 12 covering takes 0.5057 seconds", function()
    for _, target in ipairs { { "phone", ios = 7 }, { "phone", ios = 8 }, { "iPhone 8", ios = 12 },
      { "iPad Air 2", ios = 12 } } do
      begin(target, "coverVertical")
      compare("0.5057")
    end
  end)

  it("[GEO-171] the spring of mass 3, stiffness 1000 and damping 500 settles in 0.505735 s",
    function()
      for _, target in ipairs { { "phone", ios = 9 }, { "iPhone 8", ios = 12 } } do
        begin(target, "coverVertical")
        compare("0.505735")
      end
    end)

  -- The fact's flips, whose direction no frame shows, are left out.
  it("[PRES-235] coverVertical slides up and down, crossDissolve fades", function()
    for _, target in ipairs { { "phone", ios = 6 }, { "iPhone 8", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      for _, transition in ipairs { "coverVertical", "crossDissolve" } do
        begin(target, transition)
        for _, verb in ipairs { present, dismiss } do
          verb(form)
          advance { to = 0.25, of = form }
          local y, alpha = form.view.presentedFrame.y, form.view.presentedAlpha
          advance { to = 0.75, of = form }
          local later, fainter = form.view.presentedFrame.y, form.view.presentedAlpha
          if verb == dismiss then
            y, later, alpha, fainter = later, y, fainter, alpha
          end
          if transition == "coverVertical" then
            assert.is_true(y > later and later > 0)
            assert.equal(1, alpha)
            assert.equal(1, fainter)
          else
            assert.is_true(alpha < fainter and fainter < 1)
            assert.equal(y, later)
          end
          settle()
        end
      end
    end
  end)
end)
