/* A backtracking matcher for Lua's patterns. Letters are those of ASCII whatever the locale. */
#include "pattern.h"

enum { DEPTH_LIMIT = 200, STEPS_A_CHARGE = 8192 };

static const char *match(clua_matcher *m, const char *s, const char *p);

void clua_match_charge(clua_matcher *m) {
  clua_charge(m->L, m->steps / 2);
  m->steps = 0;
}

static inline void step(clua_matcher *m) {
  if (++m->steps >= STEPS_A_CHARGE) clua_match_charge(m);
}

static inline int between(int c, int low, int high) { return c >= low && c <= high; }

static int in_class(int c, int letter) {
  int lower = letter | 0x20, result;
  int alpha = between(c | 0x20, 'a', 'z'), digit = between(c, '0', '9');
  switch (lower) {
  case 'a': result = alpha; break;
  case 'c': result = c < 32 || c == 127; break;
  case 'd': result = digit; break;
  case 'g': result = between(c, 33, 126); break;
  case 'l': result = between(c, 'a', 'z'); break;
  case 'p': result = between(c, 33, 126) && !alpha && !digit; break;
  case 's': result = c == ' ' || between(c, 9, 13); break;
  case 'u': result = between(c, 'A', 'Z'); break;
  case 'w': result = alpha || digit; break;
  case 'x': result = digit || between(c | 0x20, 'a', 'f'); break;
  default: return letter == c;
  }
  return between(letter, 'A', 'Z') ? !result : result;
}

/* Just behind the single-character item at p. */
static const char *item_end(clua_matcher *m, const char *p) {
  int c = *p++;
  if (c == '%') {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (c != '[') return p;
  if (p < m->pattern_end && *p == '^') p++;
  do { /* the first character is taken as itself, even ']' */
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
    c = *p++;
    if (c == '%' && p < m->pattern_end) p++;
  } while (p >= m->pattern_end || *p != ']');
  return p + 1;
}

/* Whether c is in the set from '[' at p to ']' at `last`. */
static int in_set(int c, const char *p, const char *last) {
  int member = 1;
  if (p[1] == '^') {
    member = 0;
    p++;
  }
  while (++p < last) {
    if (*p == '%') {
      p++;
      if (in_class(c, (unsigned char)*p)) return member;
    } else if (p[1] == '-' && p + 2 < last) {
      if (between(c, (unsigned char)p[0], (unsigned char)p[2])) return member;
      p += 2;
    } else if ((unsigned char)*p == c) {
      return member;
    }
  }
  return !member;
}

static int matches_one(clua_matcher *m, const char *s, const char *p, const char *end) {
  step(m);
  if (s >= m->text_end) return 0;
  int c = (unsigned char)*s;
  switch (*p) {
  case '.': return 1;
  case '%': return in_class(c, (unsigned char)p[1]);
  case '[': m->steps += (unsigned)(end - p) / 4; return in_set(c, p, end - 1);
  default: return (unsigned char)*p == c;
  }
}

static const char *match_balanced(clua_matcher *m, const char *s, const char *p) {
  if (p >= m->pattern_end - 1)
    luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  if (s >= m->text_end || *s != *p) return NULL;
  int open = *p, close = p[1], depth = 1;
  while (++s < m->text_end) {
    step(m);
    if (*s == close) {
      if (--depth == 0) return s + 1;
    } else if (*s == open) {
      depth++;
    }
  }
  return NULL;
}

static const char *match_frontier(clua_matcher *m, const char *s, const char *p) {
  if (p >= m->pattern_end || *p != '[')
    luaL_error(m->L, "missing '[' after '%%f' in pattern");
  const char *end = item_end(m, p);
  step(m);
  int before = s == m->text ? 0 : (unsigned char)s[-1];
  int after = s == m->text_end ? 0 : (unsigned char)*s;
  return !in_set(before, p, end - 1) && in_set(after, p, end - 1) ? end : NULL;
}

static const char *match_back_reference(clua_matcher *m, const char *s, int digit) {
  int n = digit - '1';
  if (n < 0 || n >= m->level || m->captures[n].length == CAPTURE_OPEN)
    luaL_error(m->L, "invalid capture index %%%d", n + 1);
  size_t length = (size_t)m->captures[n].length;
  m->steps += (unsigned)(length >> 3);
  step(m);
  if ((size_t)(m->text_end - s) < length || memcmp(m->captures[n].start, s, length)) return NULL;
  return s + length;
}

static const char *open_capture(clua_matcher *m, const char *s, const char *p, ptrdiff_t what) {
  if (m->level >= CAPTURE_LIMIT) luaL_error(m->L, "too many captures");
  m->captures[m->level].start = s;
  m->captures[m->level].length = what;
  m->level++;
  const char *end = match(m, s, p);
  if (!end) m->level--;
  return end;
}

static const char *close_capture(clua_matcher *m, const char *s, const char *p) {
  int n = m->level;
  while (--n >= 0 && m->captures[n].length != CAPTURE_OPEN) {}
  if (n < 0) luaL_error(m->L, "invalid pattern capture");
  m->captures[n].length = s - m->captures[n].start;
  const char *end = match(m, s, p);
  if (!end) m->captures[n].length = CAPTURE_OPEN;
  return end;
}

static const char *match_longest(clua_matcher *m, const char *s, const char *p, const char *end) {
  ptrdiff_t count = 0;
  while (matches_one(m, s + count, p, end)) count++;
  for (; count >= 0; count--) {
    const char *found = match(m, s + count, end + 1);
    if (found) return found;
  }
  return NULL;
}

static const char *match_shortest(clua_matcher *m, const char *s, const char *p, const char *end) {
  for (;; s++) {
    const char *found = match(m, s, end + 1);
    if (found) return found;
    if (!matches_one(m, s, p, end)) return NULL;
  }
}

/* Items that begin with '%' and are no character class; 0 if p is none of them. */
static int match_special(clua_matcher *m, const char **s, const char **p) {
  const char *at = *p + 1, *end;
  if (at >= m->pattern_end) return 0;
  switch (*at) {
  case 'b':
    *s = match_balanced(m, *s, at + 1);
    *p = at + 3;
    return 1;
  case 'f':
    end = match_frontier(m, *s, at + 1);
    if (end)
      *p = end;
    else
      *s = NULL;
    return 1;
  default:
    if (!between(*at, '0', '9')) return 0;
    *s = match_back_reference(m, *s, *at);
    *p = at + 1;
    return 1;
  }
}

static const char *match_here(clua_matcher *m, const char *s, const char *p) {
  while (p != m->pattern_end) {
    step(m);
    if (*p == '(') {
      int position = p + 1 < m->pattern_end && p[1] == ')';
      return open_capture(m, s, p + 1 + position, position ? CAPTURE_POSITION : CAPTURE_OPEN);
    }
    if (*p == ')') return close_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->text_end ? s : NULL;
    if (*p == '%' && match_special(m, &s, &p)) {
      if (!s) return NULL;
      continue;
    }
    const char *end = item_end(m, p), *found;
    switch (end < m->pattern_end ? *end : 0) {
    case '?':
      if (matches_one(m, s, p, end) && (found = match(m, s + 1, end + 1))) return found;
      p = end + 1;
      continue;
    case '+': return matches_one(m, s, p, end) ? match_longest(m, s + 1, p, end) : NULL;
    case '*': return match_longest(m, s, p, end);
    case '-': return match_shortest(m, s, p, end);
    default:
      if (!matches_one(m, s, p, end)) return NULL;
      s++;
      p = end;
    }
  }
  return s;
}

static const char *match(clua_matcher *m, const char *s, const char *p) {
  if (m->depth >= DEPTH_LIMIT) luaL_error(m->L, "pattern too complex");
  m->depth++;
  const char *end = match_here(m, s, p);
  m->depth--;
  return end;
}

const char *clua_match(clua_matcher *m, const char *text, const char *pattern) {
  m->level = 0;
  m->depth = 0;
  return match(m, text, pattern);
}
