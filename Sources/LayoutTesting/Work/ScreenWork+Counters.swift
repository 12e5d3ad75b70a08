import LayoutCore

/// The counts of ``ScreenWork/counters`` as figures of the work: code with `import LayoutTesting`
/// reads them in every language mode.
extension ScreenWork {
  /// Groups solved, nested ones included.
  public var groupsSolved: Int { counters.groupsSolved }

  /// Rows of a packing section laid out again because sizes in or before them have changed.
  public var groupsRepacked: Int { counters.groupsRepacked }

  /// Data items in those rows.
  public var itemsRepacked: Int { counters.itemsRepacked }

  /// Measurements found in a cache.
  public var measurementHits: Int { counters.measurementHits }

  /// Measurements not found in a cache.
  public var measurementMisses: Int { counters.measurementMisses }

  /// Measurements evicted from a bounded cache.
  public var measurementEvictions: Int { counters.measurementEvictions }

  /// Places of large custom groups solved; places in previously solved blocks do not count.
  public var placesSolved: Int { counters.placesSolved }

  /// Entries created by spatial indexes for data items.
  public var indexEntriesBuilt: Int { counters.indexEntriesBuilt }

  /// Measured sizes applied.
  public var fittedSizesApplied: Int { counters.fittedSizesApplied }

  /// Nodes of an index looked at: steps of a search, or entries of a scan.
  public var indexNodesVisited: Int { counters.indexNodesVisited }

  /// Sections looked at.
  public var sectionsVisited: Int { counters.sectionsVisited }

  /// Comparisons of an element's frame with a rectangle.
  public var elementsTested: Int { counters.elementsTested }

  /// Elements given to the caller.
  public var elementsEmitted: Int { counters.elementsEmitted }
}
