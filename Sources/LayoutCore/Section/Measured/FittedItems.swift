/// Measured sizes of a section's items, in order, with nothing stored for unmeasured ones.
struct FittedItems: Sendable {
  /// The lengths along each axis decided by some item's content.
  private var lengths: [(axis: Axis, values: RunLengthExtents)]

  /// Creates the storage for `count` unmeasured items.
  init(count: Int, axes: AxisSet) {
    lengths = Axis.allCases.filter { axes.contains($0) }.map {
      ($0, RunLengthExtents(count: count, estimate: .zero))
    }
  }

  /// Returns the measured lengths of one item.
  ///
  /// - Complexity: O(log *m*) for *m* measured items.
  func lengths(at item: Int, work: inout WorkCounters) -> FittedLengths {
    var found = FittedLengths.unknown
    for index in lengths.indices {
      found[lengths[index].axis] = lengths[index].values.seek(index: item, work: &work).extent
    }
    return found
  }

  /// The measured lengths along an axis; `nil` if no item's content decides there.
  func lengths(along axis: Axis) -> RunLengthExtents? {
    lengths.first { $0.axis == axis }?.values
  }

  /// Fills in the measured sizes of some neighbours, in order, and says whether there are any.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* neighbours.
  func fill(_ fitted: inout [FittedLengths], from items: Range<Int>) -> Bool {
    fitted.removeAll(keepingCapacity: true)
    fitted.reserveCapacity(items.count)
    for _ in items { fitted.append(.unknown) }
    var isMeasured = false
    // By index: copying an extent index counts references.
    for index in lengths.indices {
      let axis = lengths[index].axis
      lengths[index].values.forEachMeasured(in: items) { item, length in
        fitted[item - items.lowerBound][axis] = length
        isMeasured = true
      }
    }
    return isMeasured
  }

  /// Sets the measured size of an item, or forgets it.
  mutating func set(_ new: FittedLengths, at item: Int, work: inout WorkCounters) {
    for index in lengths.indices {
      lengths[index].values.set(new[lengths[index].axis], at: item, work: &work)
    }
  }

  /// Creates room for unmeasured items.
  mutating func insert(count: Int, at item: Int, work: inout WorkCounters) {
    for index in lengths.indices {
      lengths[index].values.insert(count: count, at: item, work: &work)
    }
  }

  mutating func remove(_ items: Range<Int>, work: inout WorkCounters) {
    for index in lengths.indices { lengths[index].values.remove(items, work: &work) }
  }

  /// Gives each measured item from one on, in order.
  ///
  /// - Complexity: O(log *m*) for each of the items given, of *m* measured ones.
  func forEach(from first: Int, _ body: (Int, FittedLengths) -> Void) {
    var work = WorkCounters()
    var next = first
    while let item = firstMeasured(from: next) {
      body(item, lengths(at: item, work: &work))
      next = item + 1
    }
  }

  /// The first measured item from one on.
  func firstMeasured(from first: Int) -> Int? {
    var nearest: Int?
    for index in lengths.indices {
      guard let item = lengths[index].values.firstMeasured(from: first) else { continue }
      nearest = min(nearest ?? item, item)
    }
    return nearest
  }
}

/// Sizes of measured groups without solving.
extension FittedItems {
  /// The exact size of the full group of some items.
  ///
  /// - Parameters:
  ///   - items: The items; items missing in a last group count as estimated.
  ///   - group: How measured lengths change the group.
  /// - Returns: The size; `nil` if none of the items has been measured.
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* in the group.
  func size(of items: Range<Int>, in group: MeasuredGroup) -> SubpixelVector? {
    var places = OutputSpan<SolvedLeaf>()
    return place(0..<0, of: items, in: group, into: &places)
  }

  /// The place of an item in its group, and the exact size of the full group; `nil` if none of its
  /// items has been measured.
  ///
  /// - Parameters:
  ///   - index: The index of the item in its group.
  ///   - items: The items of the group.
  ///   - group: How measured lengths change the group.
  /// - Returns: The place and the size.
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* in the group.
  func place(
    of index: Int, among items: Range<Int>, in group: MeasuredGroup
  ) -> (leaf: SolvedLeaf, size: SubpixelVector)? {
    unsafe withUnsafeTemporaryAllocation(of: SolvedLeaf.self, capacity: 1) { memory in
      var places = unsafe OutputSpan(buffer: memory, initializedCount: 0)
      let size = place(index..<index + 1, of: items, in: group, into: &places)
      guard let size else { return nil }
      return (places[0], size)
    }
  }

  /// Adds the places of some items of a group.
  private func place(
    _ wanted: Range<Int>, of items: Range<Int>, in group: MeasuredGroup,
    into places: inout OutputSpan<SolvedLeaf>
  ) -> SubpixelVector? {
    guard let values = lengths(along: group.axis) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: items.count) { memory in
      unsafe memory.initialize(repeating: .nan)
      var lengths = unsafe MutableSpan(_unsafeElements: memory)
      var isMeasured = false
      values.forEachMeasured(in: items) { item, length in
        lengths[item - items.lowerBound] = group.grid.points(length)
        isMeasured = true
      }
      return isMeasured ? group.place(wanted, lengths.span, into: &places) : nil
    }
  }
}
