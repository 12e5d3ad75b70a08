/// Extent index of any kind: one reference that copies share until one of them is changed.
///
/// The engine reads and changes an index through this alone, ours and those of other modules alike:
/// one call for each seek, each buffer of places and each change, however many instances there are.
struct AnyExtents: Sendable {
  /// How many measured instances are read at once.
  private static var measuredChunk: Int { 40 }

  private var storage: ExtentStorage

  /// Erases the kind of an index.
  init(_ index: some ExtentIndex) { storage = ExtentBox(index) }

  private init(_ storage: ExtentStorage) { self.storage = storage }

  /// The storage for one search, which is over before the index is changed.
  @inline(__always)
  var borrowed: Borrowed<ExtentStorage> { Borrowed(storage) }

  /// An index of the same kind for other instances, none of which has been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are.
  ///   - estimate: The extent of each until it is measured.
  /// - Returns: The index.
  func other(count: Int, estimate: Subpixels) -> AnyExtents {
    AnyExtents(storage.other(count: count, estimate: estimate))
  }

  /// How many instances there are.
  var count: Int { storage.count }

  /// The extent of every instance that has not been measured; setting it moves them all.
  var estimate: Subpixels {
    get { storage.estimate }
    set {
      makeUnique()
      storage.estimate = newValue
    }
  }

  /// How many instances have been measured.
  var measuredCount: Int { storage.measuredCount }

  /// The sum of the measured extents alone.
  var measuredTotal: Subpixels { storage.measuredTotal }

  /// The sum of all extents.
  var total: Subpixels { storage.total }

  // MARK: Reading

  /// The place of an instance, or of the end.
  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    storage.seek(index: index, work: &work)
  }

  /// The place of the first instance that ends at or after an offset.
  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    storage.seek(offset: offset, work: &work)
  }

  /// Gives instances in order, from one on until one starts behind an offset, or `body` returns
  /// `false`.
  ///
  /// - Parameters:
  ///   - first: The first instance.
  ///   - end: The offset; an instance that starts there is given.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets some instances at a time.
  func forEach(
    from first: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    storage.forEach(from: first, through: end, work: &work, body)
  }

  /// Gives all instances in order, until `body` returns `false`.
  ///
  /// - Parameter body: Gets some instances at a time.
  func forEach(_ body: ExtentBody) {
    var work = WorkCounters()
    forEach(from: .index(0), through: .longest, work: &work, body)
  }

  /// Gives the measured instances in order, from one on until `body` returns `false`.
  func forEachMeasured(from first: Int, _ body: (Int, Subpixels) -> Bool) {
    var work = WorkCounters()
    var places = ContiguousArray<ExtentPlace>()
    var next = first
    while next < count {
      places.removeAll(keepingCapacity: true)
      places.append(addingCapacity: Self.measuredChunk) {
        storage.fillMeasured(&$0, from: next, work: &work)
      }
      for place in places {
        guard let extent = place.extent, body(place.index, extent) else { return }
      }
      guard places.count == Self.measuredChunk, let last = places.last else { return }
      next = last.index + 1
    }
  }

  // MARK: Changing

  /// Sets the extent of an instance; nil makes it unmeasured again.
  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    makeUnique()
    storage.set(extent, at: index, work: &work)
  }

  /// Does the work that was put off when instances were measured.
  mutating func commit(work: inout WorkCounters) {
    makeUnique()
    storage.commit(work: &work)
  }

  /// Inserts instances that have not been measured.
  mutating func insert(count: Int, at index: Int, work: inout WorkCounters) {
    makeUnique()
    storage.insert(count: count, at: index, work: &work)
  }

  /// Removes instances; those behind move up.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    makeUnique()
    storage.remove(range, work: &work)
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}
