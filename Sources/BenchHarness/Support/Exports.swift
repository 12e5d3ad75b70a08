// Seeded numbers, shrinking and counts of allocations do not depend on a clock, so they are in
// modules of their own; every user of the harness needs them as well.
@_exported public import Allocations
@_exported public import Trials
