/* The way between Lua and Swift: errors are raised here, when no frame of Swift is left. */
#include "internal.h"

static int call_host(lua_State *L) {
  clua_state *S = clua_of(L);
  int slot = (int)lua_tointegerx(L, lua_upvalueindex(1), NULL);
  clua_enter(S);
  return clua_leave(L, S, S->functions.call(L, slot));
}

void clua_push_function(lua_State *L, int slot) {
  lua_pushinteger(L, slot);
  lua_pushcclosure(L, call_host, 1);
}

int clua_pcall(lua_State *L, int arguments, int results) {
  clua_state *S = clua_of(L);
  if (S->call_depth >= S->call_depth_limit) {
    lua_pop(L, arguments + 1);
    lua_pushfstring(L, "callbacks and the calls that lead to them nest more than %d deep",
                    S->call_depth_limit);
    return CLUA_TOO_DEEP;
  }
  int base = lua_gettop(L) - arguments;
  lua_checkstack(L, 10);
  lua_pushcfunction(L, clua_message_handler);
  lua_insert(L, base);
  int host_depth = S->host_depth;
  lua_State *running = S->running;
  S->host_depth = 0;
  S->call_depth++;
  S->running = L;
  int status = lua_pcall(L, arguments, results, base);
  S->running = running;
  S->call_depth--;
  S->host_depth = host_depth;
  lua_remove(L, base);
  if (status == LUA_ERRMEM || status == LUA_ERRERR) { /* the handler did not run to its end */
    lua_pushnil(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &clua_key_traceback);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &clua_key_text);
  }
  return status;
}

void clua_push_error_text(lua_State *L) { lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_text); }

void clua_push_error_traceback(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_traceback);
}

int clua_load(lua_State *L, const char *source, size_t length, const char *chunk_name) {
  /* The chunk's name is anchored, so that its address names it for ever (where.c). */
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_chunks);
  lua_pushstring(L, chunk_name);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return luaL_loadbufferx(L, source, length, chunk_name, "t");
}
