/// Path from the root of a ``SumTree`` down to a block: the numbers of the children, in five bits
/// each.
///
/// It consists only of numbers, for finding a block again without a search. So it holds nothing;
/// once the tree has been changed it is the path to another block, or to none.
struct SumPath: BitwiseCopyable, Sendable {
  /// The number of bits for a child.
  private static var bits: Int { 5 }

  /// The children on the way down, the lowest one in the upper bits.
  private var children: UInt64
  /// The number of bits below the lowest child's.
  private var shift: Int

  /// The path to a root block.
  static var root: SumPath { SumPath(child: 0) }

  /// Creates the path to a child of the root.
  @inline(__always)
  init(child: Int) { (children, shift) = (UInt64(truncatingIfNeeded: child), 0) }

  /// Goes on to a child of the lowest branch.
  @inline(__always)
  mutating func append(child: Int) {
    shift &+= Self.bits
    children |= UInt64(truncatingIfNeeded: child) &<< UInt64(truncatingIfNeeded: shift)
  }

  /// Goes on to the next child of the lowest branch.
  @inline(__always)
  mutating func next() { children &+= 1 &<< UInt64(truncatingIfNeeded: shift) }

  /// Takes the first child from the path; `nil` if it is the lowest.
  @inline(__always)
  mutating func removeFirst() -> Int? {
    guard shift > 0 else { return nil }
    defer { (children, shift) = (children &>> UInt64(Self.bits), shift &- Self.bits) }
    return Int(truncatingIfNeeded: children & (1 << UInt64(Self.bits) - 1))
  }

  /// The last remaining child.
  @inline(__always)
  var last: Int { Int(truncatingIfNeeded: children) }

  /// Whether there is room for the children of all levels: twelve have more than 10¹² entries.
  var isWhole: Bool { shift < 60 }
}

/// Ways down a tree, counting no branch as a reference: counting would take the time of searching
/// the branch, and each is held by the one above it.
extension SumBranch {
  /// Finds the last block whose preceding sum of a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, below this branch.
  ///   - measure: The measure.
  ///   - work: Counts the nodes looked at.
  ///   - body: Called with the block, the path to it, the sums before it, and the sums over it.
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

  /// Finds the branch above the last block whose preceding sum of a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, below this branch.
  ///   - measure: The measure.
  ///   - work: Counts the nodes looked at.
  ///   - body: Called with the branch, the number of the block in it, the path to the block, and the sums
  ///     before it.
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
    assert(path.isWhole, "A tree has too many levels.")
    return unsafe branch.read { body($0, child, path, before &+ $0.before(child)) }
  }
}

extension Unmanaged {
  /// Reads a block below a branch, and the sums over it.
  @unsafe @inline(__always)
  func read<Block: SumBlock, Value>(
    at path: SumPath, _ body: (borrowing Block, Sums) -> Value
  ) -> Value where Instance == SumBranch<Block> {
    unsafe readParent(at: path) { parent, child in
      parent.change(child) { body($0.block, parent.totals(of: child)) }
    }
  }

  /// Whether a path leads to a block: a path moved on may end behind the last child.
  @unsafe
  func hasBlock<Block: SumBlock>(at path: SumPath) -> Bool where Instance == SumBranch<Block> {
    unsafe readParent(at: path) { $1 < $0.count }
  }

  /// Reads the branch above a block, and the number of the block in it.
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
