extension ExtentTree {
  /// Makes a measured instance an unmeasured one.
  ///
  /// - Parameters:
  ///   - instance: The instance, which is in the tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: The extent that it was measured at.
  mutating func forget(_ instance: Int, work: inout WorkCounters) -> Subpixels? {
    let (entry, start) = entry(of: instance, work: &work)
    guard instance - start == entry.gap else { return nil }
    // Behind the last measured instance, nothing needs to know of those that are not.
    let isLast = instance + 1 == totals.instances
    removeEntries(start..<instance + 1, work: &work)
    if !isLast { apply(.stretch(instance + 1 - start), at: start, work: &work) }
    return entry.extent
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, of which some at the end may not be in the tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured instances, and O(*k*) to free the memory of *k*
  ///   removed ones.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    let range = range.clamped(to: 0..<totals.instances)
    guard !range.isEmpty else { return }
    let start = entry(of: range.lowerBound, work: &work).start
    guard range.upperBound < totals.instances else {
      removeEntries(start..<range.upperBound, work: &work)
      return
    }
    // Whole entries go, up to the one that begins last before the end; its gap gets the unmeasured
    // instances that are left over on both sides.
    let end = entry(of: range.upperBound, work: &work).start
    if start < end { removeEntries(start..<end, work: &work) }
    let difference = (range.lowerBound - start) - (range.upperBound - end)
    if difference != 0 { apply(.stretch(difference), at: start, work: &work) }
  }

  /// Finds the entry that has an instance, and the first instance of the entry.
  private func entry(
    of instance: Int, work: inout WorkCounters
  ) -> (entry: ExtentEntry, start: Int) {
    let target = ExtentIndexTarget(index: instance)
    let cursor = ExtentCursor(seeking: target, in: self, work: &work)
    return (cursor.entry, cursor.before.instances)
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  private mutating func removeEntries(_ range: Range<Int>, work: inout WorkCounters) {
    guard range.count < totals.instances else {
      self = ExtentTree()
      return
    }
    if let branch = uniqueRoot() {
      totals -= branch.removeEntries(range, work: &work)
    } else {
      work.indexNodesVisited += 1
      totals -= root.block.removeEntries(range, totals: totals)
    }
    mend(around: range.lowerBound - 1, work: &work)
    mend(around: range.lowerBound, work: &work)
  }

  /// Fills up the nodes on the way to an instance that have become less than a quarter full.
  ///
  /// A node gives up one child at most on the way, and only one that was checked before; so none
  /// falls far below a quarter, however often this happens.
  private mutating func mend(around instance: Int, work: inout WorkCounters) {
    var position = min(max(instance, 0), totals.instances - 1)
    var next = uniqueRoot()
    while let branch = next {
      work.indexNodesVisited += 1
      var child = branch.find(ExtentIndexTarget(index: position))
      if branch.node(at: child).isNearlyEmpty, branch.count > 1 {
        branch.join(max(child - 1, 0))
        child = branch.find(ExtentIndexTarget(index: position))
      }
      position -= branch.before(child).instances
      next = branch.uniqueBranch(at: child)
    }
    while let branch = root.branch, branch.count == 1 { root = branch.node(at: 0) }
  }
}

extension ExtentBranch {
  /// Removes entries below the branch, of which some stay.
  fileprivate func removeEntries(_ range: Range<Int>, work: inout WorkCounters) -> ExtentSummary {
    work.indexNodesVisited += 1
    let first = find(ExtentIndexTarget(index: range.lowerBound))
    let last = find(ExtentIndexTarget(index: range.upperBound - 1))
    var removed = ExtentSummary()
    // From behind, so that the sums in front of the children to come stay as they are.
    for child in (first...last).reversed() {
      let gone = removeEntries(range, ofChild: child, work: &work)
      add(ExtentSummary() - gone, to: child)
      removed += gone
    }
    if (first...last).contains(where: { totals(of: $0).instances == 0 }) {
      assign(slots.filter { $0.totals.instances > 0 })
    }
    return removed
  }

  /// Removes the entries of a range that are below a child, and returns their sums.
  ///
  /// A child that would have no entries left is not changed: it goes as a whole.
  private func removeEntries(
    _ range: Range<Int>, ofChild child: Int, work: inout WorkCounters
  ) -> ExtentSummary {
    let totals = totals(of: child)
    let start = before(child).instances
    let part = range.clamped(to: start..<start + totals.instances)
    guard part.count < totals.instances else { return totals }
    let below = part.lowerBound - start..<part.upperBound - start
    if let branch = uniqueBranch(at: child) {
      return branch.removeEntries(below, work: &work)
    }
    work.indexNodesVisited += 1
    var block = ExtentBlock()
    exchange(&block, at: child)
    let removed = block.removeEntries(below, totals: totals)
    exchange(&block, at: child)
    return removed
  }

  /// Puts two neighbours together, or makes them equally large if they do not fit.
  fileprivate func join(_ child: Int) {
    let count = node(at: child).count + node(at: child + 1).count
    guard count <= node(at: child).capacity else {
      return divide(child, leftCount: count / 2)
    }
    divide(child, leftCount: count)
    var all = slots
    all.remove(at: child + 1)
    assign(all)
  }
}
