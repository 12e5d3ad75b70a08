/// A spatial index of items in any order, for groups of every shape: a packed Hilbert R-tree.
///
/// It stores the boxes of the items in the order of a Hilbert curve through their centres, and,
/// level by level, the bounding box of each run of sixteen boxes:
///
///     level 1      [around 256]            [around 256]
///     level 0      [around 16] [around 16] …
///     entries      frame, number   frame, number …   20 bytes each
///
/// The tree is built in one go and never changed. After a change, a list of the unchanged ranges
/// excludes the changed items, which are found by the boxes stored with them instead. Once many
/// items have changed, the tree is built again. Indexes derived from the same build share its
/// packed boxes.
public struct HilbertIndex: SpatialIndex {
  /// The name of the index in benchmark results.
  public static let name = "hilbert"

  /// A range of items unchanged since the tree was built.
  private struct UnchangedRange: Sendable {
    /// The indices that the items had when the tree was built.
    var then: Range<Int>
    /// The current index of the first item.
    var now: Int
  }

  /// The packed boxes of the items as they were when the tree was built.
  private let packed: PackedBoxes
  /// The ranges of unchanged items, in order.
  private var kept: ContiguousArray<UnchangedRange>
  /// The ranges of changed items, given by their current indices.
  private var others: ContiguousArray<Range<Int>> = []

  /// Creates the index of a group's items.
  ///
  /// - Complexity: O(*l*) for *l* items; takes 21 bytes for each.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {
    packed = PackedBoxes(leaves)
    kept = [UnchangedRange(then: 0..<leaves.count, now: 0)]
    work.indexEntriesBuilt += leaves.count
  }

  /// Updates the index after a change to the items, building the tree again if many have changed.
  ///
  /// - Complexity: O(*c* + 1) for *c* changes since the last build; O(*l*) for *l* items when the
  ///   tree is built again. It is built again when more than 4,096 items and more than a 64th of
  ///   all items have changed, or when more than 64 unchanged ranges remain.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    var kept: ContiguousArray<UnchangedRange> = []
    let shift = new.count - old.count
    for part in self.kept {
      let now = part.now..<part.now + part.then.count
      let before = now.clamped(to: 0..<max(0, old.lowerBound))
      if !before.isEmpty {
        kept.append(
          UnchangedRange(
            then: part.then.lowerBound..<part.then.lowerBound + before.count,
            now: part.now))
      }
      guard now.upperBound > old.upperBound else { continue }
      let skipped = max(0, old.upperBound - now.lowerBound)
      kept.append(
        UnchangedRange(
          then: part.then.lowerBound + skipped..<part.then.upperBound,
          now: part.now + skipped + shift))
    }
    self.kept = kept
    others = Self.ranges(outside: kept, of: leaves.count)
    let changed = others.reduce(0) { $0 + $1.count }
    guard changed > max(4096, leaves.count / 64) || kept.count > 64 else { return }
    self = HilbertIndex(leaves, work: &work)
  }

  /// Returns the ranges of changed items: everything outside the unchanged ranges.
  private static func ranges(
    outside kept: ContiguousArray<UnchangedRange>, of count: Int
  ) -> ContiguousArray<Range<Int>> {
    var others: ContiguousArray<Range<Int>> = []
    var end = 0
    for part in kept {
      if part.now > end { others.append(end..<part.now) }
      end = part.now + part.then.count
    }
    if end < count { others.append(end..<count) }
    return others
  }

  /// Finds the items that may overlap or touch a search window.
  ///
  /// - Complexity: O(log *l* + *k* log *k*) for *l* items and *k* found.
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    for range in others {
      var part = LeafRanges()
      leaves.find(in: range, meeting: window, into: &part)
      found.nodesVisited += part.nodesVisited
      for range in part.ranges { for item in range { found.appendUnordered(UInt32(item)) } }
    }
    // Until an item of the tree changes, a single range covers all of them, and their numbers
    // remain valid. Unless items have been added since, the tree has the frames of all items and
    // passes them on.
    let isUnchanged = kept.count == 1 && kept[0].then.count == packed.count
    packed.find(
      reach: window.box.reach,
      givesFrames: isUnchanged && others.isEmpty && found.takesFrames, into: &found
    ) { item in
      isUnchanged ? item : number(ofItem: Int(item)).map { UInt32($0) }
    }
    found.sort()
  }

  /// Returns the current index of the item that had the given index when the tree was built; `nil`
  /// if the item has changed.
  private func number(ofItem item: Int) -> Int? {
    var (low, high) = (0, kept.count)
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].then.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    guard low < kept.count, kept[low].then.contains(item) else { return nil }
    return kept[low].now + item - kept[low].then.lowerBound
  }
}
