/// The measured instances alone, in a wide tree, and of the others how many come in between.
///
/// Each measured instance is an entry of twelve bytes; there are up to 80 in a leaf of the tree and
/// up to 31 children in a node above. Where an instance starts is the sum of the measured extents
/// before it, and the estimate times the number of unmeasured ones:
///
///     measured: 2 → 25, 6 → 17     · · 25 · · · 17
///     start of 5 = 25 + 4 · estimate
///
/// so a new estimate touches no entry. For *m* measured instances everything takes O(log *m*),
/// inserting and removing runs included, and memory is O(*m*), whatever the number of instances.
public struct RunLengthExtents: ExtentIndex {
  /// The name by which results list this way of answering.
  public static let name = "run-length"

  /// How many children a node of the tree has at most.
  public static let fanOut = ExtentBranches.capacity

  private(set) var tree = ExtentTree()

  /// How many instances there are.
  public private(set) var count: Int

  /// The extent of every instance that has not been measured; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  /// Makes an index of instances none of which has been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each until it is measured; not negative.
  /// - Complexity: O(1), and no memory.
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    self.count = count
    self.estimate = estimate
  }

  /// Makes an index of instances some of which have been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each that has not been measured; not negative.
  ///   - measured: The others and their extents, in ascending order.
  /// - Complexity: O(*m*) for *m* measured instances.
  public init(
    count: Int, estimate: Subpixels,
    measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    tree = ExtentTree(measured)
    precondition(
      tree.summary.instances <= count,
      "There is no instance \(tree.summary.instances - 1) among \(count).")
  }

  /// How many instances have been measured.
  public var measuredCount: Int { tree.summary.measured }
  /// The sum of the measured extents alone.
  public var measuredTotal: Subpixels { tree.summary.sum }

  /// How many levels the tree has; 0 where nothing has been measured.
  public var height: Int { tree.height }

  /// How many nodes the tree has; 0 where nothing has been measured.
  public var nodeCount: Int { tree.nodeCount }

  // MARK: Finding

  /// Returns the sum of the extents before an instance.
  ///
  /// - Parameters:
  ///   - index: The instance, or `count` for where the last one ends.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The distance from the start of the first instance.
  /// - Complexity: O(log *m*).
  public func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    require(boundary: index)
    guard index < tree.summary.instances else {
      return tree.summary.sum + estimate * (index - tree.summary.measured)
    }
    // No instance of an entry but its last is measured.
    let before = tree.place(of: index, work: &work).before
    return before.sum + estimate * (index - before.measured)
  }

  /// Returns the extent of an instance, or nil if it has not been measured.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the instance was measured at.
  /// - Complexity: O(log *m*).
  public func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    require(instance: index)
    guard index < tree.summary.instances else { return nil }
    let place = tree.place(of: index, work: &work)
    return index - place.before.instances == place.entry.unmeasured ? place.entry.extent : nil
  }

  /// Returns where an instance starts, and its extent or nil if it has not been measured.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the first visit of ``forEach(from:work:_:)`` gets.
  /// - Complexity: O(log *m*).
  public func startAndExtent(
    of index: Int, work: inout WorkCounters
  ) -> (start: Subpixels, extent: Subpixels?) {
    require(instance: index)
    guard index < tree.summary.instances else {
      return (tree.summary.sum + estimate * (index - tree.summary.measured), nil)
    }
    let place = tree.place(of: index, work: &work)
    let isMeasured = index - place.before.instances == place.entry.unmeasured
    return (
      place.before.sum + estimate * (index - place.before.measured),
      isMeasured ? place.entry.extent : nil
    )
  }

  /// Finds the first instance that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The instance and where it starts; `count` and `total` if all end before the offset.
  /// - Complexity: O(log *m*).
  public func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    guard count > 0, offset > .zero else { return (0, .zero) }
    var before = tree.summary
    var unmeasured = count - before.instances
    if offset <= before.total(estimate: estimate) {
      let place = tree.place(endingAtOrAfter: offset, estimate: estimate, work: &work)
      before = place.before
      unmeasured = place.entry.unmeasured
    }
    let start = before.total(estimate: estimate)
    var skipped = unmeasured
    if estimate > .zero {
      // As many as end before the offset, which lies behind the start.
      let ended = ((offset - start).rawValue - 1) / estimate.rawValue
      skipped = min(unmeasured, Int(clamping: ended))
    }
    return (before.instances + skipped, start + estimate * skipped)
  }

  /// Visits instances in order.
  ///
  /// - Parameters:
  ///   - index: The first one to visit; `count` visits none.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets the instance, where it starts, and its extent or nil if it has not been
  ///     measured; returns whether to go on.
  /// - Complexity: O(log *m*) to find the first one, and O(1) on average for each.
  public func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    require(boundary: index)
    let goesOn = tree.forEachPlace(from: index, work: &work) { place in
      let first = place.before.instances
      let measured = first + place.entry.unmeasured
      var start = place.before.total(estimate: estimate) + estimate * (max(first, index) - first)
      for instance in max(first, index)..<measured {
        guard body(instance, start, nil) else { return false }
        start += estimate
      }
      return place.entry.extent.map { body(measured, start, $0) } ?? true
    }
    guard goesOn else { return }
    for instance in max(index, tree.summary.instances)..<count {
      let start = tree.summary.sum + estimate * (instance - tree.summary.measured)
      guard body(instance, start, nil) else { return }
    }
  }

  /// Visits the measured instances alone, in order; those in between cost nothing.
  ///
  /// - Parameters:
  ///   - index: The first instance to look at; `count` visits none.
  ///   - body: Gets the instance and its extent; returns whether to go on.
  /// - Complexity: O(log *m*) to find the first one, and O(1) on average for each.
  public func forEachMeasured(from index: Int, _ body: (Int, Subpixels) -> Bool) {
    require(boundary: index)
    var work = WorkCounters()
    _ = tree.forEachPlace(from: index, work: &work) { place in
      let measured = place.before.instances + place.entry.unmeasured
      return place.entry.extent.map { body(measured, $0) } ?? true
    }
  }

  // MARK: Changing

  /// Measures an instance, or forgets what it was measured at.
  ///
  /// - Parameters:
  ///   - extent: The extent, not negative; nil to fall back on the estimate.
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *m*).
  public mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    require(instance: index)
    Self.require(extent: extent)
    let known = tree.summary.instances
    guard let extent else {
      if index < known { tree.forget(index, work: &work) }
      return
    }
    if index < known {
      if tree.replaceExtent(at: index, by: extent, work: &work) { return }
      tree.apply(.measure(extent), at: index, work: &work)
    } else {
      tree.apply(.append(gap: index - known, extent), at: index, work: &work)
    }
  }

  /// Inserts instances that have not been measured.
  ///
  /// - Parameters:
  ///   - newCount: How many; not negative.
  ///   - index: The instance before which they come; `count` for the end.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *m*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    count += newCount
    guard newCount > 0, index < tree.summary.instances else { return }
    tree.apply(.stretch(newCount), at: index, work: &work)
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, all of which must be there.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *m*), and O(*k*) to free the memory of *k* measured instances.
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    count -= range.count
    tree.remove(range, work: &work)
  }
}
