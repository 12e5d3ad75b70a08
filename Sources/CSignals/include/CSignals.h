// The signal handlers of the harness. A handler may call only async-signal-safe functions, and Swift does not guarantee
// this for any code: even reading a global variable may lock or allocate. Therefore the handlers, and nothing else, are
// written in C.
#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stddef.h>

/// Installs a handler for the signals of traps and invalid memory accesses. It writes one line to standard error,
/// "bench: SIGILL during WORK; REMARK", and forwards the signal to the previous action, so that backtraces and the exit
/// status are unchanged. An unexpected call of exit() is reported likewise, as "bench: exit() during WORK; REMARK", and
/// its status becomes 1.
void csignals_report_fatal(void);

/// Marks the work as done: from now on, calls of exit() are expected and not reported.
void csignals_expect_exit(void);

/// Sets the description of the current work for the line. The text is copied, and truncated if it is too long.
void csignals_set_work(const char *text, size_t length);

/// Sets the remark at the end of the line. An empty remark is left out.
void csignals_set_remark(const char *text, size_t length);

/// Installs a handler for SIGINT, SIGTERM and SIGHUP that writes the number of the first signal to a pipe, as one byte.
/// It restores the default action for the next signal, which ends the process at once. Signals the process was started
/// to ignore stay ignored.
///
/// Returns the file descriptor of the pipe's read end, or -1.
int csignals_catch_end(void);

#endif
