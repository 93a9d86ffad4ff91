import Lua
import UIKitSimulation

extension ClassEntry {
  static let animationFunctions = [
    CallableEntry(
      "animate",
      [
        .labelled("withDuration", .number, optional: false),
        .labelled("animations", .function, optional: false), .labelled("completion", .function),
        .labelled("delay", .number, fallback: "0"),
        .labelled("options", .options(.animationOptions)),
        .labelled("usingSpringWithDamping", .number),
        .labelled("initialSpringVelocity", .number, fallback: "0"),
      ],
      "Animates what a function changes; durations are in seconds."
    ) { call in
      guard let animations = try call.function(1) else { return .none }
      let completion = try call.completion(2)
      let options = UIView.AnimationOptions(rawValue: try call.optionBits(4, .animationOptions))
      let duration = try call.number(0) ?? 0
      let delay = try call.number(3) ?? 0
      let damping = try call.number(5)
      let velocity = try call.number(6) ?? 0
      guard damping.map({ $0 > 0 && $0 <= 1 }) ?? true, abs(velocity) <= 1e6 else {
        throw LuaError(
          "UIView.animate: usingSpringWithDamping is a ratio above 0 and up to 1, and "
            + "initialSpringVelocity is in distances a second")
      }
      try call.session.simulator().enter {
        if let damping {
          UIView.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity, options: options,
            animations: { animations.callback() }, completion: completion)
        } else {
          UIView.animate(
            withDuration: duration, delay: delay, options: options,
            animations: { animations.callback() }, completion: completion)
        }
      }
      return .none
    },
    CallableEntry(
      "animateKeyframes",
      [
        .labelled("withDuration", .number, optional: false),
        .labelled("animations", .function, optional: false), .labelled("completion", .function),
        .labelled("delay", .number, fallback: "0"),
        .labelled("options", .options(.keyframeAnimationOptions)),
      ],
      "Runs the keyframes that a function adds; durations are in seconds."
    ) { call in
      guard let animations = try call.function(1) else { return .none }
      let completion = try call.completion(2)
      let bits = try call.optionBits(4, .keyframeAnimationOptions)
      guard bits & (0xF << 10) == 0 else {
        throw LuaError(
          "UIView.animateKeyframes: of the calculation modes only \"calculationModeLinear\" is "
            + "modelled")
      }
      let duration = try call.number(0) ?? 0
      let delay = try call.number(3) ?? 0
      try call.session.simulator().enter {
        UIView.animateKeyframes(
          withDuration: duration, delay: delay, options: .init(rawValue: bits),
          animations: { animations.callback() }, completion: completion)
      }
      return .none
    },
    CallableEntry(
      "addKeyframe",
      [
        .labelled("withRelativeStartTime", .number, optional: false),
        .labelled("relativeDuration", .number, optional: false),
        .labelled("animations", .function, optional: false),
      ],
      "Gives what a function changes a part of the duration; start and duration are from 0 to 1."
    ) { call in
      guard let animations = try call.function(2) else { return .none }
      let start = try call.number(0) ?? 0
      let duration = try call.number(1) ?? 0
      guard (0...1).contains(start), (0...1).contains(duration) else {
        throw LuaError(
          "UIView.addKeyframe: withRelativeStartTime and relativeDuration are shares of the whole "
            + "duration, from 0 to 1; got \(start) and \(duration)")
      }
      try call.session.simulator().enter {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
          animations.callback()
        }
      }
      return .none
    },
    CallableEntry(
      "modifyAnimations",
      [
        .labelled("withRepeatCount", .number, optional: false),
        .labelled("autoreverses", .boolean, fallback: "false"),
        .labelled("animations", .function, optional: false),
      ],
      "Inside a block, repeats what a function changes."
    ) { call in
      guard let animations = try call.function(2) else { return .none }
      let count = try call.number(0) ?? 1
      let autoreverses = try call.bool(1) ?? false
      try call.session.simulator().enter {
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses) {
          animations.callback()
        }
      }
      return .none
    },
    CallableEntry(
      "transition",
      [
        .labelled("with", .object("UIView")), .labelled("from", .object("UIView")),
        .labelled("to", .object("UIView")), .labelled("duration", .number, optional: false),
        .labelled("options", .options(.animationOptions)), .labelled("animations", .function),
        .labelled("completion", .function),
      ],
      "Shows a change of a view, or another view in its place, by a transition."
    ) { call in
      let duration = try call.number(3) ?? 0
      let options = UIView.AnimationOptions(rawValue: try call.optionBits(4, .animationOptions))
      let animations = try call.function(5)
      let completion = try call.completion(6)
      let simulator = try call.session.simulator()
      if let view = try call.object(0, UIView.self), !call.has(1), !call.has(2) {
        simulator.enter {
          UIView.transition(
            with: view, duration: duration, options: options,
            animations: animations.map { function in { function.callback() } },
            completion: completion)
        }
      } else if let from = try call.object(1, UIView.self),
        let to = try call.object(2, UIView.self),
        !call.has(0), animations == nil
      {
        guard let superview = from.superview, !superview.isDescendant(of: to) else {
          throw LuaError(
            "UIView.transition: from has to be in a superview, which to doesn't hold itself")
        }
        simulator.enter {
          UIView.transition(
            from: from, to: to, duration: duration, options: options, completion: completion)
        }
      } else {
        throw LuaError(
          "UIView.transition takes { with = view, animations = … } or { from = view, to = view }, "
            + "each with duration =")
      }
      return .none
    },
    CallableEntry(
      "performWithoutAnimation", [.positional("actions", .function)],
      "Runs a function without animating what it changes."
    ) { call in
      guard let actions = try call.function(0) else { return .none }
      try call.session.simulator().enter {
        UIView.performWithoutAnimation { actions.callback() }
      }
      return .none
    },
    CallableEntry(
      "setAnimationsEnabled", [.positional("enabled", .boolean)],
      "Switches animation blocks on or off; those that run already go on."
    ) { call in
      let enabled = try call.bool(0) ?? true
      try call.session.simulator().enter { UIView.setAnimationsEnabled(enabled) }
      return .none
    },
    CallableEntry(
      "areAnimationsEnabled", [], "Whether animation blocks animate.", returns: .boolean
    ) { call in
      .bool(try call.session.simulator().enter { UIView.areAnimationsEnabled })
    },
    CallableEntry(
      "inheritedAnimationDuration", [],
      "The duration of the animation block that is being run, in seconds, or 0.", returns: .number
    ) { call in
      .number(try call.session.simulator().enter { UIView.inheritedAnimationDuration })
    },
  ]
}

extension Call {
  /// A function that gets whether an animation was finished.
  func completion(_ index: Int) throws -> ((Bool) -> Void)? {
    guard let function = try function(index) else { return nil }
    return { finished in
      function.callback { stack in
        stack.push(finished)
        return 1
      }
    }
  }

  /// A parameter that is a set of options; left out it is empty.
  func optionBits(_ index: Int, _ set: Enumeration) throws -> UInt {
    UInt(truncatingIfNeeded: try self[index]?.options(set) ?? 0)
  }
}

extension Argument {
  /// The value as a name of a set.
  func name(of set: Enumeration) throws -> String {
    let name = try string()
    guard set.names.contains(name) else {
      throw LuaError(
        "\(label): there is no \(set.name) \"\(name)\"" + Suggestions.question(name, in: set.names))
    }
    return name
  }

  /// The value as a pace, by its name or, of one that has none, by its number.
  func curve() throws -> UIView.AnimationCurve {
    if let number = try? integer() { return UIView.AnimationCurve(rawValue: number) }
    return try enumeration(.animationCurve, UIView.AnimationCurve.self)
  }
}
