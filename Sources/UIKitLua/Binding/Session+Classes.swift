import Lua
import UIKitSimulation

extension Session {
  /// The classes that every script needs; the others are made when they are first named, or when
  /// UIKit first hands out an object of theirs, so that a fresh state stays small.
  static let coreClasses = ["UIWindow", "UIViewController"]

  /// Gives a class its number, and notes what UIKit sends its objects.
  func reserveClass(_ entry: ClassEntry) {
    let superID = entry.superclass.flatMap { place(ofClass: $0) }.map { classIDs[$0] }
    for property in entry.properties {
      if let hook = property.hook {
        note(hook: hook, named: property.name, answering: property.type)
      }
    }
    for method in entry.methods {
      if let hook = method.hook {
        note(hook: hook, named: method.name, answering: method.returns)
      }
    }
    let id = lua.reserve(entry.name, superclass: superID)
    classIDs.append(id)
    areInstalled.append(false)
    bind(entry.type, to: id)
  }

  /// Makes the classes that a script names, so that they are part of the prepared state.
  package func install(classesNamedIn source: String) {
    for entry in registry.classes where source.contains(entry.name) {
      install(classNamed: entry.name)
    }
  }

  /// Makes a class of that name if it is not there yet; false if there is none.
  @discardableResult
  func install(classNamed name: String) -> Bool {
    guard let place = place(ofClass: name) else { return false }
    install(classAt: place)
    return true
  }

  /// Makes a class, behind its superclass, if it is not there yet.
  func install(classAt place: Int) {
    guard !areInstalled[place] else { return }
    areInstalled[place] = true
    let entry = registry.classes[place]
    if let superclass = entry.superclass { install(classNamed: superclass) }
    let id = classIDs[place]
    var definition = LuaClassDefinition(entry.name, superclass: lua.superclass(of: id))
    for property in entry.properties { define(property, of: entry.name, in: &definition) }
    for method in entry.methods {
      definition.method(method.name, self.method(method, of: entry.name, id))
    }
    lua.define(definition, as: id)
    installConstructor(entry, id)
  }

  private func place(ofClass name: String) -> Int? {
    registry.classes.firstIndex { $0.name == name }
  }

  private func define(
    _ property: PropertyEntry, of className: String, in definition: inout LuaClassDefinition
  ) {
    let get: LuaFunction = { [unowned self] stack in
      try onStack(stack) {
        guard let object = try object(stack, at: 1) else { return 0 }
        let simulator = object.simulator
        try check(property.firstSystem, of: "\(className).\(property.name)", simulator)
        let hadFailed = simulator.failure != nil
        // Asking for a view may load it, which makes objects and runs code of the app.
        let value = try simulator.enter { try property.get(object, self) }
        assert(value.fits(.optional(property.type)), "\(className).\(property.name) is \(value)")
        if !hadFailed, let failure = simulator.failure {
          throw raised(failure)
        }
        try push(value, on: stack)
        return 1
      }
    }
    guard let set = property.set, !property.isInitOnly else {
      definition.property(
        property.name, get: get,
        set: { _ in
          throw LuaError(
            property.isInitOnly
              ? "\(className).\(property.name) can only be set in the constructor: "
                + "\(className) { \(property.name) = … }"
              : "\(className).\(property.name) can only be read")
        })
      return
    }
    definition.property(property.name, get: get) { [unowned self] stack in
      try onStack(stack) {
        guard let object = try object(stack, at: 1) else { return 0 }
        try assign(property, of: object, className, stack, at: 3, set)
        return 0
      }
    }
  }

  private func installConstructor(_ entry: ClassEntry, _ id: LuaClassID) {
    let stack = lua.stack
    let refusal = entry.name
    lua.pushCallable(
      entry.name, methods: id, on: stack,
      call: { [unowned self] stack in
        guard let make = entry.make else {
          throw LuaError("scripts can't make a \(refusal): UIKit makes it")
        }
        return try onStack(stack) { try construct(entry, make, stack) }
      },
      missing: { [unowned self] stack in
        let name = stack.string(at: 2) ?? "?"
        if let property = entry.staticProperties.first(where: { $0.name == name }) {
          switch property.content {
          case .object(let get):
            let simulator = try simulator()
            try push(simulator.enter { get(simulator) }, on: stack)
          case .text(let text): stack.push(text)
          }
          return 1
        }
        let names =
          registry.memberNames(of: entry.name) + entry.statics.map(\.name)
          + entry.staticProperties.map(\.name) + ["subclass"]
        throw LuaError(
          "\(entry.name) has no member \"\(name)\"" + Suggestions.question(name, in: names))
      },
      assign: { _ in
        throw LuaError(
          "\(entry.name) itself can't be changed; make a class of your own with "
            + "\(entry.name):subclass \"Name\" { … }")
      })
    for entry in entry.statics {
      stack.push(function(entry))
      stack.setField(entry.name, at: stack.count - 1)
    }
    if let make = entry.make {
      stack.push(subclassing(entry, make))
      stack.setField("subclass", at: stack.count - 1)
    }
    lua.setGlobal(entry.name)
  }
}
