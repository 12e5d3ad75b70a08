// Performance counters of the processor, which Linux provides by a system call without a function in the C library.
#ifndef CCOUNTERS_H
#define CCOUNTERS_H

/// Counts the instructions of a loop with a million iterations in the calling thread. Returns the count, or a negative
/// errno value if the counter does not exist or access is denied.
long long ccounters_instructions(void);

#endif
