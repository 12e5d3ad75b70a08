/// Loops that replace many elements after a single bounds check.
extension MutableSpan where Element: BitwiseCopyable {
  /// Replaces elements at regular distances.
  ///
  /// - Parameters:
  ///   - first: The index of the first element.
  ///   - step: The distance from each replaced element to the next.
  ///   - count: The number of elements to replace; all of them must exist.
  ///   - element: Returns the new element for a number counted from the first replaced element.
  @inline(__always)
  mutating func replace(
    from first: Int, step: Int = 1, count: Int, _ element: (Int) -> Element
  ) {
    guard count > 0 else { return }
    precondition(
      first >= 0 && step > 0 && first < self.count && count - 1 <= (self.count - 1 - first) / step,
      "There are no \(count) elements from \(first) on.")
    unsafe withUnsafeMutableBufferPointer { memory in
      guard var place = unsafe memory.baseAddress.map({ unsafe $0 + first }) else { return }
      for index in 0..<count {
        unsafe place.pointee = element(index)
        unsafe place += step
      }
    }
  }

  /// Replaces elements with modified copies of earlier elements.
  ///
  /// - Parameters:
  ///   - first: The index of the first element to replace.
  ///   - source: The index of the first element to copy.
  ///   - step: The distance from each element to the next.
  ///   - count: The number of elements to replace; all of them must exist.
  ///   - change: Modifies a copy.
  @inline(__always)
  mutating func replace(
    from first: Int, byElementsFrom source: Int, step: Int, count: Int,
    _ change: (inout Element) -> Void
  ) {
    precondition(source >= 0 && source <= first, "The elements from \(source) on are not earlier.")
    let distance = first - source
    guard count > 0 else { return }
    precondition(
      step > 0 && first < self.count && count - 1 <= (self.count - 1 - first) / step,
      "There are no \(count) elements from \(first) on.")
    unsafe withUnsafeMutableBufferPointer { memory in
      guard var place = unsafe memory.baseAddress.map({ unsafe $0 + first }) else { return }
      for _ in 0..<count {
        var element = unsafe (place - distance).pointee
        change(&element)
        unsafe place.pointee = element
        unsafe place += step
      }
    }
  }
}
