// Seeded numbers and shrinking belong to no layout and to no clock, so that they have a module of
// their own; whoever measures needs them as well.
@_exported public import Trials
