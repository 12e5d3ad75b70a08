import LayoutCore

/// An index that does not forget: what the trials must find.
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

  func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    extents.start(of: index, work: &work)
  }

  func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    extents.measuredExtent(at: index, work: &work)
  }

  func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    extents.firstIndex(endingAtOrAfter: offset, work: &work)
  }

  func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    extents.forEach(from: index, work: &work, body)
  }

  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    if extent != nil { extents.set(extent, at: index, work: &work) }
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(count: newCount, at: index, work: &work)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    extents.remove(range, work: &work)
  }
}
