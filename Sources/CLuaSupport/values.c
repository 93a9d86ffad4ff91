/* Immutable values of a few numbers: compared by what they hold. */
#include "internal.h"

void clua_push_value(lua_State *L, int class_id, int count, const double *parts) {
  clua_value *value = lua_newuserdatauv(L, sizeof *value, 0);
  value->header = (clua_header){(uint32_t)class_id, CLUA_VALUE};
  value->count = (uint32_t)count;
  for (int n = 0; n < CLUA_VALUE_PARTS; n++) value->parts[n] = n < count ? parts[n] : 0;
  clua_push_metatable(L, class_id);
  lua_setmetatable(L, -2);
}

const clua_value *clua_to_value(lua_State *L, int position) {
  if (lua_type(L, position) != LUA_TUSERDATA) return NULL;
  const clua_value *value = lua_touserdata(L, position);
  return value->header.kind == CLUA_VALUE ? value : NULL;
}

int clua_value_equal(lua_State *L) {
  const clua_value *first = clua_to_value(L, 1), *second = clua_to_value(L, 2);
  int equal = first && second && first->header.class_id == second->header.class_id;
  for (int n = 0; equal && n < CLUA_VALUE_PARTS; n++) equal = first->parts[n] == second->parts[n];
  lua_pushboolean(L, equal);
  return 1;
}

/* `rect(0, 0, 320, 480)`, or `<UIView: 3>`, where the host has no text of its own. */
int clua_object_tostring(lua_State *L) {
  lua_settop(L, 1);
  const clua_header *object = lua_touserdata(L, 1);
  if (lua_type(L, 1) != LUA_TUSERDATA) return luaL_error(L, "this is not an object");
  clua_state *S = clua_of(L);
  clua_enter(S);
  if (clua_leave(L, S, S->functions.describe(L, (int)object->class_id)) > 0) return 1;
  lua_settop(L, 1);
  const clua_value *value = clua_to_value(L, 1);
  luaL_getmetafield(L, 1, "__name");
  const char *name = lua_tostring(L, -1);
  if (!value) {
    const clua_proxy *proxy = clua_to_proxy(L, 1);
    lua_pushfstring(L, "<%s: %d>", name ? name : "userdata", proxy ? (int)proxy->index : 0);
    return 1;
  }
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  luaL_addstring(&text, name ? name : "value");
  luaL_addchar(&text, '(');
  for (uint32_t n = 0; n < value->count; n++) {
    double part = value->parts[n];
    if (n) luaL_addstring(&text, ", ");
    if (part >= -1e15 && part <= 1e15 && part == (double)(lua_Integer)part)
      lua_pushfstring(L, "%I", (LUAI_UACINT)part);
    else
      lua_pushfstring(L, "%f", part);
    luaL_addvalue(&text);
  }
  luaL_addchar(&text, ')');
  luaL_pushresult(&text);
  return 1;
}
