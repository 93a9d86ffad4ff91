/* C under the Lua target: what Swift can't do (raise a Lua error) and what it can't see (macros).

   No longjmp ever crosses a Swift frame. A Swift callee returns a count of results, or CLUA_RAISE
   with the error object on top of the stack; the trampoline raises it when the Swift frame is gone.
   While Swift is on the stack (host depth above 0) the allocator refuses nothing, so the functions
   of Lua's API that can only fail for lack of memory never fail there. */
#ifndef CLUASUPPORT_H
#define CLUASUPPORT_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* What a Swift callee returns instead of a count of results to raise the value on top. */
static const int CLUA_RAISE = -1;

/* A status of `clua_pcall` beside Lua's own: the limit of nested calls was reached. */
static const int CLUA_TOO_DEEP = 100;

/* A Swift callee: gets the running thread and the slot it was registered under. */
typedef int (*clua_callee)(lua_State *L, int slot);

/* The Swift functions that C calls; one set a state. `slot` is a class id where noted. */
typedef struct {
  clua_callee call;           /* a host function, by slot */
  clua_callee get;            /* a property is read: object at 1, key at 2 */
  clua_callee set;            /* a property is assigned: object 1, key 2, value 3 */
  clua_callee missing;        /* an unknown name is read (slot: class id); 0 results mean nil */
  clua_callee new_field;      /* an unknown name is assigned for the first time (class id) */
  clua_callee override_;      /* a method's name is assigned (class id); 1: the host kept it */
  clua_callee assign_value;   /* a part of a value is assigned (class id); should raise */
  clua_callee describe;       /* tostring of an object (class id); 0 results mean the default */
  clua_callee missing_global; /* an undefined global is read: its name at 2 */
  int64_t (*now)(void *host); /* virtual nanoseconds */
} clua_host_functions;

/* ---- The state: state.c, arena.c ------------------------------------------------------------ */

/* Makes a state whose every byte lies in one mapping; NULL if the system refuses the mapping. */
lua_State *clua_open(size_t memory_cap, void *host, const clua_host_functions *functions);
void clua_close(lua_State *L);

/* Opens the allowed libraries with their hardened and deterministic functions. */
int clua_open_libraries(lua_State *L);

/* A copy of the arena's used part. The main thread must be idle. */
typedef struct clua_snapshot clua_snapshot;
clua_snapshot *clua_snapshot_take(lua_State *L);
size_t clua_snapshot_size(const clua_snapshot *snapshot);
void clua_snapshot_restore(lua_State *L, const clua_snapshot *snapshot);
void clua_snapshot_free(clua_snapshot *snapshot);

void *clua_host(lua_State *L);
void clua_set_host(lua_State *L, void *host);
size_t clua_memory_in_use(lua_State *L);
size_t clua_memory_peak(lua_State *L);
void clua_set_memory_cap(lua_State *L, size_t cap);
size_t clua_memory_cap(lua_State *L);

/* ---- Limits: limits.c ----------------------------------------------------------------------- */

/* Starts a budget of VM instructions; 0 takes the hook away. */
void clua_set_budget(lua_State *L, int64_t instructions);
int64_t clua_budget_left(lua_State *L);
int clua_budget_exhausted(lua_State *L);
void clua_set_call_depth_limit(lua_State *L, int limit);
int clua_call_depth(lua_State *L);

/* Charges work done in C for the script; ends in an error only at the next instruction. */
void clua_charge_quietly(lua_State *L, int64_t instructions);

/* ---- Calls: trampoline.c -------------------------------------------------------------------- */

/* Pushes a Lua function that calls the host function in `slot`. */
void clua_push_function(lua_State *L, int slot);

/* lua_pcall with a traceback handler, for Swift. Status, results or the error object as lua_pcall;
   after an error `clua_error_*` tell more. */
int clua_pcall(lua_State *L, int arguments, int results);

/* Push the text and the traceback of the last error that `clua_pcall` returned; nil if none. */
void clua_push_error_text(lua_State *L);
void clua_push_error_traceback(lua_State *L);

/* Loads a text chunk. Status of lua_load; pushes the function or the message. */
int clua_load(lua_State *L, const char *source, size_t length, const char *chunk_name);

/* ---- Objects: objects.c, values.c ----------------------------------------------------------- */

enum { CLUA_PROXY = 1, CLUA_VALUE = 2 };

/* The start of every userdata. */
typedef struct {
  uint32_t class_id;
  uint32_t kind;
} clua_header;

/* A stand-in for a host object. */
typedef struct {
  clua_header header;
  uint32_t index;
  uint32_t generation;
  uint32_t has_fields;
} clua_proxy;

enum { CLUA_VALUE_PARTS = 6 };

/* An immutable value of up to six numbers. */
typedef struct {
  clua_header header;
  uint32_t count;
  double parts[CLUA_VALUE_PARTS];
} clua_value;

/* Makes class `class_id` (a small number, counted from 0), copying the members of `super_id`
   (negative: none), and pushes its member table: name -> function (method), slot >= 0 (property),
   or -1 - n (part n of a value). */
void clua_new_class(lua_State *L, int class_id, int super_id, int kind, const char *name);
void clua_push_members(lua_State *L, int class_id);
void clua_push_metatable(lua_State *L, int class_id);

/* Pushes the one proxy of the object `index` (from 1). */
void clua_push_proxy(lua_State *L, int class_id, uint32_t index, uint32_t generation);
/* NULL if the value at `position` is no proxy. */
const clua_proxy *clua_to_proxy(lua_State *L, int position);
/* Pushes the object's own fields, a table, made if need be. */
void clua_push_fields(lua_State *L, int position);
/* Pushes the object's own field of that name, or nil; raw. Returns its type. */
int clua_push_field(lua_State *L, int position, const char *name);

void clua_push_value(lua_State *L, int class_id, int count, const double *parts);
/* NULL if the value at `position` is no value userdata. */
const clua_value *clua_to_value(lua_State *L, int position);

/* ---- Order and identity: order.c, identity.c ------------------------------------------------- */

/* Pushes an array of the table's keys in the order of `pairs`; returns their count. */
int clua_push_sorted_keys(lua_State *L, int position);
/* The stable number of the table, function, thread or userdata at `position`. */
int64_t clua_identity(lua_State *L, int position);

/* ---- Where: where.c ------------------------------------------------------------------------- */

/* The innermost Lua line at `level` or above it: the line, 0 if there is none. `chunk` gets an id
   that is the same for the same chunk name. */
int clua_where(lua_State *L, int level, int *chunk);
/* The outermost Lua line of the running thread: where the main flow is. */
int clua_where_outermost(lua_State *L, int *chunk);
/* Where the Lua function at `position` is written: its last line, and in `first` and `chunk` its
   first line and the id of its chunk; 0 if it is no Lua function. */
int clua_definition(lua_State *L, int position, int *first, int *chunk);
/* The name behind an id of `clua_where`, without its leading `@` or `=`; NULL if unknown. */
const char *clua_chunk_name(lua_State *L, int chunk);
/* The line that was running when memory was refused last, and the name of its chunk; 0 if none. */
int clua_refused_line(lua_State *L);
const char *clua_refused_chunk(lua_State *L);

/* ---- Random numbers: random.c ---------------------------------------------------------------- */

/* What `math.random` begins with; 0 in a new state. */
void clua_seed_random(lua_State *L, uint64_t number);

/* ---- Macros of Lua's headers that Swift doesn't import --------------------------------------- */

static const int CLUA_REGISTRY = LUA_REGISTRYINDEX;
static const int CLUA_OK = LUA_OK;
static const int CLUA_MULTRET = LUA_MULTRET;

static inline void clua_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline int clua_upvalue(int position) { return lua_upvalueindex(position); }
static inline double clua_tonumber(lua_State *L, int position, int *ok) {
  return lua_tonumberx(L, position, ok);
}
/* The bytes of a string; NULL for any other type: a number is not converted in place. */
static inline const char *clua_tostring(lua_State *L, int position, size_t *length) {
  return lua_type(L, position) == LUA_TSTRING ? lua_tolstring(L, position, length) : NULL;
}
static inline int clua_same_bytes(const void *first, const void *second, size_t length) {
  return memcmp(first, second, length) == 0;
}
static inline void clua_newtable(lua_State *L) { lua_createtable(L, 0, 0); }
static inline void clua_insert(lua_State *L, int position) { lua_rotate(L, position, 1); }
static inline void clua_remove(lua_State *L, int position) {
  lua_rotate(L, position, -1);
  clua_pop(L, 1);
}
/* Pushes a value that no script can have: a light userdata. */
static inline void clua_push_mark(lua_State *L) { lua_pushlightuserdata(L, L); }
static inline void clua_collect(lua_State *L) { lua_gc(L, LUA_GCCOLLECT); }
static inline int clua_ref(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }
static inline void clua_unref(lua_State *L, int reference) {
  luaL_unref(L, LUA_REGISTRYINDEX, reference);
}
static inline int clua_push_ref(lua_State *L, int reference) {
  return lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}
static inline void clua_push_globals(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
/* table[name] = the value on top, raw; pops the value. */
static inline void clua_rawset_string(lua_State *L, int table, const char *name, size_t length) {
  table = lua_absindex(L, table);
  lua_pushlstring(L, name, length);
  lua_rotate(L, -2, 1);
  lua_rawset(L, table);
}
/* Pushes table[name], raw; returns its type. */
static inline int clua_rawget_string(lua_State *L, int table, const char *name, size_t length) {
  table = lua_absindex(L, table);
  lua_pushlstring(L, name, length);
  return lua_rawget(L, table);
}

#endif
