-- Which appearance callbacks a presentation sends, to whom and in which order.

local phones = { { "phone", ios = 5 }, { "phone", ios = 7 }, { "iPhone 8", ios = 12 },
  { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } }
local newPhones = { { "iPhone 8", ios = 13 }, { "iPhone 15", ios = 17 } }

describe("The appearance callbacks of a presentation", function()
  local home, form

  -- A new world in which Home is the root, and a form of that style to present.
  local function begin(target, style)
    device(target)
    home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = style }
    root(home)
  end

  -- Presents the form, or dismisses it; returns the mark before.
  local function presented()
    local start = mark()
    present(form)
    settle()
    return start
  end

  local function dismissed()
    local start = mark()
    dismiss(form)
    settle()
    return start
  end

  it("[PRES-105] full screen: the presenter goes around the coming of the presented one",
    function()
      for _, target in ipairs(phones) do
        begin(target, "fullScreen")
        local start = presented()
        expect.order({ "Form.viewDidLoad", "Home.viewWillDisappear", "Form.viewWillAppear",
          "Form.viewDidAppear", "Home.viewDidDisappear" }, { since = start })
        expect.count("**.view*ppear", 4, { since = start })
      end
    end)

  it("[PRES-106] a full-screen dismissal ends with the viewDidDisappear of what left", function()
    for _, target in ipairs(phones) do
      begin(target, "fullScreen")
      presented()
      local start = dismissed()
      expect.order({ "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
        "Form.viewDidDisappear" }, { since = start })
      expect.count("**.view*ppear", 4, { since = start })
    end
  end)

  it("[PRES-107] a modal's incoming did comes first, a stack's outgoing one", function()
    for _, target in ipairs(phones) do
      begin(target, "fullScreen")
      local start = presented()
      expect.order({ "Form.viewDidAppear", "Home.viewDidDisappear" }, { since = start })
      start = dismissed()
      expect.order({ "Home.viewDidAppear", "Form.viewDidDisappear" }, { since = start })
      -- A stack has it the other way round.
      local nav = UINavigationController { "Nav", rootViewController = UIViewController "First" }
      root(nav)
      settle()
      start = mark()
      nav:pushViewController(UIViewController "Second")
      settle()
      expect.order({ "First.viewDidDisappear", "Second.viewDidAppear" }, { since = start })
      start = mark()
      nav:popViewController()
      settle()
      expect.order({ "Second.viewDidDisappear", "First.viewDidAppear" }, { since = start })
    end
  end)

  it("[PRES-108] viewIsAppearing comes between the presented one's will and did", function()
    begin({ "iPhone 15", ios = 17 }, "fullScreen")
    local start = presented()
    expect.order({ "Home.viewWillDisappear", "Form.viewWillAppear", "Form.viewIsAppearing",
      "Form.viewDidAppear", "Home.viewDidDisappear" }, { since = start })
  end)

  it("[PRES-109] viewIsAppearing comes once an appearance, in the window, back to iOS 13",
    function()
      for _, target in ipairs { { "iPhone 8", ios = 13, sdk = 17 }, { "iPhone 15", ios = 17 } } do
        begin(target, "fullScreen")
        local window
        on("Form.viewIsAppearing", function() window = form.view.window end)
        local start = presented()
        expect.order({ "Form.viewWillAppear", "Form.viewIsAppearing", "Form.viewDidAppear" },
          { since = start })
        expect.count("Form.viewIsAppearing", 1, { since = start })
        assert.is_not_nil(window)
      end
    end)

  it("[PRES-110] on iOS 17 layout lies between viewIsAppearing and viewDidAppear", function()
    begin({ "iPhone 15", ios = 17 }, "fullScreen")
    local start
    on("Form.viewWillAppear", function() start = mark() end)
    presented()
    expect.exactly({ "Form.viewIsAppearing", "Form.viewWillLayoutSubviews",
      "Form.viewDidLayoutSubviews", "Form.viewDidAppear" },
      { since = start, kind = "callback", subject = form })
  end)

  it("[PRES-111] before viewIsAppearing layout follows viewWillAppear", function()
    for _, target in ipairs { { "phone", ios = 5 }, { "iPhone 8", ios = 12 },
      { "iPhone 8", ios = 16 } } do
      begin(target, "fullScreen")
      local start = presented()
      expect.order({ "Form.viewDidLoad", "Form.viewWillAppear", "Form.viewWillLayoutSubviews",
        "Form.viewDidLayoutSubviews", "Form.viewDidAppear" }, { since = start })
      expect.never("Form.viewIsAppearing")
    end
  end)

  it("[PRES-113] from iOS 13 a sheet's presenter hears nothing", function()
    for _, target in ipairs { newPhones[1], newPhones[2], { "iPad Pro 11", ios = 13 } } do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        begin(target, style)
        local start = presented()
        expect.order({ "Form.viewDidLoad", "Form.viewWillAppear", "Form.viewDidAppear" },
          { since = start })
        dismissed()
        expect.never("Home.view*ppear", { since = start })
        expect.never("Home.viewIsAppearing", { since = start })
      end
    end
  end)

  it("[PRES-114] a sheet that is dismissed disappears, and its presenter hears nothing",
    function()
      for _, target in ipairs(newPhones) do
        begin(target, "pageSheet")
        presented()
        local start = dismissed()
        expect.order({ "Form.viewWillDisappear", "Form.viewDidDisappear" }, { since = start })
        expect.count("**.view*ppear", 2, { since = start })
      end
    end)

  it("[PRES-115] the presenter hears of it if and only if its view leaves the window", function()
    for _, case in ipairs { { "fullScreen", leaves = true }, { "overFullScreen", leaves = false },
      { "pageSheet", leaves = false }, { "formSheet", leaves = false } } do
      for _, target in ipairs(newPhones) do
        begin(target, case[1])
        local start = presented()
        assert.equal(case.leaves, home.view.window == nil)
        expect.count("Home.viewWillDisappear", case.leaves and 1 or 0, { since = start })
        expect.count("Home.viewDidDisappear", case.leaves and 1 or 0, { since = start })
        if case.leaves then
          expect.within(0, "Form.presentation.begin", "Home.viewWillDisappear", { since = start })
          expect.within(0, "Form.presentation.end", "Home.viewDidDisappear", { since = start })
        end
        start = dismissed()
        expect.count("Home.viewWillAppear", case.leaves and 1 or 0, { since = start })
        expect.count("Home.viewDidAppear", case.leaves and 1 or 0, { since = start })
      end
    end
  end)

  it("[PRES-117] on a pad before iOS 13 sheets keep the presenter, who hears nothing", function()
    for _, target in ipairs { { "pad", ios = 5 }, { "pad", ios = 7 }, { "iPad Air 2", ios = 12 } }
    do
      for _, style in ipairs { "pageSheet", "formSheet" } do
        begin(target, style)
        local start = presented()
        assert.is_not_nil(home.view.window)
        dismissed()
        expect.once("Form.viewDidDisappear", { since = start })
        expect.never("Home.view*ppear", { since = start })
      end
    end
  end)

  it("[PRES-118] on a phone before iOS 13 sheets are full screen, so the presenter goes",
    function()
      for _, target in ipairs { { "phone", ios = 8 }, { "iPhone 8", ios = 12 } } do
        for _, style in ipairs { "pageSheet", "formSheet" } do
          begin(target, style)
          local start = presented()
          expect.order({ "Home.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
            "Home.viewDidDisappear" }, { since = start })
          start = dismissed()
          expect.order({ "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
            "Form.viewDidDisappear" }, { since = start })
        end
      end
    end)

  it("[PRES-121] over full screen keeps the presenter's view, so the presenter hears nothing",
    function()
      for _, target in ipairs { { "phone", ios = 8 }, { "iPhone 8", ios = 12 },
        { "iPhone 15", ios = 17 }, { "iPad Air 2", ios = 12 } } do
        begin(target, "overFullScreen")
        local start = presented()
        dismissed()
        expect.once("Form.viewDidAppear", { since = start })
        expect.once("Form.viewDidDisappear", { since = start })
        expect.never("Home.view*ppear", { since = start })
      end
    end)

  it("[PRES-126] present's completion comes after both did callbacks", function()
    for _, target in ipairs(phones) do
      begin(target, "fullScreen")
      local start, shown = mark(), 0
      home:present(form, { completion = function() shown = shown + 1 end })
      settle()
      expect.order({ "Form.viewDidAppear", "Home.viewDidDisappear", "Home.present.completion" },
        { since = start })
      assert.equal(1, shown)
    end
  end)

  it("[PRES-127] dismiss's completion comes after both did callbacks", function()
    for _, target in ipairs(phones) do
      begin(target, "fullScreen")
      presented()
      local start, gone = mark(), 0
      home:dismiss { completion = function() gone = gone + 1 end }
      settle()
      expect.order({ "Home.viewDidAppear", "Form.viewDidDisappear", "Home.dismiss.completion" },
        { since = start })
      assert.equal(1, gone)
    end
  end)
end)
