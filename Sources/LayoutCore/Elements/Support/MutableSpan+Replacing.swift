/// Methods that replace many elements after a single bounds check.
extension MutableSpan where Element: BitwiseCopyable {
  /// Replaces elements spaced at regular intervals.
  ///
  /// - Parameters:
  ///   - first: The index of the first element.
  ///   - step: The distance from each replaced element to the next.
  ///   - count: The number of elements to replace; all of them must exist.
  ///   - element: A closure that returns the new element for an index counted from the first
  ///     replaced element.
  @inline(__always)
  mutating func replace(
    from first: Int, step: Int = 1, count: Int, _ element: (Int) -> Element
  ) {
    replace(from: first, byElementsFrom: first, step: step, count: count) { $1 = element($0) }
  }

  /// Replaces elements with modified copies of earlier elements.
  ///
  /// - Parameters:
  ///   - first: The index of the first element to replace.
  ///   - source: The index of the first element to copy.
  ///   - step: The distance from each element to the next.
  ///   - count: The number of elements to replace; all of them must exist.
  ///   - change: A closure that modifies a copy. It receives the index of the copy, counted from
  ///     the first one, and the copy itself.
  @inline(__always)
  mutating func replace(
    from first: Int, byElementsFrom source: Int, step: Int, count: Int,
    _ change: (Int, inout Element) -> Void
  ) {
    guard count > 0 else { return }
    precondition(
      source >= 0 && source <= first,
      "The elements to copy must not start after index \(first), but start at \(source).")
    let (length, isTooLong) = (count - 1).multipliedReportingOverflow(by: step)
    precondition(
      step > 0 && !isTooLong && first < self.count && length < self.count - first,
      "There are no \(count) elements at or after \(first).")
    let distance = first - source
    unsafe withUnsafeMutableBufferPointer { memory in
      guard var place = unsafe memory.baseAddress.map({ unsafe $0 + first }) else { return }
      for index in 0..<count {
        var element = unsafe (place - distance).pointee
        change(index, &element)
        unsafe place.pointee = element
        unsafe place += step
      }
    }
  }
}
