/// Buffer for the data items that a spatial index finds: runs of neighbours in ascending order.
///
/// It is used again for the next query, and then allocates nothing.
public struct LeafRuns: Sendable {
  /// The runs, none of which touches the next.
  public private(set) var runs: ContiguousArray<Range<Int>> = []
  /// How many boxes or entries of an index have been compared.
  public var nodesVisited = 0

  /// Single items in any order, for indexes that find them so.
  private var singles: ContiguousArray<UInt32> = []

  /// Makes an empty buffer.
  public init() {}

  /// Forgets the runs and keeps their room.
  public mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    singles.removeAll(keepingCapacity: true)
    nodesVisited = 0
  }

  /// Adds a run behind all others.
  ///
  /// - Precondition: It starts at or behind the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ run: Range<Int>) {
    guard let last = runs.last else { return runs.append(run) }
    precondition(last.upperBound <= run.lowerBound, "Runs come in ascending order.")
    if last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// Adds an item in no order; ``sort()`` puts such items into runs.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  public mutating func appendUnordered(_ item: UInt32) { singles.append(item) }

  /// Puts the items that came in no order into runs; there may be no other runs then.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items.
  public mutating func sort() {
    singles.sort()
    for single in singles { append(Int(single)..<Int(single) + 1) }
    singles.removeAll(keepingCapacity: true)
  }

  /// Forgets items from one on, in groups that are not full.
  mutating func cut(at end: Int) {
    while let last = runs.last, last.upperBound > end {
      runs.removeLast()
      if last.lowerBound < end { runs.append(last.lowerBound..<end) }
    }
  }

  /// The number of items in all runs.
  public var itemCount: Int { runs.reduce(0) { $0 + $1.count } }
}
