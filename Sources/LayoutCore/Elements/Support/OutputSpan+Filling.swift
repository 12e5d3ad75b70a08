/// Loops appending elements, with the count in a local variable: a loop of single appends writes
/// the count to memory for each element.
extension OutputSpan {
  /// Appends the existing elements of a range's numbers.
  ///
  /// - Parameters:
  ///   - range: The numbers; there must be room for all.
  ///   - mayHaveOne: Whether a number may have an element.
  ///   - element: Makes the element of a number; `nil` if it has none.
  @inline(__always)
  mutating func append(
    each range: Range<Int>, where mayHaveOne: (Int) -> Bool = { _ in true },
    _ element: (Int) -> Element?
  ) {
    precondition(range.count <= freeCapacity, "There is no room for \(range.count) elements.")
    unsafe withUnsafeMutableBufferPointer { memory, count in
      guard !range.isEmpty else { return }
      let start = unsafe memory.baseAddress.unsafelyUnwrapped
      var end = unsafe start + count
      for number in range {
        guard mayHaveOne(number), let element = element(number) else { continue }
        unsafe end.initialize(to: element)
        unsafe end += 1
      }
      count = unsafe end - start
    }
  }
}
