extension ExtentTree {
  /// A change at one place of the tree.
  enum Change {
    /// Measures an instance.
    case measure(Subpixels)
    /// Makes the unmeasured run around or right before an instance longer, or shorter if less than
    /// zero.
    case stretch(Int)
    /// Measures an instance behind all others; the number is how many unmeasured ones are between.
    case append(gap: Int, Subpixels)
  }

  /// What a change does to the node in which it is made.
  struct Effect {
    /// By how much the sums change.
    var difference: ExtentSummary
    /// Where the node has an entry or a child more than before.
    var inserted: Int?
  }

  /// Changes one place of the tree.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - instance: The instance where it is made; does not matter where one is appended.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *m*) for *m* measured instances.
  mutating func apply(_ change: Change, at instance: Int, work: inout WorkCounters) {
    if height == 0 {
      root = ExtentSlot(child: leaves.make())
      height = 1
    }
    let effect = apply(change, at: instance, to: root, level: height - 1, work: &work)
    root.summary += effect.difference
    if height == 1 { root.entryCount = leaves[root.child].entries.count }
    guard let inserted = effect.inserted,
      elementCount(of: root.child, level: height - 1) > Self.capacity(level: height - 1)
    else { return }
    let branch = branches.make()
    branches.insert(root, at: 0, in: branch)
    root = ExtentSlot(child: branch, summary: summary)
    height += 1
    _ = relieve(0, of: branch, level: height - 2, inserted: inserted, work: &work)
  }

  /// Measures an instance again: what a scrolling view does most, and no node grows.
  ///
  /// - Parameters:
  ///   - instance: The instance, which is in the tree.
  ///   - extent: The extent.
  ///   - work: Counts the nodes looked at.
  /// - Returns: Whether the instance had been measured; otherwise nothing has been done.
  mutating func replaceExtent(
    at instance: Int, by extent: Subpixels, work: inout WorkCounters
  ) -> Bool {
    // The way down: five bits for the child at each level.
    var path: UInt64 = 0
    guard height <= UInt64.bitWidth / ExtentBranches.widthBits else { return false }
    work.indexNodesVisited += height
    var slot = root
    var offset = instance
    for _ in 1..<height {
      let child: Int
      (child, offset) = branches.find(offset, in: slot)
      path = path << ExtentBranches.widthBits | UInt64(truncatingIfNeeded: child)
      slot = branches[slot.child, child]
    }
    guard let difference = leaves[slot.child].replaceExtent(at: offset, in: slot, by: extent) else {
      return false
    }
    root.summary.sum += difference
    var node = root.child
    for level in stride(from: height - 2, through: 0, by: -1) {
      let steps = Int(truncatingIfNeeded: path >> (level * ExtentBranches.widthBits))
      node = branches.add(difference, to: steps & (ExtentBranches.width - 1), of: node)
    }
    return true
  }

  /// Changes one place below a node.
  private mutating func apply(
    _ change: Change, at position: Int, to node: ExtentSlot, level: Int, work: inout WorkCounters
  ) -> Effect {
    work.indexNodesVisited += 1
    guard level > 0 else {
      return leaves[node.child].apply(change, at: position, in: node)
    }
    var (child, offset) = (branches.childCount(of: node.child) - 1, 0)
    if case .append = change {
    } else {
      (child, offset) = branches.find(position, in: node)
    }
    let below = branches[node.child, child]
    var effect = apply(change, at: offset, to: below, level: level - 1, work: &work)
    branches[node.child, child].summary += effect.difference
    if level == 1 { updateEntryCount(of: child, in: node.child) }
    if let inserted = effect.inserted {
      effect.inserted = relieve(
        child, of: node.child, level: level - 1, inserted: inserted, work: &work)
    }
    return effect
  }
}

extension ExtentLeaf {
  /// Changes one place in a leaf.
  fileprivate mutating func apply(
    _ change: ExtentTree.Change, at position: Int, in slot: ExtentSlot
  ) -> ExtentTree.Effect {
    switch change {
    case .measure(let extent): measure(position, in: slot, extent: extent)
    case .stretch(let difference): stretch(position, in: slot, by: difference)
    case .append(let gap, let extent): append(extent, behind: gap)
    }
  }
}
