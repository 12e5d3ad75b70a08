/// Consumes a value in a way the optimiser cannot see through.
///
/// Passing a result here forces its computation. The call costs a few nanoseconds, so call it once
/// per batch with a checksum rather than once per iteration.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: Value) {}
