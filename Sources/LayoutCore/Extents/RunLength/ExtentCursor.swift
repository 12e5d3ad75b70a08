/// A position in an extent tree, found in one descent and then moved from block to block.
///
/// A cursor must not be used after the tree has changed.
struct ExtentCursor {
  /// The path from the root of the tree to the current entry's block.
  private let path: SumPath
  /// The sums over all entries of the tree up to the end of the current entry's block.
  private let end: Sums

  /// The index of the current entry in its block.
  let index: Int
  let entry: ExtentEntry
  /// The sums over all entries of the tree before the current one.
  let before: Sums

  /// Creates a cursor at the last entry that begins before a target.
  ///
  /// - Parameters:
  ///   - target: The value to search for; at most the measure of the whole tree.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  ///   - tree: The tree to search; the cursor is valid until this tree changes.
  ///   - work: The counters for visited nodes.
  /// - Complexity: O(log *m*) for *m* measured groups.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, in tree: ExtentTree,
    work: inout WorkCounters
  ) {
    guard let root = tree.root.branch else {
      work.indexNodesVisited &+= 1
      let found = tree.root.block.find(below: target, by: measure, totals: tree.totals)
      self.init(
        path: .root, end: tree.totals, index: found.index, entry: found.entry, before: found.before)
      return
    }
    self = root.withBlock(below: target, by: measure, work: &work) { block, path, start, totals in
      let left = target &- measure.value(of: start)
      let found = block.find(below: left, by: measure, totals: totals)
      return ExtentCursor(
        path: path, end: start &+ totals, index: found.index, entry: found.entry,
        before: start &+ found.before)
    }
  }

  private init(path: SumPath, end: Sums, index: Int, entry: ExtentEntry, before: Sums) {
    (self.path, self.end) = (path, end)
    (self.index, self.entry, self.before) = (index, entry, before)
  }

  /// Creates a cursor at the entry containing a group of the tree.
  @inline(__always)
  init(ofGroup group: Int, in tree: ExtentTree, work: inout WorkCounters) {
    self.init(below: Int64(group) &+ 1, by: CountMeasure(), in: tree, work: &work)
  }

  /// Returns the block containing the cursor's entry.
  @inline(__always)
  func block(in tree: borrowing ExtentTree) -> ExtentBlock {
    guard let root = unsafe tree.root.unretainedBranch() else { return tree.root.block }
    return unsafe root.read(at: path) { block, _ in copy block }
  }
}

extension ExtentCursor {
  /// Moves to the first entry of the next block.
  ///
  /// - Parameters:
  ///   - tree: The tree the cursor was created in.
  ///   - work: The counters for visited nodes.
  /// - Returns: Whether there is a next block.
  /// - Complexity: O(1), amortised.
  mutating func next(in tree: ExtentTree, work: inout WorkCounters) -> Bool {
    guard end.count < tree.totals.count, let root = unsafe tree.root.unretainedBranch() else {
      return false
    }
    var path = path
    path.next()
    guard unsafe root.hasBlock(at: path) else {
      self = ExtentCursor(ofGroup: end.count, in: tree, work: &work)
      return true
    }
    work.indexNodesVisited += 1
    self = unsafe root.read(at: path) { block, totals in
      ExtentCursor(path: path, end: end &+ totals, index: 0, entry: block[0], before: end)
    }
    return true
  }

  /// Emits the groups of the cursor's block, beginning at the cursor's entry.
  ///
  /// - Parameters:
  ///   - scan: The scan; its next group must be part of the entry.
  ///   - tree: The tree the cursor was created in.
  ///   - body: A closure that receives the groups.
  /// - Returns: Whether the scan continues after the block.
  @inline(__always)
  func emit(_ scan: inout ExtentScan, in tree: borrowing ExtentTree, _ body: ExtentBody) -> Bool {
    guard let root = unsafe tree.root.unretainedBranch() else {
      return emit(tree.root.block, tree.totals, &scan, body)
    }
    return unsafe root.read(at: path) { emit($0, $1, &scan, body) }
  }

  /// Emits the groups of a block, without copying the extents if the block has neither gaps nor
  /// wide entries.
  @inline(__always)
  private func emit(
    _ block: borrowing ExtentBlock, _ totals: Sums, _ scan: inout ExtentScan, _ body: ExtentBody
  ) -> Bool {
    guard block.isWide || totals.weight > 0 else {
      return block.withExtents(from: index) { scan.emit($0, body) }
    }
    return emit(copy block, &scan, body)
  }

  /// Emits the groups of a block one entry at a time, beginning at the cursor's entry.
  @inline(never)
  private func emit(_ block: ExtentBlock, _ scan: inout ExtentScan, _ body: ExtentBody) -> Bool {
    let count = block.count
    var (index, first) = (index, before.count)
    return scan.emit(
      copies: { scan, extents in
        while index < count {
          let entry = block[index]
          guard scan.appendGap(upTo: first &+ entry.gap, to: &extents),
            scan.append(GroupExtent(entry.extent), to: &extents)
          else { return true }
          index &+= 1
          first = scan.index
        }
        return false
      }, body)
  }
}
