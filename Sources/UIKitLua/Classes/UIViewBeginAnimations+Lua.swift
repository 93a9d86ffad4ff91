import Lua
import UIKitSimulation

extension ClassEntry {
  /// The functions of the time before blocks.
  static let oldAnimationFunctions = [
    CallableEntry(
      "beginAnimations",
      [.positional("animationID", .string, optional: true), .labelled("context", .any)],
      "Begins an animation block that commitAnimations ends."
    ) { call in
      let stack = call.stack
      let id = try call.string(0)
      let context = call.has(1) ? stack.reference(at: call.position(1)) : nil
      let session = call.session
      try session.simulator().enter {
        UIView.beginAnimations(id)
        UIView.setAnimationCompanion(
          OldAnimation(session: session, animationID: id, context: context))
      }
      return .none
    },
    CallableEntry("commitAnimations", [], "Ends the animation block that was begun last.") {
      call in
      try call.session.simulator().enter {
        (UIView.animationCompanion as? OldAnimation)?.handOver()
        UIView.commitAnimations()
      }
      return .none
    },
    number("setAnimationDuration", "duration", "Sets the block's duration, in seconds.") {
      UIView.setAnimationDuration($0)
    },
    number("setAnimationDelay", "delay", "Sets how long the block waits first, in seconds.") {
      UIView.setAnimationDelay($0)
    },
    number("setAnimationRepeatCount", "count", "Sets how often the block runs.") {
      UIView.setAnimationRepeatCount($0)
    },
    flag("setAnimationRepeatAutoreverses", "autoreverses", "Sets whether a run goes back.") {
      UIView.setAnimationRepeatAutoreverses($0)
    },
    flag(
      "setAnimationBeginsFromCurrentState", "fromCurrent",
      "Sets whether the block starts from what is seen."
    ) { UIView.setAnimationBeginsFromCurrentState($0) },
    CallableEntry(
      "setAnimationCurve", [.positional("curve", .enumeration(.animationCurve))],
      "Sets the block's pace."
    ) { call in
      guard let curve = try call[0]?.curve() else { return .none }
      try call.session.simulator().enter { UIView.setAnimationCurve(curve) }
      return .none
    },
    CallableEntry(
      "setAnimationTransition",
      [
        .positional("transition", .enumeration(.animationTransition)),
        .labelled("forView", .object("UIView"), optional: false), .labelled("cache", .boolean),
      ],
      "Makes the block a transition of a view."
    ) { call in
      guard
        let transition = try call[0]?.enumeration(
          .animationTransition, UIView.AnimationTransition.self)
      else { return .none }
      let view = try call.required(1, UIView.self)
      view.simulator.enter { UIView.setAnimationTransition(transition, for: view) }
      return .none
    },
    CallableEntry(
      "setAnimationDelegate", [.positional("delegate", .any, optional: true)],
      "Sets who gets the messages of the block: a table with methods, or an object."
    ) { call in
      let stack = call.stack
      let position = call.position(0)
      let isObject = call.has(0) ? try call.session.object(stack, at: position) != nil : false
      guard !call.has(0) || isObject || stack.type(at: position) == .table else {
        throw LuaError(
          "UIView.setAnimationDelegate takes a table with the methods that the selectors name, got "
            + call.session.describeForMessage(stack, at: position))
      }
      try change(call) { $0.delegate = call.has(0) ? stack.reference(at: position) : nil }
      return .none
    },
    selector("setAnimationWillStartSelector", "Names the delegate's method for the start.") {
      $0.willStart = $1
    },
    selector("setAnimationDidStopSelector", "Names the delegate's method for the end.") {
      $0.didStop = $1
    },
  ]

  private static func number(
    _ name: String, _ parameter: String, _ summary: String,
    _ set: @escaping @Sendable (Double) -> Void
  ) -> CallableEntry {
    CallableEntry(name, [.positional(parameter, .number)], summary) { call in
      let value = try call.number(0) ?? 0
      try call.session.simulator().enter { set(value) }
      return .none
    }
  }

  private static func flag(
    _ name: String, _ parameter: String, _ summary: String,
    _ set: @escaping @Sendable (Bool) -> Void
  ) -> CallableEntry {
    CallableEntry(name, [.positional(parameter, .boolean)], summary) { call in
      let value = try call.bool(0) ?? false
      try call.session.simulator().enter { set(value) }
      return .none
    }
  }

  private static func selector(
    _ name: String, _ summary: String, _ set: @escaping @Sendable (OldAnimation, String?) -> Void
  ) -> CallableEntry {
    CallableEntry(name, [.positional("selector", .string, optional: true)], summary) { call in
      // As everywhere, a script calls a method by the first part of its selector.
      let name = try call.string(0)?.split(separator: ":").first.map(String.init)
      try change(call) { set($0, name) }
      return .none
    }
  }

  private static func change(_ call: Call, _ body: (OldAnimation) -> Void) throws {
    try call.session.simulator().enter {
      guard let animation = UIView.animationCompanion as? OldAnimation else {
        throw LuaError(
          "\(call.entry.name) belongs between UIView.beginAnimations and UIView.commitAnimations")
      }
      body(animation)
    }
  }
}

/// What a script says about an old-style animation block while it is open.
private final class OldAnimation {
  private unowned(unsafe) let session: Session
  private let animationID: String?
  private let context: LuaReference?
  var delegate: LuaReference?
  var willStart: String?
  var didStop: String?

  init(session: Session, animationID: String?, context: LuaReference?) {
    self.session = session
    self.animationID = animationID
    self.context = context
  }

  /// Lets the engine call the delegate, if there is one with a selector for it (ANI-018).
  func handOver() {
    guard let delegate else { return }
    if let willStart {
      UIView.setAnimationHandlers(willStart: { self.send(willStart, to: delegate) })
    }
    if let didStop {
      UIView.setAnimationHandlers(didStop: { self.send(didStop, to: delegate, finished: $0) })
    }
  }

  private func send(_ selector: String, to delegate: LuaReference, finished: Bool? = nil) {
    let stack = session.callbackStack
    stack.reserve(20)
    stack.push(delegate)
    let holder = stack.count
    if stack.type(at: holder) == .table {
      stack.pushField(named: selector, at: holder)
    } else {
      stack.pushOwnField(named: selector, at: holder)
    }
    let isMethod = stack.type(at: -1) == .function
    let method = stack.popReference()
    stack.pop()
    defer { stack.release(method) }
    guard isMethod else {
      return session.endApp(
        LuaError("the animation delegate has no method \"\(selector)\", which a selector names"))
    }
    _ = session.runCallback(method, results: 0) { stack in
      stack.push(delegate)
      if let animationID { stack.push(animationID) } else { stack.pushNil() }
      if let finished { stack.push(finished) }
      if let context { stack.push(context) } else { stack.pushNil() }
      return finished == nil ? 3 : 4
    }
  }
}
