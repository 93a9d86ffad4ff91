/* coroutine.resume, wrap and close: they keep track of the running thread, end with the budget, and
   count how deep threads nest (Lua 5.4.4 overflows the C stack in nested closing). */
#include "internal.h"

enum { NESTING_LIMIT = 180 };

static lua_State *check_thread(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  if (!thread) luaL_typeerror(L, 1, "coroutine");
  return thread;
}

static void enter_thread(lua_State *L, lua_State *thread) {
  clua_state *S = clua_of(L);
  if (S->close_depth >= NESTING_LIMIT)
    luaL_error(L, "coroutines nest more than %d deep", NESTING_LIMIT);
  S->close_depth++;
  S->running = thread;
}

static void leave_thread(lua_State *L) {
  clua_state *S = clua_of(L);
  S->close_depth--;
  S->running = L;
  if (S->exhausted) clua_install_hook(L);
}

/* Moves arguments over, runs the thread and moves the results back: their count, or -1 with the
   error on top. */
static int resume(lua_State *L, lua_State *thread, int arguments) {
  if (!lua_checkstack(thread, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  enter_thread(L, thread);
  lua_xmove(L, thread, arguments);
  int results;
  int status = lua_resume(thread, L, arguments, &results);
  leave_thread(L);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(thread, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(thread, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(thread, L, results);
  return results;
}

static int coroutine_resume(lua_State *L) {
  lua_State *thread = check_thread(L);
  int results = resume(L, thread, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  if (results < 0) results = 1;
  lua_insert(L, -(results + 1));
  return results + 1;
}

static int reset(lua_State *L, lua_State *thread) {
  enter_thread(L, thread);
  int status = lua_resetthread(thread);
  leave_thread(L);
  return status;
}

/* The error goes on as it is: stock Lua puts a second position before it, which hides whose it
   was. */
static int call_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, thread, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(thread);
  /* Variables to be closed run without a hook in a thread that a hook stopped. */
  if (status != LUA_OK && status != LUA_YIELD && !clua_of(L)->exhausted) {
    reset(L, thread);
    lua_xmove(thread, L, 1);
  }
  return lua_error(L);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  lua_pushcclosure(L, call_wrapped, 1);
  return 1;
}

static int coroutine_close(lua_State *L) {
  lua_State *thread = check_thread(L);
  lua_Debug record;
  if (thread == L) return luaL_error(L, "cannot close a running coroutine");
  if (lua_status(thread) == LUA_OK && lua_getstack(thread, 0, &record))
    return luaL_error(L, "cannot close a normal coroutine");
  if (reset(L, thread) == LUA_OK) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushboolean(L, 0);
  lua_xmove(thread, L, 1);
  return 2;
}

void clua_set_coroutine(lua_State *L) {
  static const luaL_Reg functions[] = {{"close", coroutine_close},
                                       {"resume", coroutine_resume},
                                       {"wrap", coroutine_wrap},
                                       {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
