/* What the files of CLuaSupport share. The struct lies at the start of the arena, so a restore
   brings it back with everything else. */
#ifndef CLUASUPPORT_INTERNAL_H
#define CLUASUPPORT_INTERNAL_H

#include <CLuaSupport.h>
#include <string.h>

#pragma GCC visibility push(hidden)

/* Blocks in front of which there is a number, in classes of 16 bytes; the largest closure, table,
   thread or proxy is one. Above them four classes a doubling, up to 2^40. */
enum { NUMBER_SIZE = 8, SMALL_LIMIT = 4120, SMALL_CLASSES = (SMALL_LIMIT + NUMBER_SIZE) / 16 + 1 };
enum { CLASS_COUNT = SMALL_CLASSES + 4 * 28 };

/* Chunk names that `clua_where` tells apart. */
enum { CHUNK_LIMIT = 64 };

enum { HOOK_STEP = 1000 };

/* A string longer than this is refused: work on one string is the longest that no hook sees. */
enum { STRING_LIMIT = 8 << 20 };

typedef struct clua_state {
  /* arena.c */
  char *base;
  size_t reserved;
  size_t bump;
  size_t live;
  size_t peak;
  size_t cap;
  uint64_t last_number;
  void *free_blocks[CLASS_COUNT];
  /* limits.c */
  int64_t budget;
  int64_t budget_total;
  int exhausted;
  int host_depth; /* above 0: Swift is on the stack, and nothing may be refused */
  int call_depth;
  int call_depth_limit;
  int close_depth;
  lua_State *main;
  lua_State *running;
  /* the host */
  void *host;
  clua_host_functions functions;
  /* identity.c, random.c */
  int64_t last_identity;
  uint64_t random[4];
  /* where.c */
  int chunk_count;
  int last_chunk;
  const char *chunks[CHUNK_LIMIT];
  int refused_line; /* where memory was refused last */
  char refused_chunk[256];
} clua_state;

static inline clua_state *clua_of(lua_State *L) { return *(clua_state **)lua_getextraspace(L); }

/* Keys of the registry: their addresses. */
extern const char clua_key_classes, clua_key_objects, clua_key_identities, clua_key_text,
    clua_key_traceback, clua_key_chunks, clua_key_loaded;

/* arena.c */
clua_state *clua_arena_map(size_t cap);
/* The how-manieth block a table, function, thread or userdata of a state was. */
uint64_t clua_arena_number(const void *object);
static inline int clua_arena_holds(const clua_state *S, const void *address) {
  return (const char *)address >= S->base && (const char *)address < S->base + S->bump;
}
void *clua_arena_allocate(void *state, void *block, size_t old_size, size_t new_size);

/* limits.c */
void clua_charge(lua_State *L, int64_t instructions); /* raises when the budget is gone */
void clua_install_hook(lua_State *L);
void clua_raise_memory(lua_State *L);
int clua_message_handler(lua_State *L);

/* A Swift call begins, and ends: raises what it asked for. */
static inline void clua_enter(clua_state *S) { S->host_depth++; }
static inline int clua_leave(lua_State *L, clua_state *S, int count) {
  if (--S->host_depth == 0 && S->live > S->cap) clua_raise_memory(L);
  return count < 0 ? lua_error(L) : count;
}

/* where.c */
void clua_note_refusal(clua_state *S); /* allocates nothing */

/* identity.c, order.c, values.c */
const char *clua_describe(lua_State *L, int position, size_t *length); /* tostring; pushes it */
int clua_compare_keys(lua_State *L, int first, int second);
int clua_value_equal(lua_State *L);
int clua_object_tostring(lua_State *L);

/* Each sets the functions of its part in the table on top of the stack. */
void clua_set_base(lua_State *L);
void clua_set_coroutine(lua_State *L);
void clua_set_string(lua_State *L);
void clua_set_patterns(lua_State *L);
void clua_set_table(lua_State *L);
void clua_set_sort(lua_State *L);
void clua_set_order(lua_State *L);
void clua_set_random(lua_State *L);
void clua_set_utf8(lua_State *L);
void clua_open_os(lua_State *L);

/* Replaces `name` in the table on top by a function that charges for its string arguments. */
void clua_meter(lua_State *L, const char *name);

#pragma GCC visibility pop

#endif
