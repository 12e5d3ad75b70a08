extension ExtentTree {
  /// Gives an instance another extent, where all instances of the tree have been measured: only
  /// sums change.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - instance: The instance, which is in the tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: The extent that it had before.
  /// - Complexity: O(log *m*) for *m* measured instances.
  mutating func replace(
    _ extent: Subpixels, at instance: Int, work: inout WorkCounters
  ) -> Subpixels {
    let old: Subpixels
    if let branch = uniqueRoot().map({ Borrowed($0) }) {
      old = branch.read { $0.replace(extent, at: instance, work: &work) }
    } else {
      work.indexNodesVisited += 1
      old = root.block.replace(extent, at: instance)
    }
    totals.sum += extent - old
    return old
  }

  /// Changes one place of the tree, on one way down.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - instance: The instance where it is made.
  ///   - work: Counts the nodes visited.
  /// - Returns: The extent that the instance was measured at before.
  /// - Complexity: O(log *m*) for *m* measured instances.
  @discardableResult
  mutating func apply(
    _ change: ExtentChange, at instance: Int, work: inout WorkCounters
  ) -> Subpixels? {
    if let branch = uniqueRoot() {
      let effect = branch.apply(change, at: instance, work: &work)
      totals += effect.difference
      if let sibling = effect.sibling {
        root.branch = ExtentBranch([ExtentSlot(branch), ExtentSlot(sibling)])
      }
      return effect.previous
    }
    work.indexNodesVisited += 1
    let effect = root.block.apply(change, at: instance, totals: totals)
    totals += effect.difference
    if let inserted = effect.inserted, root.block.count > ExtentBlock.capacity {
      let branch = ExtentBranch([ExtentSlot(node: root, totals: totals)])
      root = ExtentNode(branch: branch)
      _ = branch.relieve(0, inserted: inserted, work: &work)
    }
    return effect.previous
  }
}
