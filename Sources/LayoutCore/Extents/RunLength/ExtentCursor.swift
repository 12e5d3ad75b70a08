/// Cursor in a tree: finds an entry on one way down, and goes on from block to block.
///
/// It counts no references, so it must not be used once the tree has been changed.
struct ExtentCursor {
  /// The branch above the block, unless the block is the root.
  private let parent: Borrowed<ExtentBranch>?
  /// The number of the block among the children of its parent.
  private var child = 0
  /// The sums in front of the parent.
  private var beforeParent = ExtentSummary()

  /// The number of the entry in its block.
  private(set) var index: Int
  private(set) var entry: ExtentEntry
  /// The sums in front of the entry.
  private(set) var before: ExtentSummary

  /// Goes from the root to the entry that has a goal.
  ///
  /// - Parameters:
  ///   - target: The goal, which is in the tree.
  ///   - tree: The tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured instances.
  @inline(__always)
  init(seeking target: some ExtentTarget, in tree: ExtentTree, work: inout WorkCounters) {
    work.indexNodesVisited &+= 1
    guard let root = tree.root.branch else {
      parent = nil
      (index, entry, before) = tree.root.block.find(target, totals: tree.totals)
      return
    }
    work.indexNodesVisited &+= 1
    var branch = Borrowed(root)
    var before = ExtentSummary()
    var child = branch.read { $0.find(target) }
    while let below = branch.read({ $0.branch(at: child).map { Borrowed($0) } }) {
      work.indexNodesVisited &+= 1
      before += branch.read { $0.before(child) }
      branch = below
      child = branch.read { $0.find(target.offset(by: before)) }
    }
    parent = branch
    self.child = child
    beforeParent = before
    before += branch.read { $0.before(child) }
    let found = branch.read {
      $0.block(at: child).find(target.offset(by: before), totals: $0.totals(of: child))
    }
    index = found.index
    entry = found.entry
    self.before = before + found.before
  }

  /// The block of the entry.
  @inline(__always)
  func block(in tree: ExtentTree) -> ExtentBlock {
    parent?.read { $0.block(at: child) } ?? tree.root.block
  }

  /// The words of the block of the entry.
  @inline(__always)
  private func words(in tree: borrowing ExtentTree) -> BorrowedElements<UInt64> {
    guard let parent else { return BorrowedElements(tree.root.block.words) }
    return parent.read { BorrowedElements($0.block(at: child).words) }
  }
}

extension ExtentCursor {
  /// Goes from anywhere in a block to the first entry of the next one.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: Whether there is one.
  /// - Complexity: O(1), amortised.
  mutating func next(in tree: ExtentTree, work: inout WorkCounters) -> Bool {
    guard let parent else { return false }
    child += 1
    before = beforeParent + parent.read { $0.before(child) }
    guard before.instances < tree.totals.instances else { return false }
    guard child < parent.read({ $0.count }) else {
      let target = ExtentIndexTarget(index: before.instances)
      self = ExtentCursor(seeking: target, in: tree, work: &work)
      return true
    }
    work.indexNodesVisited += 1
    index = 0
    entry = block(in: tree)[0]
    return true
  }

  /// Gives the instances of a block from the entry on.
  ///
  /// - Parameters:
  ///   - scan: The first instance, which is one of the entry, and the end.
  ///   - tree: The tree.
  ///   - body: Gets the instances.
  /// - Returns: Whether the scan goes on behind the block.
  @inline(__always)
  func give(_ scan: inout ExtentScan, in tree: borrowing ExtentTree, _ body: ExtentBody) -> Bool {
    let words = words(in: tree)
    let isWide = !words.isEmpty && words[0] == ExtentEntry.mark
    let unmeasured = parent?.read { $0.totals(of: child).unmeasured } ?? tree.totals.unmeasured
    guard isWide || unmeasured > 0 else {
      // Packed entries without gaps are the extents themselves.
      return words.withSpan(of: InstanceExtent.self, from: index) { scan.give($0, body) }
    }
    return give(words, isWide: isWide, &scan, body)
  }

  /// Gives the instances of a block from the entry on whose entries have to be read one by one.
  @inline(never)
  private func give(
    _ words: BorrowedElements<UInt64>, isWide: Bool, _ scan: inout ExtentScan, _ body: ExtentBody
  ) -> Bool {
    let count = isWide ? words.count / 2 : words.count
    var index = index
    var first = before.instances
    return scan.give(
      copies: { scan, extents in
        while index < count {
          let entry = ExtentEntry(index, isWide: isWide) { words[$0] }
          guard scan.appendGap(upTo: first &+ entry.gap, to: &extents),
            scan.append(InstanceExtent(entry.extent), to: &extents)
          else { return true }
          index &+= 1
          first = scan.index
        }
        return false
      }, body)
  }
}
