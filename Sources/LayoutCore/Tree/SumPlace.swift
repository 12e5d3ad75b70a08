/// Place of a block below a branch, which is found on one way down.
///
/// It counts no references, so it must not be used once the tree has been changed.
struct SumPlace<Block: SumBlock> {
  /// The branch above the block.
  private var parent: Borrowed<SumBranch<Block>>
  /// The number of the block among the children of its parent.
  private var child: Int
  /// The sums before the block.
  private(set) var before = Sums()

  /// Goes from a branch to the last block before which a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, which is in the tree.
  ///   - measure: The measure.
  ///   - root: The branch.
  ///   - work: Counts the nodes looked at.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, from root: Borrowed<SumBranch<Block>>,
    work: inout WorkCounters
  ) {
    // The branch and the block.
    work.indexNodesVisited &+= 2
    parent = root
    child = parent.read { $0.find(below: target, by: measure) }
    while let branch = parent.read({ $0.branch(at: child).map { Borrowed($0) } }) {
      work.indexNodesVisited &+= 1
      before = before &+ parent.read { $0.before(child) }
      parent = branch
      child = parent.read { $0.find(below: target &- measure.value(of: before), by: measure) }
    }
    before = before &+ parent.read { $0.before(child) }
  }

  /// The sums over the block.
  @inline(__always)
  var totals: Sums { parent.read { $0.totals(of: child) } }

  /// Reads the block in place.
  @inline(__always)
  func read<Value>(_ body: (inout Block) -> Value) -> Value {
    parent.read { $0.change(child) { body(&$0.block) } }
  }

  /// Goes on to the start of the next block.
  ///
  /// - Returns: Whether that is below the same branch; if not, only the sums are right.
  mutating func next() -> Bool {
    before = before &+ totals
    child &+= 1
    return parent.read { child < $0.count }
  }
}
