-- A stack of form sheets with the keyboard in the top one, while the pad turns and the bottom one
-- is told to go, at any instant.

local systems = { 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26 }
local instants = { 0, 0.05, 0.12, 0.25, 0.4, 0.6 }
local function yes() return true end

local home, one, two, field, told

-- Home, with One on it at rest; Two has a field that it takes as it appears.
local function launch(ios)
  device { "pad", ios = ios, force = true }
  local function controller(name, style)
    return UIViewController {
      name, modalPresentationStyle = style, shouldAutorotateToInterfaceOrientation = yes,
      supportedInterfaceOrientations = "all",
    }
  end
  home = controller("Home", "fullScreen")
  one, two = controller("One", "formSheet"), controller("Two", "formSheet")
  field = UITextField { "Field", frame = rect(20, 80, 300, 40) }
  two.viewWillAppear = function(self, animated)
    UIViewController.viewWillAppear(self, animated)
    if not field.superview then self.view:addSubview(field) end
    field:becomeFirstResponder()
  end
  told = {}
  for _, name in ipairs { "WillShow", "WillHide" } do
    NotificationCenter.default:addObserver("UIKeyboard" .. name .. "Notification",
      function() told[#told + 1] = name end)
  end
  root(home)
  home:present(one)
  settle()
end

-- The bottom sheet goes, with all that is on it; a call in the middle of a transition that the
-- system refuses is made again.
local function dismissAll()
  home:dismiss()
  settle()
  if home.presentedViewController then
    expect.order { "Home.dismiss.refused" }
    expect.check "request-lost"
    home:dismiss()
    settle()
  end
end

describe("A stack of form sheets with the keyboard up", function()
  for _, ios in ipairs(systems) do
    it("comes and goes around a turn at any instant, on iOS " .. ios, function()
      for _, turnsAt in ipairs(instants) do
        for _, goesAfter in ipairs(instants) do
          launch(ios)
          one:present(two)
          advance(turnsAt)
          rotate "landscapeLeft"
          keyboard.type "abc"
          advance(goesAfter)
          dismissAll()
          assert.is_nil(home.presentedViewController)
          assert.is_false(field.isFirstResponder)
          assert.is_false(keyboard.visible)
          assert.equal(keyboard.frame, keyboard.presentedFrame)
          assert.is_true(keyboard.presentedFrame.minY >= 768)
          -- Whatever was told in between, the app's last word is that it has gone.
          assert.equal("WillHide", told[#told])
          assert.is_true(home.view.bounds.width > home.view.bounds.height)
          expect.clean()
        end
      end
    end)

    it("keeps field, text and sheets in order through turns at any instant, on iOS " .. ios,
      function()
        for _, first in ipairs(instants) do
          for _, second in ipairs(instants) do
            launch(ios)
            one:present(two)
            advance(first)
            rotate "landscapeLeft"
            keyboard.type "abc"
            advance(second)
            rotate "portrait"
            settle()
            assert.is_true(field.isFirstResponder)
            assert.is_true(keyboard.visible)
            assert.equal("WillShow", told[#told])
            assert.equal(home.view.bounds.width, keyboard.frame.width)
            assert.equal(keyboard.frame, keyboard.presentedFrame)
            assert.is_true(home.view.bounds.width < home.view.bounds.height)
            assert.equal(two, one.presentedViewController)
            expect.clean()
            -- All is where it is without a turn.
            local turned = { one.view.frameInWindow, two.view.frameInWindow, keyboard.frame }
            launch(ios)
            one:present(two)
            settle()
            assert.same(turned, { one.view.frameInWindow, two.view.frameInWindow, keyboard.frame })
          end
        end
      end)
  end
end)
