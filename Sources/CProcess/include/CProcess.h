#ifndef CPROCESS_H
#define CPROCESS_H

/// What the C library offers for processes and signals, and Swift's module of it leaves out.
#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/// Blocks SIGINT, SIGTERM and SIGHUP and returns a descriptor that becomes readable when one of
/// them arrives; -1 if there is none.
int cprocess_open_signals(void);

/// The signal that arrived at such a descriptor; 0 if none did. The next one ends the process.
int cprocess_read_signal(int descriptor);

/// Starts a program in a process group of its own, with all signals unblocked.
///
/// `ends` become this process's ends of three pipes: to its standard input, from its standard
/// output and from its standard error. The program is killed when the thread that started it ends.
/// Returns its id, or -1 with errno set.
pid_t cprocess_start(const char *path, char *const *arguments, int ends[3]);

/// Has `last_words` called when a signal is about to end the process: a fault, or SIGTERM. Then
/// the signal's own effect follows. The call runs on a stack of its own and may be cut short.
void cprocess_set_last_words(void (*last_words)(int signal));

/// Limits what this process can have of private memory beyond what it has now, in bytes.
void cprocess_limit_memory(size_t bytes);

#endif
