/// Persistent B+-tree over the measured instances of a section, with the unmeasured ones between.
///
/// The units are instances, and those that have not been measured weigh one. So the weight and the
/// extent tell where an instance starts, whatever the estimate:
///
///     branch    | 30 instances, 12 unmeasured, Σ 450 | 9 instances, 0 unmeasured, Σ 225 | …
///     blocks      · · 25 17 · · · 31 …                 25 25 25 …
///
/// The unmeasured instances behind the last measured one are not in the tree.
typealias ExtentTree = SumTree<ExtentBlock>

extension Sums {
  /// The number of instances that have been measured.
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

  /// Returns the number of nodes that are also those of another tree.
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
