/// Access without reference counting, which takes as long as finding a child of a node.
extension Unmanaged {
  /// Calls a closure with the object, which something else must keep alive until the closure
  /// returns.
  ///
  /// - Parameter body: A closure that uses the object and must not store it.
  /// - Returns: The return value of `body`.
  @unsafe @inline(__always)
  func read<Value>(_ body: (Instance) -> Value) -> Value {
    unsafe _withUnsafeGuaranteedRef(body)
  }
}
