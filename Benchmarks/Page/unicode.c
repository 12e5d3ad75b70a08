// Replaces the Unicode tables of the standard library, which would be an eighth of the page's code. The page uses texts
// only as element kinds, which it compares by their scalars; elsewhere Swift treats combining and precomposed accents
// as equal.
#pragma clang diagnostic ignored "-Wunused-parameter"

#include <stdbool.h>
#include <stdint.h>

/// Scalars are neither reordered nor composed.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }

/// Scalars are not decomposed.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }

const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

/// No two scalars have a composition.
uint32_t _swift_stdlib_getComposition(uint32_t a, uint32_t b) { return UINT32_MAX; }

/// Each scalar is a separate character.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return UINT8_MAX; }

bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return false; }

bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return false; }
