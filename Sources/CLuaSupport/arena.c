/* The arena: one mapping that holds a Lua state to the last byte, with this allocator's own books.

   Lua tells the old size, so a block needs no header; small ones, which all objects are, have the
   number of their making in front, by which references are put in order (order.c). Freed blocks go
   to the list of their size class and are never merged: an arena lives for one scenario. The
   mapping is larger than the cap, because sizes are rounded up, lists keep what they hold, and a
   host may overshoot. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

/* What a host may allocate beyond everything else while it is on the stack. */
static const size_t headroom = (size_t)256 << 20;

/* The class of a size and the size that its blocks have. */
static inline int class_of(size_t size, size_t *rounded) {
  if (size <= SMALL_LIMIT) {
    size_t class = (size + NUMBER_SIZE + 15) / 16;
    *rounded = class * 16;
    return (int)class;
  }
  int shift = 63 - __builtin_clzll(size - 1) - 2; /* a quarter of the power of two below */
  size_t quarter = (size_t)1 << shift;
  size_t count = (size + quarter - 1) >> shift; /* 5, 6, 7 or 8 quarters */
  *rounded = count << shift;
  return SMALL_CLASSES + (shift - 10) * 4 + (int)(count - 5);
}

clua_state *clua_arena_map(size_t cap) {
  size_t reserved = cap * 4 + headroom * 2;
  void *base = mmap(NULL, reserved, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED) return NULL;
  clua_state *S = base; /* zeroed by the system */
  S->base = base;
  S->reserved = reserved;
  S->bump = (sizeof *S + 63) & ~(size_t)63;
  S->cap = cap;
  return S;
}

static void *take(clua_state *S, size_t size) {
  size_t rounded;
  int class = class_of(size, &rounded);
  void *block = S->free_blocks[class];
  if (block) {
    memcpy(&S->free_blocks[class], block, sizeof block);
  } else {
    size_t limit = S->host_depth ? S->reserved : S->reserved - headroom;
    if (rounded > limit - S->bump) {
      if (!S->host_depth) return NULL;
      fputs("Lua's arena is full while its host is on the stack\n", stderr);
      abort(); /* an error here would jump over frames of Swift */
    }
    block = S->base + S->bump;
    S->bump += rounded;
  }
  S->live += rounded;
  if (S->live > S->peak) S->peak = S->live;
  if (size > SMALL_LIMIT) return block;
  *(uint64_t *)block = ++S->last_number;
  return (char *)block + NUMBER_SIZE;
}

/* Where a block begins that Lua knows by an address and a size. */
static inline char *start_of(void *block, size_t size) {
  return (char *)block - (size <= SMALL_LIMIT ? NUMBER_SIZE : 0);
}

uint64_t clua_arena_number(const void *object) {
  return *(const uint64_t *)((const char *)object - NUMBER_SIZE);
}

static void give(clua_state *S, void *block, size_t size) {
  size_t rounded;
  int class = class_of(size, &rounded);
  block = start_of(block, size);
  memcpy(block, &S->free_blocks[class], sizeof block);
  S->free_blocks[class] = block;
  S->live -= rounded;
}

static void *refuse(clua_state *S) {
  clua_note_refusal(S);
  return NULL;
}

void *clua_arena_allocate(void *state, void *block, size_t old_size, size_t new_size) {
  clua_state *S = state;
  if (new_size == 0) {
    if (block && old_size) give(S, block, old_size);
    return NULL;
  }
  size_t rounded;
  class_of(new_size, &rounded);
  if (new_size >= 4096) { /* big blocks mean work that no instruction counts */
    S->budget -= (int64_t)(new_size >> 4);
    if (S->budget <= 0 && S->budget_total && !S->exhausted && S->running)
      clua_install_hook(S->running);
  }
  if (!block || old_size == 0) {
    if (!S->host_depth) {
      if (S->live + rounded > S->cap) return refuse(S);
      if (!block && old_size == LUA_TSTRING && new_size > STRING_LIMIT) return refuse(S);
    }
    return take(S, new_size);
  }
  size_t rounded_before;
  class_of(old_size, &rounded_before);
  if (rounded == rounded_before && (old_size <= SMALL_LIMIT) == (new_size <= SMALL_LIMIT))
    return block;
  if (new_size > old_size && !S->host_depth && S->live - rounded_before + rounded > S->cap)
    return LUA_VERSION_RELEASE_NUM < 50406 ? refuse(S) : NULL; /* since then a stack moves apart */
  if (old_size > SMALL_LIMIT && new_size > old_size &&
      (char *)block + rounded_before == S->base + S->bump &&
      rounded - rounded_before < S->reserved - headroom - S->bump) {
    S->bump += rounded - rounded_before; /* the last block grows where it is */
    S->live += rounded - rounded_before;
    if (S->live > S->peak) S->peak = S->live;
    return block;
  }
  void *moved = take(S, new_size);
  if (!moved) return new_size < old_size ? block : NULL; /* shrinking never fails */
  memcpy(moved, block, old_size < new_size ? old_size : new_size);
  give(S, block, old_size);
  return moved;
}
