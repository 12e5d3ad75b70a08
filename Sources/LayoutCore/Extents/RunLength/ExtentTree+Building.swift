extension ExtentTree {
  /// Builds a tree from measured instances in order, every node as full as it can be.
  ///
  /// - Parameter measured: The instances, in ascending order, and their extents.
  /// - Complexity: O(*m*) for *m* measured instances.
  init(_ measured: some Sequence<(index: Int, extent: Subpixels)>) {
    var level: [ExtentSlot] = []
    var leaf = ExtentLeaf()
    var inLeaf = ExtentSummary()
    var instances = 0
    for (index, extent) in measured {
      precondition(index >= instances, "Instance \(index) comes after instance \(instances - 1).")
      if leaf.entries.count >= ExtentLeaf.capacity {
        level.append(add(leaf, inLeaf))
        (leaf, inLeaf) = (ExtentLeaf(), ExtentSummary())
      }
      inLeaf += leaf.append(extent, behind: index - instances).difference
      instances = index + 1
    }
    if !leaf.entries.isEmpty { level.append(add(leaf, inLeaf)) }
    guard !level.isEmpty else { return }
    height = 1
    while level.count > 1 {
      level = addLevel(over: level)
      height += 1
    }
    root = level[0]
  }

  /// Adds a leaf that has these sums.
  private mutating func add(_ leaf: ExtentLeaf, _ summary: ExtentSummary) -> ExtentSlot {
    let number = leaves.make()
    leaves[number] = leaf
    return ExtentSlot(child: number, summary: summary, entryCount: leaf.entries.count)
  }

  /// Makes the branches over the nodes of a level.
  private mutating func addLevel(over children: [ExtentSlot]) -> [ExtentSlot] {
    var level: [ExtentSlot] = []
    for slot in children {
      if level.isEmpty
        || branches.childCount(of: level[level.count - 1].child) == ExtentBranches.capacity
      {
        level.append(ExtentSlot(child: branches.make()))
      }
      let last = level.count - 1
      branches.insert(slot, at: branches.childCount(of: level[last].child), in: level[last].child)
      level[last].summary += slot.summary
    }
    return level
  }
}
