/// Storage of an extent index of some kind, behind one reference.
///
/// It is changed by its one owner alone: ``AnyExtents`` copies it before a change if there are
/// more, which is what makes it safe to send.
class ExtentStorage: @unchecked Sendable {
  var count: Int { fatalError("A storage says how many instances it has.") }
  var estimate: Subpixels {
    get { fatalError("A storage has an estimate.") }
    set { fatalError("A storage has an estimate, not \(newValue).") }
  }
  var measuredCount: Int { fatalError("A storage says how much has been measured.") }
  var measuredTotal: Subpixels { fatalError("A storage says how much has been measured.") }
  var total: Subpixels { fatalError("A storage says how long all instances are.") }

  func copy() -> ExtentStorage { fatalError("A storage can be copied.") }

  /// A storage of the same kind for other instances, none of which has been measured.
  func other(count: Int, estimate: Subpixels) -> ExtentStorage {
    fatalError("A storage can be made.")
  }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    fatalError("A storage finds instances.")
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    fatalError("A storage finds instances.")
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) { fatalError("A storage gives instances.") }

  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) { fatalError("A storage gives instances.") }

  func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    fatalError("A storage can be changed.")
  }

  func commit(work: inout WorkCounters) { fatalError("A storage can be changed.") }

  func insert(count: Int, at index: Int, work: inout WorkCounters) {
    fatalError("A storage can be changed.")
  }

  func remove(_ range: Range<Int>, work: inout WorkCounters) {
    fatalError("A storage can be changed.")
  }
}

/// Storage of an extent index of one kind.
final class ExtentBox<Index: ExtentIndex>: ExtentStorage, @unchecked Sendable {
  // No two accesses overlap, as only the one owner changes it: checking that takes longer than most
  // calls.
  @safe @exclusivity(unchecked) private var index: Index

  init(_ index: Index) { self.index = index }

  override var count: Int { index.count }
  override var estimate: Subpixels {
    get { index.estimate }
    set { index.estimate = newValue }
  }
  override var measuredCount: Int { index.measuredCount }
  override var measuredTotal: Subpixels { index.measuredTotal }
  override var total: Subpixels { Self.total(&index) }

  override func copy() -> ExtentStorage { ExtentBox(index) }

  override func other(count: Int, estimate: Subpixels) -> ExtentStorage {
    ExtentBox(Index(count: count, estimate: estimate))
  }

  override func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    Self.seek(&self.index, index: index, work: &work)
  }

  override func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    Self.seek(&index, offset: offset, work: &work)
  }

  override func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) { Self.forEach(&index, from: seek, through: end, work: &work, body) }

  override func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) { self.index.fillMeasured(&places, from: index, work: &work) }

  // The index is passed by its address and read there: calling a method of a property copies it,
  // which counts its references.

  private static func total(_ index: inout Index) -> Subpixels { index.total }

  private static func seek(
    _ index: inout Index, index number: Int, work: inout WorkCounters
  ) -> ExtentPlace {
    index.seek(index: number, work: &work)
  }

  private static func seek(
    _ index: inout Index, offset: Subpixels, work: inout WorkCounters
  ) -> ExtentPlace {
    index.seek(offset: offset, work: &work)
  }

  private static func forEach(
    _ index: inout Index, from seek: ExtentSeek, through end: Subpixels,
    work: inout WorkCounters, _ body: ExtentBody
  ) {
    index.forEach(from: seek, through: end, work: &work, body)
  }

  override func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    self.index.set(extent, at: index, work: &work)
  }

  override func commit(work: inout WorkCounters) { index.commit(work: &work) }

  override func insert(count: Int, at index: Int, work: inout WorkCounters) {
    self.index.insert(count: count, at: index, work: &work)
  }

  override func remove(_ range: Range<Int>, work: inout WorkCounters) {
    index.remove(range, work: &work)
  }
}
