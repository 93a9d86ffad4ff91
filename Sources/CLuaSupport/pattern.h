/* Lua's patterns, matched by a matcher that charges for every step (pattern.c). */
#ifndef CLUASUPPORT_PATTERN_H
#define CLUASUPPORT_PATTERN_H

#include "internal.h"

enum { CAPTURE_LIMIT = 32 };

typedef struct {
  lua_State *L;
  const char *text, *text_end;
  const char *pattern_end;
  unsigned steps;
  int depth;
  int level; /* captures, finished or open */
  struct {
    const char *start;
    ptrdiff_t length; /* or one of the two below */
  } captures[CAPTURE_LIMIT];
} clua_matcher;

enum { CAPTURE_OPEN = -1, CAPTURE_POSITION = -2 };

#pragma GCC visibility push(hidden)

/* The end of a match that starts at `text`, or NULL. */
const char *clua_match(clua_matcher *m, const char *text, const char *pattern);
/* Settles the bill for steps not charged yet. */
void clua_match_charge(clua_matcher *m);

#pragma GCC visibility pop

#endif
