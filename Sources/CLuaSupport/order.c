/* `pairs` and `next` in one order everywhere: numbers, strings, booleans, objects by creation,
   other references by the number that `tostring` gave them, then in the order in which they were
   made. Stock Lua's order hangs on addresses and the time of day. */
#include "internal.h"

typedef struct {
  int rank;
  int is_integer;
  lua_Integer integer; /* also: boolean, index of an object, number of a reference */
  lua_Number number;
  const char *bytes;
  size_t length;
  int position; /* in the array of keys */
} sort_key;

enum { RANK_NUMBER, RANK_STRING, RANK_BOOLEAN, RANK_OBJECT, RANK_SEEN, RANK_UNSEEN };

static void read_key(lua_State *L, int index, sort_key *key) {
  memset(key, 0, sizeof *key);
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    key->rank = RANK_NUMBER;
    key->is_integer = lua_isinteger(L, index);
    if (key->is_integer) key->integer = lua_tointegerx(L, index, NULL);
    key->number = lua_tonumberx(L, index, NULL);
    return;
  case LUA_TSTRING:
    key->rank = RANK_STRING;
    key->bytes = lua_tolstring(L, index, &key->length);
    return;
  case LUA_TBOOLEAN:
    key->rank = RANK_BOOLEAN;
    key->integer = lua_toboolean(L, index);
    return;
  }
  const clua_proxy *proxy = clua_to_proxy(L, index);
  if (proxy) {
    key->rank = RANK_OBJECT;
    key->integer = proxy->index;
    key->number = proxy->generation;
    return;
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_identities);
  lua_pushvalue(L, index < 0 ? index - 1 : index);
  if (lua_rawget(L, -2) == LUA_TNUMBER) {
    key->rank = RANK_SEEN;
    key->integer = lua_tointegerx(L, -1, NULL);
  } else {
    key->rank = RANK_UNSEEN;
    int position = index < 0 ? index - 2 : index;
    const char *address = lua_topointer(L, position);
    if (lua_type(L, position) == LUA_TTHREAD) address -= LUA_EXTRASPACE; /* it lies in front */
    /* A C function without upvalues is no block: its address in the program is all there is. */
    int is_block = clua_arena_holds(clua_of(L), address);
    key->integer = is_block ? (lua_Integer)clua_arena_number(address) : (lua_Integer)address;
  }
  lua_pop(L, 2);
}

#define COMPARE(a, b) (((a) > (b)) - ((a) < (b)))

static int compare(const void *first_key, const void *second_key) {
  const sort_key *first = first_key, *second = second_key;
  if (first->rank != second->rank) return COMPARE(first->rank, second->rank);
  switch (first->rank) {
  case RANK_NUMBER:
    if (first->is_integer && second->is_integer) return COMPARE(first->integer, second->integer);
    if (first->number != second->number) return COMPARE(first->number, second->number);
    return COMPARE(first->is_integer, second->is_integer); /* 2^53 + 1 and its float neighbour */
  case RANK_STRING: {
    size_t shorter = first->length < second->length ? first->length : second->length;
    int order = memcmp(first->bytes, second->bytes, shorter);
    return order ? order : COMPARE(first->length, second->length);
  }
  case RANK_OBJECT:
    if (first->integer != second->integer) return COMPARE(first->integer, second->integer);
    return COMPARE(first->number, second->number);
  default:
    return COMPARE(first->integer, second->integer);
  }
}

/* Sorted by merging, so that nothing is allocated outside the arena. */
static void sort(sort_key *keys, sort_key *scratch, int count) {
  for (int width = 1; width < count; width *= 2) {
    for (int start = 0; start < count; start += 2 * width) {
      int middle = start + width < count ? start + width : count;
      int end = start + 2 * width < count ? start + 2 * width : count;
      for (int at = start, low = start, high = middle; at < end; at++) {
        int take_low = low < middle && (high >= end || compare(&keys[low], &keys[high]) <= 0);
        scratch[at] = keys[take_low ? low++ : high++];
      }
    }
    memcpy(keys, scratch, (size_t)count * sizeof *keys);
  }
}

int clua_push_sorted_keys(lua_State *L, int position) {
  position = lua_absindex(L, position);
  lua_checkstack(L, 10);
  lua_newtable(L);
  int unsorted = lua_gettop(L), count = 0;
  for (lua_pushnil(L); lua_next(L, position);) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, unsorted, ++count);
  }
  if (count < 2) return count;
  sort_key *keys = lua_newuserdatauv(L, (size_t)count * 2 * sizeof *keys, 0);
  for (int n = 0; n < count; n++) {
    lua_rawgeti(L, unsorted, n + 1);
    read_key(L, -1, &keys[n]);
    keys[n].position = n + 1;
    lua_pop(L, 1);
  }
  sort(keys, keys + count, count);
  lua_createtable(L, count, 0);
  for (int n = 0; n < count; n++) {
    lua_rawgeti(L, unsorted, keys[n].position);
    if (keys[n].rank == RANK_UNSEEN) clua_identity(L, -1);
    lua_rawseti(L, -2, n + 1);
  }
  lua_replace(L, unsorted);
  lua_settop(L, unsorted);
  return count;
}

/* The number of entries of the table at 1 if its keys are 1 … n, else -1; `*total` gets how many
   were looked at. */
static lua_Integer sequence_length(lua_State *L, lua_Integer *total) {
  lua_Integer count = 0;
  for (lua_pushnil(L); lua_next(L, 1);) {
    lua_pop(L, 1);
    *total = ++count;
    if (!lua_isinteger(L, -1) || lua_tointegerx(L, -1, NULL) != count) {
      lua_pop(L, 1);
      return -1;
    }
  }
  return count;
}

/* Upvalue: the length when the walk began. Arguments: table, index or nil. */
static int next_in_sequence(lua_State *L) {
  lua_Integer length = lua_tointegerx(L, lua_upvalueindex(1), NULL);
  lua_Integer at = lua_tointegerx(L, 2, NULL);
  lua_settop(L, 1);
  while (++at <= length) {
    lua_pushinteger(L, at);
    if (lua_rawgeti(L, 1, at) != LUA_TNIL) return 2;
    lua_settop(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

/* Upvalues: sorted keys, how many were done. */
static int next_sorted(lua_State *L) {
  lua_Integer at = lua_tointegerx(L, lua_upvalueindex(2), NULL);
  lua_settop(L, 1);
  while (lua_rawgeti(L, lua_upvalueindex(1), ++at) != LUA_TNIL) {
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) { /* a key removed during the walk is passed over */
      lua_pushinteger(L, at);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_settop(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

static int ordered_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer seen = 0, length = sequence_length(L, &seen);
  if (seen > 64) clua_charge(L, seen / 4);
  if (length >= 0) {
    lua_pushinteger(L, length);
    lua_pushcclosure(L, next_in_sequence, 1);
  } else {
    int count = clua_push_sorted_keys(L, 1);
    if (count > 16) clua_charge(L, 8 * (lua_Integer)count);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_sorted, 2);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

/* The smallest key above the given one; needs no memory, but looks at every key. */
static int ordered_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  int first = lua_isnil(L, 2), found = 0;
  lua_Integer seen = 0;
  sort_key after, best, key;
  if (!first) read_key(L, 2, &after); /* its place is known even if it was removed */
  lua_pushnil(L); /* 3: the best key so far */
  for (lua_pushnil(L); lua_next(L, 1);) {
    lua_pop(L, 1);
    seen++;
    read_key(L, -1, &key);
    if ((first || compare(&key, &after) > 0) && (!found || compare(&key, &best) < 0)) {
      best = key;
      found = 1;
      lua_pushvalue(L, -1);
      lua_replace(L, 3);
    }
  }
  if (seen > 16) clua_charge(L, seen);
  if (!found) return 1; /* nil */
  lua_pushvalue(L, 3);
  lua_rawget(L, 1);
  return 2;
}

void clua_set_order(lua_State *L) {
  lua_pushcfunction(L, ordered_pairs);
  lua_setfield(L, -2, "pairs");
  lua_pushcfunction(L, ordered_next);
  lua_setfield(L, -2, "next");
}
