import LayoutCore

/// The counts in ``ScreenWork/counters``, repeated for tests without `import LayoutCore`.
///
/// Such tests cannot read the original counts if the upcoming feature `MemberImportVisibility` is
/// enabled.
extension ScreenWork {
  /// The number of groups laid out, including nested groups.
  public var groupsSolved: Int { counters.groupsSolved }

  /// The number of rows packed again because sizes in them or in earlier rows had changed.
  public var groupsRepacked: Int { counters.groupsRepacked }

  /// The number of data items in repacked rows.
  public var itemsRepacked: Int { counters.itemsRepacked }

  /// The number of measurements found in a cache.
  public var measurementHits: Int { counters.measurementHits }

  /// The number of measurements not found in a cache.
  public var measurementMisses: Int { counters.measurementMisses }

  /// The number of measurements evicted from a bounded cache.
  public var measurementEvictions: Int { counters.measurementEvictions }

  /// The number of item positions computed in large custom groups; blocks of already known
  /// positions are not counted.
  public var placesSolved: Int { counters.placesSolved }

  /// The number of entries created by spatial indexes.
  public var indexEntriesBuilt: Int { counters.indexEntriesBuilt }

  /// The number of measured sizes that were applied.
  public var fittedSizesApplied: Int { counters.fittedSizesApplied }

  /// The number of visited index nodes: steps of a search, or entries of a scan.
  public var indexNodesVisited: Int { counters.indexNodesVisited }

  /// The number of visited sections.
  public var sectionsVisited: Int { counters.sectionsVisited }

  /// The number of comparisons of an element's frame with a rectangle.
  public var elementsTested: Int { counters.elementsTested }

  /// The number of elements returned to the caller.
  public var elementsEmitted: Int { counters.elementsEmitted }
}
