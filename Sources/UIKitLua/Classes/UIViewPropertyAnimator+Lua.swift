import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiViewPropertyAnimator: ClassEntry = {
    var entry = ClassEntry(
      name: "UIViewPropertyAnimator", superclass: nil,
      summary: "An animation that can be paused, moved by hand, turned round and stopped.",
      type: UIViewPropertyAnimator.self,
      make: { UIViewPropertyAnimator(duration: 0, curve: .easeInOut) })
    addSettings(to: &entry)
    addState(to: &entry)
    addMethods(to: &entry)
    entry.statics = [
      CallableEntry(
        "runningPropertyAnimator",
        [
          .labelled("withDuration", .number, optional: false),
          .labelled("animations", .function, optional: false),
          .labelled("completion", .function), .labelled("delay", .number, fallback: "0"),
          .labelled("options", .options(.animationOptions)),
        ],
        "Makes an animator and starts it; durations are in seconds.",
        returns: .object("UIViewPropertyAnimator")
      ) { call in
        guard let animations = try call.function(1) else { return .none }
        let completion = try call.function(2)
        let duration = try call.number(0) ?? 0
        let delay = try call.number(3) ?? 0
        let bits = try call.optionBits(4, .animationOptions)
        let refused: UIView.AnimationOptions = [.repeat, .autoreverse]
        guard bits & (refused.rawValue | 0xF << 20) == 0 else {
          throw LuaError(
            "runningPropertyAnimator: an animator that repeats, autoreverses or is a transition is "
              + "not modelled; UIView.animate and UIView.transition do that")
        }
        return .object(
          try call.session.simulator().enter {
            UIViewPropertyAnimator.runningPropertyAnimator(
              withDuration: duration, delay: delay, options: .init(rawValue: bits),
              animations: { animations.callback() },
              completion: completion.map { function in { function.callback(at: $0) } })
          })
      }
    ]
    return entry
  }()

  private static let timing = ScriptType.either([
    .object("UICubicTimingParameters"), .object("UISpringTimingParameters"),
  ])

  /// What an animator is made with.
  private static func addSettings(to entry: inout ClassEntry) {
    let type = UIViewPropertyAnimator.self
    entry.property(
      "duration", .number, of: type, "How long it runs, in seconds.",
      get: { .number($0.duration) },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        animator.setDuration(try argument.number())
      })
    entry.property(
      "timingParameters", timing, of: type,
      "How it runs.", get: { .object($0.timingParameters) },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        animator.timingParameters = try argument.timingParameters()
      })
    entry.property(
      "curve", .enumeration(.animationCurve), of: type, "Its curve, when it is made.",
      get: { _ in .none },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        animator.timingParameters = UICubicTimingParameters(animationCurve: try argument.curve())
      })
    entry.property(
      "controlPoint1", .point, of: type, "The first control point of its curve, when it is made.",
      get: { .controlPoint($0.timingParameters.cubicTimingParameters?.controlPoint1) },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        let other = animator.timingParameters.cubicTimingParameters?.controlPoint2
        animator.timingParameters = UICubicTimingParameters(
          controlPoint1: try argument.point(), controlPoint2: other ?? CGPoint(x: 1, y: 1))
      })
    entry.property(
      "controlPoint2", .point, of: type, "The second control point of its curve, when it is made.",
      get: { .controlPoint($0.timingParameters.cubicTimingParameters?.controlPoint2) },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        let other = animator.timingParameters.cubicTimingParameters?.controlPoint1
        animator.timingParameters = UICubicTimingParameters(
          controlPoint1: other ?? .zero, controlPoint2: try argument.point())
      })
    entry.property(
      "dampingRatio", .number, of: type, "The damping ratio of its spring, when it is made.",
      get: {
        $0.timingParameters.springTimingParameters?.dampingRatio.map { .number($0) } ?? .none
      },
      set: { animator, argument in
        try checkUnstarted(animator, argument)
        animator.timingParameters = UISpringTimingParameters(
          dampingRatio: try argument.positive())
      })
    entry.property(
      "animations", .function, of: type, "What it animates, when it is made.",
      get: { _ in .none },
      set: { animator, argument in
        let function = try argument.function()
        animator.addAnimations { function.callback() }
      })
    entry.property(
      "pausesOnCompletion", .boolean, of: type, "Whether it stays active at its end.",
      get: { .bool($0.pausesOnCompletion) }, set: { $0.pausesOnCompletion = try $1.bool() })
    entry.property(
      "scrubsLinearly", .boolean, of: type,
      "Whether fractionComplete moves the views in proportion while it is paused.",
      get: { .bool($0.scrubsLinearly) }, set: { $0.scrubsLinearly = try $1.bool() })
  }

  private static func checkUnstarted(
    _ animator: UIViewPropertyAnimator, _ argument: Argument
  ) throws {
    guard animator.state == .inactive else {
      throw LuaError(
        "\(argument.label) is given when the animator is made; use continueAnimation to change how "
          + "a paused one goes on")
    }
  }

  private static func addState(to entry: inout ClassEntry) {
    let type = UIViewPropertyAnimator.self
    entry.property(
      "delay", .number, of: type, "How long it waits after it was started, in seconds.",
      get: { .number($0.delay) })
    entry.property(
      "state", .enumeration(.animatingState), of: type, "How far the animator has come.",
      get: { .string("\($0.state)") })
    entry.property(
      "isRunning", .boolean, of: type, "Whether it is on its way.", get: { .bool($0.isRunning) })
    entry.property(
      "isReversed", .boolean, of: type, "Whether it goes back to where it started.",
      get: { .bool($0.isReversed) }, set: { $0.isReversed = try $1.bool() })
    entry.property(
      "fractionComplete", .number, of: type, "How far it has come on its way, from 0 to 1.",
      get: { .number($0.fractionComplete) }, set: { $0.fractionComplete = try $1.number() })
  }

  private static func addMethods(to entry: inout ClassEntry) {
    let type = UIViewPropertyAnimator.self
    entry.method(
      "addAnimations", of: type,
      [.positional("animations", .function), .labelled("delayFactor", .number)],
      "Adds what is to be animated; delayFactor is the share of the remaining time to wait."
    ) { animator, call in
      guard let function = try call.function(0) else { return .none }
      let factor = try call.number(1) ?? 0
      animator.addAnimations({ function.callback() }, delayFactor: factor)
      return .none
    }
    entry.method(
      "addCompletion", of: type, [.positional("completion", .function)],
      "Adds what is called at the end, with where that is."
    ) { animator, call in
      guard let function = try call.function(0) else { return .none }
      animator.addCompletion { function.callback(at: $0) }
      return .none
    }
    entry.method(
      "startAnimation", of: type, [.labelled("afterDelay", .number, fallback: "0")],
      "Starts the animator, or lets it go on after a pause."
    ) { animator, call in
      guard animator.state != .stopped else {
        throw LuaError(
          "startAnimation: the animator is stopped; end it first, with "
            + "finishAnimation { at = \"current\" }")
      }
      animator.startAnimation(afterDelay: try call.number(0) ?? 0)
      return .none
    }
    entry.method("pauseAnimation", of: type, "Holds the animator where it is.") { animator, _ in
      animator.pauseAnimation()
      return .none
    }
    entry.method(
      "continueAnimation", of: type,
      [.labelled("withTimingParameters", timing), .labelled("durationFactor", .number)],
      "Lets a paused animator go on, with other parameters or in another time."
    ) { animator, call in
      animator.continueAnimation(
        withTimingParameters: try call[0]?.timingParameters(),
        durationFactor: try call.number(1) ?? 0)
      return .none
    }
    entry.method(
      "stopAnimation", of: type, [.positional("withoutFinishing", .boolean)],
      "Stops the animator where it is; the views keep what is seen."
    ) { animator, call in
      animator.stopAnimation(try call.bool(0) ?? true)
      return .none
    }
    entry.method(
      "finishAnimation", of: type, [.labelled("at", .enumeration(.animatingPosition))],
      "Ends a stopped animator and calls its completions."
    ) { animator, call in
      guard animator.state == .stopped else {
        throw PresentationError.exception(
          NSException(
            name: "NSInternalInconsistencyException",
            reason: "finishAnimationAtPosition: should only be called on a stopped animator!"))
      }
      let position = try call[0]?.enumeration(.animatingPosition, UIViewAnimatingPosition.self)
      animator.finishAnimation(at: position ?? .current)
      return .none
    }
  }

  static let uiCubicTimingParameters: ClassEntry = {
    var entry = ClassEntry(
      name: "UICubicTimingParameters", superclass: nil, summary: "A curve for an animator.",
      type: UICubicTimingParameters.self, make: { UICubicTimingParameters() })
    let type = UICubicTimingParameters.self
    entry.property(
      "animationCurve", .enumeration(.animationCurve), of: type, "One of UIKit's curves.",
      get: {
        Enumeration.animationCurve.name($0.animationCurve.rawValue).map { .string($0) } ?? .none
      },
      set: { $0.animationCurve = try $1.curve() })
    entry.property(
      "controlPoint1", .point, of: type, "The first control point.",
      get: { .controlPoint($0.controlPoint1) }, set: { $0.controlPoint1 = try $1.point() })
    entry.property(
      "controlPoint2", .point, of: type, "The second control point.",
      get: { .controlPoint($0.controlPoint2) }, set: { $0.controlPoint2 = try $1.point() })
    return entry
  }()

  static let uiSpringTimingParameters: ClassEntry = {
    var entry = ClassEntry(
      name: "UISpringTimingParameters", superclass: nil, summary: "A spring for an animator.",
      type: UISpringTimingParameters.self, make: { UISpringTimingParameters() })
    let type = UISpringTimingParameters.self
    entry.property(
      "dampingRatio", .number, of: type, "1 comes to rest without overshooting, less swings.",
      get: { $0.dampingRatio.map { .number($0) } ?? .none },
      set: { $0.dampingRatio = try $1.positive() })
    entry.property(
      "mass", .number, of: type, "The mass at the spring's end.", get: { .number($0.mass) },
      set: { $0.mass = try $1.positive() })
    entry.property(
      "stiffness", .number, of: type, "The force per distance.", get: { .number($0.stiffness) },
      set: { $0.stiffness = try $1.positive() })
    entry.property(
      "damping", .number, of: type, "The force per velocity.", get: { .number($0.damping) },
      set: { $0.damping = try $1.positive() })
    entry.property(
      "initialVelocity", .point, of: type,
      "The speed at the start, in total distances a second; both directions have the same one.",
      get: { .point(CGPoint(x: $0.velocity, y: $0.velocity)) },
      set: { parameters, argument in
        let velocity = try argument.point()
        guard velocity.x == velocity.y || velocity.y == 0 else {
          throw LuaError(
            "\(argument.label): different speeds in two directions are not modelled; give both the "
              + "same number")
        }
        parameters.velocity = velocity.x
      })
    return entry
  }()
}

extension Argument {
  fileprivate func timingParameters() throws -> any UITimingCurveProvider {
    guard let object = try? object(NSObject.self) as? any UITimingCurveProvider else {
      throw LuaError(
        "\(label) should be a UICubicTimingParameters or a UISpringTimingParameters, got "
          + session.describeForMessage(stack, at: position))
    }
    return object
  }

  fileprivate func positive() throws -> Double {
    let number = try number()
    guard number > 0 else { throw LuaError("\(label) should be above 0, got \(number)") }
    return number
  }
}

extension ScriptValue {
  fileprivate static func controlPoint(_ point: CGPoint?) -> ScriptValue {
    point.map { .point($0) } ?? .none
  }
}

extension ScriptFunction {
  /// Calls the function with where an animator has ended.
  fileprivate func callback(at position: UIViewAnimatingPosition) {
    callback { stack in
      stack.push("\(position)")
      return 1
    }
  }
}
