/// The leaves of the tree, which are given back to the allocator one by one.
struct ExtentLeaves: Sendable {
  private var leaves: [ExtentLeaf] = []
  /// The numbers of leaves that have been freed.
  private var free: [Int] = []

  /// How many leaves are in use.
  var count: Int { leaves.count - free.count }

  /// One leaf.
  @inline(__always)
  subscript(leaf: Int) -> ExtentLeaf {
    get { leaves[leaf] }
    _modify { yield &leaves[leaf] }
  }

  /// Makes a leaf without entries.
  mutating func make() -> Int {
    if let leaf = free.popLast() { return leaf }
    if leaves.count == leaves.capacity {
      // Doubling would leave half of the room unused.
      leaves.reserveCapacity(leaves.count + leaves.count / 8 + 1)
    }
    leaves.append(ExtentLeaf())
    return leaves.count - 1
  }

  /// Gives the memory of a leaf back.
  mutating func free(_ leaf: Int) {
    leaves[leaf] = ExtentLeaf()
    free.append(leaf)
  }

  /// Moves entries between two neighbours.
  ///
  /// - Parameters:
  ///   - left: A leaf.
  ///   - right: The leaf behind it.
  ///   - leftCount: How many of their entries the first one is to have.
  /// - Returns: By how much the sums of the first one grow.
  mutating func divide(_ left: Int, _ right: Int, leftCount: Int) -> ExtentSummary {
    // Two elements of an array cannot be changed at once, so one of them is swapped out.
    var neighbour = ExtentLeaf()
    swap(&neighbour, &leaves[right])
    defer { swap(&neighbour, &leaves[right]) }
    let moved = leftCount - leaves[left].entries.count
    guard moved < 0 else { return leaves[left].takeFirst(moved, of: &neighbour) }
    return ExtentSummary() - neighbour.takeLast(-moved, of: &leaves[left])
  }
}
