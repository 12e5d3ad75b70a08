// Signal handlers of the harness. A handler may only call functions that are async-signal-safe, which Swift
// does not promise for any of its code: even reading a global variable may lock or allocate. So the handlers,
// and nothing else, are written in C.
#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stddef.h>

/// Installs a handler for the signals of traps and invalid memory accesses. It writes one line to standard
/// error, "bench: SIGILL during WORK; REMARK", and hands the signal on to the action that was there before,
/// so that backtraces and the exit status stay as they are. A call of exit() that was not expected is reported
/// likewise, as "bench: exit() during WORK; REMARK", and its status becomes 1.
void csignals_report_fatal(void);

/// Makes exit() the end of the process from now on: the work is done.
void csignals_expect_exit(void);

/// Sets the work that the line names: a text of so many bytes, which is copied and may be cut.
void csignals_set_work(const char *text, size_t length);

/// Sets the remark that ends the line; nothing is added where it is empty.
void csignals_set_remark(const char *text, size_t length);

/// Installs a handler for SIGINT, SIGTERM and SIGHUP that writes the number of the first one to a pipe, as one byte,
/// and leaves every further one to the system, which ends the process at once. A signal that the process was started
/// to ignore stays ignored.
///
/// Returns the descriptor of the pipe to read from, or -1.
int csignals_catch_end(void);

#endif
