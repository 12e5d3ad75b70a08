extension ExtentBranch {
  /// Gives an instance another extent; see ``ExtentTree/replace(_:at:work:)``.
  func replace(_ extent: Subpixels, at position: Int, work: inout WorkCounters) -> Subpixels {
    let child = find(ExtentIndexTarget(index: position))
    let offset = position &- before(child).instances
    let old: Subpixels
    if let branch = uniqueBranch(at: child).map({ Borrowed($0) }) {
      work.indexNodesVisited &+= 1
      old = branch.read { $0.replace(extent, at: offset, work: &work) }
    } else {
      // The branch and its block.
      work.indexNodesVisited &+= 2
      old = replace(extent, at: offset, inBlock: child)
    }
    add(extent - old, to: child)
    return old
  }

  /// Changes one place below the branch.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - position: The instance, counted from the first of the branch.
  ///   - work: Counts the nodes visited.
  /// - Returns: The effect.
  func apply(
    _ change: ExtentChange, at position: Int, work: inout WorkCounters
  ) -> ExtentEffect {
    work.indexNodesVisited &+= 1
    let child = find(ExtentIndexTarget(index: position))
    let offset = position &- before(child).instances
    if let branch = uniqueBranch(at: child) {
      var effect = branch.apply(change, at: offset, work: &work)
      add(effect.difference, to: child)
      effect.sibling = effect.sibling.flatMap { insert(ExtentSlot($0), behind: child) }
      return effect
    }
    work.indexNodesVisited &+= 1
    var block = ExtentBlock()
    exchange(&block, at: child)
    var effect = block.apply(change, at: offset, totals: totals(of: child))
    exchange(&block, at: child)
    add(effect.difference, to: child)
    if let inserted = effect.inserted {
      effect.sibling = relieve(child, inserted: inserted, work: &work)
    }
    return effect
  }

  // MARK: Room

  /// Makes room where a block has an entry too many, by sharing with a neighbour or by a split.
  ///
  /// Instances measured in order go to one end of a block: then the block stays full and a new one
  /// is begun. Elsewhere a neighbour that has room for an eighth gets its share first, which keeps
  /// blocks well filled whatever the order.
  ///
  /// - Parameters:
  ///   - child: The block.
  ///   - inserted: The place of its new entry.
  ///   - work: Counts the nodes visited.
  /// - Returns: The second half of the branch, if that had to be split as well.
  func relieve(_ child: Int, inserted: Int, work: inout WorkCounters) -> ExtentBranch? {
    let count = block(at: child).count
    let capacity = ExtentBlock.capacity
    guard count > capacity else { return nil }
    if inserted == capacity { return split(child, leftCount: capacity) }
    if inserted == 0 {
      // Those measured in ascending order in front of a full block go to the block before, while it
      // has room.
      guard child > 0 else { return split(child, leftCount: 1) }
      work.indexNodesVisited += 1
      let leftCount = block(at: child - 1).count + 1
      guard leftCount <= capacity else { return split(child, leftCount: 1) }
      divide(child - 1, leftCount: leftCount)
      return nil
    }
    let neighbours = [child - 1, child + 1].filter { $0 >= 0 && $0 < self.count }
    work.indexNodesVisited += neighbours.count
    let smallest = neighbours.min { block(at: $0).count < block(at: $1).count }
    if let smallest, block(at: smallest).count <= capacity - max(1, capacity / 8) {
      divide(min(child, smallest), leftCount: (count + block(at: smallest).count) / 2)
      return nil
    }
    return split(child, leftCount: count / 2)
  }

  /// Splits a block in two.
  private func split(_ child: Int, leftCount: Int) -> ExtentBranch? {
    var left = ExtentBlock()
    var right = ExtentBlock()
    exchange(&left, at: child)
    ExtentBlock.divide(&left, &right, leftCount: leftCount)
    exchange(&left, at: child)
    let totals = right.summary(0..<right.count)
    return insert(ExtentSlot(node: ExtentNode(block: right), totals: totals), behind: child)
  }

  /// Inserts a child that was a part of another one before.
  ///
  /// - Parameters:
  ///   - slot: The new child.
  ///   - child: The child in front, whose sums still include those of the new one.
  /// - Returns: The second half of the branch, if it had to be split.
  private func insert(_ slot: ExtentSlot, behind child: Int) -> ExtentBranch? {
    var all = slots
    all[child].totals -= slot.totals
    all.insert(slot, at: child + 1)
    guard all.count > Self.capacity else {
      assign(all)
      return nil
    }
    var leftCount = all.count / 2
    // Where a block has been begun at either end of a full branch, a branch is begun, too; at the
    // front with two children, so that the block has a neighbour to share with.
    if child + 2 == all.count, slot.totals.measured == 1 { leftCount = Self.capacity }
    if child == 0, all[0].totals.measured == 1 { leftCount = 2 }
    assign(all[..<leftCount])
    return ExtentBranch(all[leftCount...])
  }

  /// Moves entries or children between a child and the next one.
  ///
  /// - Parameters:
  ///   - child: The first of the two.
  ///   - leftCount: The number of their entries or children that it gets, if not all of them.
  func divide(_ child: Int, leftCount: Int) {
    let before = totals(of: child)
    var after = ExtentSummary()
    if let left = uniqueBranch(at: child), let right = uniqueBranch(at: child + 1) {
      let all = left.slots + right.slots
      left.assign(all[..<leftCount])
      right.assign(all[leftCount...])
      after = left.before(left.count)
    } else {
      var left = ExtentBlock()
      var right = ExtentBlock()
      exchange(&left, at: child)
      exchange(&right, at: child + 1)
      ExtentBlock.divide(&left, &right, leftCount: leftCount)
      after = left.summary(0..<left.count)
      exchange(&left, at: child)
      exchange(&right, at: child + 1)
    }
    moveBorder(behind: child, by: after - before)
  }
}
