/// The path from the root of a ``SumTree`` down to a block: the indices of the children, stored in
/// five bits each.
///
/// It consists only of indices for finding a block again without a search, so it retains nothing.
/// After the tree has changed, the path may lead to another block or to none.
struct SumPath: BitwiseCopyable, Sendable {
  /// The number of bits per child index, enough for the 32 children of a branch.
  private static var bits: Int { 5 }

  /// The indices of the children from the root down, with the lowest child in the highest bits.
  private var children: UInt64
  /// The position of the lowest child's bits in ``children``.
  private var shift: Int

  /// The path to a root that is itself a block.
  static var root: SumPath { SumPath(child: 0) }

  /// Creates the path to a child of the root.
  @inline(__always)
  init(child: Int) { (children, shift) = (UInt64(truncatingIfNeeded: child), 0) }

  /// Extends the path to a child of the lowest branch.
  @inline(__always)
  mutating func append(child: Int) {
    shift &+= Self.bits
    children |= UInt64(truncatingIfNeeded: child) &<< UInt64(truncatingIfNeeded: shift)
  }

  /// Moves the path to the next child of the lowest branch.
  @inline(__always)
  mutating func next() { children &+= 1 &<< UInt64(truncatingIfNeeded: shift) }

  /// Removes and returns the first child of the path, or returns `nil` if only the lowest child
  /// remains.
  @inline(__always)
  mutating func removeFirst() -> Int? {
    guard shift > 0 else { return nil }
    defer { (children, shift) = (children &>> UInt64(Self.bits), shift &- Self.bits) }
    return Int(truncatingIfNeeded: children & (1 << UInt64(Self.bits) - 1))
  }

  /// The index of the child at the end of the path, once all others have been removed.
  @inline(__always)
  var last: Int { Int(truncatingIfNeeded: children) }

  /// Whether the indices of the children on all levels fit into the path.
  ///
  /// A path holds up to twelve levels, and a tree of twelve levels has more than 10¹² entries.
  var isWhole: Bool { shift < 60 }
}

/// Methods that search a tree without reference counting.
///
/// Counting references would take as long as searching a branch, and is not needed because each
/// branch is retained by its parent.
extension SumBranch {
  /// Finds the last block that begins before a target, and calls a closure with it.
  ///
  /// - Parameters:
  ///   - target: The target value, counted from the start of this branch.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that receives the block, the path to it, the sums before it, and the sums
  ///     over it.
  /// - Returns: The result of `body`.
  @inline(__always)
  func withBlock<Value>(
    below target: Int64, by measure: some SumMeasure, work: inout WorkCounters,
    _ body: (inout Block, SumPath, Sums, Sums) -> Value
  ) -> Value {
    withParent(below: target, by: measure, work: &work) { parent, child, path, before in
      let totals = parent.totals(of: child)
      return parent.change(child) { body(&$0.block, path, before, totals) }
    }
  }

  /// Finds the last block that begins before a target, and calls a closure with the branch above
  /// it.
  ///
  /// - Parameters:
  ///   - target: The target value, counted from the start of this branch.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that receives the branch, the index of the block in it, the path to the
  ///     block, and the sums before the block.
  /// - Returns: The result of `body`.
  @inline(__always)
  func withParent<Value>(
    below target: Int64, by measure: some SumMeasure, work: inout WorkCounters,
    _ body: (SumBranch, Int, SumPath, Sums) -> Value
  ) -> Value {
    // The branch and the block.
    work.indexNodesVisited &+= 2
    var branch = unsafe Unmanaged.passUnretained(self)
    var child = find(below: target, by: measure)
    var (path, before) = (SumPath(child: child), Sums())
    while let next = unsafe branch.read({ unsafe $0.branch(at: child) }) {
      work.indexNodesVisited &+= 1
      unsafe before = before &+ branch.read { $0.before(child) }
      unsafe branch = next
      unsafe child = branch.read {
        $0.find(below: target &- measure.value(of: before), by: measure)
      }
      path.append(child: child)
    }
    assert(path.isWhole, "A tree must not have more levels than a path can hold.")
    return unsafe branch.read { body($0, child, path, before &+ $0.before(child)) }
  }
}

extension Unmanaged {
  /// Calls `body` with the block at a path below the branch, and the sums over the block.
  @unsafe @inline(__always)
  func read<Block: SumBlock, Value>(
    at path: SumPath, _ body: (borrowing Block, Sums) -> Value
  ) -> Value where Instance == SumBranch<Block> {
    unsafe readParent(at: path) { parent, child in
      parent.change(child) { body($0.block, parent.totals(of: child)) }
    }
  }

  /// Returns whether a path leads to a block: a path that has been advanced may point past the last
  /// child.
  @unsafe
  func hasBlock<Block: SumBlock>(at path: SumPath) -> Bool where Instance == SumBranch<Block> {
    unsafe readParent(at: path) { $1 < $0.count }
  }

  /// Calls `body` with the branch above the block at a path, and the index of the block in it.
  @unsafe @inline(__always)
  func readParent<Block: SumBlock, Value>(
    at path: SumPath, _ body: (SumBranch<Block>, Int) -> Value
  ) -> Value where Instance == SumBranch<Block> {
    var (branch, path) = unsafe (self, path)
    while let child = path.removeFirst(),
      let next = unsafe branch.read({ unsafe $0.branch(at: child) })
    {
      unsafe branch = next
    }
    return unsafe branch.read { body($0, path.last) }
  }
}
