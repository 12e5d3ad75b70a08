#define _GNU_SOURCE
#include "CCounters.h"

#include <errno.h>

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

long long ccounters_instructions(void) {
  struct perf_event_attr attributes = {
      .type = PERF_TYPE_HARDWARE,
      .size = sizeof(struct perf_event_attr),
      .config = PERF_COUNT_HW_INSTRUCTIONS,
      .disabled = 1,
      // Counting the kernel's instructions needs privileges most users lack.
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  int counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
  if (counter < 0) return -errno;
  ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
  for (volatile int step = 0; step < 1000000; step++) {
  }
  ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
  long long count = 0;
  if (read(counter, &count, sizeof count) != (ssize_t)sizeof count) count = -EIO;
  close(counter);
  return count;
}

#else

long long ccounters_instructions(void) { return -ENOSYS; }

#endif
