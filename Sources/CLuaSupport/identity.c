/* Numbers in place of addresses: a reference gets the next one when it is first asked for. */
#include "internal.h"

int64_t clua_identity(lua_State *L, int position) {
  clua_state *S = clua_of(L);
  position = lua_absindex(L, position);
  luaL_checkstack(L, 4, NULL);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_identities);
  lua_pushvalue(L, position);
  if (lua_rawget(L, -2) != LUA_TNUMBER) {
    lua_pop(L, 1);
    lua_pushvalue(L, position);
    lua_pushinteger(L, ++S->last_identity);
    lua_rawset(L, -3);
    lua_pushinteger(L, S->last_identity);
  }
  int64_t identity = lua_tointegerx(L, -1, NULL);
  lua_pop(L, 2);
  return identity;
}

const char *clua_describe(lua_State *L, int position, size_t *length) {
  position = lua_absindex(L, position);
  if (luaL_callmeta(L, position, "__tostring")) {
    if (!lua_isstring(L, -1)) luaL_error(L, "'__tostring' must return a string");
    return lua_tolstring(L, -1, length);
  }
  switch (lua_type(L, position)) {
  case LUA_TNUMBER: {
    /* The sign of what is no number differs between processors. */
    lua_Number number = lua_tonumber(L, position);
    if (number != number) {
      lua_pushliteral(L, "nan");
      return lua_tolstring(L, -1, length);
    }
    return luaL_tolstring(L, position, length);
  }
  case LUA_TNIL:
  case LUA_TBOOLEAN:
  case LUA_TSTRING:
    return luaL_tolstring(L, position, length);
  default: {
    int named = luaL_getmetafield(L, position, "__name") == LUA_TSTRING;
    const char *name = named ? lua_tostring(L, -1) : luaL_typename(L, position);
    lua_pushfstring(L, "%s: %I", name, (LUAI_UACINT)clua_identity(L, position));
    if (named) lua_remove(L, -2);
    return lua_tolstring(L, -1, length);
  }
  }
}
