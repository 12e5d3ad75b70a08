/// Counts of the operations performed by a layout engine, identical on every machine.
///
/// Tests compare these counts because, unlike times, they do not vary from run to run. The counts
/// only grow, and depend only on the calls: not on memory addresses, hashing or a clock. Some parts
/// of an engine count their own work: solution caches count ``measurementHits``,
/// ``measurementMisses`` and ``measurementEvictions``, extent indexes ``indexNodesVisited``, and
/// spatial indexes ``indexEntriesBuilt``. The engine counts everything else.
public struct WorkCounters: Hashable, Sendable {
  /// The number of groups solved, including nested groups.
  public var groupsSolved = 0
  /// The number of rows packed again because sizes in them or in earlier rows had changed.
  public var groupsRepacked = 0
  /// The number of data items in repacked rows.
  public var itemsRepacked = 0
  /// The number of group solutions found in a cache.
  public var measurementHits = 0
  /// The number of group solutions not found in a cache.
  public var measurementMisses = 0
  /// The number of group solutions evicted from a bounded cache.
  public var measurementEvictions = 0
  /// The number of item positions solved in large custom groups, not counting blocks of positions
  /// reused from an earlier solution.
  public var placesSolved = 0
  /// The number of entries created by spatial indexes for data items.
  public var indexEntriesBuilt = 0
  /// The number of measured sizes applied.
  public var fittedSizesApplied = 0
  /// The number of index nodes visited, counting each step of a search and each entry of a scan.
  public var indexNodesVisited = 0
  /// The number of sections visited by queries, plus the number of runs of equal sections
  /// positioned together.
  public var sectionsVisited = 0
  /// The number of times an element's frame was compared with a rectangle.
  public var elementsTested = 0
  /// The number of elements returned to the caller.
  public var elementsEmitted = 0

  /// Creates counters with all counts at zero.
  public init() {}

  /// A count: its name in the result files, its description, and a closure that reads it.
  ///
  /// The closure is needed because Embedded Swift has no key paths.
  private typealias Field = (name: String, summary: String, read: @Sendable (WorkCounters) -> Int)

  /// All counts; the names and the result files are derived from this list.
  private static let fields: [Field] = [
    ("groupsSolved", "groups solved, including nested groups", { $0.groupsSolved }),
    ("groupsRepacked", "rows repacked because of measured sizes", { $0.groupsRepacked }),
    ("itemsRepacked", "items in repacked rows", { $0.itemsRepacked }),
    ("measurementHits", "measurements found in a cache", { $0.measurementHits }),
    ("measurementMisses", "measurements not found in a cache", { $0.measurementMisses }),
    (
      "measurementEvictions", "measurements evicted from a bounded cache",
      { $0.measurementEvictions }
    ),
    ("placesSolved", "item positions solved in large custom groups", { $0.placesSolved }),
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

  /// The name of each count, with a short description of what it counts.
  public static var summaries: [(name: String, summary: String)] {
    fields.map { ($0.name, $0.summary) }
  }

  /// The counts, keyed by their names in the result files.
  public var byName: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.read(self)) })
  }

  /// Adds the given counts.
  public static func += (a: inout WorkCounters, b: WorkCounters) { a.add(b, times: 1) }

  /// Subtracts the given counts, which were recorded earlier.
  public static func -= (a: inout WorkCounters, b: WorkCounters) { a.add(b, times: -1) }

  /// Adds a multiple of other counts.
  ///
  /// The method names every count, because a loop over the list of counts would take as long as a
  /// query.
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
