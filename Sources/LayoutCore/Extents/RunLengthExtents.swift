/// An extent index that stores only the measured groups and the lengths of the gaps between them,
/// in a B+-tree.
///
/// Each measured group is an entry of eight bytes. A block of the tree has up to 124 entries, and a
/// branch has up to 32 children. A group starts at the sum of the measured extents before it plus
/// the estimate times the number of unmeasured groups before it:
///
///     measured: 2 → 25, 6 → 17     · · 25 · · · 17
///     start of 5 = 25 + 4 · estimate
///
/// Therefore a new estimate changes no entry. With *m* measured groups every operation takes O(log
/// *m*), including the insertion and removal of runs, and the index takes O(*m*) memory, regardless
/// of the number of groups.
///
/// The tree is persistent: a copy shares its nodes, and a change copies only the nodes on its path.
public struct RunLengthExtents: ExtentIndex {
  /// The name of this index in benchmark results.
  public static let name = "run-length"

  /// The maximum number of children of a branch in the tree.
  public static let fanOut = SumBranch<ExtentBlock>.width

  var tree = ExtentTree()

  /// The number of groups.
  public internal(set) var count: Int

  /// The extent of every unmeasured group; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  /// Creates an index of unmeasured groups.
  ///
  /// - Complexity: O(1); allocates nothing.
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    self.count = count
    self.estimate = estimate
  }

  /// Creates an index of partly measured groups.
  ///
  /// - Complexity: O(*m*) for *m* measured groups.
  public init(
    count: Int, estimate: Subpixels,
    measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    tree = ExtentTree(measured)
    precondition(
      tree.totals.count <= count,
      "Group \(tree.totals.count - 1) is out of bounds: there are \(count) groups.")
  }

  /// The number of measured groups.
  public var measuredCount: Int { tree.totals.measured }
  /// The sum of the extents of the measured groups.
  public var measuredTotal: Subpixels { tree.totals.extent }

  /// The number of levels of the tree; 0 if nothing has been measured.
  public var height: Int { tree.height }

  /// The number of nodes of the tree; 0 if nothing has been measured.
  public var nodeCount: Int { tree.nodes.count }

  /// Returns the number of tree nodes shared with another index.
  ///
  /// - Complexity: O(*k*²) for *k* nodes.
  package func sharedNodeCount(with other: RunLengthExtents) -> Int {
    tree.sharedNodeCount(with: other.tree)
  }
}

extension RunLengthExtents {
  /// Sets the measured extent of a group, or discards it if the new extent is `nil`.
  ///
  /// - Complexity: O(log *m*).
  @discardableResult
  public mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    require(group: index)
    Self.require(extent: extent)
    guard let extent else {
      return index < tree.totals.count ? tree.forget(index, work: &work) : nil
    }
    return tree.measure(extent, at: index, work: &work)
  }

  /// Sets the measured extents of many groups.
  ///
  /// The tree is rebuilt unless it already contains more measured groups than `groups`.
  ///
  /// - Complexity: O(*k*) for *k* groups if no more than *k* have been measured before; otherwise
  ///   O(*k* log *m*) for *m* measured groups.
  public mutating func measure(_ groups: MeasuredExtents, work: inout WorkCounters) {
    guard measuredCount <= groups.count else {
      for (index, extent) in groups { set(extent, at: index, work: &work) }
      return
    }
    work.indexNodesVisited += measuredCount + groups.count
    let all = measuredCount == 0 ? groups : joining(groups)
    self = RunLengthExtents(count: count, estimate: estimate, measured: all)
  }

  /// Returns the measured groups merged with newly measured ones; a new extent replaces an old one.
  private func joining(_ new: MeasuredExtents) -> MeasuredExtents {
    var all: MeasuredExtents = []
    all.reserveCapacity(measuredCount + new.count)
    var next = 0
    forEachMeasuredGroup(in: 0..<count) { index, extent in
      while next < new.count, new[next].index < index {
        all.append(new[next])
        next += 1
      }
      if next == new.count || new[next].index > index { all.append((index, extent)) }
    }
    all += new[next...]
    return all
  }

  /// Inserts unmeasured groups.
  ///
  /// - Complexity: O(log *m*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    count += newCount
    guard newCount > 0, index < tree.totals.count else { return }
    tree.lengthenGap(by: newCount, at: index, work: &work)
  }

  /// Removes groups, lowering the indices of all later groups.
  ///
  /// - Complexity: O(log *m*), plus O(*k*) to free the memory of *k* measured groups.
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    count -= range.count
    tree.remove(range, work: &work)
  }
}

#if DEBUG
  extension RunLengthExtents {
    /// Traps if the tree is inconsistent.
    ///
    /// - Complexity: O(*m*) for *m* measured groups.
    package func checkInvariants() {
      precondition(tree.totals.count <= count, "The tree must not have more than \(count) groups.")
      tree.checkInvariants()
    }
  }

  extension ExtentBlock {
    /// Traps if an entry is invalid or too much memory is unused.
    func checkInvariants() {
      let unused = words.capacity - words.count
      // Allocators round sizes up, by less than a quarter.
      precondition(
        unused <= Self.maxUnused + words.count / 4 + 4,
        "A block with \(words.count) used words must not have \(unused) unused ones.")
      for index in 0..<count {
        precondition(self[index].gap >= 0, "A gap must not be negative.")
        precondition(self[index].extent >= .zero, "An extent must not be negative.")
      }
    }
  }
#endif
