/// A persistent B+-tree of the measured groups of a section and the gaps between them.
///
/// The units of the tree are groups, and each unmeasured group has a weight of one. The total
/// weight and the total extent of the groups before a group determine where it starts, for any
/// estimate:
///
///     branch    | 30 groups, 12 unmeasured, Σ 450 | 9 groups, 0 unmeasured, Σ 225 | …
///     blocks      · · 25 17 · · · 31 …                 25 25 25 …
///
/// The unmeasured groups after the last measured one are not part of the tree.
typealias ExtentTree = SumTree<ExtentBlock>

extension Sums {
  /// The number of measured groups.
  @inline(__always)
  var measured: Int { count &- weight }

  /// Returns the sum of all extents, using the estimate for each unmeasured group.
  @inline(__always)
  func total(estimate: Subpixels) -> Subpixels { extent + estimate * weight }
}

extension ExtentTree {
  /// Creates a tree of measured groups, with every block as full as possible.
  ///
  /// - Parameter measured: The groups with their extents, in ascending order.
  /// - Complexity: O(*m*) for *m* measured groups.
  init(_ measured: some Sequence<(index: Int, extent: Subpixels)>) {
    var level: Slot.Level = []
    var (slot, count, rest) = (Slot(), 0, measured.underestimatedCount)
    slot.node.block.reserve(min(rest, ExtentBlock.capacity))
    for (index, extent) in measured {
      precondition(
        index >= count, "Groups must be in ascending order: \(index) follows \(count - 1).")
      if slot.node.block.count == ExtentBlock.capacity {
        level.append(slot)
        slot = Slot()
        rest -= ExtentBlock.capacity
        slot.node.block.reserve(min(rest, ExtentBlock.capacity))
      }
      let entry = ExtentEntry(gap: index - count, extent: extent)
      slot.node.block.append(entry)
      slot.totals += entry.sums
      count = index + 1
    }
    if count > 0 { level.append(slot) }
    self.init(level)
  }

  /// Returns the number of nodes shared with another tree.
  ///
  /// - Complexity: O(*k*²) for *k* nodes.
  func sharedNodeCount(with other: ExtentTree) -> Int {
    let others = other.nodes
    return nodes.count { node in others.contains { node.isIdentical(to: $0) } }
  }
}

extension SumNode<ExtentBlock> {
  /// Returns whether two nodes share the same storage in memory.
  fileprivate func isIdentical(to other: Self) -> Bool {
    branch == nil && other.branch == nil
      ? block.words.span.isIdentical(to: other.block.words.span) : branch === other.branch
  }
}

extension ExtentTree {
  /// Sets the measured extent of a group.
  ///
  /// - Parameters:
  ///   - extent: The measured extent of the group.
  ///   - group: The index of the group, which may lie past the end of the tree.
  ///   - work: The counters for visited nodes.
  /// - Returns: The previous measured extent of the group, or `nil` if it had none.
  /// - Complexity: O(log *m*) for *m* measured groups.
  mutating func measure(
    _ extent: Subpixels, at group: Int, work: inout WorkCounters
  ) -> Subpixels? {
    var previous: Subpixels?
    guard totals.weight > 0 || group >= totals.count else {
      _ = update(group, work: &work) { block, index in
        // Without gaps, the number of a group is the index of its entry.
        let old = block[index].extent
        previous = old
        block.replace(index, by: ExtentEntry(gap: 0, extent: extent))
        return extent - old
      }
      return previous
    }
    _ = change(group, work: &work) {
      $0.measure(extent, at: $1, totals: $2, previous: &previous)
    }
    return previous
  }

  /// Inserts unmeasured groups before a group, or removes unmeasured groups if the count is
  /// negative.
  mutating func lengthenGap(by count: Int, at group: Int, work: inout WorkCounters) {
    _ = change(group, work: &work) { $0.lengthenGap(by: count, at: $1, totals: $2) }
  }

  /// Discards the measured extent of a group.
  ///
  /// - Parameters:
  ///   - group: The group; it must be part of the tree.
  ///   - work: The counters for visited nodes.
  /// - Returns: The previous measured extent of the group, or `nil` if it had none.
  mutating func forget(_ group: Int, work: inout WorkCounters) -> Subpixels? {
    let (entry, start) = entry(of: group, work: &work)
    guard group - start == entry.gap else { return nil }
    // The tree does not store the unmeasured groups after the last measured one.
    let isLast = group + 1 == totals.count
    removeEntries(start..<group + 1, work: &work)
    if !isLast { lengthenGap(by: group + 1 - start, at: start, work: &work) }
    return entry.extent
  }

  /// Removes groups, lowering the indices of all later groups.
  ///
  /// - Parameters:
  ///   - range: The groups to remove; the range may extend past the end of the tree.
  ///   - work: The counters for visited nodes.
  /// - Complexity: O(log *m*) for *m* measured groups, plus O(*k*) to free the memory of *k*
  ///   removed groups.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    let range = range.clamped(to: 0..<totals.count)
    guard !range.isEmpty else { return }
    let start = entry(of: range.lowerBound, work: &work).start
    guard range.upperBound < totals.count else {
      removeEntries(start..<range.upperBound, work: &work)
      return
    }
    // Whole entries are removed, up to the entry containing the end of the range. The gap of that
    // entry then absorbs the unmeasured groups that remain on both sides.
    let end = entry(of: range.upperBound, work: &work).start
    if start < end { removeEntries(start..<end, work: &work) }
    let difference = (range.lowerBound - start) - (range.upperBound - end)
    if difference != 0 { lengthenGap(by: difference, at: start, work: &work) }
  }

  /// Finds the entry containing a group, and the first group of the entry.
  private func entry(
    of group: Int, work: inout WorkCounters
  ) -> (entry: ExtentEntry, start: Int) {
    let cursor = ExtentCursor(ofGroup: group, in: self, work: &work)
    return (cursor.entry, cursor.before.count)
  }

  /// Removes the entries in a range of groups; the range must start and end at the boundaries of
  /// entries.
  private mutating func removeEntries(_ range: Range<Int>, work: inout WorkCounters) {
    guard range.count < totals.count else {
      self = ExtentTree()
      return
    }
    let isDone = change(range.lowerBound, work: &work) {
      $0.removeEntries($1..<$1 + range.count, totals: $2)
    }
    if !isDone { replace(range, with: [], work: &work) }
  }
}
