import Trace

extension Check {
  /// An override of a method in which a class of UIKit's does its work doesn't call the inherited
  /// one.
  ///
  /// UIKit's documentation asks for that call in every controller; a plain one, whose inherited
  /// method does nothing, gets along without it, a container doesn't.
  static let missingSuper = Check(
    .missingSuper, "An override doesn't call the inherited method where UIKit needs it",
    pattern: "every way out must tell the app once", kinds: [Event.Kinds(.callback)], .atOnce)
}

/// The inherited methods that an override has to call.
struct InheritedCalls: OptionSet {
  let rawValue: UInt8

  static let viewDidLoad = InheritedCalls(rawValue: 1 << 0)
  static let viewWillAppear = InheritedCalls(rawValue: 1 << 1)
  static let viewDidAppear = InheritedCalls(rawValue: 1 << 2)
  static let viewWillDisappear = InheritedCalls(rawValue: 1 << 3)
  static let viewDidDisappear = InheritedCalls(rawValue: 1 << 4)

  /// The method of that name; nil for one whose inherited call nobody misses.
  init?(_ hook: Word) {
    switch hook {
    case .viewDidLoad: self = .viewDidLoad
    case .viewWillAppear: self = .viewWillAppear
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    default: return nil
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Checks {
  /// The controller, if an override of that method has to call the inherited one; called before
  /// the override runs.
  func mustCallInherited(_ hook: Word, _ object: NSObject) -> UIViewController? {
    guard let method = InheritedCalls(hook), let controller = object as? UIViewController,
      type(of: controller).needsInheritedCalls
    else { return nil }
    controller.inheritedCalls.remove(method)
    return controller
  }

  /// The script's override of such a method has run.
  func overrideRan(_ hook: Word, of controller: UIViewController, _ seq: Int32) {
    guard let method = InheritedCalls(hook), !controller.inheritedCalls.contains(method),
      simulator.failure == nil, !hasFound(.missingSuper, controller.traceName)
    else { return }
    let arguments = hook == .viewDidLoad ? "self" : "self, animated"
    find(
      .missingSuper, controller.traceName, cause: seq,
      "the override of \(controller.traceNameText).\(hook.text) doesn't call "
        + "\(type(of: controller).className).\(hook.text)(\(arguments))")
  }
}
