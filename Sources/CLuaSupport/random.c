/* math.random: xoshiro256** from a fixed seed, for a scenario has the same numbers everywhere. */
#include "internal.h"

static inline uint64_t rotate_left(uint64_t x, int n) { return (x << n) | (x >> (64 - n)); }

static uint64_t next_random(uint64_t *s) {
  uint64_t result = rotate_left(s[1] * 5, 7) * 9, t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left(s[3], 45);
  return result;
}

static void seed(uint64_t *s, uint64_t number) {
  for (int n = 0; n < 4; n++) { /* SplitMix64 */
    uint64_t z = (number += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    s[n] = z ^ (z >> 31);
  }
}

static int math_random(lua_State *L) {
  uint64_t *s = clua_of(L)->random;
  lua_Integer low = 1, high;
  switch (lua_gettop(L)) {
  case 0:
    lua_pushnumber(L, (double)(next_random(s) >> 11) * 0x1p-53);
    return 1;
  case 1:
    high = luaL_checkinteger(L, 1);
    if (high == 0) {
      lua_pushinteger(L, (lua_Integer)next_random(s));
      return 1;
    }
    break;
  case 2:
    low = luaL_checkinteger(L, 1);
    high = luaL_checkinteger(L, 2);
    break;
  default:
    return luaL_error(L, "wrong number of arguments");
  }
  luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
  uint64_t span = (uint64_t)high - (uint64_t)low, mask = span, number;
  for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  do number = next_random(s) & mask;
  while (number > span);
  lua_pushinteger(L, (lua_Integer)((uint64_t)low + number));
  return 1;
}

static int math_randomseed(lua_State *L) {
  uint64_t number = 0;
  if (!lua_isnoneornil(L, 1)) {
    int exact;
    number = (uint64_t)lua_tointegerx(L, 1, &exact);
    if (!exact) {
      double value = luaL_checknumber(L, 1);
      memcpy(&number, &value, sizeof number);
    }
    number ^= rotate_left((uint64_t)luaL_optinteger(L, 2, 0), 32);
  }
  seed(clua_of(L)->random, number);
  return 0;
}

void clua_seed_random(lua_State *L, uint64_t number) { seed(clua_of(L)->random, number); }

void clua_set_random(lua_State *L) {
  seed(clua_of(L)->random, 0);
  lua_pushcfunction(L, math_random);
  lua_setfield(L, -2, "random");
  lua_pushcfunction(L, math_randomseed);
  lua_setfield(L, -2, "randomseed");
}
