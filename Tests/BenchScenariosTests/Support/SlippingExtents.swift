import LayoutCore
import LayoutStrategies

/// Slips of an extent index, each shifting everything after a certain group by one pixel.
enum IndexSlip: Hashable, Sendable {
  /// Shifts everything after the twentieth block of 64, in all cases.
  case beyondBlock20
  /// Shifts everything after a removal including a whole block of the given size.
  case staleSum(block: Int)
  /// Shifts everything after an insertion filling a block of the given size.
  case forgottenSplit(block: Int)
}

/// An extent index with the slip of the task creating it.
struct SlippingExtents: ExtentIndex {
  /// The slip of the indexes created by the task.
  @TaskLocal static var slip = IndexSlip.beyondBlock20

  static var name: String {
    switch slip {
    case .beyondBlock20: "wrong-beyond-block-20"
    case .staleSum(let block): "stale-sum-\(block)"
    case .forgottenSplit(let block): "forgotten-split-\(block)"
    }
  }

  private let slip = Self.slip
  private var base: FlatExtents
  /// The last group found in its correct place; `nil` without a slip.
  private var lastRight: Int?

  init(count: Int, estimate: Subpixels) {
    base = FlatExtents(count: count, estimate: estimate)
    if slip == .beyondBlock20 { lastRight = 20 * 64 }
  }

  var count: Int { base.count }
  var estimate: Subpixels {
    get { base.estimate }
    set { base.estimate = newValue }
  }
  var measuredCount: Int { base.measuredCount }
  var measuredTotal: Subpixels { base.measuredTotal }

  private func distorted(_ place: ExtentPlace) -> ExtentPlace {
    var place = place
    if let lastRight, place.index > lastRight { place.start += .pixel }
    return place
  }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    distorted(base.seek(index: index, work: &work))
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    distorted(base.seek(offset: offset, work: &work))
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    base.forEach(from: seek, through: end, work: &work) { first, start, extents in
      var wrong = ContiguousArray(extents.indices.map { extents[$0] })
      if let lastRight, wrong.indices.contains(lastRight - first) {
        let last = lastRight - first
        wrong[last] = GroupExtent(wrong[last].or(estimate) + .pixel)
      }
      let place = distorted(ExtentPlace(index: first, start: start))
      return body(first, place.start, wrong.span)
    }
  }

  @discardableResult
  mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    base.set(extent, at: index, work: &work)
  }

  mutating func commit(work: inout WorkCounters) { base.commit(work: &work) }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    base.insert(count: newCount, at: index, work: &work)
    if case .forgottenSplit(let block) = slip, newCount >= block, base.measuredCount > 0 {
      lastRight = index
    }
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    base.remove(range, work: &work)
    if case .staleSum(let block) = slip, range.count >= block, base.measuredCount > 0 {
      lastRight = range.lowerBound
    }
  }
}
