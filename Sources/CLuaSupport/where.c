/* Which script line is running, cheaply enough to be asked for every event.

   A chunk's name is a Lua string; up to 40 bytes Lua keeps one copy of it, which `clua_load`
   anchors, so its address is compared first. */
#include "internal.h"

static int chunk_id(clua_state *S, const char *source) {
  if (S->last_chunk >= 0 && S->chunks[S->last_chunk] == source && strlen(source) <= 40)
    return S->last_chunk;
  for (int id = 0; id < S->chunk_count; id++) {
    if (S->chunks[id] == source || strcmp(S->chunks[id], source) == 0) return S->last_chunk = id;
  }
  return -1;
}

/* The id of a chunk, which gets one when it is first seen; -1 beyond the limit. */
static int noted_chunk(lua_State *L, const char *source) {
  clua_state *S = clua_of(L);
  int id = chunk_id(S, source);
  if (id < 0 && S->chunk_count < CHUNK_LIMIT) {
    /* First seen: anchor a copy of the name. */
    S->host_depth++;
    lua_checkstack(L, 3);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &clua_key_chunks);
    const char *name = lua_pushstring(L, source);
    lua_rawseti(L, -2, S->chunk_count + 1);
    lua_pop(L, 1);
    S->host_depth--;
    id = S->last_chunk = S->chunk_count++;
    S->chunks[id] = name;
  }
  return id;
}

static int line_at(lua_State *L, lua_Debug *record, int *chunk) {
  lua_getinfo(L, "Sl", record);
  if (record->currentline <= 0) return 0;
  *chunk = noted_chunk(L, record->source);
  return record->currentline;
}

int clua_definition(lua_State *L, int position, int *first, int *chunk) {
  if (!lua_isfunction(L, position) || lua_iscfunction(L, position)) return 0;
  lua_Debug record;
  lua_pushvalue(L, position);
  lua_getinfo(L, ">S", &record);
  *first = record.linedefined;
  *chunk = noted_chunk(L, record.source);
  return record.lastlinedefined;
}

int clua_where(lua_State *L, int level, int *chunk) {
  lua_Debug record;
  for (; lua_getstack(L, level, &record); level++) {
    int line = line_at(L, &record, chunk);
    if (line) return line;
  }
  *chunk = -1;
  return 0;
}

int clua_where_outermost(lua_State *L, int *chunk) {
  lua_Debug record;
  int depth = 0, line = 0;
  while (lua_getstack(L, depth, &record)) depth++;
  *chunk = -1;
  while (depth-- > 0 && !line) {
    lua_getstack(L, depth, &record);
    line = line_at(L, &record, chunk);
  }
  return line;
}

void clua_note_refusal(clua_state *S) {
  lua_Debug record;
  S->refused_line = 0;
  if (!S->running) return;
  for (int level = 0; lua_getstack(S->running, level, &record); level++) {
    lua_getinfo(S->running, "Sl", &record);
    if (record.currentline <= 0) continue;
    S->refused_line = record.currentline;
    strncpy(S->refused_chunk, record.source, sizeof S->refused_chunk - 1);
    return;
  }
}

int clua_refused_line(lua_State *L) { return clua_of(L)->refused_line; }

const char *clua_refused_chunk(lua_State *L) {
  const char *name = clua_of(L)->refused_chunk;
  return *name == '@' || *name == '=' ? name + 1 : name;
}

const char *clua_chunk_name(lua_State *L, int chunk) {
  clua_state *S = clua_of(L);
  if (chunk < 0 || chunk >= S->chunk_count) return NULL;
  const char *name = S->chunks[chunk];
  return *name == '@' || *name == '=' ? name + 1 : name;
}
