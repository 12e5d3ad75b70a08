/// Persistent B+-tree over the measured groups of a section, with the unmeasured ones between.
///
/// The units are groups, and unmeasured ones weigh one. So the weight and the extent tell where
/// a group starts, whatever the estimate:
///
///     branch    | 30 groups, 12 unmeasured, Σ 450 | 9 groups, 0 unmeasured, Σ 225 | …
///     blocks      · · 25 17 · · · 31 …                 25 25 25 …
///
/// The unmeasured groups behind the last measured one are not in the tree.
typealias ExtentTree = SumTree<ExtentBlock>

extension Sums {
  /// The number of measured groups.
  @inline(__always)
  var measured: Int { count &- weight }

  /// The sum of all extents.
  @inline(__always)
  func total(estimate: Subpixels) -> Subpixels { extent + estimate * weight }
}

extension ExtentTree {
  /// Builds a tree from measured groups in order, every block as full as it can be.
  ///
  /// - Parameter measured: The groups, in ascending order, and their extents.
  /// - Complexity: O(*m*) for *m* measured groups.
  init(_ measured: some Sequence<(index: Int, extent: Subpixels)>) {
    var level: Slot.Level = []
    var (slot, count, rest) = (Slot(), 0, measured.underestimatedCount)
    slot.node.block.reserve(min(rest, ExtentBlock.capacity))
    for (index, extent) in measured {
      precondition(index >= count, "Group \(index) comes after \(count - 1).")
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

  /// Counts the nodes shared with another tree.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: The number of nodes.
  /// - Complexity: O(*k*²) for *k* nodes.
  func sharedNodeCount(with other: ExtentTree) -> Int {
    let others = other.nodes
    return nodes.count { node in others.contains { node.isIdentical(to: $0) } }
  }
}

extension SumNode<ExtentBlock> {
  /// Whether two nodes are one and the same in memory.
  fileprivate func isIdentical(to other: Self) -> Bool {
    branch == nil && other.branch == nil
      ? block.words.span.isIdentical(to: other.block.words.span) : branch === other.branch
  }
}

extension ExtentTree {
  /// Measures a group.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - group: The group; perhaps after all others.
  ///   - work: Counts the nodes visited.
  /// - Returns: Its previous measured extent.
  /// - Complexity: O(log *m*) for *m* measured groups.
  mutating func measure(
    _ extent: Subpixels, at group: Int, work: inout WorkCounters
  ) -> Subpixels? {
    var previous: Subpixels?
    guard totals.weight > 0 || group >= totals.count else {
      _ = update(group, work: &work) { block, index in
        // Without gaps a group has the number of its entry.
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

  /// Inserts unmeasured groups in front of one, or removes some there if less than zero.
  mutating func lengthenGap(by count: Int, at group: Int, work: inout WorkCounters) {
    _ = change(group, work: &work) { $0.lengthenGap(by: count, at: $1, totals: $2) }
  }

  /// Makes a measured group an unmeasured one.
  ///
  /// - Parameters:
  ///   - group: The group, within the tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: Its measured extent.
  mutating func forget(_ group: Int, work: inout WorkCounters) -> Subpixels? {
    let (entry, start) = entry(of: group, work: &work)
    guard group - start == entry.gap else { return nil }
    // Behind the last measured group, nothing needs to know of those that are not.
    let isLast = group + 1 == totals.count
    removeEntries(start..<group + 1, work: &work)
    if !isLast { lengthenGap(by: group + 1 - start, at: start, work: &work) }
    return entry.extent
  }

  /// Removes groups; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The groups; some at the end may be outside the tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured groups, and O(*k*) to free the memory of *k*
  ///   removed ones.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    let range = range.clamped(to: 0..<totals.count)
    guard !range.isEmpty else { return }
    let start = entry(of: range.lowerBound, work: &work).start
    guard range.upperBound < totals.count else {
      removeEntries(start..<range.upperBound, work: &work)
      return
    }
    // Whole entries go, up to the one that begins last before the end; its gap gets the unmeasured
    // groups that are left over on both sides.
    let end = entry(of: range.upperBound, work: &work).start
    if start < end { removeEntries(start..<end, work: &work) }
    let difference = (range.lowerBound - start) - (range.upperBound - end)
    if difference != 0 { lengthenGap(by: difference, at: start, work: &work) }
  }

  /// Finds the entry of a group, and the entry's first group.
  private func entry(
    of group: Int, work: inout WorkCounters
  ) -> (entry: ExtentEntry, start: Int) {
    let cursor = ExtentCursor(ofGroup: group, in: self, work: &work)
    return (cursor.entry, cursor.before.count)
  }

  /// Removes the entries of a range of groups; the range starts and ends at entry boundaries.
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
