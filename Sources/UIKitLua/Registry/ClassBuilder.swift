import Lua
import UIKitSimulation

extension ClassEntry {
  /// Adds a property that scripts can set.
  mutating func property<Object: NSObject>(
    _ name: String, _ type: ScriptType, of _: Object.Type, _ summary: String,
    get: @escaping @Sendable (Object) -> ScriptValue,
    set: @escaping @Sendable (Object, Argument) throws -> Void
  ) {
    properties.append(
      PropertyEntry(
        name: name, type: type, summary: summary,
        get: { object, _ in object.reading(get) },
        set: { object, argument in
          try object.simulator.enter {
            try set(unsafeDowncast(object, to: Object.self), argument)
          }
        }, hook: nil))
  }

  /// Adds a property that only a constructor's table can set.
  mutating func property<Object: NSObject>(
    _ name: String, _ type: ScriptType, of objectType: Object.Type, _ summary: String,
    get: @escaping @Sendable (Object) -> ScriptValue,
    initialize: @escaping @Sendable (Object, Argument) throws -> Void
  ) {
    property(name, type, of: objectType, summary, get: get, set: initialize)
    properties[properties.count - 1].isInitOnly = true
  }

  /// Says from which system on there is the property that was added last, and what earlier ones
  /// have instead.
  mutating func lastCame(with major: Int, instead: String) {
    properties[properties.count - 1].firstSystem = (major, instead)
  }

  /// Adds a property that scripts can only read.
  mutating func property<Object: NSObject>(
    _ name: String, _ type: ScriptType, of _: Object.Type, _ summary: String,
    get: @escaping @Sendable (Object) -> ScriptValue
  ) {
    properties.append(
      PropertyEntry(
        name: name, type: type, summary: summary,
        get: { object, _ in object.reading(get) }, set: nil, hook: nil))
  }

  /// Adds a yes-or-no question of UIKit's that scripts answer by a value or a function.
  mutating func question<Object: NSObject>(
    _ name: String, of _: Object.Type, _ summary: String, hook: Word,
    inherited: @escaping @Sendable (Object) -> Bool
  ) {
    properties.append(
      PropertyEntry(
        name: name, type: .boolean, summary: summary,
        get: { object, _ in
          object.reading { (object: Object) in
            .bool(
              object.simulator.ask(
                hook, of: object, { if case .bool(let value) = $0 { value } else { nil } },
                { inherited(object) }))
          }
        },
        set: { object, argument in
          let stack = argument.stack
          switch stack.type(at: argument.position) {
          case .boolean, .function, .nil: break
          default:
            throw LuaError(
              "\(argument.label) should be true, false or a function that returns one, got "
                + argument.session.describeForMessage(stack, at: argument.position))
          }
          _ = argument.session.keepOverride(name, of: object, stack, at: argument.position)
        }, hook: hook))
  }

  /// Adds a question of UIKit's that scripts answer by a value of that type or by a function.
  ///
  /// - Parameter check: throws what is wrong with a value.
  mutating func question<Object: NSObject>(
    _ name: String, _ type: ScriptType, of _: Object.Type, _ summary: String, hook: Word,
    get: @escaping @Sendable (Object) -> ScriptValue,
    check: @escaping @Sendable (Argument) throws -> Void
  ) {
    properties.append(
      PropertyEntry(
        name: name, type: type, summary: summary, get: { object, _ in object.reading(get) },
        set: { object, argument in
          if !argument.isNil, argument.stack.type(at: argument.position) != .function {
            try check(argument)
          }
          _ = argument.session.keepOverride(
            name, of: object, argument.stack, at: argument.position)
        }, hook: hook))
  }

  /// Adds a method without parameters.
  mutating func method<Object: NSObject>(
    _ name: String, of type: Object.Type, _ summary: String, hook: Word? = nil,
    returns: ScriptType? = nil,
    body: @escaping @Sendable (Object, Call) throws -> ScriptValue
  ) {
    method(name, of: type, [], summary, hook: hook, returns: returns, body: body)
  }

  /// Adds a method.
  mutating func method<Object: NSObject>(
    _ name: String, of _: Object.Type, _ parameters: [CallableEntry.Parameter],
    _ summary: String, hook: Word? = nil, returns: ScriptType? = nil,
    body: @escaping @Sendable (Object, Call) throws -> ScriptValue
  ) {
    methods.append(
      CallableEntry(name, parameters, summary, hook: hook, returns: returns) { call in
        guard let receiver = call.receiver as? Object else { return .none }
        return try call.session.simulator().enter { try body(receiver, call) }
      })
  }
}

extension NSObject {
  /// Reads a property inside the object's simulator: reading one may make objects, as `view` does.
  fileprivate func reading<Object: NSObject>(_ get: (Object) -> ScriptValue) -> ScriptValue {
    simulator.enter { get(unsafeDowncast(self, to: Object.self)) }
  }
}

extension Call {
  /// An object that the call can't do without.
  func required<Object: NSObject>(_ index: Int, _ type: Object.Type) throws -> Object {
    guard let object = try object(index, type) else {
      throw LuaError("\(entry.name): \(Object.className) expected, got nil")
    }
    return object
  }
}

extension Enumeration {
  /// The names of the bits that are set.
  func names(of bits: UInt) -> ScriptValue {
    .list(
      zip(names, values).filter { $0.1.nonzeroBitCount == 1 && bits & UInt($0.1) != 0 }
        .map { .string($0.0) })
  }

  package static let modalPresentationStyle = Enumeration(
    name: "UIModalPresentationStyle",
    UIModalPresentationStyle.allCases.map { ($0.name, $0.rawValue) })
  package static let modalTransitionStyle = Enumeration(
    name: "UIModalTransitionStyle",
    UIModalTransitionStyle.allCases.map { ($0.name, $0.rawValue) })
  package static let windowLevel = Enumeration(
    name: "UIWindow.Level", [("normal", 0), ("statusBar", 1000), ("alert", 2000)])
  package static let applicationState = Enumeration(
    "UIApplication.State", ["active", "inactive", "background"])
  package static let activationState = Enumeration(
    "UIScene.ActivationState", from: -1,
    ["unattached", "foregroundActive", "foregroundInactive", "background"])
  static let interfaceOrientation = Enumeration(
    name: "UIInterfaceOrientation",
    [
      ("portrait", UIInterfaceOrientation.portrait.rawValue),
      ("portraitUpsideDown", UIInterfaceOrientation.portraitUpsideDown.rawValue),
      ("landscapeLeft", UIInterfaceOrientation.landscapeLeft.rawValue),
      ("landscapeRight", UIInterfaceOrientation.landscapeRight.rawValue),
    ])
  static let interfaceOrientationMask = Enumeration(
    name: "UIInterfaceOrientationMask",
    [
      ("portrait", 1 << 1), ("portraitUpsideDown", 1 << 2), ("landscapeRight", 1 << 3),
      ("landscapeLeft", 1 << 4), ("landscape", 24), ("allButUpsideDown", 26), ("all", 30),
    ])
  static let cornerMask = Enumeration(
    name: "CACornerMask",
    [
      ("layerMinXMinYCorner", 1), ("layerMaxXMinYCorner", 2), ("layerMinXMaxYCorner", 4),
      ("layerMaxXMaxYCorner", 8),
    ])
  package static let sizeClass = Enumeration(
    "UIUserInterfaceSizeClass", ["unspecified", "compact", "regular"])
  package static let userInterfaceStyle = Enumeration(
    "UIUserInterfaceStyle", ["unspecified", "light", "dark"])
  package static let userInterfaceIdiom = Enumeration(
    "UIUserInterfaceIdiom", from: -1, ["unspecified", "phone", "pad"])
  static let autoresizing = Enumeration(
    name: "autoresizing mask", type: "UIView.AutoresizingMask",
    [
      ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4),
      ("flexibleTopMargin", 8), ("flexibleHeight", 16), ("flexibleBottomMargin", 32),
    ])
  static let animationOptions = Enumeration(
    name: "animation option", type: "UIView.AnimationOptions",
    [
      ("layoutSubviews", 1 << 0), ("allowUserInteraction", 1 << 1),
      ("beginFromCurrentState", 1 << 2), ("repeat", 1 << 3), ("autoreverse", 1 << 4),
      ("overrideInheritedDuration", 1 << 5), ("overrideInheritedCurve", 1 << 6),
      ("allowAnimatedContent", 1 << 7), ("showHideTransitionViews", 1 << 8),
      ("overrideInheritedOptions", 1 << 9), ("curveEaseInOut", 0), ("curveEaseIn", 1 << 16),
      ("curveEaseOut", 2 << 16), ("curveLinear", 3 << 16), ("transitionFlipFromLeft", 1 << 20),
      ("transitionFlipFromRight", 2 << 20), ("transitionCurlUp", 3 << 20),
      ("transitionCurlDown", 4 << 20), ("transitionCrossDissolve", 5 << 20),
      ("transitionFlipFromTop", 6 << 20), ("transitionFlipFromBottom", 7 << 20),
    ])
  static let keyframeAnimationOptions = Enumeration(
    name: "keyframe animation option", type: "UIView.KeyframeAnimationOptions",
    [
      ("layoutSubviews", 1 << 0), ("allowUserInteraction", 1 << 1),
      ("beginFromCurrentState", 1 << 2), ("repeat", 1 << 3), ("autoreverse", 1 << 4),
      ("overrideInheritedDuration", 1 << 5), ("overrideInheritedOptions", 1 << 9),
      ("calculationModeLinear", 0),
    ])
  static let animationCurve = Enumeration(
    name: "animation curve", type: "UIView.AnimationCurve",
    [("easeInOut", 0), ("easeIn", 1), ("easeOut", 2), ("linear", 3)])
  package static let animationTransition = Enumeration(
    "AnimationTransition", type: "UIView.AnimationTransition",
    ["none", "flipFromLeft", "flipFromRight", "curlUp", "curlDown"])
  package static let animatingPosition = Enumeration(
    "UIViewAnimatingPosition", ["end", "start", "current"])
  package static let animatingState = Enumeration(
    "UIViewAnimatingState", ["inactive", "active", "stopped"])
  static let timingFunction = Enumeration(
    name: "timing function", type: "CAMediaTimingFunctionName",
    [("default", 0), ("linear", 1), ("easeIn", 2), ("easeOut", 3), ("easeInEaseOut", 4)])
}
