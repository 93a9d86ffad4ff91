import Lua
import Trace
import UIKitSimulation

extension ClassEntry {
  static let notificationObserver = ClassEntry(
    name: "NotificationObserver", superclass: nil,
    summary: "What addObserver returns, for removeObserver.", type: NotificationObserver.self,
    make: nil)

  static let notificationCenter: ClassEntry = {
    var entry = ClassEntry(
      name: "NotificationCenter", superclass: nil,
      summary: "Tells observers of what UIKit and the app post.", type: NotificationCenter.self,
      make: nil)
    let type = NotificationCenter.self
    entry.method(
      "addObserver", of: type,
      [
        .positional("name", .string), .positional("observer", .function),
        .labelled("object", .any, fallback: "whoever posts it"),
      ],
      "Calls a function with each notification of that name, a table with name, object and "
        + "userInfo.",
      returns: .object("NotificationObserver")
    ) { center, call in
      let name = try call.notificationName(0)
      guard let function = try call.function(1) else { return .none }
      let session = call.session
      return .object(
        center.addObserver(forName: name, object: try call.poster(2)) {
          [unowned session] notification in
          function.callback { stack in
            (try? session.push(session.record(notification), on: stack)) != nil ? 1 : 0
          }
        })
    }
    entry.method(
      "removeObserver", of: type, [.positional("observer", .object("NotificationObserver"))],
      "Forgets what addObserver returned."
    ) { center, call in
      center.removeObserver(try call.required(0, NotificationObserver.self))
      return .none
    }
    entry.method(
      "post", of: type,
      [
        .positional("name", .string),
        .labelled("object", .any, fallback: "nil"), .labelled("userInfo", .table),
      ],
      "Posts a notification of the app's own."
    ) { center, call in
      guard let text = try call.string(0) else { return .none }
      let info = call.has(2) ? call.stack.reference(at: call.position(2)) : nil
      center.post(
        name: call.session.trace.names.intern(text), object: try call.poster(1), own: info)
      return .none
    }
    entry.staticProperties = [
      StaticPropertyEntry(
        name: "default", type: .object("NotificationCenter"), summary: "The app's own."
      ) { $0.notificationCenter }
    ]
    return entry
  }()
}

extension Call {
  /// The name of a notification, which has to be known if it is one of UIKit's.
  fileprivate func notificationName(_ index: Int) throws -> Name {
    let text = try string(index) ?? ""
    let known = Word.notifications.map(\.text)
    if text.hasPrefix("UI"), !known.contains(text) {
      let question = Suggestions.question(text, in: known)
      throw LuaError(
        "\(entry.name): UIKit posts no \"\(text)\""
          + (question.isEmpty
            ? " that is modelled; see docs/coverage.md for what is" : question))
    }
    return session.trace.names.intern(text)
  }

  /// Who posts a notification: any object of UIKit's, or nil.
  fileprivate func poster(_ index: Int) throws -> NSObject? {
    guard has(index) else { return nil }
    guard let object = try session.object(stack, at: position(index)) else {
      throw LuaError(
        "\(entry.name): object should be an object of UIKit's, got "
          + session.describeForMessage(stack, at: position(index)))
    }
    return object
  }
}

extension Session {
  /// A notification as its observers see it.
  fileprivate func record(_ notification: Notification) -> ScriptValue {
    var fields: [(String, ScriptValue)] = [
      ("name", .string(trace.names[notification.name])), ("object", .object(notification.object)),
    ]
    if let own = notification.own as? LuaReference { fields.append(("userInfo", .script(own))) }
    if !notification.info.isEmpty {
      fields.append(
        ("userInfo", .record(notification.info.map { ($0.key.text, value($0.value)) })))
    }
    return .record(fields)
  }

  private func value(_ value: Value) -> ScriptValue {
    switch value {
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(Int(value))
    case .number(let value): .number(value)
    case .seconds(let nanoseconds): .number(Double(nanoseconds) / 1e9)
    case .name(let name), .text(let name): .string(trace.names[name])
    case .rect(let x, let y, let width, let height):
      .rect(CGRect(x: x, y: y, width: width, height: height))
    case .point(let x, let y): .point(CGPoint(x: x, y: y))
    case .size(let width, let height): .size(CGSize(width: width, height: height))
    case .none: .none
    }
  }
}
