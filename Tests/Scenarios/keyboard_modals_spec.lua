-- The keyboard when something is presented, dismissed, turned or made key.

local home, field
local show, hide = "Keyboard.UIKeyboardWillShowNotification",
  "Keyboard.UIKeyboardWillHideNotification"
local hidden = "Keyboard.UIKeyboardDidHideNotification"

local function yes() return true end

-- A world with a field on its root.
local function begin(target)
  device(target)
  home, field = UIViewController "Home", UITextField { "Field" }
  home.shouldAutorotateToInterfaceOrientation, home.supportedInterfaceOrientations = yes, "all"
  home.view:addSubview(field)
  root(home)
  settle()
end

describe("A presentation over the keyboard", function()
  it("leaves the keyboard up under an older alert view", function()
    for _, ios in ipairs { 5, 6, 7 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local before = mark()
      UIAlertView { "Old", title = "Title", cancelButtonTitle = "OK" }:show()
      settle()
      expect.never("Keyboard.*", { since = before })
      assert.is_true(keyboard.visible)
    end
  end)

  it("has its hide told to the end before what is presented has appeared, in every style",
    function()
      local function form(style)
        return UIViewController { "Form", modalPresentationStyle = style }
      end
      local kinds = {
        alert = function()
          return UIAlertController { "Form", title = "Title", preferredStyle = "alert" }
        end,
        ["alert with a field"] = function()
          local alert = UIAlertController { "Form", title = "Title", preferredStyle = "alert" }
          alert:addTextField()
          return alert
        end,
        popover = function()
          local popover = form "popover"
          popover.popoverPresentationController.sourceView = home.view
          return popover
        end,
      }
      for _, style in ipairs { "fullScreen", "pageSheet", "formSheet", "overFullScreen",
        "overCurrentContext" } do
        kinds[style] = function() return form(style) end
      end
      for _, ios in ipairs { 8, 9, 12, 13, 17, 26 } do
        for kind, make in pairs(kinds) do
          for _, animated in ipairs { true, false } do
            begin { "pad", ios = ios }
            keyboard.show(field)
            settle()
            local before = mark()
            home:present(make(), { animated = animated })
            settle()
            expect.count(hide, kind == "alert with a field" and 0 or 1, { since = before })
            if kind ~= "alert with a field" then
              expect.order({ "Form.viewWillAppear", hide, hidden, "Form.viewDidAppear" },
                { since = before })
            end
            expect.count(hidden, kind == "alert with a field" and 0 or 1, { since = before })
          end
        end
      end
    end)

  it("tells the hide's end though what is presented takes the keyboard on its way in", function()
    for _, ios in ipairs { 8, 12, 13, 17 } do
      begin { "phone", ios = ios }
      keyboard.show(field)
      settle()
      local form, inner = UIViewController "Form", UITextField { "Inner" }
      form.view:addSubview(inner)
      local before = mark()
      home:present(form)
      advance(0.1)
      inner:becomeFirstResponder()
      settle()
      expect.order({ hide, hidden, show, "Form.viewDidAppear" }, { since = before })
      assert.is_true(keyboard.visible)
    end
  end)
end)

describe("A turn with the keyboard up", function()
  it("loses it for good if the app resigns between the hide and the show", function()
    for _, ios in ipairs { 5, 7, 8, 12, 17 } do
      begin { "pad", ios = ios }
      keyboard.show(field)
      settle()
      NotificationCenter.default:addObserver("UIKeyboardDidHideNotification", function()
        field:resignFirstResponder()
      end)
      local before = mark()
      rotate "landscapeLeft"
      settle()
      expect.never(show, { since = before })
      expect.once(hide, { since = before })
      assert.is_false(keyboard.visible)
      assert.equal(UIScreen.main.bounds.width, ios < 8 and 768 or keyboard.frame.width)
    end
  end)
end)
