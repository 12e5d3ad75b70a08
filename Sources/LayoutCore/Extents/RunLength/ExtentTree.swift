/// Persistent B+-tree over the measured instances of a section, with the unmeasured ones between.
///
/// The units are instances, and unmeasured ones weigh one. So the weight and the extent tell where
/// an instance starts, whatever the estimate:
///
///     branch    | 30 instances, 12 unmeasured, Σ 450 | 9 instances, 0 unmeasured, Σ 225 | …
///     blocks      · · 25 17 · · · 31 …                 25 25 25 …
///
/// The unmeasured instances behind the last measured one are not in the tree.
typealias ExtentTree = SumTree<ExtentBlock>

extension Sums {
  /// The number of measured instances.
  @inline(__always)
  var measured: Int { count &- weight }

  /// The sum of all extents.
  @inline(__always)
  func total(estimate: Subpixels) -> Subpixels { extent + estimate * weight }
}

extension ExtentTree {
  /// Builds a tree from measured instances in order, every block as full as it can be.
  ///
  /// - Parameter measured: The instances, in ascending order, and their extents.
  /// - Complexity: O(*m*) for *m* measured instances.
  init(_ measured: some Sequence<(index: Int, extent: Subpixels)>) {
    var level: Slot.Level = []
    var (slot, count, rest) = (Slot(), 0, measured.underestimatedCount)
    slot.node.block.reserve(min(rest, ExtentBlock.capacity))
    for (index, extent) in measured {
      precondition(index >= count, "Instance \(index) comes after \(count - 1).")
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
  /// Measures an instance.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - instance: The instance; perhaps after all others.
  ///   - work: Counts the nodes visited.
  /// - Returns: Its previous measured extent.
  /// - Complexity: O(log *m*) for *m* measured instances.
  mutating func measure(
    _ extent: Subpixels, at instance: Int, work: inout WorkCounters
  ) -> Subpixels? {
    var previous: Subpixels?
    guard totals.weight > 0 || instance >= totals.count else {
      _ = update(instance, work: &work) { block, index in
        // Without gaps an instance has the number of its entry.
        let old = block[index].extent
        previous = old
        block.replace(index, by: ExtentEntry(gap: 0, extent: extent))
        return extent - old
      }
      return previous
    }
    _ = change(instance, work: &work) {
      $0.measure(extent, at: $1, totals: $2, previous: &previous)
    }
    return previous
  }

  /// Inserts unmeasured instances in front of one, or removes some there if less than zero.
  mutating func lengthenGap(by count: Int, at instance: Int, work: inout WorkCounters) {
    _ = change(instance, work: &work) { $0.lengthenGap(by: count, at: $1, totals: $2) }
  }

  /// Makes a measured instance an unmeasured one.
  ///
  /// - Parameters:
  ///   - instance: The instance, within the tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: Its measured extent.
  mutating func forget(_ instance: Int, work: inout WorkCounters) -> Subpixels? {
    let (entry, start) = entry(of: instance, work: &work)
    guard instance - start == entry.gap else { return nil }
    // Behind the last measured instance, nothing needs to know of those that are not.
    let isLast = instance + 1 == totals.count
    removeEntries(start..<instance + 1, work: &work)
    if !isLast { lengthenGap(by: instance + 1 - start, at: start, work: &work) }
    return entry.extent
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances; some at the end may be outside the tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured instances, and O(*k*) to free the memory of *k*
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
    // instances that are left over on both sides.
    let end = entry(of: range.upperBound, work: &work).start
    if start < end { removeEntries(start..<end, work: &work) }
    let difference = (range.lowerBound - start) - (range.upperBound - end)
    if difference != 0 { lengthenGap(by: difference, at: start, work: &work) }
  }

  /// Finds the entry of an instance, and the entry's first instance.
  private func entry(
    of instance: Int, work: inout WorkCounters
  ) -> (entry: ExtentEntry, start: Int) {
    let cursor = ExtentCursor(ofInstance: instance, in: self, work: &work)
    return (cursor.entry, cursor.before.count)
  }

  /// Removes the entries of a range of instances; the range starts and ends at entry boundaries.
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
