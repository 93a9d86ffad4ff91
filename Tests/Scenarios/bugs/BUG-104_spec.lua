-- https://github.com/xamarin/Xamarin.Forms/issues/7878
-- https://github.com/xamarin/Xamarin.Forms/issues/11153
-- https://github.com/react/react-native/issues/26892
-- The user pulls a sheet off the screen, and the app still lists it.

local home, form, stack, told

-- An app that keeps a list of its own of what it has presented. `listens` says whether it hears of
-- the user's dismissals, or only of its own.
local function launch(model, ios, style, listens)
  device { model, ios = ios }
  home = UIViewController "Home"
  form = UIViewController { "Form", modalPresentationStyle = style }
  stack, told = { form }, {}
  form.presentationController.delegate = {
    presentationControllerShouldDismiss = function()
      told[#told + 1] = "should"
      return true
    end,
    presentationControllerWillDismiss = function() told[#told + 1] = "will" end,
    presentationControllerDidDismiss = function()
      told[#told + 1] = "did"
      if listens then stack = {} end
    end,
  }
  root(home)
  home:present(form)
  settle()
end

local function pull()
  drag { from = form, by = point(0, 400), duration = 0.2, release = "fling" }
  settle()
  assert.is_nil(home.presentedViewController)
end

describe("An app's own list of what it presents", function()
  it("[BUG-104] is wrong after a swipe, if it only goes by the app's own dismissals", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      for model, style in pairs { phone = "pageSheet", pad = "formSheet" } do
        launch(model, ios, style, false)
        local ended = 0
        on("Form.dismiss", function() ended = ended + 1 end)
        pull()
        assert.equal(0, ended)
        assert.same({ form }, stack)
      end
    end
  end)

  it("is right if it goes by what the presentation's delegate is told in the end", function()
    for _, ios in ipairs { 13, 15, 17, 26 } do
      for model, style in pairs { phone = "pageSheet", pad = "formSheet" } do
        launch(model, ios, style, true)
        pull()
        assert.same({ "should", "will", "did" }, told)
        assert.same({}, stack)
        expect.clean()
      end
    end
  end)
end)
