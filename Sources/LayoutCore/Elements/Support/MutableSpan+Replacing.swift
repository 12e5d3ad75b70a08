/// Loop that replaces elements and checks once that all of them are there.
extension MutableSpan where Element: BitwiseCopyable {
  /// Replaces some elements that follow one another.
  ///
  /// - Parameters:
  ///   - first: The first element.
  ///   - count: How many are replaced, all of which must be there.
  ///   - element: Makes the element of a number that counts from the first one.
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
