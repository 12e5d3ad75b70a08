import LayoutCore

/// The locality of an update: its work on elements, groups and index entries, and the number of
/// changed items.
///
/// The changed items are the items named by the update, and the visible items with a different
/// frame after it. All items after a growing row move as well, but no host shows them, so visiting
/// each of them is work without a visible effect.
///
///     1 row resized, 9 rows visible below it moved, 40 nodes and elements visited   →   4
struct UpdateLocality: Equatable {
  /// The maximum number of items for measuring locality, as this compares all frames.
  static let mostItems = 10_000

  /// The number of elements, groups and index entries processed.
  var touched: Int
  /// The number of changed items.
  var changed: Int

  /// The work per changed item; `nil` if no item changed.
  var ratio: Double? { changed > 0 ? Double(touched) / Double(changed) : nil }

  /// Creates a locality from its counts.
  init(touched: Int, changed: Int) {
    self.touched = touched
    self.changed = changed
  }

  /// Creates the locality of an update from its work and the frames before and after it.
  ///
  /// - Parameters:
  ///   - work: The work of the update and of finding the visible items after it.
  ///   - visible: The visible elements after the update.
  ///   - named: The items named by the update, by their identifiers after it.
  ///   - frameBefore: Returns the frame an item had before the update, given its identifier after
  ///     it.
  init(
    work: WorkCounters, visible: some Sequence<LayoutElement>, named: Set<ElementID>,
    frameBefore: (ElementID) -> Frame?
  ) {
    let moved = visible.filter { $0.kind == .cell && frameBefore($0.id) != $0.frame }.map(\.id)
    self.init(touched: work.touched, changed: named.union(moved).count)
  }
}

extension WorkCounters {
  /// The work on individual elements, groups and index entries.
  ///
  /// Cache and section look-ups are counted by the solving they lead to, and emitted elements by
  /// the tests that precede them.
  var touched: Int {
    groupsSolved + groupsRepacked + placesSolved + indexEntriesBuilt + fittedSizesApplied
      + indexNodesVisited + elementsTested
  }
}
