extension Array {
  /// Gives the elements of two arrays to some work: an array's own `span` is newer than the systems
  /// that the package supports.
  @inlinable @inline(__always)
  static func withSpans<Result>(
    _ first: [Element], _ second: [Element], _ work: (Span<Element>, Span<Element>) -> Result
  ) -> Result {
    unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in unsafe work(first.span, second.span) }
    }
  }
}
