/* String functions with a bound on their work, and without addresses. */
#include "internal.h"

static int call_stock(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

static int repeat(lua_State *L) {
  size_t length, separator;
  luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &separator);
  if (count <= 0 || length + separator == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if ((uint64_t)count > STRING_LIMIT / (length + separator))
    return luaL_error(L, "resulting string too large (the limit is %d MB)", STRING_LIMIT >> 20);
  clua_charge(L, (count * (lua_Integer)(length + separator)) >> 4);
  return call_stock(L);
}

/* Gives references their stable text before the stock function would print their address. */
static int format(lua_State *L) {
  size_t length;
  const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
  int argument = 1;
  int64_t work = (int64_t)length;
  while (at < end) {
    if (*at++ != '%') continue;
    if (at < end && *at == '%') {
      at++;
      continue;
    }
    argument++;
    while (at < end && strchr("-+ #0123456789.", *at)) at++;
    if (at >= end) break;
    if (*at == 'p')
      return luaL_error(L, "'%%p' is not available: addresses differ from run to run");
    if (*at == 's' && lua_type(L, argument) >= LUA_TTABLE) {
      clua_describe(L, argument, NULL);
      lua_replace(L, argument);
    }
    if (lua_type(L, argument) == LUA_TSTRING) work += (int64_t)lua_rawlen(L, argument);
  }
  if (work >= 256) clua_charge(L, work >> 4);
  return call_stock(L);
}

static void wrap_stock(lua_State *L, const char *name, lua_CFunction wrapper) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, wrapper, 1);
  lua_setfield(L, -2, name);
}

void clua_set_string(lua_State *L) {
  static const char *const long_work[] = {"byte",    "char",  "lower",  "pack", "packsize",
                                          "reverse", "upper", "unpack", NULL};
  for (int n = 0; long_work[n]; n++) clua_meter(L, long_work[n]);
  wrap_stock(L, "rep", repeat);
  wrap_stock(L, "format", format);
}

void clua_set_utf8(lua_State *L) {
  static const char *const long_work[] = {"char", "codepoint", "len", "offset", NULL};
  for (int n = 0; long_work[n]; n++) clua_meter(L, long_work[n]);
}
