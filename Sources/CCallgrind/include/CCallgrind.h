// Requests to callgrind, valgrind's instruction counter: they are sequences of machine code, which only C
// can say. Where valgrind's headers were not there when this was built, nothing can be requested.
#ifndef CCALLGRIND_H
#define CCALLGRIND_H

#include <stdbool.h>

/// Whether requests were built in.
bool ccallgrind_can_request(void);

/// Begins to count the instructions that follow; does nothing where callgrind does not run.
void ccallgrind_start(void);

/// Ends counting instructions.
void ccallgrind_stop(void);

#endif
