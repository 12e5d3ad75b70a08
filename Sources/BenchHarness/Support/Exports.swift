// Seeded numbers, shrinking and counts of allocations belong to no clock, so they have modules of
// their own; whoever measures needs them as well.
@_exported public import Allocations
@_exported public import Trials
