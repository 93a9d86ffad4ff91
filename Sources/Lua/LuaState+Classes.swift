internal import CLuaSupport

extension LuaState {
  /// Gives a class its number, before it is defined.
  package func reserve(_ name: String, superclass: LuaClassID?) -> LuaClassID {
    classes.append(ClassRecord(name: name, superclass: superclass))
    return LuaClassID(Int32(classes.count) - 1)
  }

  /// Makes a class; its members are those of its superclass and its own, which win.
  ///
  /// A class defined after `prepare` is forgotten by `restore`.
  @discardableResult
  package func define(_ definition: LuaClassDefinition) -> LuaClassID {
    let id = reserve(definition.name, superclass: definition.superclass)
    define(definition, as: id)
    return id
  }

  /// Makes a class whose number was reserved; its superclass has to be there.
  package func define(_ definition: LuaClassDefinition, as number: LuaClassID) {
    let id = number.rawValue
    let stack = self.stack
    let kind = definition.kind == .value ? CLUA_VALUE : CLUA_PROXY
    clua_new_class(
      L, id, definition.superclass?.rawValue ?? -1, Int32(kind), definition.name)
    for (name, member) in definition.members {
      switch member {
      case .method(let body): stack.push(body)
      case .part(let index): stack.push(-1 - index)
      case .property(let get, let set):
        stack.push(getters.count)
        getters.append(Slot(body: get))
        setters.append(Slot(body: set))
      }
      stack.setField(name, at: -2)
    }
    stack.pop()
  }

  /// The name of a class.
  package func name(of id: LuaClassID) -> String { classes[Int(id.rawValue)].name }

  /// The superclass of a class.
  package func superclass(of id: LuaClassID) -> LuaClassID? {
    classes[Int(id.rawValue)].superclass
  }

  /// Whether a class is `ancestor` or descends from it.
  package func isClass(_ id: LuaClassID, _ ancestor: LuaClassID) -> Bool {
    var id: LuaClassID? = id
    while let current = id {
      if current == ancestor { return true }
      id = superclass(of: current)
    }
    return false
  }

  /// Pushes a class's table of members: methods are functions, others are numbers.
  ///
  /// Don't change it.
  package func pushMembers(of id: LuaClassID, on stack: LuaStack) {
    clua_push_members(stack.L, id.rawValue)
  }

  /// The names of a class's members, inherited ones too, in order.
  package func memberNames(of id: LuaClassID) -> [String] {
    let stack = self.stack
    var names: [String] = []
    pushMembers(of: id, on: stack)
    stack.forEach(at: -1) { names.append(stack.string(at: -2) ?? "") }
    stack.pop()
    return names
  }

  /// Pushes a table that can be called, as a class is: `UIView "Card"`, `UIView.layoutIfNeeded(v)`.
  ///
  /// Give it fields with `setField`: methods, static functions, nested types.
  /// - Parameters:
  ///   - name: what `tostring` says.
  ///   - methods: a class whose methods become its fields.
  ///   - call: gets the table at 1 and the arguments behind it.
  ///   - missing: an unknown field is read: table at 1, key at 2.
  ///   - assign: an unknown field is assigned: table at 1, key at 2, value at 3.
  package func pushCallable(
    _ name: String, methods: LuaClassID? = nil, on stack: LuaStack, call: LuaFunction?,
    missing: LuaFunction? = nil, assign: LuaFunction? = nil
  ) {
    stack.reserve(12)
    stack.newTable(fields: 16)
    let table = stack.count
    if let methods {
      pushMembers(of: methods, on: stack)
      stack.forEach(at: -1) {
        guard stack.type(at: -1) == .function else { return }
        stack.pushCopy(at: -2)
        stack.pushCopy(at: -2)
        stack.setRaw(at: table)
      }
      stack.pop()
    }
    stack.newTable(fields: 6)
    for (event, function) in [("__call", call), ("__index", missing), ("__newindex", assign)] {
      guard let function else { continue }
      stack.push(function)
      stack.setField(event, at: -2)
    }
    let tostring: LuaFunction = { stack in
      stack.push(name)
      return 1
    }
    stack.push(tostring)
    stack.setField("__tostring", at: -2)
    stack.push(name)
    stack.setField("__name", at: -2)
    stack.push(false)
    stack.setField("__metatable", at: -2)
    stack.setMetatable(at: table)
  }

  /// Sets a global, raw, to the value on top of the main stack and takes it off.
  package func setGlobal(_ name: String) {
    stack.pushGlobals()
    stack.insert(at: -2)
    stack.setField(name, at: -2)
    stack.pop()
  }

  /// Makes a host function a global.
  package func setGlobal(_ name: String, _ function: @escaping LuaFunction) {
    stack.push(function)
    setGlobal(name)
  }
}
