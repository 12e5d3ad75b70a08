import LayoutCore

/// The extents of all groups one by one, for answers with an entry for each.
struct DenseExtents: Sendable {
  private var extents: ContiguousArray<GroupExtent>
  /// How many groups have been measured, and the sum of their extents.
  private(set) var measured = ExtentTally()

  init(count: Int) {
    extents = ContiguousArray(repeating: .unmeasured, count: count)
  }

  var count: Int { extents.count }

  /// The extent of a group, or nil if it has not been measured.
  subscript(index: Int) -> Subpixels? { extents[index].measured }

  /// A group in its place, given where it starts; the end for the number of groups.
  func place(of index: Int, start: Subpixels) -> ExtentPlace {
    ExtentPlace(index: index, start: start, extent: index < count ? self[index] : nil)
  }

  /// The share of one group in the sums.
  func tally(at index: Int) -> ExtentTally {
    ExtentTally(self[index])
  }

  /// Sets the extent of a group and returns the change of the sums.
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

  /// The number of groups handed out at once: few enough for a caller that stops early.
  private static let piece = 256

  /// Gives the groups, from one on, that start before an offset or at it.
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
