import Lua
package import UIKitSimulation

/// A delegate that the script wrote: a table, or an object of UIKit's, with the delegate's methods.
///
/// The methods are looked up when they are called, so a script may add or replace them. The
/// extensions beside the classes make it conform to UIKit's protocols.
package final class ScriptDelegate: OptionalMethods {
  unowned(unsafe) let session: Session
  /// The table or the object.
  let reference: LuaReference
  /// What the script may write in it.
  let entry: ProtocolEntry

  init(session: Session, reference: LuaReference, entry: ProtocolEntry) {
    self.session = session
    self.reference = reference
    self.entry = entry
  }

  package func implements(_ hook: Word) -> Bool {
    let stack = session.callbackStack
    defer { stack.pop() }
    return pushMethod(hook, on: stack)
  }

  /// Calls a method of the delegate; the table comes first, then UIKit's arguments.
  func call(_ hook: Word, _ arguments: ScriptValue...) {
    _ = call(hook, arguments, results: 0)
  }

  /// Calls a method of the delegate and reads its answer; nil if that isn't what UIKit expects,
  /// which ends the app.
  func ask<Answer>(
    _ hook: Word, _ arguments: ScriptValue..., decode: (Argument) throws -> Answer
  ) -> Answer? {
    guard call(hook, arguments, results: 1) else { return nil }
    let stack = session.callbackStack
    defer { stack.pop() }
    let argument = Argument(
      session: session, stack: stack, position: stack.count,
      label: "the answer of the delegate's \(hook.text)")
    do {
      return try decode(argument)
    } catch {
      session.endApp(error)
      return nil
    }
  }

  private func call(_ hook: Word, _ arguments: [ScriptValue], results: Int) -> Bool {
    assert(entry.allows(arguments, results, for: hook), "\(entry.name).\(hook.text): \(arguments)")
    let stack = session.callbackStack
    guard pushMethod(hook, on: stack) else {
      stack.pop()
      return false
    }
    let method = stack.popReference()
    defer { stack.release(method) }
    return session.runCallback(method, results: results) { stack in
      stack.push(reference)
      for argument in arguments where (try? session.push(argument, on: stack)) == nil {
        stack.pushNil()
      }
      return 1 + arguments.count
    }
  }

  /// Pushes the method, or something that is none; false then.
  private func pushMethod(_ hook: Word, on stack: LuaStack) -> Bool {
    stack.reserve(20)
    stack.push(reference)
    if stack.type(at: -1) == .table {
      stack.pushField(named: hook.text, at: stack.count)
    } else {
      stack.pushOwnField(named: hook.text, at: stack.count)
    }
    let isMethod = stack.type(at: -1) == .function
    // The method takes the place of what holds it.
    stack.insert(at: -2)
    stack.pop()
    return isMethod
  }
}

/// A protocol of UIKit's whose methods a script may write into a delegate.
package struct ProtocolEntry: Sendable {
  /// One optional method.
  package struct Method: Sendable {
    /// The word under which UIKit sends it, which is its name.
    package let hook: Word
    /// What it gets after the delegate itself, in order.
    package let parameters: [CallableEntry.Parameter]
    /// What it is for, in one sentence.
    package let summary: String
    /// What UIKit expects it to answer; nil if nothing.
    package let returns: ScriptType?

    /// Its name in a script.
    package var name: String { hook.text }

    package init(
      _ hook: Word, _ parameters: [CallableEntry.Parameter], _ summary: String,
      returns: ScriptType? = nil
    ) {
      self.hook = hook
      self.parameters = parameters
      self.summary = summary
      self.returns = returns
    }
  }

  /// The protocol's name in UIKit.
  package let name: String
  /// The methods, in UIKit's order.
  package let methods: [Method]

  package init(_ name: String, _ methods: [Method]) {
    self.name = name
    self.methods = methods
  }

  /// Whether a method is declared with such arguments and so many results.
  fileprivate func allows(_ arguments: [ScriptValue], _ results: Int, for hook: Word) -> Bool {
    guard let method = methods.first(where: { $0.hook == hook }) else { return false }
    return method.parameters.count == arguments.count && (method.returns != nil) == (results > 0)
      && zip(arguments, method.parameters).allSatisfy { $0.fits(.optional($1.type)) }
  }

  /// The names of the methods.
  package var names: [String] { methods.map(\.hook.text) }

  /// What is wrong with a function of that name in a delegate; nil for a method, and for a function
  /// that has nothing to do with the protocol.
  func mistake(in key: String, of registry: Registry) -> String? {
    if names.contains(key) { return nil }
    let question = Suggestions.question(key, in: names)
    if !question.isEmpty { return "\(name) has no method \"\(key)\"\(question)" }
    let letters = Array(key.utf8)
    let shared = names.map { zip(letters, $0.utf8).prefix { $0 == $1 }.count }
    // One table may be the delegate of several objects.
    guard shared.contains(where: { $0 >= 12 }) || key.contains(sender),
      !registry.protocols.contains(where: { $0.names.contains(key) })
    else { return nil }
    let best = shared.max() ?? 0
    let near = names.indices.filter { 2 * shared[$0] >= best }
      .sorted { (-shared[$0], $0) < (-shared[$1], $1) }.prefix(3).map { "\"\(names[$0])\"" }
    return "\(name) has no method \"\(key)\" that is modelled; did you mean "
      + near.joined(separator: " or ") + "?"
  }

  /// The word that UIKit's names for the sender share: "lertView" of "UIAlertViewDelegate", without
  /// the letter that is small at the beginning of a name.
  private var sender: String { String(name.dropFirst(3).dropLast("Delegate".count)) }
}

extension Argument {
  /// The value as a delegate, or nil.
  ///
  /// - Throws: what is wrong with it, such as a method whose name is misspelt.
  package func delegate(_ entry: ProtocolEntry) throws -> ScriptDelegate? {
    if isNil { return nil }
    if stack.type(at: position) == .table {
      try stack.forEach(at: position) {
        guard stack.type(at: -1) == .function, let key = stack.string(at: -2),
          let mistake = entry.mistake(in: key, of: session.registry)
        else { return }
        throw LuaError("\(label): \(mistake)")
      }
    } else if try session.object(stack, at: position) == nil {
      throw LuaError(
        "\(label) should be a table with methods of \(entry.name), such as \(entry.names[0]), got "
          + session.describeForMessage(stack, at: position))
    }
    return ScriptDelegate(
      session: session, reference: stack.reference(at: position), entry: entry)
  }
}

extension ClassEntry {
  /// Adds a property that holds a delegate, strongly, until the scenario ends.
  mutating func delegate<Object: NSObject>(
    _ name: String, _ entry: ProtocolEntry, of type: Object.Type, _ summary: String,
    get: @escaping @Sendable (Object) -> AnyObject?,
    set: @escaping @Sendable (Object, ScriptDelegate?) -> Void
  ) {
    property(
      name, .delegate(entry), of: type, summary,
      get: { (get($0) as? ScriptDelegate).map { .script($0.reference) } ?? .none },
      set: { set($0, try $1.delegate(entry)) })
  }
}
