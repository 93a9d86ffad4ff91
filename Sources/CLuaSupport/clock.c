/* os.time, os.clock, os.date and os.difftime on the host's virtual clock, in UTC. Virtual time 0 is
   2001-01-01 00:00:00, the reference date of Apple's frameworks. */
#include "internal.h"

#include <time.h>

enum { REFERENCE_DATE = 978307200 };

static int64_t now(lua_State *L) {
  clua_state *S = clua_of(L);
  clua_enter(S);
  int64_t nanoseconds = S->functions.now(S->host);
  S->host_depth--;
  return nanoseconds;
}

static int field(lua_State *L, const char *name, int fallback, int offset) {
  lua_getfield(L, 1, name);
  int exact;
  lua_Integer number = lua_tointegerx(L, -1, &exact);
  if (!exact) {
    if (!lua_isnil(L, -1)) return luaL_error(L, "field '%s' is not an integer", name);
    if (fallback < 0) return luaL_error(L, "field '%s' missing in date table", name);
    number = fallback;
  } else {
    if (number < -1000000 || number > 1000000)
      return luaL_error(L, "field '%s' is out-of-bound", name);
    number -= offset;
  }
  lua_pop(L, 1);
  return (int)number;
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, REFERENCE_DATE + now(L) / 1000000000);
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  struct tm parts = {0};
  parts.tm_year = field(L, "year", -1, 1900);
  parts.tm_mon = field(L, "month", -1, 1);
  parts.tm_mday = field(L, "day", -1, 0);
  parts.tm_hour = field(L, "hour", 12, 0);
  parts.tm_min = field(L, "min", 0, 0);
  parts.tm_sec = field(L, "sec", 0, 0);
  lua_pushinteger(L, (lua_Integer)timegm(&parts));
  return 1;
}

static int os_clock(lua_State *L) {
  lua_pushnumber(L, (double)now(L) / 1e9);
  return 1;
}

static int os_difftime(lua_State *L) {
  lua_pushnumber(L, luaL_checknumber(L, 1) - luaL_checknumber(L, 2));
  return 1;
}

static void set_field(lua_State *L, const char *name, int number) {
  lua_pushinteger(L, number);
  lua_setfield(L, -2, name);
}

static int os_date(lua_State *L) {
  const char *format = luaL_optstring(L, 1, "%c");
  time_t moment = lua_isnoneornil(L, 2) ? (time_t)(REFERENCE_DATE + now(L) / 1000000000)
                                        : (time_t)luaL_checkinteger(L, 2);
  struct tm parts;
  if (*format == '!') format++; /* always UTC */
  if (!gmtime_r(&moment, &parts))
    return luaL_error(L, "date result cannot be represented in this installation");
  if (strcmp(format, "*t") == 0) {
    lua_createtable(L, 0, 9);
    set_field(L, "year", parts.tm_year + 1900);
    set_field(L, "month", parts.tm_mon + 1);
    set_field(L, "day", parts.tm_mday);
    set_field(L, "hour", parts.tm_hour);
    set_field(L, "min", parts.tm_min);
    set_field(L, "sec", parts.tm_sec);
    set_field(L, "yday", parts.tm_yday + 1);
    set_field(L, "wday", parts.tm_wday + 1);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "isdst");
    return 1;
  }
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (; *format; format++) {
    if (*format != '%') {
      luaL_addchar(&text, *format);
      continue;
    }
    char piece[3] = {'%', *++format, 0};
    if (!*format || !strchr("aAbBcdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%", *format))
      return luaL_argerror(L, 1, "invalid conversion specifier");
    char *place = luaL_prepbuffsize(&text, 250);
    luaL_addsize(&text, strftime(place, 250, piece, &parts));
  }
  luaL_pushresult(&text);
  return 1;
}

void clua_open_os(lua_State *L) {
  static const luaL_Reg functions[] = {{"clock", os_clock},
                                       {"date", os_date},
                                       {"difftime", os_difftime},
                                       {"time", os_time},
                                       {NULL, NULL}};
  luaL_newlib(L, functions);
  lua_setglobal(L, "os");
}
