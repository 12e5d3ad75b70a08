import LayoutCore
import LayoutStrategies

/// Index of extents that is a pixel off behind its twentieth block of 64.
struct WrongExtents: ExtentIndex {
  static let name = "wrong-beyond-block-20"

  private static let lastRight = 20 * 64
  private var base: FlatExtents

  init(count: Int, estimate: Subpixels) { base = FlatExtents(count: count, estimate: estimate) }

  var count: Int { base.count }
  var estimate: Subpixels {
    get { base.estimate }
    set { base.estimate = newValue }
  }
  var measuredCount: Int { base.measuredCount }
  var measuredTotal: Subpixels { base.measuredTotal }

  private func distorted(_ place: ExtentPlace) -> ExtentPlace {
    var place = place
    if place.index > Self.lastRight { place.start += .pixel }
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
      let wrong = extents.indices.map { index in
        first + index == Self.lastRight
          ? InstanceExtent(extents[index].or(estimate) + .pixel) : extents[index]
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
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    base.remove(range, work: &work)
  }
}
