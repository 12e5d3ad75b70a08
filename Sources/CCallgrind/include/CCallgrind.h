// Requests to callgrind, valgrind's instruction counter. They are sequences of machine code and can be written only in C.
// Without valgrind's headers at build time, the functions do nothing.
#ifndef CCALLGRIND_H
#define CCALLGRIND_H

#include <stdbool.h>

/// Returns whether valgrind's headers were available at build time.
bool ccallgrind_can_request(void);

/// Starts counting instructions; does nothing if the process does not run under callgrind.
void ccallgrind_start(void);

/// Stops counting instructions.
void ccallgrind_stop(void);

#endif
