/// Loop replacing elements, with one bounds check for all of them.
extension MutableSpan where Element: BitwiseCopyable {
  /// Replaces consecutive elements.
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - count: The number of replaced elements; all must exist.
  ///   - element: Creates the element of a number, counted from the first one.
  @inline(__always)
  mutating func replace(from first: Int, count: Int, _ element: (Int) -> Element) {
    precondition(
      first >= 0 && count >= 0 && count <= self.count - first,
      "There are no \(count) elements from \(first) on.")
    unsafe withUnsafeMutableBufferPointer { memory in
      guard count > 0, let start = memory.baseAddress else { return }
      for index in 0..<count { unsafe (start + (first &+ index)).pointee = element(index) }
    }
  }
}
