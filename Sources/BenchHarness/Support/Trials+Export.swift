// Seeded numbers and shrinking depend on no layout and no clock, so they have their own module,
// which code that measures needs as well.
@_exported public import Trials
