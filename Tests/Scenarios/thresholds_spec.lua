-- How far, how fast and how long fingers go for what: guesses that a script can switch.

local home, happened

local function launch(policies)
  device { "phone", ios = 17, policies = policies }
  home = UIViewController "Home"
  root(home)
  happened = 0
  settle()
end

local function attach(recognizer)
  recognizer.action = function(sender)
    if sender.state == "began" or sender.state == "ended" then happened = happened + 1 end
  end
  home.view:addGestureRecognizer(recognizer)
end

-- What becomes of the same fingers by each answer to a question.
local function each(policy, answers, make, move)
  for answer, expected in pairs(answers) do
    launch { [policy] = answer }
    attach(make())
    move()
    settle()
    assert.equal(expected, happened > 0, policy .. " " .. answer)
  end
end

describe("A finger that goes far enough by one guess and not by another", function()
  it("is a tap or none", function()
    each("gesture.tap-movement", { ten = false, fortyFive = true },
      function() return UITapGestureRecognizer "Tap" end, function()
        touch.down(point(100, 300))
        touch.move(point(120, 300))
        touch.up()
      end)
  end)

  it("is a double tap or two taps", function()
    each("gesture.multiple-tap-gap", { threeHundredFifty = false, fiveHundred = true },
      function() return UITapGestureRecognizer { "Tap", numberOfTapsRequired = 2 } end, function()
        tap(point(100, 300))
        advance(0.4)
        tap(point(100, 300))
      end)
    for answer, count in pairs { threeHundredFifty = 1, fiveHundred = 2 } do
      launch { ["gesture.multiple-tap-gap"] = answer }
      local counted
      home.view.touchesBegan = function(_, touches) counted = touches[1].tapCount end
      tap(home)
      advance(0.4)
      tap(home)
      assert.equal(count, counted)
    end
  end)

  it("is a pan or none", function()
    each("gesture.pan-distance", { ten = false, five = true },
      function() return UIPanGestureRecognizer "Pan" end, function()
        drag { from = point(100, 300), by = point(7, 0) }
      end)
  end)

  it("is a swipe or none", function()
    each("gesture.swipe-distance", { fifty = false, thirty = true },
      function() return UISwipeGestureRecognizer "Swipe" end, function()
        swipe(point(100, 300), "right", { length = 40 })
      end)
  end)

  it("comes from the edge or not", function()
    each("gesture.edge-width", { thirteen = false, twenty = true },
      function() return UIScreenEdgePanGestureRecognizer { "Edge", edges = "left" } end, function()
        drag { from = point(16, 300), by = point(200, 0) }
      end)
  end)

  it("flings a sheet away or lets it come back", function()
    for answer, goes in pairs { thousand = false, fiveHundred = true } do
      launch { ["sheet.fling-speed"] = answer }
      local form = UIViewController "Form"
      home:present(form)
      settle()
      drag { from = form, by = point(0, 150), duration = 0.2 }
      settle()
      assert.equal(goes, home.presentedViewController == nil, answer)
    end
  end)
end)
