import UIKitLua

extension Registry {
  /// A place where a type is used: a property, a parameter or a result.
  struct Use {
    /// What the reference calls it: `UIViewController.modalPresentationStyle`, `tap`.
    let owner: String
    let type: ScriptType
  }

  /// Every use of a type, in the registry's order.
  var uses: [Use] {
    var uses: [Use] = []
    func add(_ entry: CallableEntry, _ name: String) {
      uses += entry.parameters.map { Use(owner: name, type: $0.type) }
      if let type = entry.returns { uses.append(Use(owner: name, type: type)) }
    }
    for verb in verbs { add(verb, verb.name) }
    for library in libraries {
      uses += library.properties.map {
        Use(owner: "\(library.name).\($0.name)", type: $0.type)
      }
      for function in library.functions { add(function, function.name) }
      if let call = library.call { add(call, call.name) }
    }
    for entry in classes {
      uses += entry.properties.map { Use(owner: "\(entry.name).\($0.name)", type: $0.type) }
      for method in entry.methods { add(method, "\(entry.name):\(method.name)") }
      for function in entry.statics { add(function, "\(entry.name).\(function.name)") }
    }
    for value in values {
      uses += value.properties.map { Use(owner: "\(value.name).\($0.name)", type: $0.type) }
      for method in value.methods { add(method.entry, "\(value.name):\(method.name)") }
    }
    for entry in protocols {
      for method in entry.methods {
        let name = "\(entry.name).\(method.name)"
        uses += method.parameters.map { Use(owner: name, type: $0.type) }
        if let type = method.returns { uses.append(Use(owner: name, type: type)) }
      }
    }
    for table in tables(in: uses) {
      uses += table.fields.map { Use(owner: "\(table.name).\($0.name)", type: $0.type) }
    }
    return uses
  }

  /// The tables with named fields, in the order of their first use.
  var tables: [TableEntry] { tables(in: uses) }

  private func tables(in uses: [Use]) -> [TableEntry] {
    var found: [TableEntry] = []
    for table in uses.compactMap(\.type.table)
    where !found.contains(where: { $0.name == table.name }) {
      found.append(table)
    }
    return found
  }

  /// The enumerations and the option sets, by name.
  var enumerations: [Enumeration] {
    var found: [Enumeration] = []
    for set in uses.compactMap(\.type.enumeration) {
      guard let place = found.firstIndex(where: { $0.typeName == set.typeName }) else {
        found.append(set)
        continue
      }
      // A verb may take a part of the names only.
      if found[place].names.count < set.names.count { found[place] = set }
    }
    return found.sorted { $0.typeName < $1.typeName }
  }

  /// The classes above one, the nearest first.
  func superclasses(of entry: ClassEntry) -> [ClassEntry] {
    var found: [ClassEntry] = []
    var next = entry.superclass
    while let name = next, let level = classes.first(where: { $0.name == name }) {
      found.append(level)
      next = level.superclass
    }
    return found
  }
}
