/// Loops that append elements and count them in a local variable: a loop of single appends writes
/// the count to memory for each element.
extension OutputSpan {
  /// Appends an element for each number of a range that has one.
  ///
  /// - Parameters:
  ///   - range: The numbers, for all of which there must be room.
  ///   - mayHaveOne: Says of a number whether it may have one.
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
