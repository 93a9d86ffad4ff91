/* string.find, match, gmatch and gsub over the metered matcher. */
#include "pattern.h"

void *memmem(const void *, size_t, const void *, size_t); /* a GNU extension */

static clua_matcher prepare(lua_State *L, const char *text, size_t length, const char *pattern,
                            size_t pattern_length) {
  clua_matcher m;
  m.L = L;
  m.text = text;
  m.text_end = text + length;
  m.pattern_end = pattern + pattern_length;
  m.steps = m.level = m.depth = 0;
  return m;
}

static void push_capture(clua_matcher *m, int n, const char *start, const char *end) {
  if (n >= m->level) {
    if (n != 0) luaL_error(m->L, "invalid capture index %%%d", n + 1);
    lua_pushlstring(m->L, start, (size_t)(end - start)); /* no capture: the whole match */
    return;
  }
  ptrdiff_t length = m->captures[n].length;
  if (length == CAPTURE_OPEN) luaL_error(m->L, "unfinished capture");
  if (length == CAPTURE_POSITION)
    lua_pushinteger(m->L, m->captures[n].start - m->text + 1);
  else
    lua_pushlstring(m->L, m->captures[n].start, (size_t)length);
}

static int push_captures(clua_matcher *m, const char *start, const char *end) {
  int count = m->level == 0 && start ? 1 : m->level;
  luaL_checkstack(m->L, count, "too many captures");
  for (int n = 0; n < count; n++) push_capture(m, n, start, end);
  return count;
}

/* The 0-based start that argument n asks for. */
static size_t start_argument(lua_State *L, int n, size_t length) {
  lua_Integer start = luaL_optinteger(L, n, 1);
  if (start > 0) return (size_t)start - 1;
  if (start == 0 || start < -(lua_Integer)length) return 0;
  return length - (size_t)-start;
}

static int find_or_match(lua_State *L, int find) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t start = start_argument(L, 3, length);
  if (start > length) {
    lua_pushnil(L);
    return 1;
  }
  int plain = find && lua_toboolean(L, 4);
  if (find && !plain) { /* no special character is as good as plain */
    plain = 1;
    for (size_t n = 0; plain && n < pattern_length; n++)
      plain = !pattern[n] || !strchr("^$*+?.([%-", pattern[n]);
  }
  if (plain) {
    if (length - start > 1024) clua_charge(L, (int64_t)(length - start) >> 4);
    const char *at = memmem(text + start, length - start, pattern, pattern_length);
    if (!at) {
      lua_pushnil(L);
      return 1;
    }
    lua_pushinteger(L, at - text + 1);
    lua_pushinteger(L, at - text + (lua_Integer)pattern_length);
    return 2;
  }
  clua_matcher m = prepare(L, text, length, pattern, pattern_length);
  int anchored = pattern_length && *pattern == '^';
  if (anchored) pattern++;
  const char *at = text + start;
  do {
    const char *end = clua_match(&m, at, pattern);
    if (end) {
      clua_match_charge(&m);
      if (!find) return push_captures(&m, at, end);
      lua_pushinteger(L, at - text + 1);
      lua_pushinteger(L, end - text);
      return push_captures(&m, NULL, NULL) + 2;
    }
  } while (at++ < m.text_end && !anchored);
  clua_match_charge(&m);
  lua_pushnil(L);
  return 1;
}

static int string_find(lua_State *L) { return find_or_match(L, 1); }
static int string_match(lua_State *L) { return find_or_match(L, 0); }

/* Upvalues: text, pattern, offset to go on from, offset of the last match's end or -1. */
static int next_match(lua_State *L) {
  size_t length, pattern_length;
  const char *text = lua_tolstring(L, lua_upvalueindex(1), &length);
  const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_length);
  const char *last = text + lua_tointegerx(L, lua_upvalueindex(4), NULL);
  clua_matcher m = prepare(L, text, length, pattern, pattern_length);
  for (const char *at = text + lua_tointegerx(L, lua_upvalueindex(3), NULL); at <= m.text_end;
       at++) {
    const char *end = clua_match(&m, at, pattern);
    if (!end || end == last) continue;
    clua_match_charge(&m);
    lua_pushinteger(L, end - text);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return push_captures(&m, at, end);
  }
  clua_match_charge(&m);
  lua_pushinteger(L, (lua_Integer)length + 1);
  lua_replace(L, lua_upvalueindex(3));
  return 0;
}

static int string_gmatch(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_checkstring(L, 2);
  size_t start = start_argument(L, 3, length);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)(start > length ? length + 1 : start));
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

static void add_text(clua_matcher *m, luaL_Buffer *out, const char *start, const char *end) {
  size_t length;
  const char *at = lua_tolstring(m->L, 3, &length), *stop = at + length;
  for (; at < stop; at++) {
    if (*at != '%') {
      luaL_addchar(out, *at);
      continue;
    }
    at++;
    if (at < stop && *at == '%') {
      luaL_addchar(out, '%');
    } else if (at < stop && *at == '0') {
      luaL_addlstring(out, start, (size_t)(end - start));
    } else if (at < stop && *at >= '1' && *at <= '9') {
      push_capture(m, *at - '1', start, end);
      luaL_tolstring(m->L, -1, NULL); /* a position becomes its digits */
      lua_remove(m->L, -2);
      luaL_addvalue(out);
    } else {
      luaL_error(m->L, "invalid use of '%%' in replacement string");
    }
  }
}

/* Adds what replaces the match; whether anything changed. */
static int add_replacement(clua_matcher *m, luaL_Buffer *out, const char *start, const char *end,
                           int type) {
  lua_State *L = m->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(m, start, end), 1);
  } else if (type == LUA_TTABLE) {
    push_capture(m, 0, start, end);
    lua_gettable(L, 3);
  } else {
    add_text(m, out, start, end);
    return 1;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(out, start, (size_t)(end - start));
    return 0;
  }
  if (!lua_isstring(L, -1))
    return luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(out);
  return 1;
}

static int string_gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length), *last = NULL;
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3), changed = 0;
  luaL_argexpected(L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION ||
                          type == LUA_TTABLE, 3, "string/function/table");
  lua_Integer limit = luaL_optinteger(L, 4, (lua_Integer)length + 1), count = 0;
  clua_matcher m = prepare(L, text, length, pattern, pattern_length);
  int anchored = pattern_length && *pattern == '^';
  if (anchored) pattern++;
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  const char *at = text;
  while (count < limit) {
    const char *end = clua_match(&m, at, pattern);
    if (end && end != last) {
      count++;
      changed |= add_replacement(&m, &out, at, end, type);
      at = last = end;
    } else if (at < m.text_end) {
      luaL_addchar(&out, *at++);
    } else {
      break;
    }
    if (anchored) break;
  }
  clua_match_charge(&m);
  if (changed) {
    luaL_addlstring(&out, at, (size_t)(m.text_end - at));
    luaL_pushresult(&out);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

void clua_set_patterns(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", string_find},
                                       {"gmatch", string_gmatch},
                                       {"gsub", string_gsub},
                                       {"match", string_match},
                                       {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
