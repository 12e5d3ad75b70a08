// Counters of the processor, which Linux gives by a system call that the C library has no function for.
#ifndef CCOUNTERS_H
#define CCOUNTERS_H

/// Counts the instructions of a loop of a million steps of the calling thread. Returns the count, or the
/// negative number of the error where the system has or gives no such counter.
long long ccounters_instructions(void);

#endif
