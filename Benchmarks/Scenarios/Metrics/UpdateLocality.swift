import LayoutCore

/// The locality of an update: its work on elements, groups and index entries, and the number of
/// changed items.
///
/// The changed items are the items that the update changes directly, and the visible items whose
/// frames change as a result. All items after a growing row move as well, but most are not visible,
/// so visiting each of them is work without a visible effect.
///
///     1 row resized, 9 rows visible below it moved, 40 nodes and elements visited   →   4
struct UpdateLocality: Equatable {
  /// The maximum number of items for measuring locality; measuring it requires a comparison of all
  /// frames.
  static let maxItems = 10_000

  /// The number of elements, groups and index entries processed.
  var touched: Int
  /// The number of items changed by the update, including visible items that move as a result.
  var changed: Int

  /// The amount of work per changed item, or `nil` if no item changed.
  var ratio: Double? { changed > 0 ? Double(touched) / Double(changed) : nil }

  /// Creates a measurement from the amount of work done and the number of changed items.
  init(touched: Int, changed: Int) {
    self.touched = touched
    self.changed = changed
  }

  /// Creates the locality of an update from its work and from the frames before and after the
  /// update.
  ///
  /// - Parameters:
  ///   - work: The work of the update and of the query for the visible items that follows.
  ///   - visible: The visible elements after the update.
  ///   - named: The items that the update changes directly, identified as after the update.
  ///   - frameBefore: A closure that returns an item's frame before the update, given its
  ///     identifier after the update.
  init(
    work: WorkCounters, visible: some Sequence<LayoutElement>, named: Set<ElementID>,
    frameBefore: (ElementID) -> Frame?
  ) {
    let moved = visible.filter { $0.kind == .cell && frameBefore($0.id) != $0.frame }.map(\.id)
    self.init(touched: work.touched, changed: named.union(moved).count)
  }
}

extension WorkCounters {
  /// The number of elements, groups and index entries processed individually.
  ///
  /// Look-ups of cached solutions and of sections are not counted, because any group solved as a
  /// result is counted instead. Emitted elements are not counted, because testing them has already
  /// been counted.
  var touched: Int {
    groupsSolved + groupsRepacked + placesSolved + indexEntriesBuilt + fittedSizesApplied
      + indexNodesVisited + elementsTested
  }
}
