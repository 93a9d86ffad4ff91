-- In which order presenter and presented hear of an animated modal transition.

describe("An animated modal transition", function()
  local events = { "Home.viewWillDisappear", "Home.viewDidDisappear", "Home.viewWillAppear",
    "Home.viewDidAppear" }

  it("[ANI-038] tells presenter and presented in turn, the presenter only if it is hidden",
    function()
      local hiding = {
        { { "phone", ios = 5 }, "fullScreen" }, { { "phone", ios = 7 }, "pageSheet" },
        { { "iPhone 8", ios = 12 }, "pageSheet" }, { { "iPad Air 2", ios = 12 }, "fullScreen" },
        { { "iPhone 15", ios = 17 }, "fullScreen" },
      }
      for _, case in ipairs(hiding) do
        device(case[1])
        local home = UIViewController "Home"
        root(home)
        local modal = UIViewController { "Modal", modalPresentationStyle = case[2] }
        local start = mark()
        home:present(modal, { animated = true })
        settle()
        expect.order({ "Home.viewWillDisappear", "Modal.viewWillAppear", "Modal.viewDidAppear",
          "Home.viewDidDisappear" }, { since = start })
        start = mark()
        home:dismiss { animated = true }
        settle()
        expect.order({ "Modal.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
          "Modal.viewDidDisappear" }, { since = start })
      end

      for _, target in ipairs { { "iPad Air 2", ios = 8 }, { "iPad Air 2", ios = 12 } } do
        for _, style in ipairs { "formSheet", "popover" } do
          device(target)
          local home = UIViewController "Home"
          root(home)
          local modal = UIViewController { "Modal", modalPresentationStyle = style }
          if style == "popover" then
            modal.popoverPresentationController.sourceView = home.view
          end
          local start = mark()
          home:present(modal, { animated = true })
          settle()
          home:dismiss { animated = true }
          settle()
          expect.order({ "Modal.viewWillAppear", "Modal.viewDidAppear", "Modal.viewWillDisappear",
            "Modal.viewDidDisappear" }, { since = start })
          for _, event in ipairs(events) do expect.never(event, { since = start }) end
        end
      end
    end)
end)
