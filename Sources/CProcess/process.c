#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

int cprocess_open_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int cprocess_read_signal(int descriptor) {
  struct signalfd_siginfo info;
  if (read(descriptor, &info, sizeof info) != sizeof info) return 0;
  /* Who asks twice doesn't want to wait: the next one has its own effect. */
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  return (int)info.ssi_signo;
}

/* Becomes the program; only what is safe between fork and exec. Returns if that fails. */
static void become(const char *path, char *const *arguments, pid_t parent, const int ends[3]) {
  sigset_t none;
  sigemptyset(&none);
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int i = 0; i < 3; i++)
    if (dup2(ends[i], i) < 0) return;
  /* The parent may have ended before the death signal was asked for. */
  if (getppid() == parent) execv(path, arguments);
}

/* fork and exec rather than posix_spawn, which can't ask for the death signal. */
pid_t cprocess_start(const char *path, char *const *arguments, int ends[3]) {
  int pipes[4][2];
  for (int i = 0; i < 4; i++)
    if (pipe2(pipes[i], O_CLOEXEC) != 0) {
      int reason = errno;
      while (i-- > 0) close(pipes[i][0]), close(pipes[i][1]);
      errno = reason;
      return -1;
    }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    become(path, arguments, parent, (int[]){pipes[0][0], pipes[1][1], pipes[2][1]});
    int reason = errno;
    ssize_t ignored = write(pipes[3][1], &reason, sizeof reason);
    (void)ignored;
    _exit(127);
  }
  int reason = child < 0 ? errno : 0;
  close(pipes[0][0]);
  for (int i = 1; i < 4; i++) close(pipes[i][1]);
  /* The fourth pipe closes when the program begins, and says why it didn't otherwise. */
  if (child > 0 && read(pipes[3][0], &reason, sizeof reason) != sizeof reason) reason = 0;
  close(pipes[3][0]);
  ends[0] = pipes[0][1];
  ends[1] = pipes[1][0];
  ends[2] = pipes[2][0];
  if (reason == 0) return child;
  for (int i = 0; i < 3; i++) close(ends[i]);
  errno = reason;
  return -1;
}

static void (*volatile says_last_words)(int signal);

static void end(int signal) {
  void (*say)(int) = says_last_words;
  /* A fault in the last words themselves must not bring us here again. */
  says_last_words = NULL;
  if (say) say(signal);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
}

void cprocess_set_last_words(void (*last_words)(int signal)) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGTERM};
  static const size_t stack_size = 256 << 10;
  says_last_words = last_words;
  /* What has run out may be the stack. */
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    sigaction(signals[i], &action, NULL);
}

void cprocess_limit_memory(size_t bytes) {
  /* The sixth number counts data and stack, in pages. */
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return;
  int count = fscanf(file, "%*u %*u %*u %*u %*u %lu", &pages);
  fclose(file);
  if (count != 1) return;
  bytes += pages * (unsigned long)sysconf(_SC_PAGESIZE);
  struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
  setrlimit(RLIMIT_DATA, &limit);
}
