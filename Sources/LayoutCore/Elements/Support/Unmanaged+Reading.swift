/// Uncounted references: counting one takes the time of finding a child of a node.
extension Unmanaged {
  /// Uses the object; something else has to hold it until `body` returns.
  ///
  /// - Parameter body: Uses the object, and must not keep it.
  /// - Returns: The result of `body`.
  @unsafe @inline(__always)
  func read<Value>(_ body: (Instance) -> Value) -> Value {
    unsafe _withUnsafeGuaranteedRef(body)
  }
}
