import LayoutCore

/// Index of extents that is a pixel off behind its twentieth block of 64.
struct WrongExtents: ExtentIndex {
  static let name = "wrong-beyond-block-20"

  private var base: FlatExtents

  init(count: Int, estimate: Subpixels) { base = FlatExtents(count: count, estimate: estimate) }

  var count: Int { base.count }
  var estimate: Subpixels {
    get { base.estimate }
    set { base.estimate = newValue }
  }
  var measuredCount: Int { base.measuredCount }
  var measuredTotal: Subpixels { base.measuredTotal }

  private func distorted(_ start: Subpixels, of index: Int) -> Subpixels {
    index > 20 * 64 ? start + .pixel : start
  }

  func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    distorted(base.start(of: index, work: &work), of: index)
  }

  func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    base.measuredExtent(at: index, work: &work)
  }

  func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    let found = base.firstIndex(endingAtOrAfter: offset, work: &work)
    return (found.index, distorted(found.start, of: found.index))
  }

  func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    base.forEach(from: index, work: &work) { body($0, distorted($1, of: $0), $2) }
  }

  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    base.set(extent, at: index, work: &work)
  }

  mutating func commit(work: inout WorkCounters) { base.commit(work: &work) }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    base.insert(count: newCount, at: index, work: &work)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    base.remove(range, work: &work)
  }
}
