/// Methods that access the object without reference counting.
///
/// Counting references would take as long as finding a child of a tree node.
extension Unmanaged {
  /// Calls a closure with the object, which must stay alive until the closure returns.
  ///
  /// - Parameter body: A closure that receives the object. It must not store the object.
  /// - Returns: The return value of `body`.
  @unsafe @inline(__always)
  func read<Value>(_ body: (Instance) -> Value) -> Value {
    unsafe _withUnsafeGuaranteedRef(body)
  }
}
