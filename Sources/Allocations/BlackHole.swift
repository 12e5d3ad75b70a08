/// Consumes a value in a way the optimiser cannot see through.
///
/// Work with its result here has to be done. Costs a call of a few nanoseconds, so call it once per
/// batch, with a checksum, and not once per iteration.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: Value) {}
