/// The extents of all instances one by one, for the answers that keep an entry for each.
struct DenseExtents: Sendable {
  /// Marks an instance that has not been measured; no extent is negative.
  private static let unmeasured = Subpixels(rawValue: -1)

  private var extents: [Subpixels]
  /// How many instances have been measured, and the sum of their extents.
  private(set) var measured = ExtentTally()

  init(count: Int) {
    extents = Array(repeating: Self.unmeasured, count: count)
  }

  var count: Int { extents.count }

  /// The extent of an instance, or nil if it has not been measured.
  subscript(index: Int) -> Subpixels? {
    let extent = extents[index]
    return extent == Self.unmeasured ? nil : extent
  }

  /// What one instance adds to the sums.
  func tally(at index: Int) -> ExtentTally {
    ExtentTally(self[index])
  }

  /// Sets the extent of an instance and returns by how much the sums change.
  mutating func set(_ extent: Subpixels?, at index: Int) -> ExtentTally {
    let change = ExtentTally(extent) - tally(at: index)
    extents[index] = extent ?? Self.unmeasured
    measured += change
    return change
  }

  mutating func insert(count newCount: Int, at index: Int) {
    extents.insert(contentsOf: repeatElement(Self.unmeasured, count: newCount), at: index)
  }

  mutating func remove(_ range: Range<Int>) {
    for index in range { measured -= tally(at: index) }
    extents.removeSubrange(range)
  }

  /// Visits instances in order, given where the first of them starts.
  func forEach(
    from index: Int, start: Subpixels, estimate: Subpixels, work: inout WorkCounters,
    _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    var start = start
    for instance in index..<count {
      work.indexNodesVisited += 1
      let extent = self[instance]
      guard body(instance, start, extent) else { return }
      start += extent ?? estimate
    }
  }
}
