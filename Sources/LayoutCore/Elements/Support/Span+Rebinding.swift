/// Elements read as others of the same bits.
extension Span where Element: BitwiseCopyable {
  /// Reads the elements as values of another type of the same size.
  ///
  /// - Parameters:
  ///   - type: The other type; any bits are a value of it.
  ///   - body: Reads the values.
  /// - Returns: The result of `body`.
  @inline(__always)
  func withElements<Other: BitwiseCopyable, Value>(
    as type: Other.Type, _ body: (Span<Other>) -> Value
  ) -> Value {
    unsafe withUnsafeBufferPointer { elements in
      unsafe elements.withMemoryRebound(to: type) { unsafe body($0.span) }
    }
  }
}
