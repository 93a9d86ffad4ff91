#ifndef CSIMULATOR_CURRENT_H
#define CSIMULATOR_CURRENT_H

/// The simulator that the running thread is inside, or NULL.
///
/// The one word of global mutable state in the project: every entry into a simulator sets it and
/// restores it on the way out. A C thread-local is read in well under a nanosecond.
extern _Thread_local void *scrim_simulator_current;

static inline void *scrim_simulator_current_get(void) { return scrim_simulator_current; }

static inline void scrim_simulator_current_set(void *simulator) {
  scrim_simulator_current = simulator;
}

#endif
