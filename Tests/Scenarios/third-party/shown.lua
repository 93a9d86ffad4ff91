-- shown(controller): whether what stands in the middle of a controller's view can be seen: the view
-- is in a window, and no opaque view is drawn over its centre afterwards. The public suites ask for
-- three quarters of a text that the screen shows.

local function contains(frame, at)
  return frame.minX <= at.x and at.x <= frame.maxX and frame.minY <= at.y and at.y <= frame.maxY
end

-- The views from the back to the front that are not hidden.
local function drawn(view, order)
  if view.isHidden or view.alpha == 0 then return order end
  order[#order + 1] = view
  for _, subview in ipairs(view.subviews) do drawn(subview, order) end
  return order
end

return function(controller)
  local view = controller.view
  if not view.window then return false end
  local frame = view.frameInWindow
  local at = { x = frame.midX, y = frame.midY }
  local isDrawn, isCovered = false, false
  for _, other in ipairs(drawn(view.window, {})) do
    if other == view then
      isDrawn = true
    elseif isDrawn and other.isOpaque and other.alpha == 1
      and contains(other.frameInWindow, at) then
      isCovered = true
    end
  end
  return isDrawn and not isCovered
end
