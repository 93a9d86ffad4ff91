package import Trace

/// The arguments of a send, in UIKit's order.
package struct SendArguments {
  /// One argument.
  package enum Argument {
    case none
    case bool(Bool)
    case number(Double)
    case object(NSObject?)
    case text(String)
    case size(CGSize)
    case point(CGPoint)
    case touches([UITouch])
  }

  /// The first argument.
  package var first: Argument
  /// The second argument.
  package var second: Argument

  /// Makes a list of no, one or two arguments.
  package init(_ first: Argument = .none, _ second: Argument = .none) {
    self.first = first
    self.second = second
  }

  /// The `animated` argument of an appearance callback, which the trace shows.
  var animated: Bool? {
    if case .bool(let value) = first { return value }
    return nil
  }
}

/// What the trace shows of a send besides its name.
package struct SendFields {
  let first: (Word, Value)?
  let second: (Word, Value)?

  /// Makes a list of no, one or two fields.
  package init(_ first: (Word, Value)? = nil, _ second: (Word, Value)? = nil) {
    self.first = first
    self.second = second
  }
}

/// What an override answered.
package enum SendAnswer {
  case size(CGSize)
  case bool(Bool)
  case number(Double)
  case text(String)
  case object(NSObject?)
}

/// The script's overrides; the engine owns the protocol, the language binding implements it.
///
/// Only objects whose `isOverridden` is set are asked about.
package protocol Overrides: AnyObject {
  /// Runs the script's override of a method; false if there is none.
  func perform(_ hook: Word, on object: NSObject, _ arguments: SendArguments) -> Bool
  /// Whether the script overrides a method of the object.
  func overrides(_ hook: Word, on object: NSObject) -> Bool
  /// Asks the script's override of a property or a query; nil if there is none.
  func answer(
    _ hook: Word, of object: NSObject, _ arguments: SendArguments
  ) -> SendAnswer?
  /// Whether the script overrides a method.
  func hasOverride(_ hook: Word, of object: NSObject) -> Bool
}

extension NSObject {
  /// Whether the app itself implements a method or answers a question: in a class of its own, which
  /// is taken to, or in a script.
  func answersItself(_ hook: Word) -> Bool {
    let own = type(of: self)
    return own.isOfTheApp && own.scriptType == own || hasOverride(hook)
  }

  /// Whether the script overrides that very method of this very object.
  func hasOverride(_ hook: Word) -> Bool {
    isOverridden && simulator.overrides?.hasOverride(hook, of: self) == true
  }
}

/// Hears of every callback after it ran; implements the script's `on`.
package protocol CallbackObserver: AnyObject {
  /// Called after the callback that is event `seq` of the trace.
  func callback(_ seq: Int32)
}

/// Knows which script line is running.
package protocol ScriptPosition: AnyObject {
  /// The line of the script that is running, or `.none`.
  var sourceLine: SourceLine { get }
}
