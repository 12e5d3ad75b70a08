import LayoutCore
import StrategyTrials

/// An index that does not forget, which the trials must detect.
struct ForgetfulExtents: ExtentIndex {
  static let name = "forgetful"

  private var extents: PlainExtents

  init(count: Int, estimate: Subpixels) {
    extents = PlainExtents(count: count, estimate: estimate)
  }

  var count: Int { extents.count }
  var estimate: Subpixels {
    get { extents.estimate }
    set { extents.estimate = newValue }
  }
  var measuredCount: Int { extents.measuredCount }
  var measuredTotal: Subpixels { extents.measuredTotal }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    extents.seek(index: index, work: &work)
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    extents.seek(offset: offset, work: &work)
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    extents.forEach(from: seek, through: end, work: &work, body)
  }

  @discardableResult
  mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    guard extent != nil else { return extents.seek(index: index, work: &work).extent }
    return extents.set(extent, at: index, work: &work)
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(count: newCount, at: index, work: &work)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    extents.remove(range, work: &work)
  }
}
