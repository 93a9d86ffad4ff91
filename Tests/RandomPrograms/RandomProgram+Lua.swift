import UIKitSimulation

extension RandomProgram {
  /// The program as a script that makes the same calls.
  package var lua: String {
    var lines = ["device { \"\(device)\", ios = \"\(system)\" }"]
    // What containers contain comes first.
    lines += cast.filter { !$0.isContainer }.map(declaration)
    lines += cast.filter(\.isContainer).map(declaration)
    for index in cast.indices where cast[index].hasControls { lines += controls(of: index) }
    if cast.contains(where: { $0.style == .popover }) { lines.append(Self.anchor) }
    if contains({ if case .add = $0 { true } else { false } }) { lines.append(Self.add) }
    if contains({ if case .push = $0 { true } else { false } }) { lines.append(Self.push) }
    if contains({ if case .remove = $0 { true } else { false } }) { lines.append(Self.remove) }
    if !reactions.isEmpty { lines.append(Self.nth) }
    for reaction in reactions {
      let control = reaction.callback == .action ? "Button" : ""
      let pattern = "\(cast[reaction.member].name)\(control).\(reaction.callback.text)"
      lines.append(
        "nth(\"\(pattern)\", \(reaction.occurrence), function() \(text(reaction.call)) end)")
    }
    lines.append("root(\(variable(0)))")
    lines += steps.map(text)
    lines.append("settle()")
    if leavesFinger { lines += ["pcall(touch.up)", "settle()"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func contains(_ isSuch: (Call) -> Bool) -> Bool {
    steps.contains {
      switch $0 {
      case .call(let call), .later(let call, _): isSuch(call)
      case .turn, .advance, .settle, .user: false
      }
    } || reactions.contains { isSuch($0.call) }
  }

  private func variable(_ member: Int) -> String { cast[member].name.lowercased() }

  private func declaration(_ member: Member) -> String {
    var properties: [String] = []
    if let style = member.style { properties.append("modalPresentationStyle = \"\(style.name)\"") }
    if let style = member.transition { properties.append("modalTransitionStyle = \"\(style)\"") }
    switch member.kind {
    case .plain: break
    case .stack(let root): properties.append("rootViewController = \(variable(root))")
    case .tabs(let first, let second):
      properties.append("viewControllers = { \(variable(first)), \(variable(second)) }")
    case .alert: properties.append("preferredStyle = \"alert\"")
    }
    if member.definesContext { properties.append("definesPresentationContext = true") }
    let arguments =
      properties.isEmpty
      ? "\"\(member.name)\""
      : "{ \"\(member.name)\", " + properties.joined(separator: ", ") + " }"
    return "local \(member.name.lowercased()) = \(member.className) \(arguments)"
  }

  /// The controls of a member: their declarations, and their way into its view.
  private func controls(of member: Int) -> [String] {
    let name = cast[member].name
    let classes = [
      ("Field", "UITextField \"\(name)Field\""),
      ("OtherField", "UITextField \"\(name)OtherField\""),
      ("Button", "UIButton { \"\(name)Button\", action = function() end }"),
    ]
    return classes.enumerated().flatMap { place, control in
      let variable = "\(name)\(control.0)".lowercased()
      return [
        "local \(variable) = \(control.1)",
        "\(variable).frame = rect(20, \(60 + place * 40), 100, 30)",
        "\(self.variable(member)).view:addSubview(\(variable))",
      ]
    }
  }

  private func text(_ step: Step) -> String {
    switch step {
    case .call(let call): text(call)
    case .later(let call, let milliseconds):
      "after(\(Self.seconds(milliseconds)), function() \(text(call)) end)"
    case .turn(let count): "turn(\(count))"
    case .advance(let milliseconds): "advance(\(Self.seconds(milliseconds)))"
    case .settle: "settle()"
    case .user(let input): text(input)
    }
  }

  private func text(_ input: Input) -> String {
    switch input {
    case .rotate(let orientation): "rotate \"\(orientation)\""
    case .resize(let width): "resize(size(\(width), UIScreen.main.bounds.height))"
    case .background: "background()"
    case .foreground: "foreground()"
    case .keyboardKey: "keyboard.hide()"
    case .tap(let member, let count):
      cast[member].hasControls ? "tap(\(variable(member))button, { count = \(count) })" : "turn(0)"
    case .tapOutside(let member): "tap.outside(\(variable(member)))"
    case .fingerDown(let member): "pcall(touch.down, \(variable(member)))"
    case .fingerUp: "pcall(touch.up)"
    case .drag(let member, let distance, let milliseconds):
      "pcall(drag, { from = \(variable(member)), by = point(0, \(distance)), "
        + "duration = \(Self.seconds(milliseconds)) })"
    }
  }

  private func text(_ call: Call) -> String {
    let options = "completion = function() end }"
    switch call {
    case .present(let by, let other, let animated):
      let presenter = variable(by)
      let presented = variable(other)
      let anchor = cast[other].style == .popover ? "anchor(\(presented), \(presenter)) " : ""
      return anchor + "pcall(\(presenter).present, \(presenter), \(presented), "
        + "{ animated = \(animated), \(options))"
    case .dismiss(let receiver, let animated):
      return "\(variable(receiver)):dismiss { animated = \(animated), \(options)"
    case .add(let child, let parent): return "add(\(variable(child)), \(variable(parent)))"
    case .remove(let child): return "remove(\(variable(child)))"
    case .root(let member):
      let root = variable(member)
      return "if not \(root).presentingViewController then root(\(root)) end"
    case .push(let other, let stack, let animated):
      return "push(\(variable(other)), \(variable(stack)), \(animated))"
    case .pop(let stack, let animated):
      return "\(variable(stack)):popViewController { animated = \(animated) }"
    case .select(let tab, let tabs): return "\(variable(tabs)).selectedIndex = \(tab)"
    case .focus(let member, let field):
      guard cast[member].hasControls else { return "" }
      return "\(variable(member))\(field == 0 ? "" : "other")field:becomeFirstResponder()"
    case .endEditing(let member):
      let name = variable(member)
      return "if \(name).isViewLoaded then \(name).view:endEditing(true) end"
    }
  }

  private static func seconds(_ milliseconds: Int) -> String { "\(Double(milliseconds) / 1_000)" }

  /// A popover without an anchor would end the app.
  private static let anchor = """
    local function anchor(controller, presenter)
      local popover = controller.popoverPresentationController
      if popover then popover.sourceView = presenter.view end
    end
    """

  private static let add = """
    local function add(child, parent)
      child:loadViewIfNeeded()
      local above = parent
      while above do
        if above == child then return end
        above = above.parent
      end
      if child.presentingViewController or child.presentedViewController then return end
      if parent.viewControllers or child.parent and child.parent.viewControllers then return end
      if not pcall(parent.addChild, parent, child) then return end
      parent.view:addSubview(child.view)
      child:didMove { toParent = parent }
    end
    """

  private static let push = """
    local function push(controller, stack, animated)
      if controller.parent or controller.presentingViewController then return end
      if controller.presentedViewController then return end
      pcall(stack.pushViewController, stack, controller, { animated = animated })
    end
    """

  private static let remove = """
    local function remove(child)
      if not child.parent or child.parent.viewControllers then return end
      child:willMove { toParent = nil }
      child.view:removeFromSuperview()
      child:removeFromParent()
    end
    """

  private static let nth = """
    local function nth(pattern, occurrence, call)
      local count = 0
      on(pattern, function()
        count = count + 1
        if count == occurrence then call() end
      end)
    end
    """
}

extension RandomProgram.Member {
  fileprivate var className: String {
    switch kind {
    case .plain: "UIViewController"
    case .stack: "UINavigationController"
    case .tabs: "UITabBarController"
    case .alert: "UIAlertController"
    }
  }
}
