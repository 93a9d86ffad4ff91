-- https://github.com/lionheart/openradar-mirror/issues/2235
-- https://github.com/lionheart/openradar-mirror/issues/2854
-- https://github.com/lionheart/openradar-mirror/issues/1531
-- What a touched row presents comes late. The right outcome: no run loop falls asleep here.

describe("What a touch presents", function()
  it("[BUG-099] begins to come at the touch, and needs no other event for it", function()
    for _, ios in ipairs { 7, 8, 9 } do
      for _, hops in ipairs { false, true } do
        device { "phone", ios = ios }
        local home, modal = UIViewController "Home", UIViewController "Modal"
        root(home)
        local row = UIView { "Row", frame = rect(0, 100, 320, 44) }
        row:addGestureRecognizer(UITapGestureRecognizer {
          "Touch", action = function()
            if hops then
              async(function() home:present(modal) end)
            else
              home:present(modal)
            end
          end,
        })
        home.view:addSubview(row)
        settle()
        local start = now()
        tap(row)
        advance(4)
        expect.at(start, "Modal.presentation.begin")
        assert.equal(modal, home.presentedViewController)
        expect.order { "Modal.viewDidAppear" }
      end
    end
  end)
end)
