#define _GNU_SOURCE
#include "CCores.h"

#ifdef __linux__
#include <sched.h>

int ccores_limit(void) { return CPU_SETSIZE; }

int ccores_allows(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (core < 0 || core >= CPU_SETSIZE || sched_getaffinity(0, sizeof set, &set) != 0) return 0;
  return CPU_ISSET(core, &set) != 0;
}

int ccores_pin(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (core < 0 || core >= CPU_SETSIZE) return 0;
  CPU_SET(core, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0;
}

#else

int ccores_limit(void) { return 0; }

int ccores_allows(int core) {
  (void)core;
  return 0;
}

int ccores_pin(int core) {
  (void)core;
  return 0;
}

#endif
