/* The instruction budget, memory errors, and what is kept of an error. */
#include "internal.h"

static const char budget_text[] = "the script used up its budget of %I instructions";

static void arm(lua_State *L, int step);

static int raise_budget(lua_State *L) {
  clua_state *S = clua_of(L);
  S->exhausted = 1;
  S->budget = 0;
  arm(L, 1); /* from now on every instruction raises, so no pcall keeps the error */
  return luaL_error(L, budget_text, (LUAI_UACINT)S->budget_total);
}

static void count(lua_State *L, lua_Debug *record) {
  (void)record;
  clua_state *S = clua_of(L);
  if (!S->exhausted) S->budget -= HOOK_STEP;
  if (S->budget <= 0) raise_budget(L);
}

static void arm(lua_State *L, int step) { lua_sethook(L, count, LUA_MASKCOUNT, step); }

void clua_install_hook(lua_State *L) { arm(L, 1); }

void clua_set_budget(lua_State *L, int64_t instructions) {
  clua_state *S = clua_of(L);
  S->budget = S->budget_total = instructions;
  S->exhausted = 0;
  if (instructions)
    arm(L, instructions < HOOK_STEP ? (int)instructions : HOOK_STEP);
  else
    lua_sethook(L, NULL, 0, 0);
}

int64_t clua_budget_left(lua_State *L) {
  clua_state *S = clua_of(L);
  return S->budget > 0 ? S->budget : 0;
}

int clua_budget_exhausted(lua_State *L) { return clua_of(L)->exhausted; }
void clua_set_call_depth_limit(lua_State *L, int limit) { clua_of(L)->call_depth_limit = limit; }
int clua_call_depth(lua_State *L) { return clua_of(L)->call_depth; }

void clua_charge_quietly(lua_State *L, int64_t instructions) {
  clua_state *S = clua_of(L);
  S->budget -= instructions;
  if (S->budget <= 0 && S->budget_total && !S->exhausted) arm(S->running, 1);
}

void clua_charge(lua_State *L, int64_t instructions) {
  clua_state *S = clua_of(L);
  if (!S->budget_total) return;
  if (instructions >= S->budget) raise_budget(L);
  S->budget -= instructions;
}

/* Swift overshot the cap: is it garbage? Otherwise an allocation that must fail raises Lua's own
   memory error, which needs no memory. */
void clua_raise_memory(lua_State *L) {
  clua_state *S = clua_of(L);
  lua_gc(L, LUA_GCCOLLECT);
  if (S->live > S->cap) lua_newuserdatauv(L, S->cap, 0);
}

static int describe(lua_State *L) {
  clua_describe(L, 1, NULL);
  return 1;
}

/* Keeps the text and the traceback of an error; the error object itself goes on as it is. */
int clua_message_handler(lua_State *L) {
  lua_settop(L, 1);
  lua_checkstack(L, 20);
  if (lua_type(L, 1) == LUA_TSTRING || clua_of(L)->exhausted) {
    lua_pushvalue(L, 1);
  } else {
    lua_pushcfunction(L, describe);
    lua_pushvalue(L, 1);
    lua_pcall(L, 1, 1, 0);
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, &clua_key_text);
  luaL_traceback(L, L, NULL, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &clua_key_traceback);
  return 1;
}
