/// Access without reference counting, because counting takes the time of finding a child of a node.
extension Unmanaged {
  /// Calls a closure with the object; something else must keep it alive until the closure returns.
  ///
  /// - Parameter body: Called with the object, and must not store it.
  /// - Returns: The return value of `body`.
  @unsafe @inline(__always)
  func read<Value>(_ body: (Instance) -> Value) -> Value {
    unsafe _withUnsafeGuaranteedRef(body)
  }
}
