import Lua

/// Limits that are reached soon.
enum SmallLimits {
  static let lua: LuaState.Limits = {
    var limits = LuaState.Limits()
    limits.instructions = 1_000_000
    limits.memory = 4 << 20
    return limits
  }()
}
