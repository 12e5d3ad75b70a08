// Cores of the processor on which a thread may run. The functions of Linux for them are no part of the
// declarations that Swift sees, as those need _GNU_SOURCE.
#ifndef CCORES_H
#define CCORES_H

/// Returns whether the calling thread may run on a core, by its number from 0; never where the system
/// places threads by itself.
int ccores_allows(int core);

/// The number of cores that ccores_allows knows, which may be more than the machine has.
int ccores_limit(void);

/// Keeps the calling thread, and those that it starts, on one core. Returns whether the system does so.
int ccores_pin(int core);

#endif
