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

  /// The counts by name, in the spelling of the result files.
  public var byName: [String: Int] {
    [
      "groupsSolved": groupsSolved, "measurementHits": measurementHits,
      "measurementMisses": measurementMisses, "measurementEvictions": measurementEvictions,
      "indexNodesVisited": indexNodesVisited, "sectionsVisited": sectionsVisited,
      "elementsTested": elementsTested, "elementsEmitted": elementsEmitted,
    ]
  }

  /// Adds the counts of another piece of work.
  public static func += (a: inout WorkCounters, b: WorkCounters) {
    a.groupsSolved += b.groupsSolved
    a.measurementHits += b.measurementHits
    a.measurementMisses += b.measurementMisses
    a.measurementEvictions += b.measurementEvictions
    a.indexNodesVisited += b.indexNodesVisited
    a.sectionsVisited += b.sectionsVisited
    a.elementsTested += b.elementsTested
    a.elementsEmitted += b.elementsEmitted
  }
}
