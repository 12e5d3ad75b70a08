// The processor cores a thread may run on. Linux declares its functions for thread affinity only with _GNU_SOURCE, so
// Swift cannot import them.
#ifndef CCORES_H
#define CCORES_H

/// Returns whether the calling thread may run on a core, numbered from 0; always 0 if the system does not support thread
/// affinity.
int ccores_allows(int core);

/// Returns the number of cores supported by ccores_allows, which may exceed the number of cores of the machine.
int ccores_limit(void);

/// Restricts the calling thread, and all threads it starts later, to one core. Returns whether this succeeded.
int ccores_pin(int core);

#endif
