/* table.sort by merging: stable, so that ties come out the same everywhere. */
#include "internal.h"

/* Whether the value at `first` comes before the one at `second`. */
static int before(lua_State *L, int first, int second) {
  if (lua_isnil(L, 2)) return lua_compare(L, first, second, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, first);
  lua_pushvalue(L, second);
  lua_call(L, 2, 1);
  int result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

/* Merges from[low …< middle] and from[middle …< end] into `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle,
                  lua_Integer end) {
  lua_Integer high = middle;
  for (lua_Integer at = low; at < end; at++) {
    if (low < middle && high < end) {
      int top = lua_gettop(L);
      lua_rawgeti(L, from, low);
      lua_rawgeti(L, from, high);
      if (before(L, top + 2, top + 1)) {
        high++;
      } else {
        lua_pop(L, 1);
        low++;
      }
      lua_rawseti(L, to, at);
      lua_settop(L, top);
    } else {
      lua_rawgeti(L, from, low < middle ? low++ : high++);
      lua_rawseti(L, to, at);
    }
  }
}

static int stable_sort(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_Integer count = luaL_len(L, 1);
  if (count < 2) return 0;
  luaL_argcheck(L, count < 1 << 26, 1, "array too big");
  clua_charge(L, 2 * count);
  luaL_checkstack(L, 10, NULL);
  lua_createtable(L, (int)count, 0); /* 3 and 4: the sorted runs change places */
  lua_createtable(L, (int)count, 0);
  for (lua_Integer n = 1; n <= count; n++) {
    lua_geti(L, 1, n);
    lua_rawseti(L, 3, n);
  }
  int from = 3, to = 4;
  for (lua_Integer width = 1; width < count; width *= 2) {
    clua_charge(L, 2 * count);
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer middle = low + width, end = low + 2 * width;
      if (middle > count + 1) middle = count + 1;
      if (end > count + 1) end = count + 1;
      merge(L, from, to, low, middle, end);
    }
    int other = from;
    from = to;
    to = other;
  }
  for (lua_Integer n = 1; n <= count; n++) {
    lua_rawgeti(L, from, n);
    lua_seti(L, 1, n);
  }
  return 0;
}

void clua_set_sort(lua_State *L) {
  lua_pushcfunction(L, stable_sort);
  lua_setfield(L, -2, "sort");
}
