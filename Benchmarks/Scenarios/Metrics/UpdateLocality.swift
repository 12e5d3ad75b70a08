import LayoutCore

/// Locality of an update: the work on elements, groups and index entries, and the changed items.
///
/// Changed items are the named items of the update, and visible items after it with another frame
/// than before. All items after a growing row move as well, but no host shows them: visiting each
/// of them is work without a visible effect.
///
///     1 row resized, 9 rows visible below it moved, 40 nodes and elements visited   →   4
struct UpdateLocality: Equatable {
  /// The largest number of items for measuring it, as all frames are compared.
  static let mostItems = 10_000

  /// The number of elements, groups and index entries worked on.
  var touched: Int
  /// The number of changed items.
  var changed: Int

  /// The work for each changed item; `nil` where none changed.
  var ratio: Double? { changed > 0 ? Double(touched) / Double(changed) : nil }

  /// Adds the counts to a sum.
  init(touched: Int, changed: Int) {
    self.touched = touched
    self.changed = changed
  }

  /// Locality of an update from its work and its frames.
  ///
  /// - Parameters:
  ///   - work: The work of the update and of finding the visible items behind it.
  ///   - visible: The elements found.
  ///   - named: The named items of the update, by their identifiers after it.
  ///   - frameBefore: The frame of an item before the update, by its identifier after it.
  init(
    work: WorkCounters, visible: some Sequence<LayoutElement>, named: Set<ElementID>,
    frameBefore: (ElementID) -> Frame?
  ) {
    let moved = visible.filter { $0.kind == .cell && frameBefore($0.id) != $0.frame }.map(\.id)
    self.init(touched: work.touched, changed: named.union(moved).count)
  }
}

extension WorkCounters {
  /// The work on single elements, groups and index entries.
  ///
  /// Lookups of caches and sections count as the solving after them, and emitted elements as the
  /// tests before them.
  var touched: Int {
    groupsSolved + groupsRepacked + placesSolved + indexEntriesBuilt + fittedSizesApplied
      + indexNodesVisited + elementsTested
  }
}
