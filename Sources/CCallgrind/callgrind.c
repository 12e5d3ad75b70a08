#include "CCallgrind.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool ccallgrind_can_request(void) { return true; }

void ccallgrind_start(void) { CALLGRIND_START_INSTRUMENTATION; }

void ccallgrind_stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }

#else

bool ccallgrind_can_request(void) { return false; }

void ccallgrind_start(void) {}

void ccallgrind_stop(void) {}

#endif
