/// Functions that find the first difference between two lists.
@usableFromInline
enum CommonPrefix {
  /// Returns the index of the first difference between two lists.
  ///
  /// Eight elements are compared between two checks for the end of the lists, because a check after
  /// every element would take most of the time.
  ///
  /// - Parameters:
  ///   - list: The first list.
  ///   - other: The second list.
  ///   - start: The index to begin at; both lists must be at least this long.
  ///   - end: The index to stop at; both lists must be at least this long.
  /// - Returns: The index, or `end` if the lists do not differ before it.
  /// - Complexity: O(*k*) for *k* equal elements.
  @inlinable
  static func end<Element: Equatable>(
    of list: [Element], and other: [Element], from start: Int, to end: Int
  ) -> Int {
    if start < 0 || end > list.count || end > other.count { stop("The lists end before \(end).") }
    return Array.withSpans(list, other) { list, other in
      var index = start
      // All indices below `end` are valid in both lists.
      while index &+ 8 <= end,
        unsafe list[unchecked: index] == other[unchecked: index],
        unsafe list[unchecked: index &+ 1] == other[unchecked: index &+ 1],
        unsafe list[unchecked: index &+ 2] == other[unchecked: index &+ 2],
        unsafe list[unchecked: index &+ 3] == other[unchecked: index &+ 3],
        unsafe list[unchecked: index &+ 4] == other[unchecked: index &+ 4],
        unsafe list[unchecked: index &+ 5] == other[unchecked: index &+ 5],
        unsafe list[unchecked: index &+ 6] == other[unchecked: index &+ 6],
        unsafe list[unchecked: index &+ 7] == other[unchecked: index &+ 7]
      { index &+= 8 }
      while index < end, unsafe list[unchecked: index] == other[unchecked: index] { index &+= 1 }
      return index
    }
  }

  /// Returns the index of the first difference between two lists of handles.
  ///
  /// The differing bits of a block of handles are collected without a branch, so that the compiler
  /// can compare several handles at a time.
  ///
  /// - Parameters:
  ///   - list: The first list.
  ///   - other: The second list.
  ///   - end: The index to stop at; both lists must be at least this long.
  /// - Returns: The index, or `end` if the lists do not differ before it.
  /// - Complexity: O(*k*) for *k* equal handles.
  static func end(ofHandles list: [Handle], and other: [Handle], to end: Int) -> Int {
    if end > list.count || end > other.count { stop("The lists end before \(end).") }
    let index = Array.withSpans(list, other) { first, second in
      var index = 0
      while index &+ 256 <= end {
        var bits: UInt32 = 0
        // All indices below `end` are valid in both lists.
        for place in index..<index &+ 256 {
          bits |= unsafe first[unchecked: place].rawValue ^ second[unchecked: place].rawValue
        }
        guard bits == 0 else { break }
        index &+= 256
      }
      return index
    }
    return Self.end(of: list, and: other, from: index, to: end)
  }
}
