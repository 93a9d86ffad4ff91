import Lua
package import UIKitSimulation

/// One value from the script, with what a message calls it.
package struct Argument {
  unowned(unsafe) let session: Session
  let stack: LuaStack
  let position: Int
  let label: String

  private func wrong(_ expected: String) -> LuaError {
    LuaError(
      "\(label) should be \(expected), got \(session.describeForMessage(stack, at: position))")
  }

  /// Whether the value is nil.
  package var isNil: Bool { stack.isNil(at: position) }

  /// The value as true or false.
  package func bool() throws -> Bool {
    guard let value = stack.boolean(at: position) else { throw wrong("true or false") }
    return value
  }

  /// The value as a number.
  package func number() throws -> Double {
    guard let value = stack.number(at: position), value.isFinite else { throw wrong("a number") }
    return value
  }

  /// The value as a whole number.
  package func integer() throws -> Int {
    guard let value = stack.integer(at: position) else { throw wrong("a whole number") }
    return value
  }

  /// The value as a string.
  package func string() throws -> String {
    guard let value = stack.string(at: position) else { throw wrong("a string") }
    return value
  }

  /// The value as an object of a class, or nil.
  package func object<Object: NSObject>(_ type: Object.Type) throws -> Object? {
    if isNil { return nil }
    guard let object = try session.object(stack, at: position) as? Object else {
      throw wrong("a \(Object.className) or nil")
    }
    return object
  }

  /// The value as one name of a set.
  package func enumeration<Value: RawRepresentable>(
    _ set: Enumeration, _ type: Value.Type
  ) throws -> Value where Value.RawValue == Int {
    let raw = try value(of: set)
    guard let value = Value(rawValue: raw) else { throw wrong(ScriptType.enumeration(set).phrase) }
    return value
  }

  /// The number behind a value that is one name of a set.
  package func value(of set: Enumeration) throws -> Int {
    guard let name = stack.string(at: position) else {
      throw wrong(ScriptType.enumeration(set).phrase)
    }
    guard let value = set.value(name) else {
      let near = Suggestions.question(name, in: set.names)
      throw LuaError(
        "\(label): there is no \(set.name) \"\(name)\""
          + (near.isEmpty
            ? "; there are \(set.names.map { "\"\($0)\"" }.joined(separator: ", "))" : near))
    }
    return value
  }

  /// The value as a function, kept for a later call.
  package func function() throws -> ScriptFunction {
    guard stack.type(at: position) == .function else { throw wrong("a function") }
    return ScriptFunction(session: session, reference: stack.reference(at: position))
  }

  /// The value as bits: one name of a set, or a list of names; a whole number stands for its bits.
  package func options(_ set: Enumeration) throws -> Int {
    if let bits = stack.integer(at: position) { return bits }
    if let name = stack.string(at: position) { return try bit(name, set) }
    guard stack.type(at: position) == .table else { throw wrong(ScriptType.options(set).phrase) }
    var bits = 0
    for index in 1...max(1, stack.rawLength(at: position)) {
      guard stack.pushElement(index, at: position) != .nil else {
        stack.pop()
        break
      }
      let name = stack.string(at: -1)
      let number = name == nil ? stack.integer(at: -1) : nil
      stack.pop()
      if let number {
        bits |= number
        continue
      }
      guard let name else { throw wrong(ScriptType.options(set).phrase) }
      bits |= try bit(name, set)
    }
    return bits
  }

  private func bit(_ name: String, _ set: Enumeration) throws -> Int {
    guard let bit = set.value(name) else {
      throw LuaError(
        "\(label): there is no \(set.name) \"\(name)\"" + Suggestions.question(name, in: set.names))
    }
    return bit
  }

  private func parts(_ classID: LuaClassID, _ name: String) throws -> UnsafeBufferPointer<Double> {
    guard let parts = stack.parts(of: classID, at: position) else { throw wrong(name) }
    return parts
  }

  /// The value as a rectangle.
  package func rect() throws -> CGRect {
    let part = try parts(session.valueClasses.rect, "a rect(x, y, width, height)")
    return CGRect(x: part[0], y: part[1], width: part[2], height: part[3])
  }

  /// The value as a point.
  package func point() throws -> CGPoint {
    let part = try parts(session.valueClasses.point, "a point(x, y)")
    return CGPoint(x: part[0], y: part[1])
  }

  /// The value as a size.
  package func size() throws -> CGSize {
    let part = try parts(session.valueClasses.size, "a size(width, height)")
    return CGSize(width: part[0], height: part[1])
  }

  /// The value as insets.
  package func insets() throws -> UIEdgeInsets {
    let part = try parts(session.valueClasses.insets, "insets(top, left, bottom, right)")
    return UIEdgeInsets(top: part[0], left: part[1], bottom: part[2], right: part[3])
  }

  /// The value as an affine transform.
  package func transform() throws -> CGAffineTransform {
    let part = try parts(session.valueClasses.transform, "a CGAffineTransform(a, b, c, d, tx, ty)")
    return CGAffineTransform(
      a: part[0], b: part[1], c: part[2], d: part[3], tx: part[4], ty: part[5])
  }
}
