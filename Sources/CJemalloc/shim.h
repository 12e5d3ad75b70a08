// jemalloc's control functions, declared as weak symbols. The package manager links the library if pkg-config finds it;
// otherwise the symbols are null, and the harness reports allocations as not measured. jemalloc's own header is not
// used, so that everything builds without it.
#ifndef CJEMALLOC_SHIM_H
#define CJEMALLOC_SHIM_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

extern int mallctl(const char *name, void *old_value, size_t *old_size, void *new_value, size_t new_size)
    __attribute__((weak));
extern int mallctlnametomib(const char *name, size_t *mib, size_t *mib_length) __attribute__((weak));
extern int mallctlbymib(
    const size_t *mib, size_t mib_length, void *old_value, size_t *old_size, void *new_value, size_t new_size)
    __attribute__((weak));

/// Returns whether jemalloc's control functions are linked into this process.
static inline bool cjemalloc_is_linked(void) {
  return mallctl && mallctlnametomib && mallctlbymib;
}

static inline int cjemalloc_mallctl(
    const char *name, void *old_value, size_t *old_size, void *new_value, size_t new_size) {
  return mallctl ? mallctl(name, old_value, old_size, new_value, new_size) : ENOSYS;
}

static inline int cjemalloc_name_to_mib(const char *name, size_t *mib, size_t *mib_length) {
  return mallctlnametomib ? mallctlnametomib(name, mib, mib_length) : ENOSYS;
}

static inline int cjemalloc_by_mib(
    const size_t *mib, size_t mib_length, void *old_value, size_t *old_size, void *new_value, size_t new_size) {
  return mallctlbymib ? mallctlbymib(mib, mib_length, old_value, old_size, new_value, new_size) : ENOSYS;
}

#endif
