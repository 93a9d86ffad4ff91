package import Trace

/// A delegate that implements some of its protocol's methods, as a script's table does.
///
/// A delegate that doesn't say so is taken to implement all of them: the protocols' default
/// methods answer what UIKit does without one.
package protocol OptionalMethods: AnyObject {
  /// Whether the delegate has a method of that name.
  func implements(_ hook: Word) -> Bool
}

extension Simulator {
  /// Calls an optional method of a delegate; nil, and no event, if the delegate doesn't have it.
  ///
  /// The event's subject is the object that asks, since delegates have no names.
  ///
  /// - Parameter value: what the event shows of the arguments.
  package func askDelegate<Answer>(
    _ delegate: AnyObject?, _ hook: Word, of asker: NSObject, with value: (Word, Value)? = nil,
    _ body: () -> Answer
  ) -> Answer? {
    guard failure == nil, let delegate else { return nil }
    if let delegate = delegate as? any OptionalMethods, !delegate.implements(hook) { return nil }
    var answer: Answer?
    run(hook, of: asker, with: value) { answer = body() }
    return answer
  }
}
