extension ExtentTree {
  /// Makes room where a child has become too large, by sharing with a neighbour or by a split.
  ///
  /// Instances measured in order go to one end of a node: then the node stays full and a new one is
  /// begun. Elsewhere a neighbour that has room for an eighth takes its share first, which keeps
  /// nodes well filled whatever the order.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - branch: The branch that has it.
  ///   - level: The level of the child.
  ///   - inserted: What the child has that it had not before.
  ///   - work: Counts the nodes looked at.
  /// - Returns: Where the branch has a child more than before.
  mutating func relieve(
    _ child: Int, of branch: Int, level: Int, inserted: Int, work: inout WorkCounters
  ) -> Int? {
    let count = elementCount(of: branches[branch, child].child, level: level)
    let capacity = Self.capacity(level: level)
    guard count > capacity else { return nil }
    if inserted == capacity {
      split(child, of: branch, level: level, leftCount: capacity)
      return child + 1
    }
    if level == 0, inserted == 0 {
      return relieveFront(of: child, of: branch, excess: count - capacity, work: &work)
    }
    let neighbours = [child - 1, child + 1].filter {
      $0 >= 0 && $0 < branches.childCount(of: branch)
    }
    work.indexNodesVisited += neighbours.count
    let sizes = neighbours.map { elementCount(of: branches[branch, $0].child, level: level) }
    if let least = sizes.min(), least <= capacity - capacity / 8,
      let smallest = sizes.firstIndex(of: least)
    {
      let left = min(child, neighbours[smallest])
      divide(left, of: branch, level: level, leftCount: (count + least) / 2)
      return nil
    }
    split(child, of: branch, level: level, leftCount: count / 2)
    return child + 1
  }

  /// Makes room in a leaf that has become too large at its front.
  ///
  /// Instances measured in ascending order right before the first one of a full leaf all come here;
  /// the leaf before takes them until it is full as well.
  private mutating func relieveFront(
    of child: Int, of branch: Int, excess: Int, work: inout WorkCounters
  ) -> Int? {
    if child > 0 {
      work.indexNodesVisited += 1
      let leftCount = leaves[branches[branch, child - 1].child].entries.count + excess
      if leftCount <= ExtentLeaf.capacity {
        divide(child - 1, of: branch, level: 0, leftCount: leftCount)
        return nil
      }
    }
    split(child, of: branch, level: 0, leftCount: excess)
    return child
  }

  /// Splits a child in two.
  private mutating func split(_ child: Int, of branch: Int, level: Int, leftCount: Int) {
    let node = level == 0 ? leaves.make() : branches.make()
    branches.insert(ExtentSlot(child: node), at: child + 1, in: branch)
    divide(child, of: branch, level: level, leftCount: leftCount)
  }

  /// Moves entries or children between two neighbours; the second one goes if it has none left.
  ///
  /// - Parameters:
  ///   - child: The first of the two.
  ///   - branch: The branch that has them.
  ///   - level: Their level.
  ///   - leftCount: How many the first one is to have.
  private mutating func divide(_ child: Int, of branch: Int, level: Int, leftCount: Int) {
    let left = branches[branch, child].child
    let right = branches[branch, child + 1].child
    let moved =
      level == 0
      ? leaves.divide(left, right, leftCount: leftCount)
      : branches.divide(left, right, leftCount: leftCount)
    branches[branch, child].summary += moved
    branches[branch, child + 1].summary -= moved
    if level == 0 {
      updateEntryCount(of: child, in: branch)
      updateEntryCount(of: child + 1, in: branch)
    }
    if elementCount(of: right, level: level) == 0 {
      free(right, level: level)
      branches.remove(child + 1..<child + 2, in: branch)
    }
  }

  /// Writes down in a branch how many entries one of its leaves has.
  mutating func updateEntryCount(of child: Int, in branch: Int) {
    branches[branch, child].entryCount = leaves[branches[branch, child].child].entries.count
  }

  /// Gives one node back, but none below it.
  private mutating func free(_ node: Int, level: Int) {
    if level == 0 { leaves.free(node) } else { branches.free(node) }
  }

  /// Gives a node back and all that is below it.
  mutating func freeAll(_ node: Int, level: Int) {
    if level > 0 {
      for slot in branches.children(of: node) { freeAll(slot.child, level: level - 1) }
    }
    free(node, level: level)
  }

  /// Fills up the nodes on the way to an instance that have become less than a quarter full.
  ///
  /// A node gives up one child at most on the way, and only one that was checked before; so none
  /// falls far below a quarter, however often this happens.
  mutating func mend(around instance: Int, work: inout WorkCounters) {
    var node = root
    var position = min(max(instance, 0), summary.instances - 1)
    for level in stride(from: height - 2, through: 0, by: -1) {
      work.indexNodesVisited += 1
      var (child, offset) = branches.find(position, in: node)
      let count = elementCount(of: branches[node.child, child].child, level: level)
      if count < Self.capacity(level: level) / 4, branches.childCount(of: node.child) > 1 {
        join(max(child - 1, 0), of: node.child, level: level)
        (child, offset) = branches.find(position, in: node)
      }
      node = branches[node.child, child]
      position = offset
    }
    lowerRoot()
  }

  /// Puts two neighbours together, or makes them equally large if they do not fit.
  private mutating func join(_ child: Int, of branch: Int, level: Int) {
    let count =
      elementCount(of: branches[branch, child].child, level: level)
      + elementCount(of: branches[branch, child + 1].child, level: level)
    divide(
      child, of: branch, level: level,
      leftCount: count <= Self.capacity(level: level) ? count : count / 2)
  }

  /// Takes branches off the top that have one child only.
  private mutating func lowerRoot() {
    while height > 1, branches.childCount(of: root.child) == 1 {
      let branch = root.child
      root = branches[branch, 0]
      branches.free(branch)
      height -= 1
    }
  }
}
