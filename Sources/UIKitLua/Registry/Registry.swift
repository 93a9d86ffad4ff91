package import Lua
package import UIKitSimulation

/// Everything that a script can name: the classes, their members, the value types and the verbs.
///
/// A value that other layers extend. From it come the bindings, the checks of arguments, the
/// suggestions, the completion, the editor's stubs and the reference.
package struct Registry: Sendable {
  /// The classes, each behind its superclass.
  package private(set) var classes: [ClassEntry] = []
  /// The immutable value types.
  package private(set) var values: [ValueEntry] = []
  /// The global functions.
  package private(set) var verbs: [CallableEntry] = []
  /// Tables of functions, such as `expect`.
  package private(set) var libraries: [LibraryEntry] = []

  /// An empty registry.
  package init() {}

  /// Adds a class; its superclass has to be there already.
  package mutating func add(_ entry: ClassEntry) {
    precondition(entry.superclass.map { name in classes.contains { $0.name == name } } ?? true)
    precondition(!globalNames.contains(entry.name), "\(entry.name) is there already")
    let inherited = entry.superclass.map { memberNames(of: $0) } ?? []
    var own: [String] = []
    for name in entry.properties.map(\.name) + entry.methods.map(\.name) {
      precondition(!own.contains(name), "\(entry.name).\(name) is there already")
      precondition(
        !inherited.contains(name) || entry.redeclares.contains(name),
        "\(entry.name).\(name) hides an inherited member")
      own.append(name)
    }
    classes.append(entry)
  }

  /// Adds a value type.
  package mutating func add(_ entry: ValueEntry) { values.append(entry) }

  /// Adds a verb.
  package mutating func add(_ verb: CallableEntry) {
    precondition(!globalNames.contains(verb.name), "\(verb.name) is there already")
    verbs.append(verb)
  }

  /// Adds a table of functions.
  package mutating func add(_ library: LibraryEntry) { libraries.append(library) }

  /// The names of all globals, in the order in which they were added.
  package var globalNames: [String] {
    verbs.map(\.name) + classes.map(\.name) + values.flatMap { [$0.name] + $0.shortNames }
      + libraries.map(\.name)
  }

  /// The names of a class's members, inherited ones first.
  package func memberNames(of name: String) -> [String] {
    guard let entry = classes.first(where: { $0.name == name }) else { return [] }
    return (entry.superclass.map { memberNames(of: $0) } ?? []) + entry.properties.map(\.name)
      + entry.methods.map(\.name)
  }

  /// The protocols of the delegates that a property holds, in the order of the classes.
  package var protocols: [ProtocolEntry] {
    var found: [ProtocolEntry] = []
    for property in classes.flatMap(\.properties) {
      guard case .delegate(let entry) = property.type,
        !found.contains(where: { $0.name == entry.name })
      else { continue }
      found.append(entry)
    }
    return found
  }

  /// The names that the trace has besides the engine's own: those of the properties.
  package var vocabulary: [String] {
    var names: [String] = []
    var known = Set(Vocabulary.texts)
    for entry in classes {
      for property in entry.properties where known.insert(property.name).inserted {
        names.append(property.name)
      }
    }
    return names
  }
}

/// A class of UIKit's as scripts see it.
package struct ClassEntry: Sendable {
  package let name: String
  package let superclass: String?
  package let summary: String
  /// The Swift class.
  package let type: NSObject.Type
  /// Makes an object; nil for a class that scripts can't make objects of.
  package let make: (@Sendable () throws -> NSObject)?
  /// What the first item of a constructor's table sets besides the name.
  package var setTitle: (@Sendable (NSObject, String) -> Void)?
  /// The first system that has the class, and what earlier ones have instead.
  package var firstSystem: (major: Int, instead: String)?
  package var properties: [PropertyEntry] = []
  package var methods: [CallableEntry] = []
  /// Functions of the class itself, such as `UIView.animate`.
  package var statics: [CallableEntry] = []
  /// Properties of the class itself, such as `UIScreen.main`.
  package var staticProperties: [StaticPropertyEntry] = []
  /// The inherited members that the class means to replace.
  package var redeclares: [String] = []
}

/// A property of a class itself: an object of the running world, or a constant.
package struct StaticPropertyEntry: Sendable {
  /// What it holds.
  package enum Content: Sendable {
    case object(@Sendable (Simulator) -> NSObject)
    case text(String)
  }

  package let name: String
  package let type: ScriptType
  package let summary: String
  package let content: Content

  /// A property that holds an object of the running world.
  package init(
    name: String, type: ScriptType, summary: String,
    get: @escaping @Sendable (Simulator) -> NSObject
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    content = .object(get)
  }

  /// The name of a notification, which observers give to the notification centre.
  package init(notification name: String, _ word: Word, _ summary: String) {
    self.name = name
    type = .string
    self.summary = summary
    content = .text(word.text)
  }
}

/// A property as scripts see it.
package struct PropertyEntry: Sendable {
  package let name: String
  package let type: ScriptType
  package let summary: String
  package let get: @Sendable (NSObject, Session) throws -> ScriptValue
  /// Nil for a property that can only be read.
  package let set: (@Sendable (NSObject, Argument) throws -> Void)?
  /// The question that UIKit asks, for a property that scripts override as a subclass would.
  package let hook: Word?
  /// Whether only a constructor's table can set it.
  package var isInitOnly = false
  /// The first system that has it, and what earlier ones have instead.
  package var firstSystem: (major: Int, instead: String)?
}

/// A method, a static function or a verb as scripts see it.
package final class CallableEntry: Sendable {
  /// One parameter.
  package struct Parameter: Sendable {
    package let name: String
    package let type: ScriptType
    package let isOptional: Bool
    /// Whether it is passed by its label in the last table.
    package let isLabelled: Bool
    /// Whether any number of values may stand in its place.
    package var isRepeated = false
    /// What stands for it if it is left out, as a script writes it or in words.
    package var fallback: String?

    /// A parameter that is passed by its position.
    package static func positional(
      _ name: String, _ type: ScriptType, optional: Bool = false, fallback: String? = nil
    ) -> Parameter {
      Parameter(
        name: name, type: type, isOptional: optional || fallback != nil, isLabelled: false,
        fallback: fallback)
    }

    /// A parameter that is passed by its label.
    package static func labelled(
      _ name: String, _ type: ScriptType, optional: Bool = true, fallback: String? = nil
    ) -> Parameter {
      Parameter(
        name: name, type: type, isOptional: optional, isLabelled: true, fallback: fallback)
    }

    /// Whether the change is shown; it is, unless a script says otherwise.
    package static let animated = labelled("animated", .boolean, fallback: "true")

    /// Optional parameters in a row that mean the same: any number of values, up to `limit`.
    package static func repeated(
      _ name: String, _ type: ScriptType, upTo limit: Int
    ) -> [Parameter] {
      (1...limit).map {
        var parameter = positional("\(name) \($0)", type, optional: true)
        parameter.isRepeated = true
        return parameter
      }
    }
  }

  package let name: String
  package let parameters: [Parameter]
  package let summary: String
  /// What it gives back; nil if nothing.
  package let returns: ScriptType?
  /// The word under which UIKit sends the method, so that a script can override it.
  package let hook: Word?
  /// Whether it runs the clock, which only the main flow may do.
  package let runsClock: Bool
  /// Whether it works even when the app has ended.
  package let worksAfterEnd: Bool
  package let body: @Sendable (Call) throws -> ScriptValue

  package init(
    _ name: String, _ parameters: [Parameter] = [], _ summary: String, hook: Word? = nil,
    runsClock: Bool = false, worksAfterEnd: Bool = false, returns: ScriptType? = nil,
    body: @escaping @Sendable (Call) throws -> ScriptValue
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.returns = returns
    self.hook = hook
    self.runsClock = runsClock
    self.worksAfterEnd = worksAfterEnd
    self.body = body
  }
}

/// An immutable value type such as `CGRect`.
package struct ValueEntry: Sendable {
  package let name: String
  /// Other names of its constructor, such as `rect`.
  package let shortNames: [String]
  package let summary: String
  /// The names of its numbers, in order; several names may mean one number.
  package let parts: [(name: String, index: Int)]
  package let partCount: Int
  /// What is worked out from the numbers.
  package var properties: [Property] = []
  /// Methods; the numbers of the receiver come first.
  package var methods: [Method] = []
  /// What a message shows as the remedy for assigning to a part.
  package let remedy: String

  /// Something that is worked out from the numbers.
  package struct Property: Sendable {
    package let name: String
    package let type: ScriptType
    package let summary: String
    package let get: @Sendable ([Double]) -> ScriptValue

    init(
      _ name: String, _ type: ScriptType, _ summary: String,
      get: @escaping @Sendable ([Double]) -> ScriptValue
    ) {
      self.name = name
      self.type = type
      self.summary = summary
      self.get = get
    }
  }

  /// A method of the type.
  package struct Method: Sendable {
    /// Its name, its parameters and what it gives.
    package let entry: CallableEntry
    package let body: @Sendable ([Double], Call) throws -> ScriptValue

    package var name: String { entry.name }

    init(
      _ name: String, _ parameters: [CallableEntry.Parameter], _ returns: ScriptType,
      _ summary: String, body: @escaping @Sendable ([Double], Call) throws -> ScriptValue
    ) {
      entry = CallableEntry(name, parameters, summary, returns: returns) { _ in .none }
      self.body = body
    }
  }
}

/// A table of functions under one global name.
package struct LibraryEntry: Sendable {
  package let name: String
  package let summary: String
  /// The functions, each with its whole name, `expect.order`.
  package var functions: [CallableEntry]
  /// The fields whose value is asked for when they are read.
  package var properties: [LibraryProperty]
  /// What calling the table itself does; nil if it can't be called.
  package var call: CallableEntry?
  /// Fields that hold the table itself, so that words can be chained: `assert.are.equal`.
  package var chains: [String]
  /// Further tables under it, each under all of its names.
  package var parts: [(names: [String], library: LibraryEntry)]

  package init(
    _ name: String, _ summary: String, properties: [LibraryProperty] = [],
    functions: [CallableEntry], call: CallableEntry? = nil, chains: [String] = [],
    parts: [(names: [String], library: LibraryEntry)] = []
  ) {
    self.name = name
    self.summary = summary
    self.properties = properties
    self.functions = functions
    self.call = call
    self.chains = chains
    self.parts = parts
  }

  /// The names of everything in the table.
  package var fieldNames: [String] {
    properties.map(\.name) + functions.map(\.lastName) + chains + parts.flatMap(\.names)
  }
}

/// A field of a table of functions whose value is asked for when it is read: `keyboard.visible`.
package struct LibraryProperty: Sendable {
  package let name: String
  package let type: ScriptType
  package let summary: String
  /// The present value.
  package let get: @Sendable (Session) throws -> ScriptValue

  package init(
    _ name: String, _ type: ScriptType, _ summary: String,
    get: @escaping @Sendable (Session) throws -> ScriptValue
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.get = get
  }
}

extension CallableEntry {
  /// The name within its table: `order` of `expect.order`.
  package var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// What UIKit gives a script.
package enum ScriptValue {
  case none
  case bool(Bool)
  case number(Double)
  case integer(Int)
  case string(String)
  case object(NSObject?)
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case insets(UIEdgeInsets)
  case transform(CGAffineTransform)
  case list([ScriptValue])
  /// A table of named values, in order.
  case record([(String, ScriptValue)])
  /// A value of the script's own.
  case script(LuaReference)
  /// The value on top of the stack already.
  case pushed
  /// So many values, on top of the stack already.
  case several(Int)
}
