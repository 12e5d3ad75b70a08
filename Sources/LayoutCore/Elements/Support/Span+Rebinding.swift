/// Methods that reinterpret the elements as values of another type with the same bits.
extension Span where Element: BitwiseCopyable {
  /// Calls a closure with the elements, reinterpreted as values of another type of the same size.
  ///
  /// - Parameters:
  ///   - type: The other type; every bit pattern must be a valid value of it.
  ///   - body: A closure that receives the values.
  /// - Returns: The return value of `body`.
  @inline(__always)
  func withElements<Other: BitwiseCopyable, Value>(
    as type: Other.Type, _ body: (Span<Other>) -> Value
  ) -> Value {
    unsafe withUnsafeBufferPointer { elements in
      unsafe elements.withMemoryRebound(to: type) { unsafe body($0.span) }
    }
  }
}
