/* Basic functions that stock Lua would let run past every limit, or print addresses. */
#include "internal.h"

/* The stock function kept in upvalue 1; called directly it sees this function's arguments. */
static int call_stock(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

static void wrap_stock(lua_State *L, const char *name, lua_CFunction wrapper) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, wrapper, 1);
  lua_setfield(L, -2, name);
}

static int metered(lua_State *L) {
  int64_t bytes = 0;
  for (int n = lua_gettop(L); n > 0; n--)
    if (lua_type(L, n) == LUA_TSTRING) bytes += (int64_t)lua_rawlen(L, n);
  if (bytes >= 256) clua_charge(L, bytes >> 4);
  return call_stock(L);
}

void clua_meter(lua_State *L, const char *name) { wrap_stock(L, name, metered); }

static int set_metatable(lua_State *L) {
  static const char *const refused[] = {"__gc", "__mode", NULL};
  for (int n = 0; refused[n] && lua_type(L, 2) == LUA_TTABLE; n++) {
    lua_pushstring(L, refused[n]);
    if (lua_rawget(L, 2) != LUA_TNIL)
      return luaL_error(L, "'%s' is not available: what is collected, and when, is no part of a "
                           "script's behaviour", refused[n]);
    lua_pop(L, 1);
  }
  return call_stock(L);
}

static int to_string(lua_State *L) {
  luaL_checkany(L, 1);
  clua_describe(L, 1, NULL);
  return 1;
}

/* load(chunk, name, mode, env): text only. A string costs about 4 instructions a byte. */
static int load_text(lua_State *L) {
  lua_Integer length = lua_type(L, 1) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, 1) : 0;
  if (length) clua_charge(L, length * 4);
  const char *mode = luaL_optstring(L, 3, "t");
  int has_environment = !lua_isnone(L, 4);
  lua_settop(L, has_environment ? 4 : 3);
  if (lua_isnil(L, 2)) {
    lua_pushliteral(L, "=(load)");
    lua_replace(L, 2);
  }
  lua_pushstring(L, strchr(mode, 't') ? "t" : "b");
  lua_replace(L, 3);
  if (!strchr(mode, 't')) {
    lua_pushnil(L);
    lua_pushliteral(L, "only text can be loaded, not precompiled chunks");
    return 2;
  }
  return call_stock(L);
}

/* The message handler of xpcall; upvalue: the script's own. Inside a hook nothing can be stopped,
   so a script's handler is not called for a budget that is gone. */
static int guarded_handler(lua_State *L) {
  if (clua_of(L)->exhausted) return 1;
  lua_settop(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

static int finish_xpcall(lua_State *L, int status, lua_KContext before) {
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)before;
}

static int guarded_xpcall(lua_State *L) {
  int arguments = lua_gettop(L) - 2;
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1); /* the first result of success */
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, arguments, LUA_MULTRET, 2, 2, finish_xpcall);
  return finish_xpcall(L, status, 2);
}

void clua_set_base(lua_State *L) {
  wrap_stock(L, "setmetatable", set_metatable);
  wrap_stock(L, "load", load_text);
  clua_meter(L, "tonumber");
  lua_pushcfunction(L, to_string);
  lua_setfield(L, -2, "tostring");
  lua_pushcfunction(L, guarded_xpcall);
  lua_setfield(L, -2, "xpcall");
}
