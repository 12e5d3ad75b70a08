/// Cursor in a tree: finds an entry on one way down, and goes on from block to block.
///
/// It counts no references, so it must not be used once the tree has been changed.
struct ExtentCursor {
  /// The place of the block, unless the block is the root.
  private var place: SumPlace<ExtentBlock>?

  /// The number of the entry in its block.
  private(set) var index: Int
  private(set) var entry: ExtentEntry
  /// The sums before the entry.
  private(set) var before: Sums

  /// Goes from the root to the last entry before which a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, which is in the tree.
  ///   - measure: The measure.
  ///   - tree: The tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured instances.
  @inline(__always)
  init(
    below target: Int64, by measure: some SumMeasure, in tree: ExtentTree,
    work: inout WorkCounters
  ) {
    guard let root = tree.root.branch else {
      work.indexNodesVisited &+= 1
      (index, entry, before) = tree.root.block.find(
        below: target, by: measure, totals: tree.totals)
      return
    }
    let place = SumPlace(below: target, by: measure, from: Borrowed(root), work: &work)
    let left = target &- measure.value(of: place.before)
    let found = place.read { $0.find(below: left, by: measure, totals: place.totals) }
    (index, entry, before) = (found.index, found.entry, place.before &+ found.before)
    self.place = place
  }

  /// Goes to the entry that has an instance of the tree.
  @inline(__always)
  init(ofInstance instance: Int, in tree: ExtentTree, work: inout WorkCounters) {
    self.init(below: Int64(instance) &+ 1, by: CountMeasure(), in: tree, work: &work)
  }

  /// The block of the entry.
  @inline(__always)
  func block(in tree: ExtentTree) -> ExtentBlock { place?.read { $0 } ?? tree.root.block }

  /// The words of the block of the entry.
  @inline(__always)
  private func words(in tree: borrowing ExtentTree) -> BorrowedElements<UInt64> {
    guard let place else { return BorrowedElements(tree.root.block.words) }
    return place.read { BorrowedElements($0.words) }
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
    guard var place else { return false }
    let isNeighbour = place.next()
    guard place.before.count < tree.totals.count else { return false }
    guard isNeighbour else {
      self = ExtentCursor(ofInstance: place.before.count, in: tree, work: &work)
      return true
    }
    work.indexNodesVisited += 1
    self.place = place
    (index, entry, before) = (0, place.read { $0[0] }, place.before)
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
    let unmeasured = place?.totals.weight ?? tree.totals.weight
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
    var first = before.count
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
