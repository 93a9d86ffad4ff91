/* Table functions that pay for the range they are about to walk. */
#include "internal.h"

/* More elements than any script's table can have; keeps a walk finite without a budget. */
enum { RANGE_LIMIT = 1 << 26 };

static int call_stock(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

static void pay_for_range(lua_State *L, lua_Integer first, lua_Integer last) {
  if (first > last) return;
  uint64_t count = (uint64_t)last - (uint64_t)first;
  if (count >= RANGE_LIMIT)
    luaL_error(L, "too many elements to walk (the limit is %d)", RANGE_LIMIT);
  clua_charge(L, (int64_t)count + 1);
}

static int concat(lua_State *L) {
  lua_Integer first = luaL_optinteger(L, 3, 1);
  pay_for_range(L, first, lua_isnoneornil(L, 4) ? luaL_len(L, 1) : luaL_checkinteger(L, 4));
  return call_stock(L);
}

static int insert(lua_State *L) {
  if (lua_gettop(L) == 3) pay_for_range(L, luaL_checkinteger(L, 2), luaL_len(L, 1));
  return call_stock(L);
}

static int remove_element(lua_State *L) {
  if (lua_gettop(L) > 1) pay_for_range(L, luaL_checkinteger(L, 2), luaL_len(L, 1));
  return call_stock(L);
}

static int move(lua_State *L) {
  pay_for_range(L, luaL_checkinteger(L, 2), luaL_checkinteger(L, 3));
  return call_stock(L);
}

static int unpack(lua_State *L) {
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (first <= last && (uint64_t)last - (uint64_t)first < RANGE_LIMIT)
    pay_for_range(L, first, last);
  return call_stock(L); /* refuses more than fits on the stack */
}

void clua_set_table(lua_State *L) {
  static const struct {
    const char *name;
    lua_CFunction wrapper;
  } functions[] = {{"concat", concat}, {"insert", insert}, {"remove", remove_element},
                   {"move", move},     {"unpack", unpack}};
  for (size_t n = 0; n < sizeof functions / sizeof *functions; n++) {
    lua_getfield(L, -1, functions[n].name);
    lua_pushcclosure(L, functions[n].wrapper, 1);
    lua_setfield(L, -2, functions[n].name);
  }
}
