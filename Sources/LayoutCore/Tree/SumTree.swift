/// A persistent B+-tree of consecutive units, with sums of three measures: count, weight and
/// extent.
///
/// A branch stores the sums before each child. So the unit with a given index, offset or weight is
/// found in a single descent:
///
///     branch    | 30 units, weight 12, extent 450 | 9 units, weight 0, extent 225 | …
///     blocks      entries of one or more units      entries                         …
///
/// The entries belong to the blocks, which store them in their own representation. Nodes may be
/// less than half full: a node begun at either end of a full neighbour fills up as more entries
/// arrive there. No node is ever empty, except the root of an empty tree.
struct SumTree<Block: SumBlock>: Sendable {
  typealias Slot = SumSlot<Block>

  private(set) var root = SumNode<Block>()

  /// The total count, weight and extent of all units in the tree.
  private(set) var totals = Sums()

  /// Creates an empty tree, which takes no memory.
  @inline(__always)
  init() {}

  /// Creates a tree of one block.
  init(_ block: Block) {
    root.block = block
    totals = block.total
  }

  /// Creates a tree above the nodes of one level, none of which may be empty.
  init(_ level: Slot.Level) {
    var level = level
    while level.count > 1 { level = Slot.branches(above: level) }
    guard let top = level.first else { return }
    (root, totals) = (top.wholeNode, top.totals)
    lowerRoot()
  }

  /// The number of levels; 0 for an empty tree.
  var height: Int {
    guard root.count > 0 else { return 0 }
    var height = 1
    var node = root
    while let branch = node.branch {
      node = branch.node(at: 0)
      height += 1
    }
    return height
  }

  /// All nodes except blocks whose entries are stored outside the tree; parents come before
  /// children.
  ///
  /// - Complexity: O(*k*) for *k* nodes.
  var nodes: [SumNode<Block>] { slots.lazy.filter { $0.slice == nil }.map { $0.node } }

  /// All blocks, in order.
  ///
  /// - Complexity: O(*k*) for *k* nodes.
  var blocks: Slot.Level { slots.filter { $0.node.branch == nil } }

  /// All nodes with their sums, parents before children.
  private var slots: Slot.Level {
    var slots: Slot.Level = root.count > 0 ? [Slot(node: root, totals: totals)] : []
    var next = 0
    while next < slots.count {
      if let branch = slots[next].node.branch { slots += branch.slots }
      next += 1
    }
    return slots
  }

  // MARK: Changes

  /// Changes the block containing a unit, in a single descent.
  ///
  /// - Parameters:
  ///   - unit: The index of the unit; units past the end belong to the last block.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that changes the block. It receives the block, the index of the unit in
  ///     it, and the sums over the block.
  /// - Returns: Whether `body` has changed the block.
  /// - Complexity: O(log *m*) for *m* entries.
  @inline(__always)
  mutating func change(
    _ unit: Int, work: inout WorkCounters, _ body: (inout Block, Int, Sums) -> SumBlockChange
  ) -> Bool {
    guard let branch = unsafe root.uniqueBranch().map({ unsafe Unmanaged.passUnretained($0) })
    else {
      work.indexNodesVisited &+= 1
      guard let change = body(&root.block, unit, totals) else { return false }
      totals = totals &+ change.difference
      if root.block.count > Block.capacity { raiseRoot(change.inserted, work: &work) }
      return true
    }
    guard let effect = unsafe branch.read({ $0.change(unit, work: &work, body) }) else {
      return false
    }
    totals = totals &+ effect.difference
    let count = unsafe branch.read { $0.count }
    if effect.sibling != nil || count < 2 { replaceRoot(effect.sibling) }
    return true
  }

  /// Changes the extent of a unit in place, if the unit has an entry of its own.
  ///
  /// - Parameters:
  ///   - unit: The index of the unit in the tree.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that changes the extent and returns the difference, or `nil` if it cannot.
  ///     It receives the block, and the index of the unit in it.
  /// - Returns: Whether `body` has returned a difference.
  /// - Complexity: O(log *m*) for *m* entries.
  @inline(__always)
  mutating func update(
    _ unit: Int, work: inout WorkCounters, _ body: (inout Block, Int) -> Subpixels?
  ) -> Bool {
    let difference: Subpixels?
    if let branch = unsafe root.uniqueBranch().map({ unsafe Unmanaged.passUnretained($0) }) {
      difference = unsafe branch.read { $0.update(unit, work: &work, body) }
    } else {
      work.indexNodesVisited &+= 1
      difference = body(&root.block, unit)
    }
    guard let difference else { return false }
    totals.extent += difference
    return true
  }

  /// Inserts a branch above a root block that has too many entries, and splits the block.
  private mutating func raiseRoot(_ inserted: Int?, work: inout WorkCounters) {
    let branch = SumBranch([SumSlot(node: root, totals: totals)])
    root = SumNode(branch: branch)
    replaceRoot(branch.rebalance(0, inserted: inserted, work: &work))
  }

  private mutating func replaceRoot(_ sibling: SumBranch<Block>?) {
    if let sibling, let branch = root.branch {
      root = SumNode(branch: SumBranch([SumSlot(branch), SumSlot(sibling)]))
    }
    lowerRoot()
  }

  /// Removes branches with a single child from the top of the tree.
  private mutating func lowerRoot() {
    while let branch = root.branch, branch.count == 1 { root = branch.slot(at: 0).wholeNode }
  }

  /// Replaces units with blocks; see ``SumBlock/split(at:)`` for where a range may start and end.
  ///
  /// - Parameters:
  ///   - range: The indices of the units to replace.
  ///   - blocks: The replacements; no block may be empty.
  ///   - work: The counters for visited nodes.
  /// - Complexity: O(log *m* + *k*) for *m* entries and *k* new blocks, plus the time to free
  ///   unused nodes.
  mutating func replace(_ range: Range<Int>, with blocks: Slot.Level, work: inout WorkCounters) {
    var level = root.replacing(range, with: blocks, work: &work)
    Slot.fillUp(&level, in: 0..<level.count)
    self = SumTree(level)
  }
}

extension SumNode {
  /// Replaces a range of the units below the node with blocks.
  ///
  /// - Returns: The nodes that take the place of this one, at the same level of the tree.
  fileprivate func replacing(
    _ range: Range<Int>, with blocks: SumSlot<Block>.Level, work: inout WorkCounters
  ) -> SumSlot<Block>.Level {
    work.indexNodesVisited += 1
    guard let branch else {
      var (left, right) = (block, block)
      let rest = right.split(at: range.upperBound)
      _ = left.split(at: range.lowerBound)
      var level = blocks
      if left.count > 0 { level.insert(SumSlot(left), at: 0) }
      if rest.count > 0 { level.append(SumSlot(rest)) }
      return level
    }
    var level = branch.slots
    let first = branch.child(of: range.lowerBound)
    let last = max(first, branch.child(of: range.upperBound - 1))
    var nodes = branch.replacing(range, below: first, with: blocks, work: &work)
    if first < last { nodes += branch.replacing(range, below: last, with: [], work: &work) }
    level.replaceSubrange(first...last, with: nodes)
    SumSlot.fillUp(&level, in: first..<first + nodes.count)
    return SumSlot.branches(above: level)
  }
}

extension SumBranch {
  /// Replaces those units of a range that lie below the given child.
  ///
  /// - Returns: The nodes that take the place of the child.
  fileprivate func replacing(
    _ range: Range<Int>, below child: Int, with blocks: SumSlot<Block>.Level,
    work: inout WorkCounters
  ) -> SumSlot<Block>.Level {
    let (start, count) = (before(child).count, totals(of: child).count)
    let part = range.clamped(to: start..<start + count)
    // A child that is removed as a whole need not be visited.
    guard part.count < count || !blocks.isEmpty else { return [] }
    return slot(at: child).wholeNode.replacing(
      part.lowerBound - start..<part.upperBound - start, with: blocks, work: &work)
  }
}

/// A block of a ``SumTree``: entries of one or more units each, in a representation of its own.
protocol SumBlock: Sendable {
  /// The type of slice that refers to entries stored outside the tree; by default, a type without
  /// values.
  associatedtype Slice: SumSlice = NeverSlice<Never>

  /// The maximum number of entries in a block.
  static var capacity: Int { get }

  /// Creates an empty block.
  init()

  /// Creates a block by copying the entries of a slice.
  init(_ slice: Slice)

  /// The number of entries in the block.
  var count: Int { get }

  /// The total count, weight and extent of all units in the block.
  var total: Sums { get }

  /// Splits the block between two units.
  ///
  /// - Parameter unit: The number of units to keep, counted from the start of the block.
  /// - Returns: A block with the remaining units.
  mutating func split(at unit: Int) -> Self

  /// Moves entries between two neighbouring blocks.
  ///
  /// - Parameters:
  ///   - left: The first of the two blocks, in tree order.
  ///   - right: The second block, directly after the first.
  ///   - leftCount: The number of entries to leave in the first block.
  static func divide(_ left: inout Self, _ right: inout Self, leftCount: Int)

  #if DEBUG
    /// Traps if the entries are inconsistent.
    func checkInvariants()
  #endif
}

extension SumBlock where Slice == NeverSlice<Never> {
  init(_ slice: NeverSlice<Never>) { switch slice {} }
}

/// A change to a block: the difference in its sums and, if a single entry has been inserted, the
/// position of the entry; `nil` if the block is unchanged.
typealias SumBlockChange = (difference: Sums, inserted: Int?)?

#if DEBUG
  extension SumTree {
    /// Traps if the tree is inconsistent.
    ///
    /// - Complexity: O(*m*) for *m* entries.
    func checkInvariants() {
      precondition(root.branch?.count != 1, "The root must not have only one child.")
      precondition(
        root.count == 0 || root.checked(level: height - 1) == totals,
        "The sums of the tree must equal the sums of its nodes.")
      precondition(root.count > 0 || totals == Sums(), "The sums of an empty tree must be zero.")
    }
  }

  extension SumNode {
    /// Checks the node and all nodes below it, and returns the sums over them.
    fileprivate func checked(level: Int) -> Sums {
      precondition(
        count > 0 && count <= capacity,
        "A node on level \(level) must have from 1 to \(capacity) parts, not \(count).")
      guard let branch else {
        precondition(level == 0, "A block must be on level 0, not \(level).")
        block.checkInvariants()
        return block.total
      }
      precondition(
        level > 0 && block.count == 0, "A branch node must be above level 0 and have no entries.")
      precondition(
        branch.before(0) == Sums(), "The sums before the first child of a branch must be zero.")
      for (child, slot) in branch.slots.enumerated() {
        precondition(
          slot.slice == nil || level == 1 && slot.node.count == 0,
          "A slice must be on level 0 and have no block.")
        let sums = slot.slice?.checked() ?? slot.node.checked(level: level - 1)
        precondition(
          sums == slot.totals,
          "The sums of child \(child) must equal the sums of the nodes below it.")
      }
      for place in branch.count...SumBranch<Block>.width {
        precondition(
          branch.before(place) == branch.totals,
          "The sums stored after the last child must equal the sums of all children.")
      }
      return branch.totals
    }
  }
#endif
