// The page without the tables of Unicode, an eighth of its code: texts in it are the names of elements, which
// count as equal where they are written alike. Elsewhere an accent may stand alone or in its letter.
#pragma clang diagnostic ignored "-Wunused-parameter"

#include <stdbool.h>
#include <stdint.h>

/// No scalar is put in another order, or together with another.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }

/// No scalar is taken apart.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }

const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

/// No two scalars are one.
uint32_t _swift_stdlib_getComposition(uint32_t a, uint32_t b) { return UINT32_MAX; }

/// Each scalar is a character.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return UINT8_MAX; }

bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return false; }

bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return false; }
