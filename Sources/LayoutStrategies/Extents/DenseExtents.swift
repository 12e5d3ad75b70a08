import LayoutCore

/// The extents of all groups in one array, for those index types that store every group.
struct DenseExtents: Sendable {
  private var extents: ContiguousArray<GroupExtent>
  /// The number of measured groups and the sum of their extents.
  private(set) var measured = ExtentTally()

  init(count: Int) {
    extents = ContiguousArray(repeating: .unmeasured, count: count)
  }

  var count: Int { extents.count }

  /// The extent of a group, or `nil` if the group has not been measured.
  subscript(index: Int) -> Subpixels? { extents[index].measured }

  /// Returns the position of a group with a known start; the index may equal the number of groups.
  func place(of index: Int, start: Subpixels) -> ExtentPlace {
    ExtentPlace(index: index, start: start, extent: index < count ? self[index] : nil)
  }

  /// Returns what one group contributes to the sums: its measured extent, or nothing.
  func tally(at index: Int) -> ExtentTally {
    ExtentTally(self[index])
  }

  /// Sets or clears the measured extent of a group, and returns the change to the sums.
  mutating func set(_ extent: Subpixels?, at index: Int) -> ExtentTally {
    let change = ExtentTally(extent) - tally(at: index)
    extents[index] = GroupExtent(extent)
    measured += change
    return change
  }

  mutating func insert(count newCount: Int, at index: Int) {
    extents.insert(contentsOf: repeatElement(.unmeasured, count: newCount), at: index)
  }

  mutating func remove(_ range: Range<Int>) {
    for index in range { measured -= tally(at: index) }
    extents.removeSubrange(range)
  }

  /// The maximum number of groups passed to a closure at once; a small number, because callers may
  /// stop early.
  private static let piece = 256

  /// Calls a closure with batches of consecutive groups, from a given position up to an offset.
  func forEach(
    from first: ExtentPlace, through end: Subpixels, estimate: Subpixels,
    work: inout WorkCounters, _ body: ExtentBody
  ) {
    var (next, start) = (first.index, first.start)
    while next < count, start <= end {
      let (lower, begin) = (next, start)
      let limit = min(count, next + Self.piece)
      while next < limit, start <= end {
        start += extents[next].or(estimate)
        next += 1
      }
      work.indexNodesVisited += next - lower
      guard body(lower, begin, extents.span.extracting(lower..<next)) else { return }
    }
  }
}
