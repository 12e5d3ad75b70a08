extension ExtentTree {
  /// Makes a measured instance an unmeasured one.
  ///
  /// - Parameters:
  ///   - instance: The instance, which is in the tree.
  ///   - work: Counts the nodes looked at.
  mutating func forget(_ instance: Int, work: inout WorkCounters) {
    let place = place(of: instance, work: &work)
    let start = place.before.instances
    guard place.entry.extent != nil, instance - start == place.entry.unmeasured else { return }
    let isLast = instance + 1 == summary.instances
    removeEntries(start..<instance + 1, work: &work)
    // Behind the last measured instance, nothing needs to know of those that are not.
    if !isLast { apply(.stretch(instance + 1 - start), at: start, work: &work) }
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, of which some at the end may not be in the tree.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *m*) for *m* measured instances, and O(*k*) to give the memory of *k*
  ///   removed ones back.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    let range = range.clamped(to: 0..<summary.instances)
    guard !range.isEmpty else { return }
    let start = place(of: range.lowerBound, work: &work).before.instances
    guard range.upperBound < summary.instances else {
      removeEntries(start..<range.upperBound, work: &work)
      return
    }
    // Whole entries go, up to the one that begins last before the end; its gap gets the unmeasured
    // instances that are left over on both sides.
    let end = place(of: range.upperBound, work: &work).before.instances
    if start < end { removeEntries(start..<end, work: &work) }
    let leftOver = range.lowerBound - start
    let takenOff = range.upperBound - end
    if leftOver != takenOff { apply(.stretch(leftOver - takenOff), at: start, work: &work) }
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  private mutating func removeEntries(_ range: Range<Int>, work: inout WorkCounters) {
    guard range.count < summary.instances else {
      self = ExtentTree()
      return
    }
    root.summary -= removeEntries(range, of: root, level: height - 1, work: &work)
    if height == 1 { root.entryCount = leaves[root.child].entries.count }
    guard summary.measured > 0 else {
      self = ExtentTree()
      return
    }
    mend(around: range.lowerBound - 1, work: &work)
    mend(around: range.lowerBound, work: &work)
    if range.lowerBound == summary.instances { removeLastRun(work: &work) }
  }

  /// Removes the last entry if it measures nothing.
  private mutating func removeLastRun(work: inout WorkCounters) {
    let last = place(of: summary.instances - 1, work: &work)
    guard last.entry.isRun else { return }
    removeEntries(last.before.instances..<summary.instances, work: &work)
  }

  /// Removes entries below a node, of which some stay.
  private mutating func removeEntries(
    _ range: Range<Int>, of node: ExtentSlot, level: Int, work: inout WorkCounters
  ) -> ExtentSummary {
    work.indexNodesVisited += 1
    guard level > 0 else { return leaves[node.child].removeEntries(range, in: node) }
    var removed = ExtentSummary()
    var (child, offset) = branches.find(range.lowerBound, in: node)
    var start = range.lowerBound - offset
    var whole = child..<child
    while start < range.upperBound {
      let slot = branches[node.child, child]
      let end = start + slot.summary.instances
      if range.lowerBound <= start, end <= range.upperBound {
        freeAll(slot.child, level: level - 1)
        whole = (whole.isEmpty ? child : whole.lowerBound)..<child + 1
        removed += slot.summary
      } else {
        let part = range.clamped(to: start..<end)
        let below = part.lowerBound - start..<part.upperBound - start
        let change = removeEntries(below, of: slot, level: level - 1, work: &work)
        branches[node.child, child].summary -= change
        if level == 1 { updateEntryCount(of: child, in: node.child) }
        removed += change
      }
      start = end
      child += 1
    }
    branches.remove(whole, in: node.child)
    return removed
  }
}
