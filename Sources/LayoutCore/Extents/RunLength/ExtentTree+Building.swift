extension ExtentTree {
  /// Builds a tree from measured instances in order, every node as full as it can be.
  ///
  /// - Parameter measured: The instances, in ascending order, and their extents.
  /// - Complexity: O(*m*) for *m* measured instances.
  init(_ measured: some Sequence<(index: Int, extent: Subpixels)>) {
    var level: ContiguousArray<ExtentSlot> = []
    var slot = ExtentSlot()
    let capacity = ExtentBlock.capacity
    for (index, extent) in measured {
      precondition(
        index >= totals.instances, "Instance \(index) comes after \(totals.instances - 1).")
      if slot.node.block.count == capacity {
        level.append(slot)
        slot = ExtentSlot()
      }
      let entry = ExtentEntry(gap: index - totals.instances, extent: extent)
      slot.node.block.insert(entry, at: slot.node.block.count)
      slot.totals += entry.summary
      totals += entry.summary
    }
    level.append(slot)
    while level.count > 1 { level = Self.branches(above: level) }
    root = level[0].node
  }

  /// Makes the branches above the nodes of a level.
  private static func branches(
    above level: ContiguousArray<ExtentSlot>
  ) -> ContiguousArray<ExtentSlot> {
    var branches: ContiguousArray<ExtentSlot> = []
    for first in stride(from: 0, to: level.count, by: ExtentBranch.capacity) {
      let last = min(first + ExtentBranch.capacity, level.count)
      branches.append(ExtentSlot(ExtentBranch(level[first..<last])))
    }
    return branches
  }
}
