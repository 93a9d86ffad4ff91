/// A function that Lua calls: reads arguments, pushes results and returns how many they are.
///
/// A thrown error is raised in the script.
package typealias LuaFunction = (LuaStack) throws -> Int

/// The number of a class, from 0 in the order of definition.
package struct LuaClassID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  @inlinable
  package init(rawValue: Int32) { self.rawValue = rawValue }
  @inlinable
  package init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// A host object as a script holds it: where it is in the host's own table of objects.
///
/// The host owns the objects; a generation that is not the table's tells it that the object belongs
/// to another world.
package struct LuaObject: Hashable, Sendable {
  /// The class whose members it has.
  package let classID: LuaClassID
  /// Its place in the host's table, from 1.
  package let index: UInt32
  /// Which life of that place it belongs to.
  package let generation: UInt32

  @inlinable
  package init(classID: LuaClassID, index: UInt32, generation: UInt32) {
    self.classID = classID
    self.index = index
    self.generation = generation
  }
}

/// A class as a script sees it: what its objects' members are.
///
/// Build it, then `LuaState.define` it.
package struct LuaClassDefinition {
  /// What an instance is.
  package enum Kind {
    /// A proxy of a host object: compared by identity, can hold fields of the script's own.
    case object
    /// Up to six numbers, immutable, compared by what they hold.
    case value
  }

  enum Member {
    case method(LuaFunction)
    case property(get: LuaFunction, set: LuaFunction)
    case part(Int)
  }

  package let name: String
  package let kind: Kind
  package let superclass: LuaClassID?
  var members: [(name: String, member: Member)] = []

  /// A class that has all members of `superclass`.
  package init(_ name: String, kind: Kind = .object, superclass: LuaClassID? = nil) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
  }

  /// Adds a method: the object is its first argument.
  package mutating func method(_ name: String, _ body: @escaping LuaFunction) {
    members.append((name, .method(body)))
  }

  /// Adds a property.
  ///
  /// The getter finds the object at 1 and pushes one result. The setter finds the object at 1, the
  /// key at 2 and the new value at 3, and returns 0; without one, assigning throws.
  package mutating func property(
    _ name: String, get: @escaping LuaFunction, set: LuaFunction? = nil
  ) {
    let className = self.name
    let refuse: LuaFunction = { _ in
      throw LuaError("'\(name)' of \(className) can't be assigned: it is read-only")
    }
    members.append((name, .property(get: get, set: set ?? refuse)))
  }

  /// Adds a name for the part `index` (0 … 5) of a value; read without calling the host.
  package mutating func part(_ name: String, _ index: Int) {
    precondition(kind == .value && (0..<6).contains(index))
    members.append((name, .part(index)))
  }
}

/// What the host decides about names that are no members.
///
/// Each finds the object at 1 and the key at 2.
package struct LuaObjectHooks {
  /// An unknown name is read: push a value and return 1, return 0 for nil, or throw.
  package var missing: (LuaStack, LuaClassID) throws -> Int = { _, _ in 0 }
  /// An unknown name is assigned for the first time (value at 3): throw to refuse it.
  package var newField: (LuaStack, LuaClassID) throws -> Void = { _, _ in }
  /// A method's name is assigned (value at 3): true if the host kept it; false leaves it with the
  /// object's own fields, where reading and `pushOwnField` find it.
  package var override: (LuaStack, LuaClassID) throws -> Bool = { _, _ in false }
  /// A part of a value is assigned: throws what to do instead.
  package var assignToValue: (LuaStack, LuaClassID) throws -> Void = { _, _ in
    throw LuaError("a value can't be changed in part")
  }
  /// `tostring` of an object or value (at 1): push text and return 1, or 0 for the default.
  package var describe: (LuaStack, LuaClassID) throws -> Int = { _, _ in 0 }
  /// An undefined global is read (its name at 2): push a value and return 1, or throw.
  package var missingGlobal: (LuaStack) throws -> Int = { stack in
    throw LuaError("undefined global '\(stack.string(at: 2) ?? "?")'")
  }

  package init() {}
}
