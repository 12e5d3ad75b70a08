/// A reference to an extent index of any type; the index may be changed only by its single owner.
///
/// The engine reads and changes every index only through this type, whichever module the index
/// comes from. It makes one call for each seek, each buffer of positions and each change,
/// regardless of the number of groups. See ``ExtentIndex`` for the meaning of the calls.
typealias AnyExtents = any ErasedExtents

/// An extent index whose concrete type is erased.
protocol ErasedExtents: AnyObject, Sendable {
  var count: Int { get }
  var estimate: Subpixels { get set }
  var measuredCount: Int { get }
  var measuredTotal: Subpixels { get }
  var total: Subpixels { get }

  /// Returns an independent copy of the index, for another owner.
  func copy() -> AnyExtents

  /// Returns a new index of the same type, without any measured groups.
  ///
  /// - Parameters:
  ///   - count: The number of groups in the new index, at least 0.
  ///   - estimate: The extent of each group until it is measured.
  /// - Returns: An index without measurements, owned by the caller.
  func other(count: Int, estimate: Subpixels) -> AnyExtents

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace
  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace
  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody)
  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters)

  func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters)
  func measure(_ groups: MeasuredExtents, work: inout WorkCounters)
  func commit(work: inout WorkCounters)
  func insert(count: Int, at index: Int, work: inout WorkCounters)
  func remove(_ range: Range<Int>, work: inout WorkCounters)
}

/// A box around an extent index of the concrete type `Index`.
final class ExtentBox<Index: ExtentIndex>: ErasedExtents, @unchecked Sendable {
  // No two accesses overlap, because only the single owner changes the index. Checking that would
  // take longer than most calls.
  @safe @exclusivity(unchecked) private var index: Index

  init(_ index: Index) { self.index = index }

  var count: Int { index.count }
  var estimate: Subpixels {
    get { index.estimate }
    set { index.estimate = newValue }
  }
  var measuredCount: Int { index.measuredCount }
  var measuredTotal: Subpixels { index.measuredTotal }
  var total: Subpixels { withIndex { $0.total } }

  func copy() -> AnyExtents { ExtentBox(index) }

  func other(count: Int, estimate: Subpixels) -> AnyExtents {
    ExtentBox(Index(count: count, estimate: estimate))
  }

  /// Calls a closure with the stored index, without copying it.
  ///
  /// Calling a method directly on the property would copy the index and retain its storage.
  @inline(__always)
  private func withIndex<Value>(_ body: (inout Index) -> Value) -> Value { body(&index) }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    withIndex { $0.seek(index: index, work: &work) }
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    withIndex { $0.seek(offset: offset, work: &work) }
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) { withIndex { $0.forEach(from: seek, through: end, work: &work, body) } }

  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) { self.index.fillMeasured(&places, from: index, work: &work) }

  func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    self.index.set(extent, at: index, work: &work)
  }

  func measure(_ groups: MeasuredExtents, work: inout WorkCounters) {
    index.measure(groups, work: &work)
  }

  func commit(work: inout WorkCounters) { index.commit(work: &work) }

  func insert(count: Int, at index: Int, work: inout WorkCounters) {
    self.index.insert(count: count, at: index, work: &work)
  }

  func remove(_ range: Range<Int>, work: inout WorkCounters) { index.remove(range, work: &work) }
}

extension ErasedExtents {
  /// Calls a closure with all groups in order, until it returns `false`.
  ///
  /// - Parameter body: A closure that receives one batch of groups at a time.
  func forEach(_ body: ExtentBody) {
    var work = WorkCounters()
    forEach(from: .index(0), through: .longest, work: &work, body)
  }

  /// Calls a closure with each measured group at or after an index, in order, until it returns
  /// `false`.
  func forEachMeasuredGroup(from first: Int, _ body: (Int, Subpixels) -> Bool) {
    // The number of groups that are read at once.
    let chunk = 40
    var work = WorkCounters()
    var places = ContiguousArray<ExtentPlace>()
    var next = first
    while next < count {
      places.removeAll(keepingCapacity: true)
      places.append(addingCapacity: chunk) { fillMeasured(&$0, from: next, work: &work) }
      for place in places {
        guard let extent = place.extent, body(place.index, extent) else { return }
      }
      guard places.count == chunk, let last = places.last else { return }
      next = last.index + 1
    }
  }
}
