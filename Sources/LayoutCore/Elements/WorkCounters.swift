/// How much work was done, in counts that are the same on every machine.
///
/// A gate on these is red only for real reasons; times are for people.
public struct WorkCounters: Hashable, Sendable {
  /// Groups solved, nested ones included.
  public var groupsSolved = 0
  /// Measurements found in a cache.
  public var measurementHits = 0
  /// Measurements not found in a cache.
  public var measurementMisses = 0
  /// Measurements that a bounded cache forgot.
  public var measurementEvictions = 0
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

  /// One count: its name in the result files, what it counts, and where it is.
  private struct Field: Sendable {
    let name: String
    let summary: String
    let path: any WritableKeyPath<WorkCounters, Int> & Sendable
  }

  /// Every count: the one list that names, arithmetic and result files go by.
  private static let fields = [
    Field(
      name: "groupsSolved", summary: "groups solved, nested ones included", path: \.groupsSolved),
    Field(
      name: "measurementHits", summary: "measurements found in a cache", path: \.measurementHits),
    Field(
      name: "measurementMisses", summary: "measurements not found in a cache",
      path: \.measurementMisses),
    Field(
      name: "measurementEvictions", summary: "measurements that a bounded cache forgot",
      path: \.measurementEvictions),
    Field(
      name: "fittedSizesApplied", summary: "measured sizes taken in", path: \.fittedSizesApplied),
    Field(
      name: "indexNodesVisited", summary: "steps of a search, or entries of a scan",
      path: \.indexNodesVisited),
    Field(name: "sectionsVisited", summary: "sections looked at", path: \.sectionsVisited),
    Field(
      name: "elementsTested", summary: "elements compared with a rectangle",
      path: \.elementsTested),
    Field(
      name: "elementsEmitted", summary: "elements given to the caller", path: \.elementsEmitted),
  ]

  /// The name of every count and what it counts, in one line each.
  public static var summaries: [(name: String, summary: String)] {
    fields.map { ($0.name, $0.summary) }
  }

  /// The counts by name, in the spelling of the result files.
  public var byName: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.fields.map { ($0.name, self[keyPath: $0.path]) })
  }

  /// Adds the counts of another piece of work.
  public static func += (a: inout WorkCounters, b: WorkCounters) {
    for field in fields { a[keyPath: field.path] += b[keyPath: field.path] }
  }

  /// Takes off the counts of an earlier moment.
  public static func -= (a: inout WorkCounters, b: WorkCounters) {
    for field in fields { a[keyPath: field.path] -= b[keyPath: field.path] }
  }
}
