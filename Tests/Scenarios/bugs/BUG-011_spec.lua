-- https://github.com/NativeScript/NativeScript/issues/423
-- https://github.com/airbrake/airbrake-ios/issues/91
-- A presenter that a modal covers is asked to present once more: which refusal it gets.

local home, a, b

local function launch(ios, style)
  device { "phone", ios = ios }
  home = UIViewController "Home"
  a = UIViewController { "A", modalPresentationStyle = style }
  b = UIViewController { "B", modalPresentationStyle = "fullScreen" }
  root(home)
  home:present(a)
  settle()
end

describe("A presenter that is covered", function()
  it("[BUG-011] is refused for its window if its view has left it, else for what it presents",
    function()
      for _, ios in ipairs { 8, 11 } do
        launch(ios, "fullScreen")
        home:present(b)
        settle()
        expect.count("Home.present.refused", 1)
        expect.warning("Warning: Attempt to present <UIViewController: 0x1003> on "
          .. "<UIViewController: 0x1001> whose view is not in the window hierarchy!")
        expect.check "request-lost"
        expect.clean()

        launch(ios, "overFullScreen")
        home:present(b)
        settle()
        expect.count("Home.present.refused", 1)
        expect.warning("Warning: Attempt to present <UIViewController: 0x1003>  on "
          .. "<UIViewController: 0x1001> which is already presenting <UIViewController: 0x1002>")
        expect.check "request-lost"
        expect.clean()
      end
    end)

  it("is no obstacle if the one that covers it presents", function()
    for _, style in ipairs { "fullScreen", "overFullScreen" } do
      launch(11, style)
      a:present(b)
      settle()
      assert.equal(b, a.presentedViewController)
      expect.clean()
    end
  end)
end)
