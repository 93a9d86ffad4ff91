-- https://github.com/wix/react-native-navigation/issues/1670
-- A modal that is presented while a push is going, and pushes after it.

describe("A stack on which a modal was presented during a push", function()
  it("[BUG-140] shows what is pushed later when it is pushed", function()
    for _, ios in ipairs { 10, 11 } do
      device { "phone", ios = ios }
      local names = UINavigationController {
        "Stack", rootViewController = UIViewController "A",
      }
      local modal = UIViewController { "Modal", modalPresentationStyle = "fullScreen" }
      root(names)
      names:pushViewController(UIViewController "B", { animated = true })
      advance(0.01)
      names:present(modal)
      settle()
      if names.presentedViewController == nil then
        -- The request met the push and was refused; it is made again when the push has ended.
        names:present(modal)
        settle()
      end
      expect.once "Modal.viewDidAppear"
      names:dismiss()
      settle()
      for _, name in ipairs { "C", "D" } do
        names:pushViewController(UIViewController(name), { animated = true })
        settle()
        expect.once(name .. ".viewDidAppear")
      end
      names:popViewController { animated = true }
      settle()
      expect.once "D.viewDidDisappear"
      expect.count("C.viewDidAppear", 2)
    end
  end)
end)
