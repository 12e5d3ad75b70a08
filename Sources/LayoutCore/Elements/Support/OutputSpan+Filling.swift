/// Loops that append elements and count them in a local variable: a loop of single appends writes
/// the count to memory for each element.
extension OutputSpan {
  /// Appends elements until there are no more, or as many as there is room for.
  ///
  /// - Parameters:
  ///   - limit: The most elements there may be.
  ///   - next: Makes an element, given how many came before it; `nil` for the end.
  /// - Returns: How many elements have been appended.
  @inline(__always)
  mutating func append(upTo limit: Int, _ next: (Int) -> Element?) -> Int {
    precondition(limit <= freeCapacity, "There is no room for \(limit) elements.")
    return unsafe withUnsafeMutableBufferPointer { memory, count in
      var added = 0
      while added < limit, let element = next(added) {
        unsafe (memory.baseAddress.unsafelyUnwrapped + (count &+ added)).initialize(to: element)
        added &+= 1
      }
      count &+= added
      return added
    }
  }

  /// Appends an element for each number of a range that has one.
  ///
  /// - Parameters:
  ///   - range: The numbers, for all of which there must be room.
  ///   - element: Makes the element of a number; `nil` if it has none.
  @inline(__always)
  mutating func append(each range: Range<Int>, _ element: (Int) -> Element?) {
    precondition(range.count <= freeCapacity, "There is no room for \(range.count) elements.")
    unsafe withUnsafeMutableBufferPointer { memory, count in
      guard !range.isEmpty else { return }
      let start = unsafe memory.baseAddress.unsafelyUnwrapped
      var end = unsafe start + count
      for number in range {
        guard let element = element(number) else { continue }
        unsafe end.initialize(to: element)
        unsafe end += 1
      }
      count = unsafe end - start
    }
  }
}
