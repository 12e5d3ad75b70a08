/// The effect of a change on a branch of a ``SumTree``: the difference in its sums, and the second
/// half of a split.
struct SumEffect<Block: SumBlock> {
  /// The difference between the new and the old sums over the branch.
  var difference: Sums
  /// The second half of the branch, if the branch had to be split; otherwise `nil`.
  var sibling: SumBranch<Block>?
}

extension SumBranch {
  /// Changes the extent of a unit in place, and returns the difference, or `nil` if the unit cannot
  /// be changed in place; see ``SumTree/update(_:work:_:)``.
  func update(
    _ unit: Int, work: inout WorkCounters, _ body: (inout Block, Int) -> Subpixels?
  ) -> Subpixels? {
    work.indexNodesVisited &+= 1
    let child = child(of: unit)
    let unit = unit &- before(child).count
    let difference: Subpixels?
    if let branch = unsafe uniqueBranch(at: child) {
      difference = unsafe branch.read { $0.update(unit, work: &work, body) }
    } else {
      work.indexNodesVisited &+= 1
      makeBlock(child)
      difference = change(child) { body(&$0.block, unit) }
    }
    if let difference { add(Sums(extent: difference), to: child) }
    return difference
  }

  /// Changes the block containing a unit, and returns the effect on this branch, or `nil` if the
  /// block is unchanged; see ``SumTree/change(_:work:_:)``.
  func change(
    _ unit: Int, work: inout WorkCounters, _ body: (inout Block, Int, Sums) -> SumBlockChange
  ) -> SumEffect<Block>? {
    work.indexNodesVisited &+= 1
    let child = child(of: unit)
    let unit = unit &- before(child).count
    if let branch = unsafe uniqueBranch(at: child) {
      let count = unsafe branch.read { $0.count }
      guard var effect = unsafe branch.read({ $0.change(unit, work: &work, body) }) else {
        return nil
      }
      add(effect.difference, to: child)
      if let sibling = effect.sibling {
        var level = slots
        level[child].totals = unsafe branch.read { $0.totals }
        level.insert(Slot(sibling), at: child + 1)
        effect.sibling = replaceAll(with: level, splitting: child)
      } else if unsafe branch.read({ $0.count }) < count {
        fillUp(child)
      }
      return effect
    }
    work.indexNodesVisited &+= 1
    let totals = totals(of: child)
    makeBlock(child)
    let (done, added) = change(child) { node in
      let count = node.block.count
      let done = body(&node.block, unit, totals)
      return (done, node.block.count &- count)
    }
    guard let done else { return nil }
    add(done.difference, to: child)
    var effect = SumEffect<Block>(difference: done.difference)
    if added > 0 { effect.sibling = rebalance(child, inserted: done.inserted, work: &work) }
    if added < 0 { fillUp(child) }
    return effect
  }

  /// Returns the child branch for modification, or `nil` if the child is a block.
  ///
  /// The reference is unretained, because this branch retains the child.
  @unsafe @inline(__always)
  private func uniqueBranch(at child: Int) -> Unmanaged<SumBranch>? {
    unsafe change(child) { $0.uniqueBranch() }.map { unsafe .passUnretained($0) }
  }

  /// Merges a child with a neighbour, or distributes the contents of both evenly, if the child has
  /// lost too many entries or children.
  private func fillUp(_ child: Int) {
    guard slot(at: child).isNearlyEmpty else { return }
    var level = slots
    Slot.fillUp(&level, in: child..<child + 1)
    assign(level)
  }

  // MARK: Room

  /// Shrinks a block that has too many entries, by moving entries to a neighbour or by splitting
  /// the block.
  ///
  /// Entries that arrive in order are inserted at one end of a block. In that case the block stays
  /// full, and a new block is begun. Otherwise, the block first shares its entries evenly with a
  /// neighbour that has at least an eighth of its capacity free; this keeps blocks well filled for
  /// any order.
  ///
  /// - Parameters:
  ///   - child: The index of the block among the branch's children.
  ///   - inserted: The position of the new entry in the block; `nil` for several new entries, which
  ///     split the block in half.
  ///   - work: The counters for visited nodes.
  /// - Returns: The second half of the branch, if the branch had to be split as well.
  func rebalance(_ child: Int, inserted: Int?, work: inout WorkCounters) -> SumBranch? {
    let count = slot(at: child).count
    let capacity = Block.capacity
    guard count > capacity else { return nil }
    switch inserted {
    case nil: return split(child, leftCount: count / 2)
    case capacity: return split(child, leftCount: capacity)
    case 0:
      // Entries inserted in ascending order in front of a full block go to the preceding block
      // while that block has capacity.
      guard child > 0 else { return split(child, leftCount: 1) }
      work.indexNodesVisited += 1
      let leftCount = slot(at: child - 1).count + 1
      guard leftCount <= capacity else { return split(child, leftCount: 1) }
      return divide(child - 1, leftCount: leftCount)
    default:
      let neighbours = [child - 1, child + 1].filter { $0 >= 0 && $0 < self.count }
      work.indexNodesVisited += neighbours.count
      let smallest = neighbours.min { slot(at: $0).count < slot(at: $1).count }
      guard let smallest, slot(at: smallest).count <= capacity - max(1, capacity / 8) else {
        return split(child, leftCount: count / 2)
      }
      return divide(min(child, smallest), leftCount: (count + slot(at: smallest).count) / 2)
    }
  }

  /// Splits a block after `leftCount` entries, and returns the second half of the branch if the
  /// branch had to be split as well.
  private func split(_ child: Int, leftCount: Int) -> SumBranch? {
    var level = slots
    level.insert(Slot(), at: child + 1)
    Slot.divide(&level, at: child, leftCount: leftCount)
    return replaceAll(with: level, splitting: child)
  }

  /// Moves entries between a block and the next one, leaving `leftCount` entries in the first;
  /// returns the second half of the branch if the branch had to be split.
  private func divide(_ child: Int, leftCount: Int) -> SumBranch? {
    var level = slots
    Slot.divide(&level, at: child, leftCount: leftCount)
    return replaceAll(with: level, splitting: child)
  }

  /// Replaces all children, splitting the branch if there is one child too many.
  ///
  /// - Parameters:
  ///   - level: The nodes of all children, including both halves of the split one.
  ///   - child: The index of the child that has been split in two.
  /// - Returns: The second half of the branch, if the branch had to be split.
  private func replaceAll(with level: Slot.Level, splitting child: Int) -> SumBranch? {
    guard level.count > Self.capacity else {
      assign(level)
      return nil
    }
    var leftCount = level.count / 2
    // If a block has been begun at either end of a full branch, a new branch is begun there too; at
    // the front it has two children, so that the block has a neighbour to share with.
    if child + 2 == level.count, level[child + 1].node.count == 1 { leftCount = Self.capacity }
    if child == 0, level[0].node.count == 1 { leftCount = 2 }
    assign(level[..<leftCount])
    return SumBranch(level[leftCount...])
  }
}
