/* Opening, closing, and going back to a prepared state by copying its bytes. */
#include "internal.h"

#include <stdlib.h>
#include <sys/mman.h>

const char clua_key_classes, clua_key_objects, clua_key_identities, clua_key_text,
    clua_key_traceback, clua_key_chunks, clua_key_loaded;

struct clua_snapshot {
  size_t size;
  char bytes[];
};

static void new_registry_table(lua_State *L, const void *key) {
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

lua_State *clua_open(size_t memory_cap, void *host, const clua_host_functions *functions) {
  clua_state *S = clua_arena_map(memory_cap);
  if (!S) return NULL;
  S->host = host;
  S->functions = *functions;
  S->host_depth = 1; /* Swift is always below; only a protected call takes it off */
  S->call_depth_limit = 150;
  S->last_chunk = -1;
  lua_State *L = lua_newstate(clua_arena_allocate, S);
  *(clua_state **)lua_getextraspace(L) = S;
  S->main = S->running = L;
  new_registry_table(L, &clua_key_classes);
  new_registry_table(L, &clua_key_objects);
  new_registry_table(L, &clua_key_identities);
  new_registry_table(L, &clua_key_chunks);
  new_registry_table(L, &clua_key_loaded);
  return L;
}

void clua_close(lua_State *L) {
  /* Nothing outside is owned through the Lua heap: the mapping is all there is to give back. */
  clua_state *S = clua_of(L);
  munmap(S->base, S->reserved);
}

clua_snapshot *clua_snapshot_take(lua_State *L) {
  lua_gc(L, LUA_GCCOLLECT);
  clua_state *S = clua_of(L);
  clua_snapshot *snapshot = malloc(sizeof *snapshot + S->bump);
  if (!snapshot) abort();
  snapshot->size = S->bump;
  memcpy(snapshot->bytes, S->base, S->bump);
  return snapshot;
}

size_t clua_snapshot_size(const clua_snapshot *snapshot) { return snapshot->size; }

void clua_snapshot_restore(lua_State *L, const clua_snapshot *snapshot) {
  clua_state *S = clua_of(L);
  size_t used = S->bump, keep = (snapshot->size + 0xfffff) & ~(size_t)0xfffff;
  memcpy(S->base, snapshot->bytes, snapshot->size);
  /* Beyond the snapshot nothing is read before it is written; only much of it is given back. */
  if (used > keep + ((size_t)4 << 20)) madvise(S->base + keep, used - keep, MADV_DONTNEED);
}

void clua_snapshot_free(clua_snapshot *snapshot) { free(snapshot); }

void *clua_host(lua_State *L) { return clua_of(L)->host; }
void clua_set_host(lua_State *L, void *host) { clua_of(L)->host = host; }
size_t clua_memory_in_use(lua_State *L) { return clua_of(L)->live; }
size_t clua_memory_peak(lua_State *L) { return clua_of(L)->peak; }
void clua_set_memory_cap(lua_State *L, size_t cap) { clua_of(L)->cap = cap; }
size_t clua_memory_cap(lua_State *L) { return clua_of(L)->cap; }
