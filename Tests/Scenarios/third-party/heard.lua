-- heard "Form": a list that grows by the name of each callback as the controller gets it, of those
-- that the recorders of the public suites keep.
return function(controller)
  local list = {}
  for _, callback in ipairs { "viewDidLoad", "viewWillAppear", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear" } do
    on(controller .. "." .. callback, function() table.insert(list, callback) end)
  end
  return list
end
