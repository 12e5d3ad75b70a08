extension Array {
  /// Calls a closure with spans of the elements of two arrays.
  ///
  /// An array's own `span` property requires newer systems than the package supports.
  @inlinable @inline(__always)
  static func withSpans<Result>(
    _ first: [Element], _ second: [Element], _ work: (Span<Element>, Span<Element>) -> Result
  ) -> Result {
    unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in unsafe work(first.span, second.span) }
    }
  }
}
