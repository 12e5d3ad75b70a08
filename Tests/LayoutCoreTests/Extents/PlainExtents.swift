import LayoutCore

/// The oracle: a plain array, and no thought of speed.
struct PlainExtents: ExtentIndex {
  static let name = "plain"

  private var extents: [Subpixels?]
  var estimate: Subpixels

  init(count: Int, estimate: Subpixels) {
    extents = Array(repeating: nil, count: count)
    self.estimate = estimate
  }

  var count: Int { extents.count }
  var measuredCount: Int { extents.count { $0 != nil } }
  var measuredTotal: Subpixels { extents.reduce(.zero) { $0 + ($1 ?? .zero) } }

  func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    extents[..<index].reduce(.zero) { $0 + ($1 ?? estimate) }
  }

  func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? { extents[index] }

  func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    var start = Subpixels.zero
    for (index, extent) in extents.enumerated() {
      let end = start + (extent ?? estimate)
      if end >= offset { return (index, start) }
      start = end
    }
    return (count, start)
  }

  func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    var start = start(of: index, work: &work)
    for instance in index..<count {
      guard body(instance, start, extents[instance]) else { return }
      start += extents[instance] ?? estimate
    }
  }

  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    extents[index] = extent
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(contentsOf: repeatElement(nil, count: newCount), at: index)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    extents.removeSubrange(range)
  }
}
