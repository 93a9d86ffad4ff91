/* The globals of a script, by allow-list; strict about undefined ones. */
#include "internal.h"

static const char *const allowed_base[] = {
    "assert", "error",  "getmetatable", "ipairs",   "next",         "pairs",    "pcall",
    "rawequal", "rawget", "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring",
    "type",   "xpcall", "load",     "_VERSION",     "_G",           NULL};
static const char *const allowed_coroutine[] = {"close",   "create", "isyieldable", "resume",
                                                "running", "status", "wrap",        "yield", NULL};
static const char *const allowed_table[] = {"concat", "insert", "move",   "pack",
                                            "remove", "sort",   "unpack", NULL};
static const char *const allowed_string[] = {
    "byte",  "char", "find", "format",  "gmatch", "gsub",    "len",    "lower", "match",
    "pack",  "packsize", "rep",  "reverse", "sub",    "unpack",  "upper",  NULL};
static const char *const allowed_math[] = {
    "abs",  "acos", "asin", "atan",       "ceil",       "cos",  "deg",  "exp",       "floor",
    "fmod", "huge", "log",  "max",        "maxinteger", "min",  "mininteger", "modf", "pi",
    "rad",  "random", "randomseed", "sin", "sqrt", "tan", "tointeger", "type", "ult", NULL};
static const char *const allowed_utf8[] = {"char", "charpattern", "codepoint", "codes",
                                           "len",  "offset",      NULL};

/* Leaves in the table on top only what is allowed. */
static void keep_only(lua_State *L, const char *const *allowed) {
  lua_newtable(L);
  for (; *allowed; allowed++) {
    lua_getfield(L, -2, *allowed);
    lua_setfield(L, -2, *allowed);
  }
  for (lua_pushnil(L); lua_next(L, -3);) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) == LUA_TNIL) {
      lua_pushvalue(L, -2);
      lua_pushnil(L);
      lua_rawset(L, -6);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static int missing_global(lua_State *L) {
  clua_state *S = clua_of(L);
  lua_settop(L, 2);
  clua_enter(S);
  return clua_leave(L, S, S->functions.missing_global(L, 0));
}

static void library(lua_State *L, const char *name, lua_CFunction open,
                    const char *const *allowed) {
  luaL_requiref(L, name, open, 1);
  keep_only(L, allowed);
}

static int open_all(lua_State *L) {
  library(L, LUA_GNAME, luaopen_base, allowed_base);
  clua_set_base(L);
  clua_set_order(L);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, missing_global);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  library(L, LUA_COLIBNAME, luaopen_coroutine, allowed_coroutine);
  clua_set_coroutine(L);
  library(L, LUA_TABLIBNAME, luaopen_table, allowed_table);
  clua_set_table(L);
  clua_set_sort(L);
  library(L, LUA_STRLIBNAME, luaopen_string, allowed_string);
  clua_set_string(L);
  clua_set_patterns(L);
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1); /* methods of strings look in this table, not in the global's */
  lua_pushliteral(L, "string");
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
  library(L, LUA_MATHLIBNAME, luaopen_math, allowed_math);
  clua_set_random(L);
  library(L, LUA_UTF8LIBNAME, luaopen_utf8, allowed_utf8);
  clua_set_utf8(L);
  clua_open_os(L);
  /* Tracebacks name functions by walking this table in stock order: empty, they name the field. */
  lua_newtable(L);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  return 0;
}

int clua_open_libraries(lua_State *L) {
  lua_pushcfunction(L, open_all);
  int status = clua_pcall(L, 0, 0);
  return status;
}
