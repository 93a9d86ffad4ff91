/* Classes, proxies of host objects, and how a member is found.

   A class has one flat member table, inherited members copied in. A method is a Lua function, a
   property a slot of the host, a part of a value -1 - n. What is no member is the script's own
   field and lives in a table beside the proxy. */
#include "internal.h"

/* A call through a metamethod takes one of Lua's nested C calls, as a callback does, so it counts
   as one: the limit of callbacks then comes before Lua's own. */
static int call_slot(lua_State *L, clua_callee callee, int slot) {
  clua_state *S = clua_of(L);
  clua_enter(S);
  S->call_depth++;
  int count = callee(L, slot);
  S->call_depth--;
  return clua_leave(L, S, count);
}

/* Pushes the object's own field under the key at 2; 0 and nothing pushed if there is none. */
static int push_own_field(lua_State *L, const clua_proxy *proxy) {
  if (proxy->header.kind != CLUA_PROXY || !proxy->has_fields) return 0;
  lua_getiuservalue(L, 1, 1);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) != LUA_TNIL) return 1;
  lua_pop(L, 2);
  return 0;
}

static const clua_header *check_object(lua_State *L) {
  const clua_header *object = lua_touserdata(L, 1);
  if (!object || lua_type(L, 1) != LUA_TUSERDATA) luaL_error(L, "this is not an object");
  return object;
}

/* Upvalues: member table, class id. */
static int index_object(lua_State *L) {
  const clua_header *object = check_object(L);
  if (push_own_field(L, (const clua_proxy *)object)) return 1;
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
  case LUA_TNIL:
    lua_settop(L, 2);
    return call_slot(L, clua_of(L)->functions.missing, (int)object->class_id);
  case LUA_TNUMBER: {
    int slot = (int)lua_tointegerx(L, -1, NULL);
    lua_settop(L, 2);
    if (slot >= 0) return call_slot(L, clua_of(L)->functions.get, slot);
    lua_pushnumber(L, ((const clua_value *)object)->parts[-1 - slot]);
    return 1;
  }
  default:
    return 1;
  }
}

static int set_own_field(lua_State *L) {
  clua_push_fields(L, 1);
  lua_insert(L, 2);
  lua_rawset(L, 2);
  return 0;
}

static int assign_object(lua_State *L) {
  const clua_header *object = check_object(L);
  clua_state *S = clua_of(L);
  int class_id = (int)object->class_id;
  lua_settop(L, 3);
  if (object->kind == CLUA_VALUE) return call_slot(L, S->functions.assign_value, class_id);
  lua_pushvalue(L, 2);
  int member = lua_rawget(L, lua_upvalueindex(1));
  if (member == LUA_TNUMBER) {
    int slot = (int)lua_tointegerx(L, -1, NULL);
    lua_settop(L, 3);
    call_slot(L, S->functions.set, slot);
    return 0;
  }
  lua_settop(L, 3);
  if (member != LUA_TNIL) {
    if (call_slot(L, S->functions.override_, class_id) > 0) return 0;
  } else if (push_own_field(L, (const clua_proxy *)object)) {
    lua_settop(L, 3);
  } else {
    call_slot(L, S->functions.new_field, class_id);
  }
  lua_settop(L, 3);
  return set_own_field(L);
}

/* Pushes registry[classes][class_id], the class's metatable. */
void clua_push_metatable(lua_State *L, int class_id) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_classes);
  lua_rawgeti(L, -1, class_id + 1);
  lua_replace(L, -2);
}

void clua_push_members(lua_State *L, int class_id) {
  clua_push_metatable(L, class_id);
  lua_pushstring(L, "__index");
  lua_rawget(L, -2);
  lua_getupvalue(L, -1, 1);
  lua_replace(L, -3);
  lua_pop(L, 1);
}

static void set_function(lua_State *L, int table, const char *name, lua_CFunction function) {
  lua_pushcfunction(L, function);
  lua_setfield(L, table, name);
}

void clua_new_class(lua_State *L, int class_id, int super_id, int kind, const char *name) {
  lua_checkstack(L, 10);
  lua_createtable(L, 0, 32);
  int members = lua_gettop(L);
  if (super_id >= 0) {
    clua_push_members(L, super_id);
    for (lua_pushnil(L); lua_next(L, -2);) {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, members);
    }
    lua_pop(L, 1);
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_classes);
  lua_createtable(L, 0, 7);
  int metatable = lua_gettop(L);
  lua_pushvalue(L, members);
  lua_pushcclosure(L, index_object, 1);
  lua_setfield(L, metatable, "__index");
  lua_pushvalue(L, members);
  lua_pushcclosure(L, assign_object, 1);
  lua_setfield(L, metatable, "__newindex");
  lua_pushstring(L, name);
  lua_setfield(L, metatable, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, metatable, "__metatable");
  if (kind == CLUA_VALUE) {
    /* One function, so that values of two classes compare as different, not as incomparable. */
    set_function(L, metatable, "__eq", clua_value_equal);
  }
  set_function(L, metatable, "__tostring", clua_object_tostring);
  lua_rawseti(L, -2, class_id + 1);
  lua_pop(L, 1);
}

void clua_push_proxy(lua_State *L, int class_id, uint32_t index, uint32_t generation) {
  lua_checkstack(L, 6);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_objects);
  if (lua_rawgeti(L, -1, index) == LUA_TUSERDATA) {
    const clua_proxy *known = lua_touserdata(L, -1);
    if (known->generation == generation) {
      lua_replace(L, -2);
      return;
    }
  }
  lua_pop(L, 1);
  clua_proxy *proxy = lua_newuserdatauv(L, sizeof *proxy, 1);
  *proxy = (clua_proxy){{(uint32_t)class_id, CLUA_PROXY}, index, generation, 0};
  clua_push_metatable(L, class_id);
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, index);
  lua_replace(L, -2);
}

static const clua_header *object_at(lua_State *L, int position, uint32_t kind) {
  if (lua_type(L, position) != LUA_TUSERDATA) return NULL;
  const clua_header *object = lua_touserdata(L, position);
  return object->kind == kind ? object : NULL;
}

const clua_proxy *clua_to_proxy(lua_State *L, int position) {
  return (const clua_proxy *)object_at(L, position, CLUA_PROXY);
}

void clua_push_fields(lua_State *L, int position) {
  clua_proxy *proxy = lua_touserdata(L, position);
  position = lua_absindex(L, position);
  if (lua_getiuservalue(L, position, 1) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, position, 1);
  proxy->has_fields = 1;
}

int clua_push_field(lua_State *L, int position, const char *name) {
  const clua_proxy *proxy = clua_to_proxy(L, position);
  if (!proxy || !proxy->has_fields) {
    lua_pushnil(L);
    return LUA_TNIL;
  }
  lua_getiuservalue(L, position, 1);
  lua_pushstring(L, name);
  int type = lua_rawget(L, -2);
  lua_replace(L, -2);
  return type;
}
