/// How much work was done, in counts that are the same on every machine.
///
/// A gate on these is red only for real reasons; times are for people.
public struct WorkCounters: Hashable, Sendable {
  /// Groups solved, nested ones included.
  public var groupsSolved = 0
  /// Rows of a packing section laid out again because sizes in or before them have changed.
  public var groupsRepacked = 0
  /// Measurements found in a cache.
  public var measurementHits = 0
  /// Measurements not found in a cache.
  public var measurementMisses = 0
  /// Measurements that a bounded cache forgot.
  public var measurementEvictions = 0
  /// Places of large custom groups solved; those in blocks that were solved before do not count.
  public var placesSolved = 0
  /// Entries that spatial indexes have made for data items.
  public var indexEntriesBuilt = 0
  /// Measured sizes applied.
  public var fittedSizesApplied = 0
  /// Nodes of an index looked at: steps of a search, or entries of a scan.
  public var indexNodesVisited = 0
  /// Sections looked at.
  public var sectionsVisited = 0
  /// Elements whose frame was compared with a rectangle.
  public var elementsTested = 0
  /// Elements given to the caller.
  public var elementsEmitted = 0

  /// Counts nothing yet.
  public init() {}

  /// Count by its name in the result files, with functions that read it and add to it: Embedded
  /// Swift has no key paths.
  private struct Field: Sendable {
    let name: String
    let summary: String
    let read: @Sendable (WorkCounters) -> Int
    let add: @Sendable (inout WorkCounters, Int) -> Void
  }

  /// Every count: the one list that names, arithmetic and result files go by.
  private static let fields = [
    Field(
      name: "groupsSolved", summary: "groups solved, nested ones included",
      read: { $0.groupsSolved }, add: { $0.groupsSolved += $1 }),
    Field(
      name: "groupsRepacked", summary: "rows packed again by measured sizes",
      read: { $0.groupsRepacked }, add: { $0.groupsRepacked += $1 }),
    Field(
      name: "measurementHits", summary: "measurements found in a cache",
      read: { $0.measurementHits }, add: { $0.measurementHits += $1 }),
    Field(
      name: "measurementMisses", summary: "measurements not found in a cache",
      read: { $0.measurementMisses }, add: { $0.measurementMisses += $1 }),
    Field(
      name: "measurementEvictions", summary: "measurements that a bounded cache forgot",
      read: { $0.measurementEvictions }, add: { $0.measurementEvictions += $1 }),
    Field(
      name: "placesSolved", summary: "places of large custom groups solved",
      read: { $0.placesSolved }, add: { $0.placesSolved += $1 }),
    Field(
      name: "indexEntriesBuilt", summary: "entries that spatial indexes made for items",
      read: { $0.indexEntriesBuilt }, add: { $0.indexEntriesBuilt += $1 }),
    Field(
      name: "fittedSizesApplied", summary: "measured sizes taken in",
      read: { $0.fittedSizesApplied }, add: { $0.fittedSizesApplied += $1 }),
    Field(
      name: "indexNodesVisited", summary: "steps of a search, or entries of a scan",
      read: { $0.indexNodesVisited }, add: { $0.indexNodesVisited += $1 }),
    Field(
      name: "sectionsVisited", summary: "sections looked at", read: { $0.sectionsVisited },
      add: { $0.sectionsVisited += $1 }),
    Field(
      name: "elementsTested", summary: "elements compared with a rectangle",
      read: { $0.elementsTested }, add: { $0.elementsTested += $1 }),
    Field(
      name: "elementsEmitted", summary: "elements given to the caller",
      read: { $0.elementsEmitted }, add: { $0.elementsEmitted += $1 }),
  ]

  /// The name of every count and what it counts, in one line each.
  public static var summaries: [(name: String, summary: String)] {
    fields.map { ($0.name, $0.summary) }
  }

  /// The counts by name, in the spelling of the result files.
  public var byName: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, $0.read(self)) })
  }

  /// Adds the counts of another piece of work.
  public static func += (a: inout WorkCounters, b: WorkCounters) {
    for field in fields { field.add(&a, field.read(b)) }
  }

  /// Takes off the counts of an earlier moment.
  public static func -= (a: inout WorkCounters, b: WorkCounters) {
    for field in fields { field.add(&a, -field.read(b)) }
  }
}
