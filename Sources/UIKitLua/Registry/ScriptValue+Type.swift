import UIKitSimulation

extension ScriptValue {
  /// Whether the value is of the type that an entry declares.
  ///
  /// What is on the stack already can't be told, and nothing may stand for anything: a call that is
  /// refused gives it.
  func fits(_ type: ScriptType?) -> Bool {
    guard let type else { return if case .none = self { true } else { false } }
    switch (self, type) {
    case (.none, _), (.pushed, _), (.several, _), (_, .any), (.object(nil), .optional): return true
    case (_, .optional(let type)): return fits(type)
    case (_, .either(let types)): return types.contains { fits($0) }
    case (.bool, .boolean), (.integer, .number), (.integer, .integer), (.number, .number):
      return true
    case (.rect, .rect), (.point, .point), (.size, .size), (.insets, .insets): return true
    case (.transform, .transform), (.script, .delegate), (.script, .function): return true
    case (.string, .string): return true
    case (.string(let name), .enumeration(let set)): return set.value(name) != nil
    case (.object(let object?), .object(let name)): return object.isKind(of: name)
    case (.list(let items), .list(let type)): return items.allSatisfy { $0.fits(type) }
    case (.list(let items), .options(let set)):
      return items.allSatisfy { $0.fits(.enumeration(set)) }
    case (.record(let fields), .fields(let entry)):
      return fields.allSatisfy { name, value in
        entry.fields.contains { $0.name == name && value.fits(.optional($0.type)) }
      }
    default: return false
    }
  }
}

extension NSObject {
  /// Whether the object's class, or one above it, has a name.
  fileprivate func isKind(of name: String) -> Bool {
    var level: Mirror? = Mirror(reflecting: self)
    while let mirror = level {
      if let type = mirror.subjectType as? NSObject.Type, type.className == name { return true }
      level = mirror.superclassMirror
    }
    return false
  }
}
