/// Consumes a value in a way that the optimiser cannot see through.
///
/// Work whose result is passed here has to be done. The call costs a few nanoseconds, so call it
/// once per batch with a checksum rather than once per iteration.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: Value) {}
