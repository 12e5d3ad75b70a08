/// Amount of work, in counts equal on every machine.
///
/// A gate on these is red only for real reasons; times are for people. Counts only grow, and depend
/// on the calls alone: not on addresses, on hashing or on a clock. Parts count their own work:
/// solution caches ``measurementHits``, ``measurementMisses`` and ``measurementEvictions``, extent
/// indexes ``indexNodesVisited``, spatial indexes ``indexEntriesBuilt``; the engine the rest.
public struct WorkCounters: Hashable, Sendable {
  /// Groups solved, nested ones included.
  public var groupsSolved = 0
  /// Rows of a packing section laid out again because sizes in or before them have changed.
  public var groupsRepacked = 0
  /// Data items in those rows.
  public var itemsRepacked = 0
  /// Measurements found in a cache.
  public var measurementHits = 0
  /// Measurements not found in a cache.
  public var measurementMisses = 0
  /// Measurements evicted from a bounded cache.
  public var measurementEvictions = 0
  /// Places of large custom groups solved; places in previously solved blocks do not count.
  public var placesSolved = 0
  /// Entries created by spatial indexes for data items.
  public var indexEntriesBuilt = 0
  /// Measured sizes applied.
  public var fittedSizesApplied = 0
  /// Nodes of an index looked at: steps of a search, or entries of a scan.
  public var indexNodesVisited = 0
  /// Sections looked at.
  public var sectionsVisited = 0
  /// Comparisons of an element's frame with a rectangle.
  public var elementsTested = 0
  /// Elements given to the caller.
  public var elementsEmitted = 0

  /// Counts nothing yet.
  public init() {}

  /// Count by its name in the result files, with a function for reading it: Embedded Swift has no
  /// key paths.
  private typealias Field = (name: String, summary: String, read: @Sendable (WorkCounters) -> Int)

  /// Every count: the list behind names and result files.
  private static let fields: [Field] = [
    ("groupsSolved", "groups solved, nested ones included", { $0.groupsSolved }),
    ("groupsRepacked", "rows repacked because of measured sizes", { $0.groupsRepacked }),
    ("itemsRepacked", "items in repacked rows", { $0.itemsRepacked }),
    ("measurementHits", "measurements found in a cache", { $0.measurementHits }),
    ("measurementMisses", "measurements not found in a cache", { $0.measurementMisses }),
    (
      "measurementEvictions", "measurements evicted from a bounded cache",
      { $0.measurementEvictions }
    ),
    ("placesSolved", "places of large custom groups solved", { $0.placesSolved }),
    ("indexEntriesBuilt", "entries created by spatial indexes for items", { $0.indexEntriesBuilt }),
    ("fittedSizesApplied", "measured sizes applied", { $0.fittedSizesApplied }),
    (
      "indexNodesVisited", "index nodes visited: search steps or scanned entries",
      { $0.indexNodesVisited }
    ),
    ("sectionsVisited", "sections visited", { $0.sectionsVisited }),
    ("elementsTested", "elements compared with a rectangle", { $0.elementsTested }),
    ("elementsEmitted", "elements returned to the caller", { $0.elementsEmitted }),
  ]

  /// The name and the counted work of every count, in one line each.
  public static var summaries: [(name: String, summary: String)] {
    fields.map { ($0.name, $0.summary) }
  }

  /// The counts by name, in the spelling of the result files.
  public var byName: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.read(self)) })
  }

  /// Adds the counts of another piece of work.
  public static func += (a: inout WorkCounters, b: WorkCounters) { a.add(b, times: 1) }

  /// Takes off the counts of an earlier moment.
  public static func -= (a: inout WorkCounters, b: WorkCounters) { a.add(b, times: -1) }

  /// Adds counts one by one: a loop over the list of them takes the time of a query.
  private mutating func add(_ other: WorkCounters, times factor: Int) {
    groupsSolved += factor * other.groupsSolved
    groupsRepacked += factor * other.groupsRepacked
    itemsRepacked += factor * other.itemsRepacked
    measurementHits += factor * other.measurementHits
    measurementMisses += factor * other.measurementMisses
    measurementEvictions += factor * other.measurementEvictions
    placesSolved += factor * other.placesSolved
    indexEntriesBuilt += factor * other.indexEntriesBuilt
    fittedSizesApplied += factor * other.fittedSizesApplied
    indexNodesVisited += factor * other.indexNodesVisited
    sectionsVisited += factor * other.sectionsVisited
    elementsTested += factor * other.elementsTested
    elementsEmitted += factor * other.elementsEmitted
  }
}
