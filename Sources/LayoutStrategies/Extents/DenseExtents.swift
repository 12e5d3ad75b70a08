import LayoutCore

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

  /// An instance in its place, given where it starts; the end for the number of instances.
  func place(of index: Int, start: Subpixels) -> ExtentPlace {
    ExtentPlace(index: index, start: start, extent: index < count ? self[index] : nil)
  }

  /// The share of one instance in the sums.
  func tally(at index: Int) -> ExtentTally {
    ExtentTally(self[index])
  }

  /// Sets the extent of an instance and returns the change of the sums.
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

  /// Writes instances in order, given the first of them in its place.
  func fill(
    _ places: inout OutputSpan<ExtentPlace>, from first: ExtentPlace, through end: Subpixels,
    estimate: Subpixels, work: inout WorkCounters
  ) {
    var start = first.start
    for instance in first.index..<count {
      guard start <= end, !places.isFull else { return }
      let extent = self[instance]
      places.append(ExtentPlace(index: instance, start: start, extent: extent))
      start += extent ?? estimate
      work.indexNodesVisited += 1
    }
  }
}
