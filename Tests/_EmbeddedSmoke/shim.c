// The functions of a C library that the engine needs where there is none: memory, rounding and endings.
#include <stddef.h>
#include <stdint.h>

// Memory: blocks of powers of two from 16 bytes on, in free lists by size, taken from the end of the heap.
// A word before each block names its list.

enum { FIRST_SHIFT = 4, LIST_COUNT = 28, PAGE = 65536 };

typedef struct block {
  struct block *next;
} block;

extern unsigned char __heap_base;
static block *free_lists[LIST_COUNT];
static uintptr_t heap_end;

static int list_of(size_t size) {
  int list = 0;
  while (((size_t)1 << (list + FIRST_SHIFT)) < size) list += 1;
  return list;
}

static void *grow(size_t size) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = heap_end;
  uintptr_t room = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (start + size > room) {
    size_t pages = (start + size - room + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  heap_end = start + size;
  return (void *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  int list = list_of(size);
  if (list >= LIST_COUNT) return 12;
  block *found = free_lists[list];
  if (found != NULL) {
    free_lists[list] = found->next;
  } else {
    unsigned char *start = grow(16 + ((size_t)1 << (list + FIRST_SHIFT)));
    if (start == NULL) return 12;
    *(int *)start = list;
    found = (block *)(start + 16);
  }
  *result = found;
  return 0;
}

void free(void *memory) {
  if (memory == NULL) return;
  int list = *(int *)((unsigned char *)memory - 16);
  block *freed = memory;
  freed->next = free_lists[list];
  free_lists[list] = freed;
}

#ifdef __wasm_bulk_memory__

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }

void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }

void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }

#else

void *memcpy(void *to, const void *from, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < size; i += 1) target[i] = source[i];
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) return memcpy(to, from, size);
  for (size_t i = size; i > 0; i -= 1) target[i - 1] = source[i - 1];
  return to;
}

void *memset(void *to, int value, size_t size) {
  unsigned char *target = to;
  for (size_t i = 0; i < size; i += 1) target[i] = (unsigned char)value;
  return to;
}

#endif

int memcmp(const void *a, const void *b, size_t size) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < size; i += 1) {
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  }
  return 0;
}

// Numbers.

double round(double x) {
  double whole = __builtin_trunc(x);
  double rest = x - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

/// Product of two numbers of 128 bits, of which the compiler multiplies halves.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t mask = 0xffffffffu;
  uint64_t low = (al & mask) * (bl & mask);
  uint64_t first = (al >> 32) * (bl & mask) + (low >> 32);
  uint64_t second = (al & mask) * (bl >> 32) + (first & mask);
  uint64_t high = (al >> 32) * (bl >> 32) + (first >> 32) + (second >> 32);
  high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (second << 32) | (low & mask));
}

/// Seed of hashing: the same at every start, which makes a smoke test repeatable.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 7, size); }

// Endings.

uintptr_t __stack_chk_guard = 0x5eed;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

int putchar(int character) { return character; }

// Numbers: the decimals of a document.

#ifdef HOST_DECIMALS
/// The number that a text of decimals is nearest to, by the host.
__attribute__((import_module("host"), import_name("decimal"))) double decimal(
    const char *text, ptrdiff_t length);
#endif

/// Exact where the digits and the power of ten are exact doubles themselves, as those of lengths in points
/// are; a page hands all of them to its browser.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *at = text;
  double sign = 1, digits = 0, power = 1;
  int exponent = 0, count = 0;
  if (*at == '-' || *at == '+') sign = *at++ == '-' ? -1 : 1;
  for (; *at >= '0' && *at <= '9'; at += 1, count += 1) digits = digits * 10 + (*at - '0');
  if (*at == '.') {
    for (at += 1; *at >= '0' && *at <= '9'; at += 1, count += 1, exponent -= 1)
      digits = digits * 10 + (*at - '0');
  }
  if (count == 0) return NULL;
  if (*at == 'e' || *at == 'E') {
    at += 1;
    int down = *at == '-', value = 0;
    if (*at == '-' || *at == '+') at += 1;
    for (; *at >= '0' && *at <= '9'; at += 1) value = value < 1000 ? value * 10 + (*at - '0') : value;
    exponent += down ? -value : value;
  }
  for (int i = exponent < 0 ? -exponent : exponent; i > 0; i -= 1) power *= 10;
  *result = sign * (exponent < 0 ? digits / power : digits * power);
#ifdef HOST_DECIMALS
  *result = decimal(text, at - text);
#endif
  return at;
}
