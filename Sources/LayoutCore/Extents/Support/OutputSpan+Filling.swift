extension OutputSpan {
  /// Appends elements until there are no more, or as many as there is room for.
  ///
  /// How many there are is counted in a local variable: a loop of single appends writes the count
  /// to memory for each element.
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
}
