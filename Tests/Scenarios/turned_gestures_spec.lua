-- Gestures in an interface that is turned: before iOS 8 windows stay portrait, and what the user
-- does counts as the user sees it.

local home

local function launch(ios, orientation)
  device { "pad", ios = ios, orientation = orientation }
  home = UIViewController { "Home", supportedInterfaceOrientations = "all" }
  home.shouldAutorotateToInterfaceOrientation = function() return true end
end

local function everywhere(systems, body)
  for _, ios in ipairs(systems) do
    for _, orientation in ipairs {
      "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
    } do
      launch(ios, orientation)
      body(("iOS %d, %s"):format(ios, orientation), ios)
    end
  end
end

local systems = { 5, 6, 7, 8, 12, 17 }

describe("In every orientation", function()
  it("a drag moves a scroll view's content with the finger, that way only", function()
    everywhere(systems, function(where)
      root(home)
      local scroll = UIScrollView {
        "Scroll", frame = rect(100, 100, 300, 300), contentSize = size(300, 3000),
      }
      home.view:addSubview(scroll)
      settle()
      drag { from = scroll, by = point(-80, 0) }
      settle()
      assert.equal(point(0, 0), scroll.contentOffset, where)
      drag { from = scroll, by = point(0, -110) }
      settle()
      assert.equal(point(0, 100), scroll.contentOffset, where)
      scroll.contentSize = size(3000, 300)
      scroll.contentOffset = point(0, 0)
      drag { from = scroll, by = point(0, -80) }
      settle()
      assert.equal(point(0, 0), scroll.contentOffset, where)
      drag { from = scroll, by = point(-110, 0) }
      settle()
      assert.equal(point(100, 0), scroll.contentOffset, where)
    end)
  end)

  it("a swipe goes where the user's finger does", function()
    everywhere(systems, function(where)
      root(home)
      local swiped = {}
      for _, direction in ipairs { "up", "down", "left", "right" } do
        home.view:addGestureRecognizer(UISwipeGestureRecognizer {
          direction = direction,
          action = function() swiped[#swiped + 1] = direction end,
        })
      end
      settle()
      for _, direction in ipairs { "up", "down", "left", "right" } do
        swiped = {}
        swipe(point(300, 300), direction)
        settle()
        assert.same({ direction }, swiped, where)
      end
    end)
  end)

  it("a pan from an edge of the screen begins at that edge and at no other", function()
    everywhere({ 7, 8, 12, 17 }, function(where)
      root(home)
      local began = {}
      for _, edge in ipairs { "left", "right", "top", "bottom" } do
        home.view:addGestureRecognizer(UIScreenEdgePanGestureRecognizer {
          edges = edge,
          action = function(sender)
            if sender.state == "began" then began[#began + 1] = edge end
          end,
        })
      end
      settle()
      local width = home.view.bounds.width
      for edge, way in pairs {
        left = { point(3, 300), point(200, 0) },
        right = { point(width - 3, 300), point(-200, 0) },
      } do
        began = {}
        drag { from = way[1], by = way[2] }
        settle()
        assert.same({ edge }, began, where)
      end
    end)
  end)

  it("a finger from the left edge pops the top screen, since iOS 7", function()
    everywhere({ 7, 8, 12, 17 }, function(where)
      local navigation = UINavigationController {
        "Nav", rootViewController = home, supportedInterfaceOrientations = "all",
      }
      root(navigation)
      local detail = UIViewController { "Detail", supportedInterfaceOrientations = "all" }
      navigation:pushViewController(detail, { animated = false })
      settle()
      drag { from = point(3, 400), by = point(0, 300) }
      settle()
      assert.equal(detail, navigation.topViewController, where)
      drag { from = point(3, 400), by = point(500, 0), duration = 0.2 }
      settle()
      assert.equal(home, navigation.topViewController, where)
    end)
  end)

  it("a finger pulls the keyboard down that a scroll view lets go with it", function()
    everywhere({ 7, 8, 17 }, function(where)
      root(home)
      local scroll = UIScrollView {
        "Scroll", frame = home.view.bounds, contentSize = size(300, 3000),
        keyboardDismissMode = "interactive",
      }
      local field = UITextField { "Field", frame = rect(0, 40, 100, 30) }
      home.view:addSubview(scroll)
      home.view:addSubview(field)
      settle()
      scroll.frame = home.view.bounds
      field:becomeFirstResponder()
      settle()
      drag {
        from = point(300, 100), to = point(300, home.view.bounds.height - 2), duration = 0.25,
      }
      settle()
      assert.is_false(keyboard.visible, where)
    end)
  end)
end)
