-- What a controller can ask about its own coming and going, inside the callbacks.

describe("The flags of a presentation", function()
  local systems = { { "phone", ios = 5 }, { "iPhone 8", ios = 12 }, { "iPhone 15", ios = 17 } }
  local home, form, top

  -- A new world in which Home is the root, with two full-screen controllers to present.
  local function begin(target)
    device(target)
    home = UIViewController "Home"
    form = UIViewController { "Form", modalPresentationStyle = "fullScreen" }
    top = UIViewController { "Top", modalPresentationStyle = "fullScreen" }
    root(home)
  end

  -- What a function answers in each appearance callback of the form, in order.
  local function watch(ask)
    local answers = {}
    on("Form.view*ppear", function() table.insert(answers, ask()) end)
    return answers
  end

  local function run(verb, controller, options)
    verb(controller, options or {})
    settle()
  end

  it("[PRES-128] isBeingPresented holds while it is presented, not when it is uncovered",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        local coming = {}
        for _, name in ipairs { "viewWillAppear", "viewDidAppear" } do
          on("Form." .. name, function() table.insert(coming, form.isBeingPresented) end)
        end
        local atCompletion
        run(present, form, { completion = function() atCompletion = form.isBeingPresented end })
        assert.is_true(coming[1])
        assert.is_false(atCompletion)
        run(present, top)
        coming = {}
        run(dismiss, top)
        assert.same({ false, false }, coming)
      end
    end)

  it("[PRES-129] isBeingDismissed holds when it is dismissed, not when it is covered", function()
    for _, target in ipairs(systems) do
      begin(target)
      run(present, form)
      local going = {}
      for _, name in ipairs { "viewWillDisappear", "viewDidDisappear" } do
        on("Form." .. name, function() table.insert(going, form.isBeingDismissed) end)
      end
      run(present, top)
      assert.same({ false, false }, going)
      run(dismiss, top)
      going = {}
      run(dismiss, form)
      assert.same({ true, true }, going)
    end
  end)

  it("[PRES-131] a modal that its own modal covers has its presented one set all along",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        run(present, form)
        local answers = watch(function() return form.presentedViewController == top end)
        local start = mark()
        run(present, top)
        expect.order({ "Form.viewWillDisappear", "Top.viewWillAppear", "Top.viewDidAppear",
          "Form.viewDidDisappear" }, { since = start })
        assert.same({ true, true }, answers)
      end
    end)

  it("[PRES-132] a sheet that a full-screen modal covers disappears, still presented", function()
    for _, target in ipairs { { "iPhone 8", ios = 15 }, { "iPhone 15", ios = 17 },
      { "iPad Pro 11", ios = 17 } } do
      begin(target)
      form.modalPresentationStyle = "pageSheet"
      run(present, form)
      local presenter, dismissed
      on("Form.viewDidDisappear", function()
        presenter, dismissed = form.presentingViewController, form.isBeingDismissed
      end)
      run(present, top)
      assert.equal(home, presenter)
      assert.is_false(dismissed)
    end
  end)

  it("[PRES-144] in viewDidDisappear of a dismissal there is neither parent nor presenter",
    function()
      for _, target in ipairs(systems) do
        begin(target)
        run(present, form)
        local gone = {}
        on("Form.viewDidDisappear", function()
          table.insert(gone, form.parent == nil and form.presentingViewController == nil)
        end)
        run(present, top)
        run(dismiss, top)
        run(dismiss, form)
        assert.same({ false, true }, gone)
      end
    end)

  it("[PRES-146] each presentation has a presentation controller", function()
    for _, target in ipairs { { "phone", ios = 8 }, { "iPad Air 2", ios = 12 },
      { "iPhone 15", ios = 17 } } do
      for _, style in ipairs { "fullScreen", "pageSheet", "formSheet", "overFullScreen" } do
        begin(target)
        form.modalPresentationStyle = style
        run(present, form)
        assert.equal(form, form.presentationController.presentedViewController)
        assert.equal(home, form.presentationController.presentingViewController)
      end
    end
  end)
end)
