internal import CLuaSupport

/// The functions that C calls. Nothing may be raised here: an error becomes the value on top and
/// `CLUA_RAISE`, and the trampoline raises it when this frame is gone.
extension LuaState {
  @inline(__always)
  private static func enter(
    _ L: OpaquePointer?, _ body: (LuaStack) throws -> Int
  ) -> Int32 {
    let L = L.unsafelyUnwrapped
    return Unmanaged<LuaState>.fromOpaque(clua_host(L))._withUnsafeGuaranteedRef { state in
      let stack = LuaStack(L, state)
      do {
        return Int32(truncatingIfNeeded: try body(stack))
      } catch {
        stack.pushError(error)
        return CLUA_RAISE
      }
    }
  }

  static let hostFunctions = clua_host_functions(
    call: { L, slot in enter(L) { try $0.state.functions[Int(slot)].body($0) } },
    get: { L, slot in enter(L) { try $0.state.getters[Int(slot)].body($0) } },
    set: { L, slot in enter(L) { try $0.state.setters[Int(slot)].body($0) } },
    missing: { L, id in enter(L) { try $0.state.hooks.missing($0, LuaClassID(id)) } },
    new_field: { L, id in
      enter(L) {
        try $0.state.hooks.newField($0, LuaClassID(id))
        return 0
      }
    },
    override_: { L, id in enter(L) { try $0.state.hooks.override($0, LuaClassID(id)) ? 1 : 0 } },
    assign_value: { L, id in
      enter(L) {
        try $0.state.hooks.assignToValue($0, LuaClassID(id))
        return 0
      }
    },
    describe: { L, id in enter(L) { try $0.state.hooks.describe($0, LuaClassID(id)) } },
    missing_global: { L, _ in enter(L) { try $0.state.hooks.missingGlobal($0) } },
    now: { host in
      Unmanaged<LuaState>.fromOpaque(host.unsafelyUnwrapped)._withUnsafeGuaranteedRef { $0.now() }
    })
}
