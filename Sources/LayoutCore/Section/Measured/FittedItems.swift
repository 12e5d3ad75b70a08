/// The measured sizes of a section's items, in order; unmeasured items take no storage.
struct FittedItems: Sendable {
  /// The measured lengths of the items, for each self-sizing axis.
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

  /// Returns the measured lengths along an axis; `nil` if the axis is not self-sizing for any item.
  func lengths(along axis: Axis) -> RunLengthExtents? {
    lengths.first { $0.axis == axis }?.values
  }

  /// Fills an array with the measured sizes of consecutive items, in order, and returns whether any
  /// of them has been measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* items to fill in.
  func fill(_ fitted: inout [FittedLengths], from items: Range<Int>) -> Bool {
    fitted.removeAll(keepingCapacity: true)
    fitted.reserveCapacity(items.count)
    for _ in items { fitted.append(.unknown) }
    var isMeasured = false
    // Iterates by index, because copying an extent index retains its storage.
    for index in lengths.indices {
      let axis = lengths[index].axis
      lengths[index].values.forEachMeasuredGroup(in: items) { item, length in
        fitted[item - items.lowerBound][axis] = length
        isMeasured = true
      }
    }
    return isMeasured
  }

  /// Sets the measured size of an item.
  ///
  /// Where a new length is `nil`, the stored length is discarded.
  mutating func set(_ new: FittedLengths, at item: Int, work: inout WorkCounters) {
    for index in lengths.indices {
      lengths[index].values.set(new[lengths[index].axis], at: item, work: &work)
    }
  }

  /// Inserts unmeasured items.
  mutating func insert(count: Int, at item: Int, work: inout WorkCounters) {
    for index in lengths.indices {
      lengths[index].values.insert(count: count, at: item, work: &work)
    }
  }

  mutating func remove(_ items: Range<Int>, work: inout WorkCounters) {
    for index in lengths.indices { lengths[index].values.remove(items, work: &work) }
  }

  /// Calls `body` with each measured item at or after the given one, in order.
  ///
  /// - Complexity: O(log *m*) for each item passed to `body`, for *m* measured items.
  func forEach(from first: Int, _ body: (Int, FittedLengths) -> Void) {
    var work = WorkCounters()
    var next = first
    while let item = firstMeasured(from: next) {
      body(item, lengths(at: item, work: &work))
      next = item + 1
    }
  }

  /// Returns the first measured item at or after the given one; `nil` if no such item exists.
  func firstMeasured(from first: Int) -> Int? {
    var nearest: Int?
    for index in lengths.indices {
      guard let item = lengths[index].values.firstMeasured(from: first) else { continue }
      nearest = min(nearest ?? item, item)
    }
    return nearest
  }
}

/// Methods that find the sizes of measured groups without solving them.
extension FittedItems {
  /// Returns the exact size of a full group with the given items.
  ///
  /// - Parameters:
  ///   - items: The items; items missing from a partly filled last group are assumed to have their
  ///     estimated lengths.
  ///   - group: The estimated group; the measured lengths replace its estimates.
  /// - Returns: The size; `nil` if none of the items has been measured.
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* items in the group.
  func size(of items: Range<Int>, in group: MeasuredGroup) -> SubpixelVector? {
    var places = OutputSpan<SolvedLeaf>()
    return place(0..<0, of: items, in: group, into: &places)
  }

  /// Returns the position and size of an item in its group, and the exact size of the full group.
  ///
  /// - Parameters:
  ///   - index: The index of the item in its group.
  ///   - items: The range of the group's items in the section.
  ///   - group: The estimated group; the measured lengths replace its estimates.
  /// - Returns: The item and the group's size; `nil` if none of the group's items has been
  ///   measured.
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* items in the group.
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

  /// Appends the positions and sizes of a range of items in a group, and returns the exact size of
  /// the full group; `nil` if none of the items has been measured.
  private func place(
    _ wanted: Range<Int>, of items: Range<Int>, in group: MeasuredGroup,
    into places: inout OutputSpan<SolvedLeaf>
  ) -> SubpixelVector? {
    guard let values = lengths(along: group.axis) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: items.count) { memory in
      unsafe memory.initialize(repeating: .nan)
      var lengths = unsafe MutableSpan(_unsafeElements: memory)
      var isMeasured = false
      values.forEachMeasuredGroup(in: items) { item, length in
        lengths[item - items.lowerBound] = group.grid.points(length)
        isMeasured = true
      }
      return isMeasured ? group.place(wanted, lengths.span, into: &places) : nil
    }
  }
}
