#ifndef CGETOPT_H
#define CGETOPT_H

/// getopt_long for Swift, whose C library module leaves it out and refuses its global variables.
#include <getopt.h>

/// Begins again with a new list of arguments; problems are reported by value, not printed.
static inline void cgetopt_reset(void) {
  optind = 0;
  opterr = 0;
}

/// The next option's `val`, '?' for an unknown one, ':' for a missing value, -1 at the end.
static inline int cgetopt_next(int count, char *const *arguments, const struct option *table) {
  return getopt_long(count, arguments, ":", table, 0);
}

/// The value of the option that was found, or NULL.
static inline const char *cgetopt_value(void) { return optarg; }

/// The option that was wrong: its `val`, its letter, or 0 for an unknown word.
static inline int cgetopt_option(void) { return optopt; }

/// The place of the next argument to look at.
static inline int cgetopt_index(void) { return optind; }

#endif
